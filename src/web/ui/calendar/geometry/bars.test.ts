import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#api/time/week.ts'
import { instantAt } from '#api/time/zoned.ts'
import { columnFor, eventAt } from '../testing/week.ts'
import { type Bar, itemBeside, itemsOver, lastsDays, placeBars, stackBars } from './bars.ts'
import { placeEvents } from './place.ts'

const DAY = 1440
const weekOf = (resource: string, first = '2026-03-23', zone = 'Europe/Madrid') =>
  Array.from({ length: 7 }, (_, day) => columnFor(resource, addDays(first, day), zone))
const ana = weekOf('ana')
const [monday, tuesday] = ana
if (!monday || !tuesday) throw new Error('a week has days')
const spans = (bars: readonly Bar[]) => bars.map(({ event, from, to, lane }) => [event.id, from, to, lane])

describe('what lasts days', () => {
  const on = (zone: string, date: string, from: number, to: string, until: number) =>
    lastsDays({ start: instantAt(date, from, zone), end: instantAt(to, until, zone) }, zone)

  it('is a whole local day, also one of 23 hours, and 24 hours from any time on', () => {
    expect(on('Europe/Madrid', '2026-03-29', 0, '2026-03-30', 0)).toBe(true)
    expect(on('Australia/Lord_Howe', '2026-10-04', 0, '2026-10-05', 0)).toBe(true)
    expect(on('Asia/Kolkata', '2026-10-04', 0, '2026-10-04', 1440)).toBe(true)
    expect(on('America/New_York', '2026-03-05', 18 * 60, '2026-03-06', 18 * 60)).toBe(true)
    // From half an hour before the short day to its end.
    expect(on('Europe/Madrid', '2026-03-28', 1410, '2026-03-30', 0)).toBe(true)
  })

  it('is no night shift and no day that is not whole', () => {
    expect(on('Europe/Madrid', '2026-03-24', 22 * 60, '2026-03-25', 6 * 60)).toBe(false)
    expect(on('Europe/Madrid', '2026-03-24', 0, '2026-03-24', 1425)).toBe(false)
    // 24 hours by the clock, 23 in truth, and no day of theirs is whole.
    expect(on('Europe/Madrid', '2026-03-28', 18 * 60, '2026-03-29', 18 * 60)).toBe(false)
    // 24 hours on the clock of a day of 25.
    expect(on('Europe/Madrid', '2026-10-25', 60, '2026-10-26', 0)).toBe(true)
  })
})

describe('bars', () => {
  it('span the days of one resource and say where they go on', () => {
    const holiday = eventAt('h', monday, -DAY, 4 * DAY)
    expect(placeBars(ana, [holiday])).toMatchObject([{ from: 0, to: 3, beginsBefore: true, endsAfter: false }])
    const late = eventAt('l', ana[5] ?? monday, 600, 4 * DAY)
    expect(placeBars(ana, [late])).toMatchObject([{ from: 5, to: 7, beginsBefore: false, endsAfter: true }])
  })

  it('end with the column whose midnight they end at', () => {
    expect(spans(placeBars(ana, [eventAt('d', tuesday, 0, DAY)]))).toEqual([['d', 1, 2, 0]])
  })

  it('do not run from one resource into another, nor over days that are not shown', () => {
    const both = eventAt('b', monday, 0, 7 * DAY, { resourceIds: ['ana', 'ben'] })
    const columns = [...ana.slice(0, 2), ...weekOf('ben').slice(2, 4), columnFor('ben', '2026-03-28')]
    expect(spans(placeBars(columns, [both]))).toEqual([
      ['b', 0, 2, 0],
      ['b', 2, 4, 0],
      ['b', 4, 5, 0],
    ])
  })

  it('do not run from a pinned column on beneath it', () => {
    const columns = ana.map((column, index) => (index === 0 ? { ...column, pinned: true } : column))
    expect(placeBars(columns, [eventAt('p', monday, 0, 3 * DAY)])).toMatchObject([
      { from: 0, to: 1, beginsBefore: false, endsAfter: true },
      { from: 1, to: 3, beginsBefore: true, endsAfter: false },
    ])
  })

  it('take the first row that is free', () => {
    const all = [
      eventAt('long', monday, 0, 3 * DAY),
      eventAt('two', tuesday, 0, DAY),
      eventAt('next', ana[3] ?? monday, 0, DAY),
    ]
    expect(spans(placeBars(ana, all))).toEqual([
      ['long', 0, 3, 0],
      ['two', 1, 2, 1],
      ['next', 3, 4, 0],
    ])
  })

  it('beyond the rows are counted over each of their columns', () => {
    const all = ['a', 'b', 'c'].map((id) => eventAt(id, monday, 0, 2 * DAY))
    const bars = placeBars(ana, [...all, eventAt('d', tuesday, 0, DAY)])
    expect(stackBars(bars, 4)).toMatchObject({ rows: 4, hidden: 0, more: [] })
    const folded = stackBars(bars, 2)
    expect(folded).toMatchObject({ rows: 2, hidden: 3 })
    expect(folded.more).toEqual([
      { column: 0, count: 2 },
      { column: 1, count: 3 },
    ])
    expect(itemsOver(folded, 1).map(({ eventId }) => eventId)).toEqual(['a', undefined])
  })

  it('are walked sideways from end to end', () => {
    const stack = stackBars(
      placeBars(ana, [eventAt('x', monday, 0, 2 * DAY), eventAt('y', ana[4] ?? monday, 0, DAY)]),
      3,
    )
    const [first] = itemsOver(stack, 0)
    if (!first) throw new Error('there is a bar')
    const next = itemBeside(stack, first, 1, 7)
    expect(next).toMatchObject({ column: 4, item: { eventId: 'y' } })
    expect(itemBeside(stack, first, -1, 7)).toBeUndefined()
    expect(next && itemBeside(stack, next.item, -1, 7)).toMatchObject({ item: { eventId: 'x' } })
  })
})

const zones = ['Europe/Madrid', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC']
// Weeks with and without a change of the clock in each of the zones.
const mondays = [
  '2026-03-02',
  '2026-03-23',
  '2026-03-30',
  '2026-06-01',
  '2026-09-21',
  '2026-09-28',
  '2026-10-19',
  '2026-10-26',
]

it('in every zone each event stands in each of its days once: as a bar or as a card, and bars of a row do not overlap', () => {
  const anyEvent = fc.record({
    minute: fc.integer({ min: -3 * DAY, max: 8 * DAY }),
    length: fc.oneof(
      fc.integer({ min: 5, max: 600 }),
      fc.integer({ min: 1300, max: 1600 }),
      fc.integer({ min: DAY, max: 6 * DAY }),
    ),
    resource: fc.constantFrom('ana', 'ben'),
  })
  const anyWeek = fc.record({ zone: fc.constantFrom(...zones), first: fc.constantFrom(...mondays) })
  fc.assert(
    fc.property(
      anyWeek,
      fc.array(anyEvent, { maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      ({ zone, first }, all, most) => {
        const columns = [...weekOf('ana', first, zone), ...weekOf('ben', first, zone)]
        const base = columnFor('ana', first, zone)
        const events = all.map(({ minute, length, resource }, index) =>
          eventAt(`${index}`, base, minute, length, { resourceIds: [resource] }),
        )
        const placed = placeEvents(columns, events)
        const bars = placeBars(columns, events)
        columns.forEach((column, index) => {
          const [start, end] = [instantAt(column.date, 0, zone), instantAt(column.date, DAY, zone)]
          const expected = events.filter(
            (event) => event.resourceIds[0] === column.resourceId && event.start < end && event.end > start,
          )
          const over = bars.filter(({ from, to }) => from <= index && index < to)
          const cards = placed.get(column.id) ?? []
          const drawn = [...over, ...cards].map(({ event }) => event.id)
          expect(drawn.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
          expect(new Set(over.map(({ lane }) => lane)).size).toBe(over.length)
          expect(over.every(({ event }) => lastsDays(event, zone))).toBe(true)
        })
        const folded = stackBars(bars, most)
        expect(folded.rows).toBeLessThanOrEqual(most)
        expect(folded.bars.length + folded.hidden).toBe(bars.length)
      },
    ),
  )
})
