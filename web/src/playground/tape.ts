// A game on tape instead of a table: whatever is answered, the tape goes on to what happened next.
import type { Connection, Line } from '../table/connection'
import type { FromClient, News, Tree, ToClient, Welcome } from '../wire'

interface Moments {
  parts: unknown
  moments: { viewer: number; kind: string; scene: { seats?: unknown[] } }[]
}

const files = import.meta.glob<string>('../../fixtures/*.json', { query: '?url', import: 'default' })

export const TAPES = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))

export async function messages(name: string): Promise<ToClient[]> {
  const url = await files[`../../fixtures/${name}.json`]!()
  const content = (await (await fetch(url)).json()) as ToClient[] | Moments
  return Array.isArray(content) ? content : staged(content, name)
}

interface Listening {
  hear: (message: ToClient) => void
  changed: (line: Line) => void
}

export class Tape {
  at = 0
  #listening: Listening | undefined

  constructor(readonly all: ToClient[]) {}

  connect = (listening: Listening): Connection => {
    this.#listening = listening
    queueMicrotask(() => listening.changed('open'))
    return { say: (said: FromClient) => this.#answer(said), again: () => {}, close: () => {} } as unknown as Connection
  }

  /** Everything up to here at once, as a table that is joined late. */
  jump(to: number): void {
    const heard = this.all.slice(0, to + 1)
    const told = heard.filter((message): message is News => message.t === 'news')
    const welcome = heard.find((message): message is Welcome => message.t === 'welcome')
    this.at = to
    if (welcome) this.#listening?.hear(welcome)
    const latest = <K extends keyof News>(key: K): News[K] | null => told.findLast((news) => news[key] != null)?.[key] ?? null
    const last = told.at(-1)
    if (!last) return
    const asking = told.findLast((news) => news.asked !== false) ?? last
    const entries = told.flatMap((news) => news.entries ?? [])
    this.#listening?.hear({ ...asking, n: last.n, entries, table: latest('table'), scene: latest('scene'), result: latest('result') })
  }

  next(): void {
    const message = this.all[this.at + 1]
    if (!message) return
    this.at += 1
    this.#listening?.hear(message)
  }

  #answer(said: FromClient): boolean {
    setTimeout(() => {
      if (said.t === 'ask') this.#listening?.hear({ t: 'refused', id: said.id ?? '', why: 'On tape nothing is asked further: Next goes on.', rule: '' })
      else this.#listening?.hear({ t: 'done', id: said.id ?? '', n: 0 })
      if (said.t === 'play') this.next()
    }, 120)
    return true
  }
}

/** Scenes alone, as of a table at which a question with every kind of answer is asked. */
function staged({ parts, moments }: Moments, name: string): ToClient[] {
  const game = name.replace(/-scenes.*$/, '')
  const seats = Math.max(3, ...moments.map((moment) => moment.scene.seats?.length ?? 0))
  const names = ['Ana', 'Beto', 'Clara', 'Davi', 'Eva', 'Fábio'].slice(0, seats)
  const table = {
    code: 'tape',
    game,
    stage: 'playing',
    seats: names.map((each, seat) => ({ sitter: seat ? 'bot' : 'person', name: each, kind: seat ? 'greedy' : '', present: true, mine: seat === 0, link: '' })),
    options: {},
    rules: { open: false, chat: true, spectators: true, window: 3, patience: 20, decision: 0, bank: 60, hints: false },
    host: true,
    link: '',
    commitment: '',
    seed: '',
    next: '',
    watching: 0,
  }
  const choice = (label: Tree, more: object): object => ({ label, spoken: label, pick: ['act', 0], ends: true, ...more })
  const question = {
    seat: 0,
    name: 'playground',
    at: '1',
    prompt: 'What do you do now?',
    rules: [],
    choices: [choice('Go on', { key: '0', leads: true }), choice('Something else', { key: 'e' }), choice('Not this', { key: 'n', refusal: 'this is not possible now.' })],
  }
  const told = moments.flatMap(({ scene, viewer, kind }, index): ToClient[] => [
    { t: 'welcome', seats: [viewer], viewer, table, parts } as Welcome,
    { t: 'news', n: index + 1, entries: [{ n: index + 1, kind: 'play', happened: [{ kind: 'moment', rule: '', text: kind }] }], scene, asked: true, question: { ...question, at: `${index}`, seat: viewer } } as unknown as News,
  ])
  return told
}
