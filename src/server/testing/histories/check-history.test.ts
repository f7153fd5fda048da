import { expect, test } from 'vitest'
import { checkHistory } from './check-history.ts'
import type { Change, History, Look, Seen, Try } from './history.ts'

const HOUR = 3_600_000
const seen = (id: string, version: number, mark: string, given: Partial<Seen> = {}): Seen => ({
  id,
  version,
  calendarId: 'ana',
  from: 0,
  to: HOUR,
  isCancelled: false,
  mark,
  ...given,
})
const change = (seq: number, after: Seen): Change => ({
  seq,
  resource: 'appointments',
  id: after.id,
  version: after.version,
  after,
})
const tried = (mark: string, began: number, ended: number, given: Partial<Try> = {}): Try => ({
  client: 1,
  kind: 'book',
  mark,
  began,
  ended,
  outcome: 'done',
  ...given,
})
const looked = (began: number, ended: number, id: string, ...found: Seen[]): Look => ({
  client: 2,
  began,
  ended,
  of: { id },
  seen: found,
})

/** A booking that is moved, one that is refused meanwhile, and one whose answer nobody got. */
type Lists = 'tries' | 'looks' | 'changes' | 'table' | 'occupancies' | 'told'
function good(): { [F in Lists]: History[F][number][] } & { toldAfter: number } {
  const booked = seen('a', 1, 'm1')
  const moved = seen('a', 2, 'm2', { from: 2 * HOUR, to: 3 * HOUR })
  const lost = seen('b', 1, 'm4')
  const changes = [change(1, booked), change(2, moved), change(3, lost)]
  return {
    tries: [
      tried('m1', 0, 10, { wanted: booked, answer: booked }),
      tried('m3', 11, 15, { outcome: 'taken', wanted: seen('', 1, 'm3'), why: '409' }),
      tried('m2', 20, 30, { kind: 'move', id: 'a', ifVersion: 1, wanted: moved, answer: moved }),
      tried('m4', 40, 50, { outcome: 'unknown', wanted: lost }),
      tried('m5', 40, 50, { outcome: 'unknown', wanted: lost }),
    ],
    looks: [
      looked(12, 14, 'a', booked),
      looked(25, 35, 'a', moved),
      { client: 2, began: 36, ended: 39, of: { calendarId: 'ana' }, seen: [moved] },
    ],
    changes,
    table: [moved, lost],
    occupancies: [
      { id: 'a', calendarId: 'ana', from: 2 * HOUR, to: 3 * HOUR },
      { id: 'b', calendarId: 'ana', from: 0, to: HOUR },
    ],
    told: [...changes],
    toldAfter: 0,
  }
}

test('a history in which all went well has no problem', () => {
  expect(checkHistory(good())).toEqual([])
})

test('a calendar on which somebody came and went is as it was before', () => {
  const history = good()
  const calendarId = 'ben'
  history.looks.push({ client: 3, began: 5, ended: 8, of: { calendarId }, seen: [] })
  const there = seen('c', 1, 'm6', { calendarId })
  const gone = seen('c', 2, 'm7', { calendarId: 'cleo' })
  history.changes.push(change(4, there), change(5, gone))
  history.told = [...history.changes]
  history.table.push(gone)
  history.occupancies.push({ id: 'c', calendarId: 'cleo', from: 0, to: HOUR })
  history.tries.push(tried('m6', 60, 61, { answer: there }), tried('m7', 62, 63, { kind: 'move', answer: gone }))
  history.looks.push({ client: 3, began: 70, ended: 80, of: { calendarId }, seen: [] })
  expect(checkHistory(history)).toEqual([])
  history.looks.push({ client: 3, began: 81, ended: 82, of: { calendarId }, seen: [there] })
  expect(checkHistory(history)).toHaveLength(1)
})

type Bad = ReturnType<typeof good>
const first = <T>(items: T[]): T => items[0] as T

test.each<[name: string, spoil: (history: Bad) => void, problem: RegExp]>([
  [
    'two appointments at one time',
    (it) => {
      it.changes[2] = change(3, seen('b', 1, 'm4', { from: 2 * HOUR + 1, to: 4 * HOUR }))
    },
    /stand at one time/,
  ],
  [
    'an appointment within the buffer of another one',
    (it) => {
      it.changes[2] = change(3, seen('b', 1, 'm4', { from: 3 * HOUR - 1, to: 4 * HOUR }))
    },
    /stand at one time/,
  ],
  [
    'an answered write that is not there',
    (it) => void it.tries.push(tried('m6', 60, 70, { answer: seen('c', 1, 'm6') })),
    /m6” was answered .* is not there/,
  ],
  [
    'a refused write that was carried out',
    (it) => {
      it.tries[3] = tried('m4', 40, 50, { outcome: 'refused', why: '503' })
    },
    /m4” was refused \("503"\), and carried out/,
  ],
  [
    'two effects of one idempotency key',
    (it) => void it.changes.push(change(4, seen('c', 1, 'm4', { from: 9 * HOUR, to: 10 * HOUR }))),
    /m4” was carried out 2 times/,
  ],
  [
    'an idempotency key that is forgotten once its call was answered',
    (it) => void it.tries.push(tried('m1', 11, 12, { outcome: 'taken', wanted: seen('a', 1, 'm1'), why: '409' })),
    /m1” was done, and refused when it was asked again \("409"\)/,
  ],
  [
    'an answer that says nothing',
    (it) => Object.assign(it.tries[3] as Try, { why: '500 Unexpected' }),
    /m4” was answered 500 Unexpected/,
  ],
  ['a write that nobody made', (it) => void it.tries.splice(3, 1), /Nobody wrote “m4”/],
  [
    'a version that jumps',
    (it) => {
      it.changes[1] = change(2, seen('a', 3, 'm2', { from: 2 * HOUR, to: 3 * HOUR }))
    },
    /from version 1 to 3/,
  ],
  [
    'a write for another version than was there',
    (it) => Object.assign(it.tries[2] as Try, { ifVersion: 0 }),
    /was for version 0 and made version 2/,
  ],
  [
    'an answer that says something else than was written',
    (it) => Object.assign(first(it.tries), { answer: seen('a', 1, 'm1', { to: HOUR / 2 }) }),
    /m1” was answered .* and made/,
  ],
  [
    'a number that is missing',
    (it) => Object.assign(it.changes[2] as Change, { seq: 4 }),
    /Change 4 stands at place 3/,
  ],
  [
    'a look at what was over before it began',
    (it) => void it.looks.push(looked(32, 33, 'a', seen('a', 1, 'm1'))),
    /A look at .*"a".* does not fit/,
  ],
  [
    'a look at what began after it',
    (it) => void it.looks.push(looked(16, 18, 'a', seen('a', 2, 'm2', { from: 2 * HOUR, to: 3 * HOUR }))),
    /A look at .* does not fit/,
  ],
  [
    'two looks of which the later one sees less, while a write is under way',
    (it) => {
      Object.assign(it.tries[2] as Try, { ended: 39 })
      it.looks.push(looked(31, 33, 'a', seen('a', 2, 'm2', { from: 2 * HOUR, to: 3 * HOUR })))
      it.looks.push(looked(34, 35, 'a', seen('a', 1, 'm1')))
    },
    /A look at .*a 1.* does not fit/,
  ],
  [
    'a look at something that never was',
    (it) => void it.looks.push(looked(12, 14, 'a', seen('a', 1, 'dirty'))),
    /A look at .* does not fit/,
  ],
  ['a look that misses what was answered before', (it) => void it.looks.push(looked(12, 14, 'a')), /does not fit/],
  [
    'a calendar without what was answered before',
    (it) => void it.looks.push({ client: 2, began: 12, ended: 14, of: { calendarId: 'ana' }, seen: [] }),
    /A look at .*"ana".* does not fit/,
  ],
  [
    'a calendar of two moments',
    (it) => {
      const mixed = [seen('a', 1, 'm1'), seen('b', 1, 'm4')]
      it.looks.push({ client: 2, began: 12, ended: 60, of: { calendarId: 'ana' }, seen: mixed })
    },
    /A look at .* does not fit/,
  ],
  [
    'a refusal without anything in the way',
    (it) => {
      it.tries[1] = tried('m3', 11, 15, { outcome: 'taken', wanted: seen('', 1, '', { from: 7 * HOUR, to: 8 * HOUR }) })
    },
    /The refusal of “book m3” .* does not fit/,
  ],
  [
    'a refusal for a version that was the present one',
    (it) => void it.tries.push(tried('m7', 60, 70, { kind: 'note', id: 'a', ifVersion: 2, outcome: 'stale' })),
    /The refusal of “note m7” .* does not fit/,
  ],
  ['a row that the changes do not make', (it) => void it.table.push(seen('z', 1, 'm9')), /No change tells of z/],
  ['a row that is missing', (it) => void it.table.pop(), /The changes make .* the table has undefined/],
  ['a time that is not occupied', (it) => void it.occupancies.pop(), /Not occupied: b ana/],
  [
    'a time that is occupied by nobody',
    (it) => void it.occupancies.push({ id: 'z', calendarId: 'ana', from: 5, to: 6 }),
    /Occupied without reason: z/,
  ],
  ['a change that the feed left out', (it) => void it.told.splice(1, 1), /feed should tell 2 .* it told 3/],
  ['a change that the feed told twice', (it) => void it.told.splice(1, 0, it.told[1] as Change), /feed should tell 3/],
  ['the end that the feed never told', (it) => void it.told.pop(), /feed should tell 3 .* told nothing/],
])('%s is found', (_, spoil, problem) => {
  const history = good()
  spoil(history)
  expect(checkHistory(history).join('\n')).toMatch(problem)
})
