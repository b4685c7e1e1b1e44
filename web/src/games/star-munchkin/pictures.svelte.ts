// The drawings on the cards, of the set `game-icons` (CC BY 3.0): one file beside the script, fetched once.
import address from '../../../../src/rodada/games/star_munchkin/cards/pictures.json?url'

export interface Picture {
  author: string
  path: string
}

class Pictures {
  #all = $state.raw<Record<string, Picture>>({})

  /** Until the file is there a card is drawn without. */
  of(name: string): Picture | null {
    return this.#all[name] ?? null
  }

  async fetch(): Promise<void> {
    if (Object.keys(this.#all).length) return
    const answer = await fetch(address)
    const drawings = (await answer.json()) as Record<string, { author: string; body: string }>
    this.#all = Object.fromEntries(Object.entries(drawings).map(([name, { author, body }]) => [name, { author, path: pathOf(body) }]))
  }
}

function pathOf(body: string): string {
  return /\bd="([^"]*)"/.exec(body)?.[1] ?? ''
}

export const pictures = new Pictures()
