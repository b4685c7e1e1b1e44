/** Of a table's code. */
const LENGTH = 7

/** The path of the table or seat that a code or a whole link leads to; null if it is neither. */
export function pathOf(given: string): string | null {
  const text = given.trim()
  const link = /\/([ts])\/([\w-]+)\/?(?:[?#].*)?$/.exec(text)
  if (link) return `/${link[1]}/${link[2]}`
  // Whoever reads a code aloud pauses, and whoever writes it down may show that.
  const spelled = text.replace(/[\s.-]/g, '')
  const code = spelled.length === LENGTH ? spelled : text
  return /^[\w-]{3,40}$/.test(code) ? `/t/${code.toUpperCase()}` : null
}
