// Made by `python -m rodada.table.typescript` from src/rodada/table/wire: change that, then make this anew.

/** A text without a language; `player` stands for the name of who sits on that seat. */
export type Tree =
  | string
  | number
  | { say: string; with: Record<string, Tree> }
  | { join: string; of: Tree[] }
  | { texts: Record<string, string> }
  | { player: number }

/** First on every connection. `cursor` is the number of the last log entry this client has; 0 for none. */
export interface Hello {
  t: 'hello'
  cursor?: number
  seat?: number | null
  id?: string
}

export type Pick = [kind: string, value: number]

/** What would be asked after these picks? Answered by `Asked`; nothing is played. `free`: out of turn. */
export interface Ask {
  t: 'ask'
  seat: number
  picks?: Pick[]
  free?: boolean
  id?: string
}

/**
 * Play what these picks come to. `at` is the decision (or window revision) it was made for; in a window it is
 * sealed.
 */
export interface Play {
  t: 'play'
  seat: number
  picks: Pick[]
  at: string
  id?: string
}

/** Pass by itself: `window` (no), `combat`, `turn` (until my turn). What concerns the seat breaks it. */
export interface Yield {
  t: 'yield'
  seat: number
  until: string
  id?: string
}

/** When this seat wants to be asked: a preset (`relaxed`, `normal`, `sharp`) or a list of situations. */
export interface Stops {
  t: 'stops'
  seat: number
  preset?: string
  situations?: string[]
  id?: string
}

/** I am thinking: the open window waits for me as long as my bank lasts. */
export interface Hold {
  t: 'hold'
  seat: number
  id?: string
}

/**
 * What would a search answer to what this seat is asked? Everybody hears that it was asked; `Advice` follows, for
 * this seat alone. `at` is the decision or window that it is for: asked again for the same one it costs nothing.
 */
export interface Hint {
  t: 'hint'
  seat: number
  at: string
  id?: string
}

/** From now on a program plays this seat, and everybody is told so: only then it may `Look` and `Act`. */
export interface Program {
  t: 'program'
  seat: number
  id?: string
}

/** What may this seat know, and what may it do? Answered by `Seen`. */
export interface Look {
  t: 'look'
  seat: number
  id?: string
}

/** One action of the game in its notation, for the decision `at`; in a window it is sealed. */
export interface Act {
  t: 'act'
  seat: number
  action: string
  at: string
  id?: string
}

/** A line of one's own, or a quick phrase by its message key, which each reader sees in their language. */
export interface Chat {
  t: 'chat'
  text?: string
  phrase?: string
  id?: string
}

/** Take an empty seat, or one that a bot holds. */
export interface Sit {
  t: 'sit'
  seat: number
  name: string
  id?: string
}

/** Leave one's seat: empty before the game, a bot's during it. */
export interface Stand {
  t: 'stand'
  seat: number
  id?: string
}

/** Put a bot of this kind on a seat (empty string: empty the seat, before the game only). */
export interface Bot {
  t: 'bot'
  seat: number
  kind: string
  id?: string
}

export interface Rename {
  t: 'rename'
  seat: number
  name: string
  id?: string
}

/** A second person at this device takes a seat too: hot seat, with a curtain between. */
export interface Local {
  t: 'local'
  seat: number
  name: string
  id?: string
}

/** The host changes the table before the game: options of the game, of the table, number of seats. */
export interface Settings {
  t: 'settings'
  seats?: number | null
  options?: Record<string, any> | null
  rules?: TableRules | null
  id?: string
}

/** The host makes the link of a seat, or of the table (-1), void and gets a new one. */
export interface Revoke {
  t: 'revoke'
  seat: number
  id?: string
}

export interface Start {
  t: 'start'
  id?: string
}

/** The same people again: makes a new table and tells everybody its address. */
export interface Rematch {
  t: 'rematch'
  id?: string
}

/** What a table may choose besides the options of its game. Seconds; 0 is none. */
export interface TableRules {
  open: boolean
  chat: boolean
  spectators: boolean
  window: number
  patience: number
  decision: number
  bank: number
  hints: boolean
}

/**
 * One seat as everybody sees it. `sitter` is `nobody`, `person` or `bot`; `kind` is the bot's.
 *
 * `link` is the path of the seat's link, `/s/CODE-SECRET`, told only to the host and to whose seat it is. Opened in a
 * browser it sits down there (with the name that the cookie knows) and leads on to `/t/CODE`. `/api/qr.svg?path=…`
 * draws it, with an address that others can reach.
 */
export interface SeatInfo {
  sitter: string
  name: string
  kind: string
  present: boolean
  mine: boolean
  link: string
  program: boolean
}

/**
 * The table around the game, as this viewer may see it. `stage` is `lobby`, `playing` or `over`.
 *
 * `link` is the path by which others come: `/t/CODE`, or `/s/CODE-SECRET` once the host has voided the first.
 */
export interface TableInfo {
  code: string
  game: string
  stage: string
  seats: SeatInfo[]
  options: Record<string, any>
  rules: TableRules
  host: boolean
  link: string
  commitment: string
  seed: string
  next: string
  watching: number
}

/** `POST /api/tables`: answered with a `TableInfo`; the maker is its host and sits on the first seat. */
export interface NewTable {
  id: string
  game: string
  seats: number
  name: string
  options?: Record<string, any>
  rules?: TableRules
  bots?: string
}

/** One event of the game as this viewer may know it: the sentence, and its numbers by name for whoever draws it. */
export interface Happened {
  kind: string
  rule: string
  text?: Tree | null
  fields?: Record<string, number>
  rest?: number[]
}

/**
 * One entry of the log: what was done at the table, by whom, why, and what happened in the game because of it.
 *
 * `kind` is one of those of the log (`play`, `sit`, `chat` …); `seat` who did it (-1: the table); `reason` a message
 * key where the table acted by itself (`timeout`, `nothing to play`, `yield`).
 */
export interface Entry {
  n: number
  kind: string
  seat?: number
  when?: number
  reason?: string
  name?: string
  text?: string
  phrase?: string
  happened?: Happened[]
}

/** See `rodada.engine.presenting.Choice`. `refusal` and `rule` say why it is not possible. */
export interface Choice {
  label: Tree
  spoken: Tree
  pick: Pick
  key?: string
  at?: string
  leads?: boolean
  refusal?: Tree | null
  rule?: string
  ends?: boolean
}

/** What a seat is asked, see `rodada.engine.presenting.Question`. `at` goes back with the answer. */
export interface Question {
  seat: number
  name: string
  at: string
  prompt: Tree
  choices: Choice[]
  rules: string[]
  picks?: Pick[]
  about?: string
}

/** An open window: seconds since it opened, since when at the earliest and at the latest it closes. */
export interface Window {
  at: string
  age: number
  least: number
  most: number
  answered?: boolean
  hold?: number
  until?: number
  stop?: string
  passes?: string[]
  holds?: number[]
}

/** Who is on the move and for how many seconds more (0: no limit). */
export interface Clock {
  seat: number
  left: number
}

/** Answers `Hello`: who this connection is. `seats` are one's own. */
export interface Welcome {
  t: 'welcome'
  seats: number[]
  viewer: number
  table: TableInfo
  parts: any
}

/**
 * What was added to the log since the cursor, and how things stand after it: always the newest, whatever was
 * skipped.
 *
 * Only what changed is there, but `n`: the number of the newest entry.
 */
export interface News {
  t: 'news'
  n: number
  entries: Entry[]
  table: TableInfo | null
  parts: any
  scene: any
  question: Question | null
  asked: boolean
  window: Window | null
  clock: Clock | null
  free: boolean
  called: number[]
  yielding: string
  stops: string[]
  result: Tree[] | null
}

/** Answers `Ask`. */
export interface Asked {
  t: 'asked'
  id: string
  question: Question
}

/**
 * Answers `Look`: the view of the seat with a perfect memory, field by field, and its actions in notation; nothing
 * in it that the seat was not told at some time. `rodada.players.thinking.view_from` makes a view of it again.
 */
export interface Seen {
  t: 'seen'
  id: string
  seat: number
  at: string
  view: Record<string, any>
  actions: string[]
}

/** An answer in words: the part of the simulations that took it, and the chance to win with it. */
export interface Advised {
  words: Tree
  share: number
  wins: number
}

/**
 * What a search found for a seat, from what that seat is shown: answers, the one it would give first; each seat's
 * chance to win; how play might go on. `at` as in `Hint`; no answers: there is no hint this time.
 */
export interface Advice {
  t: 'advice'
  seat: number
  at: string
  simulations: number
  answers: Advised[]
  chances: number[]
  line: Tree[]
}

/** What was said is stored for good, as entry `n` (0 where nothing was to be stored). */
export interface Done {
  t: 'done'
  id: string
  n: number
}

/** What was said had no effect; `why` says what would be right, `rule` which rule forbids it. */
export interface Refused {
  t: 'refused'
  id: string
  why: Tree
  rule: string
}

/** Who is connected now: not in the log. */
export interface Present {
  t: 'present'
  seats: boolean[]
  watching: number
}

/** The table closes this connection, and why; `again` says whether to come back, after so many seconds (-1: not). */
export interface Bye {
  t: 'bye'
  why: Tree
  again: number
}

/** One option of a game or a table: its schema; words by key `setup-<name>` and its `.about`. */
export interface OptionInfo {
  name: string
  schema: Record<string, any>
}

export interface GameInfo {
  name: string
  seats: number[]
  options: OptionInfo[]
  bots: string[]
}

/** `GET /api/start`: what the start page shows. */
export interface StartInfo {
  games: GameInfo[]
  open: TableInfo[]
  mine: TableInfo[]
  name: string
  version: string
  addresses: string[]
}

/** Each seat's chance to win as a turn of `seat` began, with all cards known; turn 0 is how it ended. */
export interface Moment {
  turn: number
  seat: number
  chances: number[]
}

/**
 * A decision that cost its seat something: what was asked, played, and better, with the chances to win after each,
 * judged from what the seat could know then.
 */
export interface Slip {
  seat: number
  turn: number
  prompt: Tree
  played: Tree
  better: Tree
  played_wins: number
  better_wins: number
}

/**
 * `GET /api/tables/CODE/analysis`: a finished game looked at again; `POST` has it begun.
 *
 * `state` is `none`, `waiting`, `working` (the `look` of 3 under way has done so many of so many), `done` or `failed`.
 * `judged` counts each seat's decisions; `slips` are the costliest three of each seat at most, the worst first.
 */
export interface Analysis {
  state: string
  look: number
  done: number
  of: number
  simulations: number
  judged: number[]
  moments: Moment[]
  slips: Slip[]
}

export type FromClient =
  | Hello
  | Ask
  | Play
  | Yield
  | Stops
  | Hold
  | Hint
  | Program
  | Look
  | Act
  | Chat
  | Sit
  | Stand
  | Bot
  | Rename
  | Local
  | Settings
  | Revoke
  | Start
  | Rematch

export type ToClient =
  | Welcome
  | News
  | Asked
  | Seen
  | Advice
  | Done
  | Refused
  | Present
  | Bye
