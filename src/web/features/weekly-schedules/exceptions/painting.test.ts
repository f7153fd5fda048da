import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, datesThrough, weekday } from '#api/time/week.ts'
import { type Brush, effectOf, entriesOf, type Exceptions, paintDays, paintEntries, standings } from './painting.ts'

const FIRST = '2026-12-01'
const DAYS = datesThrough(addDays(FIRST, -2), addDays(FIRST, 62))
const HOURS = [{ from: '10:00', to: '12:00' }]
const WEEK = Array.from({ length: 7 }, (_, day) => ({ ranges: day < 5 ? [{ from: '09:00', to: '17:00' }] : [] }))

const anyDays = fc
  .tuple(fc.integer({ min: 0, max: 55 }), fc.integer({ min: 0, max: 5 }))
  .map(([start, length]) => ({ from: addDays(FIRST, start), to: addDays(FIRST, start + length) }))
const anyBrush = fc.constantFrom<Brush>(
  { kind: 'closed' },
  { kind: 'office' },
  { kind: 'erase' },
  { kind: 'hours', ranges: HOURS },
  { kind: 'hours', ranges: [{ from: '22:00', to: '24:00' }] },
)
const anyStored = fc.record({
  overrides: fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 12 })
    .map((days) => days.map((day, index) => ({ date: addDays(FIRST, day), ranges: index % 2 ? HOURS : [] }))),
  office: fc.array(anyDays, { maxLength: 4 }),
})

/** The rule of the interface, day by day: office days beat overrides, overrides beat the week. */
const oracle = ({ overrides, office }: Exceptions, date: string): string => {
  for (const { from, to } of office) if (datesThrough(from, to).includes(date)) return 'office'
  const override = overrides.find((it) => it.date === date)
  return JSON.stringify(override ? { override: override.ranges } : { week: WEEK[weekday(date)]?.ranges })
}
const painted = (brush: Brush, date: string): string =>
  brush.kind === 'office'
    ? 'office'
    : JSON.stringify(
        brush.kind === 'erase'
          ? { week: WEEK[weekday(date)]?.ranges }
          : { override: brush.kind === 'hours' ? brush.ranges : [] },
      )

test('painted days are what was painted, and every other day is as before', () => {
  fc.assert(
    fc.property(anyStored, fc.array(fc.tuple(anyDays, anyBrush), { maxLength: 6 }), (stored, strokes) => {
      let exceptions: Exceptions = stored
      const expected = new Map(DAYS.map((date) => [date, oracle(stored, date)]))
      for (const [days, brush] of strokes) {
        exceptions = paintDays(exceptions, days, brush)
        for (const date of datesThrough(days.from, days.to)) expected.set(date, painted(brush, date))
      }
      expect(DAYS.map((date) => oracle(exceptions, date))).toEqual(DAYS.map((date) => expected.get(date)))
      expect(new Set(exceptions.overrides.map(({ date }) => date)).size).toBe(exceptions.overrides.length)
    }),
  )
})

test('what holds on a day is what the rule of the interface says', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const standing = standings(stored, WEEK)
      for (const date of DAYS) {
        const said = standing(date)
        const told =
          said.kind === 'office'
            ? 'office'
            : JSON.stringify({ [said.kind === 'week' ? 'week' : 'override']: said.ranges })
        expect(told).toBe(oracle(stored, date))
        expect(said.kind === 'extra' && WEEK[weekday(date)]?.ranges.length !== 0).toBe(false)
      }
    }),
  )
})

test('out of office painted over periods leaves one where they overlap or touch', () => {
  const stored: Exceptions = {
    overrides: [],
    office: [
      { from: '2026-12-01', to: '2026-12-04' },
      { from: '2026-12-10', to: '2026-12-12' },
    ],
  }
  const both = paintDays(stored, { from: '2026-12-05', to: '2026-12-09' }, { kind: 'office' })
  expect(both.office).toEqual([{ from: '2026-12-01', to: '2026-12-12' }])
  expect(paintDays(both, { from: '2026-12-03', to: '2026-12-10' }, { kind: 'erase' }).office).toEqual([
    { from: '2026-12-01', to: '2026-12-02' },
    { from: '2026-12-11', to: '2026-12-12' },
  ])
})

test('entries without a date stay where they are', () => {
  const stored: Exceptions = { overrides: [{ date: '', ranges: [] }], office: [{ from: '', to: '' }] }
  const after = paintDays(stored, { from: '2026-12-01', to: '2026-12-02' }, { kind: 'office' })
  expect(after.overrides).toEqual(stored.overrides)
  expect(after.office).toEqual([...stored.office, { from: '2026-12-01', to: '2026-12-02' }])
})

test('the lines say all that the exceptions do: painted anew they give the same days', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const nothing: Exceptions = { overrides: [], office: [] }
      const lines = entriesOf(stored)
      const anew = paintEntries(
        nothing,
        // Office days win, whatever comes first in the list.
        lines.toSorted((a, b) => Number(a.brush.kind === 'office') - Number(b.brush.kind === 'office')),
      )
      expect(DAYS.map((date) => oracle(anew, date))).toEqual(DAYS.map((date) => oracle(stored, date)))
    }),
  )
})

test('three weeks with the same hours are one line', () => {
  const stored = paintDays({ overrides: [], office: [] }, { from: '2026-12-21', to: '2027-01-10' }, { kind: 'closed' })
  expect(entriesOf(stored)).toEqual([{ from: '2026-12-21', to: '2027-01-10', brush: { kind: 'closed' } }])
})

test('the effect of entries is counted in days: new ones, replaced ones, and those that are there already', () => {
  const stored: Exceptions = {
    overrides: [{ date: '2026-12-22', ranges: HOURS }],
    office: [{ from: '2026-12-24', to: '2026-12-24' }],
  }
  const entries = [{ from: '2026-12-21', to: '2026-12-24', brush: { kind: 'office' as const } }]
  expect(effectOf(stored, entries, WEEK)).toEqual({ added: 2, replaced: ['2026-12-22'], same: 1 })
})

test('hours after midnight belong to the day on which they are, also where the night is one row of the evening', () => {
  const week = Array.from({ length: 7 }, (_, day) => ({ ranges: day === 4 ? [{ from: '22:00', to: '02:00' }] : [] }))
  const extra = { date: '2026-11-21', ranges: [{ from: '09:00', to: '10:00' }] }
  expect(standings({ overrides: [extra], office: [] }, week)(extra.date).kind).toBe('hours')
  const sunday = { ...extra, date: '2026-11-22' }
  expect(standings({ overrides: [sunday], office: [] }, week)(sunday.date).kind).toBe('extra')
})
