// The picture that stands for a game on the start page: `poster.svg` in its folder.
const posters = import.meta.glob<string>('./*/poster.svg', { query: '?url', import: 'default', eager: true })

export const poster = (game: string): string | undefined => posters[`./${game}/poster.svg`]
