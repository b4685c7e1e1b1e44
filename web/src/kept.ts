// What this device remembers between visits. Where storage is forbidden it remembers nothing, and nothing breaks.
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`rodada-${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`rodada-${name}`, value)
  } catch {
    // The choice holds for this page.
  }
}
