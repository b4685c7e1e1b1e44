/** Where others find this server: not at `localhost`, if it has an address on the network. */
export function outside(addresses: string[], here: { hostname: string; origin: string } = location): string {
  const alone = /^(localhost|127\.|\[?::1)/.test(here.hostname)
  return (alone && addresses[0]) || here.origin
}

/** A link that can be sent: the table tells paths. */
export const whole = (link: string, base: string): string => new URL(link, base).href
