import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstCollision, hasLapsed, isExempt, occupanciesOf, sameOccupancies } from './overlap.ts'

const placed = {
  id: 'a',
  startDate: '2026-03-03T09:00:00.000Z',
  endDate: '2026-03-03T10:00:00.000Z',
  calendarIds: ['one', 'two'],
  status: 'pending',
  model: 'fixed',
  voting: null,
  allowOverlapping: false,
  blockedUntil: null,
} as const
const appointment = { ...placed, calendarIds: [...placed.calendarIds] }
const minute = 60_000
const nine = Date.parse(placed.startDate)

describe('occupanciesOf', () => {
  test('is the time on every calendar, widened after its end', () => {
    expect(occupanciesOf(appointment, { timeBetween: 15, allowOverlapping: false })).toEqual(
      ['one', 'two'].map((calendarId) => ({
        appointmentId: 'a',
        calendarId,
        from: nine,
        to: nine + 75 * minute,
        lapsesAt: null,
      })),
    )
  })

  test.each([
    ['cancelled', { status: 'cancelled' as const }, undefined],
    ['allowOverlapping', { allowOverlapping: true }, undefined],
    ['allowOverlapping of its service', {}, { timeBetween: 0, allowOverlapping: true }],
    ['a poll without a choice', { model: 'poll' as const }, undefined],
  ])('is nothing where exempt: %s', (_, change, service) => {
    expect(isExempt({ ...appointment, ...change }, service)).toBe(true)
    expect(occupanciesOf({ ...appointment, ...change }, service)).toEqual([])
  })

  test('a chosen poll takes its time, a hold until it lapses', () => {
    const voting = { options: [], votes: [], chosenOptionId: 'x' }
    expect(occupanciesOf({ ...appointment, model: 'poll', voting }, undefined)).toHaveLength(2)
    const hold = { ...appointment, blockedUntil: '2026-03-03T08:00:00.000Z' }
    expect(occupanciesOf(hold, undefined)[0]?.lapsesAt).toBe(nine - 60 * minute)
    expect(hasLapsed(hold, nine - 60 * minute - 1)).toBe(false)
    expect(hasLapsed(hold, nine - 60 * minute)).toBe(true)
  })
})

describe('firstCollision', () => {
  const any = fc
    .record({
      appointmentId: fc.constantFrom('a', 'b', 'c'),
      calendarId: fc.constantFrom('one', 'two'),
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ length, ...rest }) => ({ ...rest, to: rest.from + length, lapsesAt: null }))

  test('is found exactly where two share a minute of a calendar', () => {
    const minutes = ({ from, to }: { from: number; to: number }) =>
      Array.from({ length: to - from }, (_, i) => from + i)
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 6 }), (wanted, holders) => {
        const shared = holders.filter(
          (holder) =>
            holder.appointmentId !== wanted.appointmentId &&
            holder.calendarId === wanted.calendarId &&
            minutes(holder).some((it) => minutes(wanted).includes(it)),
        )
        expect(firstCollision([wanted], holders)).toBe(shared[0])
      }),
    )
  })

  test('the same occupancies in another order are the same', () => {
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ calendarId }) => calendarId }), (list) => {
        expect(sameOccupancies(list, list.toReversed())).toBe(true)
        expect(sameOccupancies(list, [])).toBe(list.length === 0)
      }),
    )
  })
})
