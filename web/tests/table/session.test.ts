import { expect, test } from 'vitest'
import type { Connection, Listening } from '../../src/table/connection'
import { TableSession } from '../../src/table/session.svelte'
import type { Choice, FromClient, News, Question, TableInfo, ToClient } from '../../src/wire'

/** A session and the table at the other end, which the test plays. */
function atTable() {
  let listening!: Listening
  const said: FromClient[] = []
  let open = true
  const line = {
    say: (message: FromClient) => open && said.push(message) > 0,
    again: () => said.push(listening.hello()),
    close: () => undefined,
  } as unknown as Connection
  const session = new TableSession('K7QM2', null, (given) => {
    listening = given
    return line
  })
  const tell = async (message: ToClient): Promise<void> => {
    listening.hear(message)
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    session,
    said,
    tell,
    answer: (message: Omit<ToClient, 'id'>) => tell({ ...message, id: said.at(-1)!.id! } as ToClient),
    lose: () => {
      open = false
      listening.changed('broken')
    },
    back: () => {
      open = true
      listening.changed('open')
    },
  }
}

const choice = (label: string, more: Partial<Choice> = {}): Choice => ({ label, spoken: label, pick: ['act', 1], ...more })
const asked = (at: string, choices: Choice[], picks: Question['picks'] = []): Question => ({ seat: 0, name: 'move', at, prompt: 'What?', choices, rules: [], picks })
const table = { code: 'K7QM2', game: 'go', stage: 'playing', seats: [{ name: 'Ana', present: true }], watching: 0 } as TableInfo
const welcome: ToClient = { t: 'welcome', seats: [0], viewer: 0, table, parts: null }
const news = (n: number, more: Partial<News> = {}): ToClient => ({ t: 'news', n, asked: true, ...more }) as News
const place = choice('place it', { pick: ['place', 3], ends: true })
const card = choice('a card', { pick: ['card', 12], at: 'card 12' })

test('a whole answer is played for the decision it was made for, and is pending until what followed is there', async () => {
  const { session, said, tell, answer } = atTable()
  await tell(welcome)
  await tell(news(4, { question: asked('7', [place]) }))
  session.give(place)
  expect(said.at(-1)).toMatchObject({ t: 'play', seat: 0, at: '7', picks: [['place', 3]] })
  expect(session.pending?.label).toBe('place it')
  session.give(place)
  expect(said).toHaveLength(1)
  await answer({ t: 'done', n: 5 } as ToClient)
  expect(session.pending).not.toBeNull()
  await tell(news(5, { question: null }))
  expect(session.pending).toBeNull()
})

test('an answer that asks on is picked, and can be taken back', async () => {
  const { session, said, tell, answer } = atTable()
  await tell(welcome)
  await tell(news(4, { question: asked('7', [card]) }))
  session.give(card)
  expect(said.at(-1)).toMatchObject({ t: 'ask', seat: 0, picks: [['card', 12]], free: false })
  await answer({ t: 'asked', question: asked('7', [place], [['card', 12]]) } as ToClient)
  expect(session.question?.choices[0]?.label).toBe('place it')
  expect(session.trail).toEqual(['a card'])
  session.give(session.question!.choices[0]!)
  expect(said.at(-1)).toMatchObject({ t: 'play', picks: [['card', 12], ['place', 3]] })
  await answer({ t: 'refused', why: 'taken', rule: 'G-1.1' } as ToClient)
  expect(session).toMatchObject({ pending: null, whyNot: { why: 'taken', rule: 'G-1.1', label: 'place it' } })
  session.back()
  expect(session.question?.choices[0]?.label).toBe('a card')
})

test('who thinks better of it is asked the first question again, with nothing picked', async () => {
  const { session, tell, answer } = atTable()
  const nothing = choice('never mind', { pick: ['none', 0] })
  await tell(welcome)
  await tell(news(4, { question: asked('7', [card]) }))
  session.give(card)
  await answer({ t: 'asked', question: asked('7', [place, nothing], [['card', 12]]) } as ToClient)
  session.give(nothing)
  await answer({ t: 'asked', question: asked('7', [card], [['card', 12], ['none', 0]]) } as ToClient)
  expect(session).toMatchObject({ begun: false, trail: [], picks: [] })
  expect(session.question?.choices[0]?.label).toBe('a card')
})

test('whoever is asked something else has picked nothing; a line of chat takes nothing away', async () => {
  const { session, tell, answer } = atTable()
  await tell(welcome)
  await tell(news(4, { question: asked('7', [card]) }))
  session.give(card)
  await answer({ t: 'asked', question: asked('7', [place], [['card', 12]]) } as ToClient)
  await tell(news(5, { asked: false }))
  expect(session.begun).toBe(true)
  await tell(news(6, { question: asked('8', [card]) }))
  expect(session.begun).toBe(false)
})

test('a forbidden answer says why and is not sent', async () => {
  const { session, said, tell } = atTable()
  await tell(welcome)
  const forbidden = choice('sell', { refusal: 'not now', rule: 'M-4.2' })
  await tell(news(1, { question: asked('1', [forbidden]) }))
  session.give(forbidden)
  expect(session.whyNot).toEqual({ label: 'sell', why: 'not now', rule: 'M-4.2' })
  expect(said).toEqual([])
})

test('what was not answered is said again under the same id when the line is back', async () => {
  const { session, said, tell, lose, back } = atTable()
  await tell(welcome)
  await tell(news(1, { question: asked('1', [place]) }))
  session.give(place)
  const id = said[0]!.id
  lose()
  const chat = session.do({ t: 'chat', text: 'hello' })
  back()
  expect(said.map((message) => message.t)).toEqual(['play', 'play', 'chat'])
  expect(said[1]!.id).toBe(id)
  await tell({ t: 'done', id: said[2]!.id!, n: 2 })
  expect(await chat).toBe(true)
})

test('the answers on a thing of the table, possible ones first', async () => {
  const { session, tell } = atTable()
  await tell(welcome)
  const no = choice('no', { at: 'card 12', refusal: 'never' })
  await tell(news(1, { question: asked('1', [no, card, place]) }))
  expect(session.at('card 12').map(({ label }) => label)).toEqual(['a card', 'no'])
})

test('what is composed out of turn is asked again when others move, and ends when it is not possible any more', async () => {
  const { session, said, tell, answer } = atTable()
  await tell(welcome)
  await tell(news(1, { scene: 1, question: null, free: true }))
  session.act()
  expect(said.at(-1)).toMatchObject({ t: 'ask', picks: [], free: true })
  await answer({ t: 'asked', question: asked('1', [card]) } as ToClient)
  expect(session.question?.at).toBe('1')
  await tell(news(2, { scene: 2, free: true }))
  await answer({ t: 'asked', question: asked('2', [card]) } as ToClient)
  expect(session.question?.at).toBe('2')
  await tell(news(3, { scene: 3 }))
  await answer({ t: 'refused', why: 'too late', rule: '' } as ToClient)
  expect(session).toMatchObject({ question: null, begun: false, whyNot: { why: 'too late' } })
})

test('another of my own seats is shown by coming anew', async () => {
  const { session, said, tell } = atTable()
  await tell(welcome)
  await tell(news(9, { scene: 'mine' }))
  session.show(1)
  expect(said.at(-1)).toMatchObject({ t: 'hello', seat: 1, cursor: 0 })
  expect(session.standing.scene).toBeNull()
})

const advice = (at: string, seat = 0): ToClient => ({ t: 'advice', seat, at, simulations: 9, answers: [{ words: 'it', share: 1, wins: 0.5 }], chances: [], line: [] })

test('a hint is asked for once and is good for the decision it was asked for', async () => {
  const { session, said, tell, answer } = atTable()
  await tell(welcome)
  await tell(news(1, { question: asked('1', [place, card]) }))
  void session.hint()
  void session.hint()
  expect(said).toHaveLength(1)
  expect(said[0]).toMatchObject({ t: 'hint', seat: 0, at: '1' })
  await answer({ t: 'done', n: 2 } as ToClient)
  expect(session.seeking).toBe('1')
  await tell(advice('1', 1))
  await tell(advice('0'))
  expect(session.advice).toBeNull()
  await tell(advice('1'))
  expect(session).toMatchObject({ seeking: '', advice: { at: '1' } })
  await tell(news(3, { question: asked('2', [place, card]) }))
  expect(session.advice).toBeNull()
})

test('a hint that was refused, or under way when the line broke, can be asked for again', async () => {
  const { session, said, tell, answer } = atTable()
  await tell(welcome)
  await tell(news(1, { question: asked('1', [place, card]) }))
  void session.hint()
  await answer({ t: 'refused', why: 'hints are off', rule: '' } as ToClient)
  expect(session).toMatchObject({ seeking: '', whyNot: { why: 'hints are off' } })
  void session.hint()
  await tell(welcome)
  void session.hint()
  expect(said).toHaveLength(3)
})
