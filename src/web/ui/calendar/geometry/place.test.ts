import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnFor, eventAt } from '../testing/week.ts'
import { lastsDays } from './bars.ts'
import { placeEvents, shownHours } from './place.ts'

const ana = columnFor('ana', '2026-10-24')
const anaSunday = columnFor('ana', '2026-10-25')
const room = columnFor('room', '2026-10-24')

describe('placing events', () => {
  it('puts an event of two resources into both columns', () => {
    const placed = placeEvents([ana, room], [eventAt('1', ana, 540, 30, { resourceIds: ['ana', 'room'] })])
    expect(placed.get(ana.id)).toMatchObject([{ from: 540, to: 570 }])
    expect(placed.get(room.id)).toMatchObject([{ from: 540, to: 570 }])
  })

  it('cuts a night shift at midnight and marks both halves', () => {
    const placed = placeEvents([ana, anaSunday], [eventAt('1', ana, 22 * 60, 8 * 60)])
    expect(placed.get(ana.id)).toMatchObject([{ from: 1320, to: 1440, beginsBefore: false, endsAfter: true }])
    // Eight real hours from 22:00 end at 05:00, because the clock goes back.
    expect(placed.get(anaSunday.id)).toMatchObject([{ from: 0, to: 300, beginsBefore: true, endsAfter: false }])
  })

  it('puts the longer of two that begin together first, whatever their ids', () => {
    const placed = placeEvents([ana], [eventAt('1', ana, 540, 30), eventAt('2', ana, 540, 90)])
    expect(placed.get(ana.id)?.map(({ event, lane, lanes }) => [event.id, lane, lanes])).toEqual([
      ['2', 0, 2],
      ['1', 1, 2],
    ])
  })

  it('ends at 24:00 on the day that ends then, and not on the next', () => {
    const placed = placeEvents([ana, anaSunday], [eventAt('1', ana, 22 * 60, 120)])
    expect(placed.get(ana.id)).toMatchObject([{ from: 1320, to: 1440, endsAfter: false }])
    expect(placed.get(anaSunday.id)).toEqual([])
  })

  it('shows columns of two zones each on its own clock', () => {
    const newYork = columnFor('bob', '2026-10-24', 'America/New_York')
    const placed = placeEvents([ana, newYork], [eventAt('1', ana, 16 * 60, 30, { resourceIds: ['ana', 'bob'] })])
    expect(placed.get(newYork.id)).toMatchObject([{ from: 600, to: 630 }])
  })

  it('loses no event that touches a shown day and invents none', () => {
    const columns = [ana, anaSunday, room]
    const anyEvent = fc.record({
      minute: fc.integer({ min: -2000, max: 4000 }),
      length: fc.integer({ min: 1, max: 2000 }),
      resource: fc.constantFrom('ana', 'room', 'else'),
    })
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (all) => {
        const events = all.map(({ minute, length, resource }, index) =>
          eventAt(`${index}`, ana, minute, length, { resourceIds: [resource] }),
        )
        const placed = placeEvents(columns, events)
        for (const column of columns) {
          const start = Date.parse(`${column.date}T00:00+02:00`)
          const hours = column.date === '2026-10-25' ? 25 : 24
          const expected = events.filter(
            (e) =>
              e.resourceIds[0] === column.resourceId &&
              e.start < start + hours * 3_600_000 &&
              e.end > start &&
              !lastsDays(e, column.zone),
          )
          expect(
            placed
              .get(column.id)!
              .map(({ event }) => event.id)
              .sort(),
          ).toEqual(expected.map(({ id }) => id).sort())
        }
      }),
    )
  })
})

describe('the hours shown', () => {
  const asked = { dayStart: 8, dayEnd: 20 }

  it('are what was asked for when everything fits', () => {
    expect(shownHours(asked, placeEvents([ana], [eventAt('1', ana, 540, 30)]).values())).toEqual({
      from: 480,
      to: 1200,
    })
  })

  it('widen to whole hours, so that an early or late event does not vanish', () => {
    const placed = placeEvents([ana], [eventAt('1', ana, 450, 15), eventAt('2', ana, 1190, 45)])
    expect(shownHours(asked, placed.values())).toEqual({ from: 420, to: 1260 })
  })
})
