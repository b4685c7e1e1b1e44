// Where one is: the start page, or a table by its code.
class Route {
  #path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.#path = location.pathname))
    addEventListener('click', (event) => this.#follow(event))
  }

  /** The code of the table, or null on the start page. */
  get table(): string | null {
    return /^\/t\/([\w-]+)/.exec(this.#path)?.[1] ?? null
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#path = location.pathname
    scrollTo(0, 0)
  }

  /** A plain click on a link to a page of this client changes the page without fetching it again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return
    if (link.pathname !== '/' && !link.pathname.startsWith('/t/')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const route = new Route()
