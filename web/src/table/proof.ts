// Whether the revealed seed is the one whose hash was shown before the first card.

/** SHA-256 of the seed's 32 bytes; null where the browser does not compute it (a page without https). */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !/^[0-9a-f]{64}$/.test(seed)) return null
  const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}
