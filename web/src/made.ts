/** An id of this device's own making. (`randomUUID` is only there on https.) */
export function made(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
