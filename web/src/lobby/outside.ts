/** Where others find this server: not at `localhost`, if it has an address on the network. */
export function outside(addresses: string[], here: { hostname: string; origin: string } = location): string {
  return (onlyHere(here.hostname) && addresses[0]) || here.origin
}

/** Whether an address leads nobody anywhere but to their own machine. */
export const onlyHere = (hostname: string): boolean => /^(localhost$|127\.|\[?::1)/.test(hostname)

/** A link that can be sent: the table tells paths. */
export const whole = (link: string, base: string): string => new URL(link, base).href
