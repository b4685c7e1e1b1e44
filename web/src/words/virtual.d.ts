declare module 'virtual:words' {
  const words: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default words
}
