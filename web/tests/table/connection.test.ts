import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Dial, type Line, type WireEvents } from '../../src/table/connection'
import type { FromClient, ToClient } from '../../src/wire'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A way to a table of which the test decides what comes. */
function way() {
  const calls: { hello: FromClient; events: WireEvents; said: FromClient[]; closed: boolean }[] = []
  const dial: Dial = (_, hello, events) => {
    const call = { hello, events, said: [] as FromClient[], closed: false }
    calls.push(call)
    return { say: (message) => call.said.push(message), close: () => (call.closed = true) }
  }
  return { calls, dial }
}

function connected(...ways: ReturnType<typeof way>[]) {
  const lines: Line[] = []
  const heard: ToClient[] = []
  let cursor = 0
  const listening = {
    hello: (): FromClient => ({ t: 'hello', cursor: cursor++ }),
    hear: (message: ToClient) => heard.push(message),
    changed: (line: Line) => lines.push(line),
  }
  return { connection: new Connection('K7QM2', listening, ways.map(({ dial }) => dial)), lines, heard }
}

const present: ToClient = { t: 'present', seats: [], watching: 0 }

test('it comes back by itself, with the cursor of that moment', () => {
  const socket = way()
  const { lines } = connected(socket)
  socket.calls[0]!.events.opened()
  socket.calls[0]!.events.heard(present)
  socket.calls[0]!.events.ended()
  vi.advanceTimersByTime(1000)
  expect(socket.calls.map(({ hello }) => hello)).toEqual([{ t: 'hello', cursor: 0 }, { t: 'hello', cursor: 1 }])
  socket.calls[1]!.events.opened()
  expect(lines).toEqual(['connecting', 'open', 'broken', 'broken', 'open'])
})

test('where sockets do not open the other way is tried', () => {
  const [socket, stream] = [way(), way()]
  connected(socket, stream)
  for (let attempt = 0; attempt < 3; attempt++) {
    ;[...socket.calls, ...stream.calls].at(-1)!.events.ended()
    vi.advanceTimersByTime(5000)
  }
  expect([socket.calls.length, stream.calls.length]).toEqual([2, 2])
})

/** On the other way, since sockets did not open. */
function fallenBack() {
  const [socket, stream] = [way(), way()]
  const all = connected(socket, stream)
  for (let attempt = 0; attempt < 2; attempt++) {
    socket.calls.at(-1)!.events.ended()
    vi.advanceTimersByTime(2000)
  }
  stream.calls[0]!.events.opened()
  stream.calls[0]!.events.heard(present)
  return { socket, stream: stream.calls[0]!, ...all }
}

test('on the other way the socket is tried again, and taken when the table answers there', () => {
  const { socket, stream, connection, lines, heard } = fallenBack()
  vi.advanceTimersByTime(5000)
  const trial = socket.calls[2]!
  trial.events.opened()
  expect([stream.closed, lines.at(-1)]).toEqual([false, 'open'])
  connection.say({ t: 'start' })
  expect(stream.said).toHaveLength(1)
  trial.events.heard(present)
  expect(stream.closed).toBe(true)
  expect(lines.filter((line) => line === 'open')).toHaveLength(2)
  connection.say({ t: 'start' })
  expect(trial.said).toHaveLength(1)
  stream.events.heard(present)
  stream.events.ended()
  expect([heard.length, lines.at(-1)]).toEqual([2, 'open'])
  vi.advanceTimersByTime(1_000_000)
  expect(socket.calls).toHaveLength(3)
})

test('a socket that stays blocked is tried less and less often, and the other way goes on meanwhile', () => {
  const { socket, stream, lines } = fallenBack()
  const tries = (seconds: number): number => {
    const before = socket.calls.length
    for (let second = 0; second < seconds; second++) {
      if (!socket.calls.at(-1)!.closed) socket.calls.at(-1)!.events.ended()
      vi.advanceTimersByTime(1000)
    }
    return socket.calls.length - before
  }
  expect(tries(60)).toBeGreaterThanOrEqual(3)
  tries(600)
  expect(tries(600)).toBeLessThanOrEqual(3)
  expect([stream.closed, lines.at(-1)]).toEqual([false, 'open'])
})

test('a socket that opens and says nothing is given up', () => {
  const { socket, stream } = fallenBack()
  vi.advanceTimersByTime(5000)
  socket.calls[2]!.events.opened()
  vi.advanceTimersByTime(8000)
  expect([socket.calls[2]!.closed, stream.closed]).toEqual([true, false])
})

test('whoever leaves ends a trial too', () => {
  const { socket, connection } = fallenBack()
  vi.advanceTimersByTime(5000)
  connection.close()
  expect(socket.calls[2]!.closed).toBe(true)
  vi.advanceTimersByTime(1_000_000)
  expect(socket.calls).toHaveLength(3)
})

test('a handshake that never ends is given up', () => {
  const socket = way()
  connected(socket)
  vi.advanceTimersByTime(20_000)
  expect(socket.calls[0]!.closed).toBe(true)
  expect(socket.calls.length).toBeGreaterThan(1)
})

test('waits grow, but a server that is back is found within three seconds, and after minutes within some more', () => {
  const socket = way()
  connected(socket)
  for (let attempt = 1; attempt < 150; attempt++) {
    const calls = socket.calls.length
    socket.calls.at(-1)!.events.ended()
    vi.advanceTimersByTime(attempt < 100 ? 2_500 : 13_001)
    expect(socket.calls.length).toBeGreaterThan(calls)
  }
})

test('a table that asks to wait is waited for', () => {
  const socket = way()
  connected(socket)
  socket.calls[0]!.events.opened()
  socket.calls[0]!.events.heard({ t: 'bye', why: 'restart', again: 30 })
  socket.calls[0]!.events.ended()
  vi.advanceTimersByTime(29_000)
  expect(socket.calls.length).toBe(1)
  vi.advanceTimersByTime(11_000)
  expect(socket.calls.length).toBeGreaterThan(1)
})

test('a farewell for good is one', () => {
  const socket = way()
  const { lines, heard } = connected(socket)
  socket.calls[0]!.events.opened()
  socket.calls[0]!.events.heard({ t: 'bye', why: 'gone', again: -1 })
  socket.calls[0]!.events.ended()
  vi.advanceTimersByTime(60_000)
  expect(socket.calls.length).toBe(1)
  expect(lines.at(-1)).toBe('closed')
  expect(heard).toHaveLength(1)
})

test('what a line said before it ended is not heard any more', () => {
  const socket = way()
  const { connection, heard } = connected(socket)
  socket.calls[0]!.events.opened()
  connection.again()
  socket.calls[0]!.events.heard(present)
  socket.calls[0]!.events.ended()
  expect(heard).toEqual([])
  expect(socket.calls.length).toBe(2)
})

test('nothing is said on a line that is not open', () => {
  const socket = way()
  const { connection } = connected(socket)
  expect(connection.say({ t: 'start' })).toBe(false)
  socket.calls[0]!.events.opened()
  expect(connection.say({ t: 'start' })).toBe(true)
  expect(socket.calls[0]!.said).toEqual([{ t: 'start' }])
})
