/** The path of the table or seat that a code or a whole link leads to; null if it is neither. */
export function pathOf(given: string): string | null {
  const text = given.trim()
  const link = /\/([ts])\/([\w-]+)\/?(?:[?#].*)?$/.exec(text)
  if (link) return `/${link[1]}/${link[2]}`
  return /^[\w-]{3,40}$/.test(text) ? `/t/${text.toUpperCase()}` : null
}
