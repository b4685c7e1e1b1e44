// How things stand at a table, as told by it: a fold of its messages, without connection or screen.
import type { Clock, Entry, Happened, News, Question, TableInfo, ToClient, Tree, Welcome, Window } from '../wire'

export interface Standing {
  /** One's own seats at this table. */
  seats: number[]
  /** The seat whose view this is; -1 for a spectator. */
  viewer: number
  table: TableInfo | null
  parts: any
  /** The number of the newest entry known. */
  n: number
  entries: Entry[]
  scene: any
  /** What happened since the scene before this one. */
  happened: Happened[]
  question: Question | null
  window: Window | null
  clock: Clock | null
  /** When window and clock were told, in milliseconds of this page's own clock. */
  heard: number
  free: boolean
  /** Which of one's own seats are wanted now: on the move, or called to answer. */
  called: number[]
  yielding: string
  stops: string[]
  result: Tree[] | null
  /** Who is connected now, by seat. */
  present: boolean[]
  watching: number
}

export const NOTHING: Standing = {
  seats: [],
  viewer: -1,
  table: null,
  parts: null,
  n: 0,
  entries: [],
  scene: null,
  happened: [],
  question: null,
  window: null,
  clock: null,
  heard: 0,
  free: false,
  called: [],
  yielding: '',
  stops: [],
  result: null,
  present: [],
  watching: 0,
}

/** How things stand after this message; the same object where it changes nothing. */
export function after(standing: Standing, message: ToClient, now: number): Standing {
  switch (message.t) {
    case 'welcome':
      return welcomed(standing, message)
    case 'news':
      return informed(standing, message, now)
    case 'present':
      return { ...standing, present: message.seats, watching: message.watching }
    default:
      return standing
  }
}

/** Another seat's view starts from nothing; one's own goes on where it was. */
function welcomed(standing: Standing, told: Welcome): Standing {
  const before = told.viewer === standing.viewer || standing.n === 0 ? standing : NOTHING
  return {
    ...before,
    seats: told.seats,
    viewer: told.viewer,
    table: told.table,
    parts: told.parts ?? before.parts,
    present: told.table.seats.map((seat) => seat.present),
    watching: told.table.watching,
  }
}

/** News that are older than what is known are late: what was shown is never taken back. */
function informed(standing: Standing, news: News, now: number): Standing {
  if (news.n < standing.n) return standing
  const entries = (news.entries ?? []).filter((entry) => entry.n > standing.n)
  const happened = entries.flatMap((entry) => entry.happened ?? [])
  const first = standing.scene === null
  return {
    ...standing,
    n: news.n,
    entries: entries.length ? [...standing.entries, ...entries] : standing.entries,
    table: news.table ?? standing.table,
    parts: news.parts ?? standing.parts,
    scene: news.scene ?? standing.scene,
    happened: first ? [] : news.scene || happened.length ? happened : standing.happened,
    result: news.result ?? standing.result,
    question: news.asked === false ? standing.question : (news.question ?? null),
    window: news.window ?? null,
    clock: news.clock ?? null,
    heard: now,
    free: news.free ?? false,
    called: news.called ?? [],
    yielding: news.yielding ?? '',
    stops: news.stops ?? [],
  }
}
