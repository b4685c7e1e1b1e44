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

test('a handshake that never ends is given up', () => {
  const socket = way()
  connected(socket)
  vi.advanceTimersByTime(20_000)
  expect(socket.calls[0]!.closed).toBe(true)
  expect(socket.calls.length).toBeGreaterThan(1)
})

test('waits grow, but not beyond some seconds', () => {
  const socket = way()
  connected(socket)
  for (let attempt = 0; attempt < 12; attempt++) {
    const calls = socket.calls.length
    socket.calls.at(-1)!.events.ended()
    vi.advanceTimersByTime(13_001)
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
