// One device at one table: what it was told, what it is asked, and its own answers on their way.
import { letterOf } from '../design/seats.svelte'
import { made } from '../made'
import { words } from '../words/words.svelte'
import type { Advice, Bye, Choice, FromClient, Pick, Question, Refused, ToClient, Tree } from '../wire'
import { Connection, type Line } from './connection'
import { after, NOTHING, type Standing } from './standing'

type Unsent<T> = T extends { t: string } ? Omit<T, 'id'> : never
/** What can be said, without the id that it gets. */
export type Saying = Unsent<FromClient>

/** An own move on its way. `stored`: the entry that it is stored as, of which the news are not here yet. */
export interface Pending {
  label: Tree
  stored?: number
}

/** Why something is not possible: what was tried, the reason, the rule that says so. */
export interface WhyNot {
  label: Tree | null
  why: Tree
  rule: string
}

export class TableSession {
  /** How things stand, as the table told it. */
  standing: Standing = $state.raw(NOTHING)
  line: Line = $state('connecting')
  /** Why the table closed this connection for good. */
  bye: Bye | null = $state.raw(null)
  pending: Pending | null = $state.raw(null)
  whyNot: WhyNot | null = $state.raw(null)
  /** What a search would answer to what is asked now. */
  advice: Advice | null = $state.raw(null)
  /** The decision for which that is being thought out. */
  seeking = $state('')

  /** The questions behind the answers picked so far, and what is asked after them. */
  #steps: Question[] = $state.raw([])
  #isFree = $state(false)
  #unanswered = new Map<string, { said: FromClient; settle: (answer: ToClient) => void }>()
  #seat: number | null
  #connection: Connection

  constructor(
    readonly code: string,
    seat: number | null = null,
    connect = (listening: ConstructorParameters<typeof Connection>[1]): Connection => new Connection(code, listening),
  ) {
    this.#seat = seat
    this.#connection = connect({
      hello: () => ({ t: 'hello', id: made(), cursor: this.standing.n, seat: this.#seat }),
      hear: (message) => this.#hear(message),
      changed: (line) => this.#changed(line),
    })
  }

  /** What is asked now, after the picks so far. */
  get question(): Question | null {
    return this.#steps.at(-1) ?? this.standing.question
  }

  get picks(): Pick[] {
    return this.question?.picks ?? []
  }

  /** Whether something is picked, or begun out of turn, that can be taken back. */
  get begun(): boolean {
    return this.#steps.length > 0
  }

  /** What was picked so far, as it was called. */
  get trail(): Tree[] {
    const asked = this.#isFree ? this.#steps : [this.standing.question, ...this.#steps]
    return asked.slice(1).flatMap((question, index) => {
      const [kind, value] = question!.picks?.at(-1) ?? []
      const given = asked[index]?.choices.find(({ pick }) => pick[0] === kind && pick[1] === value)
      return given ? [given.label] : []
    })
  }

  /** A bot has no name of its own: it goes by one of the game's, or by its badge. */
  nameOf = (seat: number): string => {
    const { seats, game } = this.standing.table ?? { seats: [], game: '' }
    const known = `${game}-bot`
    return seats[seat]?.name || (words.has(known) ? words.word(known, { number: seat + 1 }) : words.word('seat-nameless', { letter: letterOf(seat) }))
  }
  say = (tree: Tree): string => words.speaker.say(tree, this.nameOf)
  sentence = (tree: Tree): string => words.speaker.sentence(tree, this.nameOf)

  /** The answers that lie on a thing of the table, possible ones first. */
  at = (thing: string): Choice[] => {
    const choices = this.question?.choices.filter((choice) => choice.at === thing) ?? []
    return [...choices.filter((choice) => !choice.refusal), ...choices.filter((choice) => choice.refusal)]
  }

  /** Give an answer: one that is whole is played, another asks on; a forbidden one says why. */
  give = (choice: Choice): void => {
    const question = this.question
    if (!question || this.pending) return
    if (choice.refusal) {
      this.whyNot = { label: choice.label, why: choice.refusal, rule: choice.rule ?? '' }
      return
    }
    this.whyNot = null
    const picks = [...(question.picks ?? []), choice.pick]
    if (choice.ends) void this.#play(question, picks, choice)
    else void this.#ask(question.seat, picks, this.#isFree)
  }

  /** Take back the last pick. */
  back(): void {
    this.whyNot = null
    this.#steps = this.#steps.slice(0, -1)
    if (!this.#steps.length) this.#isFree = false
    if (this.#isFree) void this.#renew()
  }

  /** Act although it is not one's move. */
  act(): void {
    const seat = this.standing.viewer
    if (!this.standing.free || this.pending || this.#isFree) return
    this.#isFree = true
    void this.#ask(seat, [], true)
  }

  /** Say something of which the answer is awaited: `done`, `asked` or `refused`. It is said until it is answered. */
  tell(saying: Saying): Promise<ToClient> {
    const said = { ...saying, id: made() } as FromClient
    return new Promise((settle) => {
      this.#unanswered.set(said.id!, { said, settle })
      this.#connection.say(said)
    })
  }

  /** Tell, and show why if it is refused. Whether it was done. */
  async do(saying: Saying): Promise<boolean> {
    const answer = await this.tell(saying)
    if (answer.t === 'refused') this.#refused(answer, null)
    return answer.t !== 'refused'
  }

  /** Pass by itself: this `combat`, until my `turn`; `window` ends that. */
  passFor(until: 'window' | 'combat' | 'turn'): void {
    void this.do({ t: 'yield', seat: this.standing.viewer, until })
  }

  /** The open window waits for me. */
  hold(): void {
    void this.do({ t: 'hold', seat: this.standing.viewer })
  }

  /** Ask what a search would answer; everybody at the table hears that it was asked. */
  async hint(): Promise<void> {
    const question = this.standing.question
    if (!question || this.seeking === question.at || this.advice?.at === question.at) return
    this.seeking = question.at
    if (!(await this.do({ t: 'hint', seat: question.seat, at: question.at }))) this.seeking = ''
  }

  /** Show another of one's own seats (hot seat). */
  show(seat: number): void {
    this.#seat = seat
    this.#steps = []
    this.#isFree = false
    const { table, seats, parts } = this.standing
    this.standing = { ...NOTHING, table, seats, parts }
    this.#connection.again()
  }

  /** The network may be back: do not wait. */
  hurry(): void {
    if (this.line !== 'open') this.#connection.again()
  }

  close(): void {
    this.#connection.close()
  }

  async #ask(seat: number, picks: Pick[], free: boolean): Promise<void> {
    const base = this.question
    const answer = await this.tell({ t: 'ask', seat, picks, free })
    if (answer.t === 'refused') this.#refused(answer, null)
    if (answer.t === 'refused' && free && !this.#steps.length) this.#isFree = false
    // Whoever took a pick back meanwhile, or was asked something else, does not want this any more.
    if (answer.t === 'asked' && base === this.question) this.#steps = this.#stepsTo(answer.question)
  }

  /** Whoever thinks better of it is asked again what was asked before: what was picked since is forgotten. */
  #stepsTo(question: Question): Question[] {
    const before = this.#steps.findIndex((step) => alike(step, question))
    if (before >= 0) return this.#steps.slice(0, before + 1)
    if (!this.#isFree && this.standing.question && alike(this.standing.question, question)) return []
    return [...this.#steps, question]
  }

  /** Others moved while something was composed out of turn: the same is asked again as things stand now. */
  async #renew(): Promise<void> {
    const last = this.#steps.at(-1)
    if (!last) return
    const answer = await this.tell({ t: 'ask', seat: last.seat, picks: last.picks ?? [], free: true })
    if (last !== this.#steps.at(-1)) return
    if (answer.t === 'asked') this.#steps = [...this.#steps.slice(0, -1), answer.question]
    if (answer.t !== 'refused') return
    this.#steps = []
    this.#isFree = false
    this.#refused(answer, null)
  }

  async #play(question: Question, picks: Pick[], choice: Choice): Promise<void> {
    const saying: Saying = { t: 'play', seat: question.seat, picks, at: question.at }
    this.pending = { label: choice.label }
    const answer = await this.tell(saying)
    if (answer.t === 'refused') {
      this.pending = null
      this.#refused(answer, choice.label)
    } else {
      this.#steps = []
      this.#isFree = false
      this.pending = { label: choice.label, stored: answer.t === 'done' ? answer.n : 0 }
      this.#settlePending()
    }
  }

  /** A stored move is pending on the screen until what followed from it is there too. */
  #settlePending(): void {
    if (this.pending?.stored !== undefined && this.standing.n >= this.pending.stored) this.pending = null
  }

  #refused(answer: Refused, label: Tree | null): void {
    this.whyNot = { label, why: answer.why, rule: answer.rule }
  }

  #hear(message: ToClient): void {
    const before = this.standing
    this.standing = after(before, message, performance.now())
    this.#settlePending()
    if (message.t === 'bye') this.bye = message
    this.#advise(before, message)
    if (message.t === 'done' || message.t === 'refused' || message.t === 'asked') {
      const waiting = this.#unanswered.get(message.id)
      this.#unanswered.delete(message.id)
      waiting?.settle(message)
    }
    if (message.t === 'news' && this.#isFree && this.standing.scene !== before.scene && !this.pending) void this.#renew()
    if (message.t === 'news' && this.standing.question?.at !== before.question?.at && !this.#isFree) {
      this.#steps = []
      this.whyNot = null
    }
  }

  /** A hint is good for the decision that it was asked for; one that was under way when the line broke is lost. */
  #advise(before: Standing, message: ToClient): void {
    const { question, viewer } = this.standing
    if (message.t === 'advice' && message.seat === viewer && message.at === question?.at) this.advice = message
    if (question?.at !== before.question?.at || viewer !== before.viewer) this.advice = null
    if (this.advice || message.t === 'welcome' || (this.seeking && this.seeking !== question?.at)) this.seeking = ''
  }

  /** What was not answered is said again, under the same id: heard twice it has one effect. */
  #changed(line: Line): void {
    this.line = line
    if (line === 'open') for (const { said } of this.#unanswered.values()) this.#connection.say(said)
  }
}

/** Whether two questions are the same but for the way that led to them. */
function alike(one: Question, other: Question): boolean {
  const asked = ({ name, about, prompt, choices }: Question): string => JSON.stringify([name, about, prompt, choices])
  return asked(one) === asked(other)
}
