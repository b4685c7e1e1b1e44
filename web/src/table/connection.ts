// The line to a table: a WebSocket, or where those are blocked server-sent events with POSTs. It comes back by itself.
import type { FromClient, ToClient } from '../wire'

export type Line = 'connecting' | 'open' | 'broken' | 'closed'

export interface Listening {
  /** What to say first on every connection. */
  hello: () => FromClient
  hear: (message: ToClient) => void
  changed: (line: Line) => void
}

/** One attempt over one kind of transport. */
export interface Wire {
  say: (message: FromClient) => void
  close: () => void
}

export interface WireEvents {
  opened: () => void
  heard: (message: ToClient) => void
  ended: () => void
}

export type Dial = (code: string, hello: FromClient, events: WireEvents) => Wire

const FIRST_WAIT = 300
/** A server that starts again takes a second or two: waits that doubled would sleep through its coming back. */
const GROWTH = 1.5
/** While a server may come back any moment, nobody shall wait for it longer than it for them. */
const LONGEST_WAIT = 1_900
/** A few minutes: after so many attempts it is asked less often. */
const MANY = 100
const RARER_WAIT = 10_000
const OPENS_WITHIN = 8_000
/** Between two trials of the best way, while another one works: longer each time. */
const SOON = 5_000
const RARELY = 300_000

export class Connection {
  #wire: Wire | null = null
  #open = false
  #closed = false
  #failures = 0
  /** How long the table asked to wait before coming back. */
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The best way, tried beside another one that works. */
  #trial: Wire | null = null
  #trials = 0
  #trialTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly code: string,
    private readonly listening: Listening,
    private readonly dials: readonly Dial[] = [socket, events],
  ) {
    this.#dial()
  }

  /** Whether it went; what did not is to be said again after the next opening. */
  say(message: FromClient): boolean {
    if (!this.#open) return false
    this.#wire?.say(message)
    return true
  }

  /** Hang up and dial at once: for another seat's view, or when the network is back. */
  again(): void {
    if (this.#closed) return
    this.#failures = 0
    this.#hangUp()
    this.#dial()
  }

  close(): void {
    this.#closed = true
    this.#hangUp()
    this.listening.changed('closed')
  }

  #hangUp(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#trialTimer)
    const wires = [this.#wire, this.#trial]
    this.#wire = this.#trial = null
    this.#open = false
    for (const wire of wires) wire?.close()
  }

  #dial(): void {
    // A socket that does not open twice in a row may be blocked: the other way has its turn, and so on.
    const dial = this.dials[Math.floor(this.#failures / 2) % this.dials.length]!
    this.listening.changed(this.#failures ? 'broken' : 'connecting')
    this.#wire = this.#wired(dial)
    this.#timer = setTimeout(() => this.#ended(), OPENS_WITHIN)
  }

  #wired(dial: Dial): Wire {
    const wire: Wire = dial(this.code, this.listening.hello(), {
      opened: () => wire === this.#wire && this.#opened(dial),
      heard: (message) => {
        if (wire === this.#trial) this.#take(wire)
        if (wire === this.#wire) this.#heard(message)
      },
      ended: () => {
        if (wire === this.#trial) this.#giveUp()
        else if (wire === this.#wire) this.#ended()
      },
    })
    return wire
  }

  #opened(dial: Dial): void {
    clearTimeout(this.#timer)
    this.#open = true
    this.listening.changed('open')
    this.#trials = 0
    if (dial !== this.dials[0]) this.#tryBest()
  }

  #heard(message: ToClient): void {
    this.#failures = 0
    if (message.t === 'bye' && message.again < 0) {
      this.listening.hear(message)
      this.close()
      return
    }
    if (message.t === 'bye') this.#asked = message.again * 1000
    this.listening.hear(message)
  }

  #ended(): void {
    this.#hangUp()
    this.#failures += 1
    this.listening.changed('broken')
    this.#timer = setTimeout(() => this.#dial(), this.#wait())
  }

  /** What was blocked, or only missed its moment while the server started again, may work later: it is tried beside. */
  #tryBest(): void {
    const wait = Math.min(RARELY, SOON * 2 ** this.#trials)
    this.#trials += 1
    this.#trialTimer = setTimeout(() => {
      this.#trial = this.#wired(this.dials[0]!)
      this.#trialTimer = setTimeout(() => this.#giveUp(), OPENS_WITHIN)
    }, wait)
  }

  #giveUp(): void {
    clearTimeout(this.#trialTimer)
    const trial = this.#trial
    this.#trial = null
    trial?.close()
    this.#tryBest()
  }

  /** The table has answered there: from now on that is the line. What was said and not answered is said on it again. */
  #take(wire: Wire): void {
    clearTimeout(this.#trialTimer)
    const before = this.#wire
    this.#wire = wire
    this.#trial = null
    before?.close()
    this.listening.changed('open')
  }

  /** Longer each time, and not the same for everybody who lost the same server. */
  #wait(): number {
    const asked = this.#asked * (1 + 0.3 * Math.random())
    this.#asked = 0
    const longest = this.#failures < MANY ? LONGEST_WAIT : RARER_WAIT
    return Math.max(asked, Math.min(longest, FIRST_WAIT * GROWTH ** Math.min(this.#failures - 1, 9)) * (0.7 + 0.6 * Math.random()))
  }
}

export const socket: Dial = (code, hello, events) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const line = new WebSocket(`${scheme}://${location.host}/ws/${code}`)
  line.onopen = () => {
    line.send(JSON.stringify(hello))
    events.opened()
  }
  line.onmessage = (event) => events.heard(JSON.parse(event.data as string) as ToClient)
  line.onclose = events.ended
  return { say: (message) => line.send(JSON.stringify(message)), close: () => line.close() }
}

export const events: Dial = (code, hello, events) => {
  const asked = hello as { cursor?: number; seat?: number | null }
  const query = new URLSearchParams({ cursor: String(asked.cursor ?? 0) })
  if (asked.seat != null) query.set('seat', String(asked.seat))
  const line = new EventSource(`/sse/${code}?${query}`)
  line.onopen = events.opened
  line.onmessage = (event) => events.heard(JSON.parse(event.data as string) as ToClient)
  line.onerror = () => {
    line.close() // it would come back with the first cursor
    events.ended()
  }
  const say = async (message: FromClient): Promise<void> => {
    try {
      const answer = await fetch(`/say/${code}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) })
      if (answer.ok) events.heard((await answer.json()) as ToClient)
      else events.ended() // what was not taken is said again
    } catch {
      events.ended()
    }
  }
  return { say: (message) => void say(message), close: () => line.close() }
}
