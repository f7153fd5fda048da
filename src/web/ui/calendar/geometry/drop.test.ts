import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '#api/time/durations.ts'
import { columnFor, eventAt } from '../testing/week.ts'
import { dayFrame } from './day-frame.ts'
import { createdBetween, lengthenedBy, minuteAt, movedEvent, pixelsOf, resizedTo, snap, steppedBy } from './drop.ts'

const saturday = columnFor('ana', '2026-10-24')
const autumn = columnFor('ana', '2026-10-25')
const spring = columnFor('ana', '2026-03-29')
const at = (iso: string) => Date.parse(iso)

describe('dropping', () => {
  it('moves to the snapped wall clock and keeps the duration over the change of the clock', () => {
    const event = eventAt('1', saturday, 540, 50)
    expect(movedEvent(event, autumn, 607, 15)).toEqual({
      start: at('2026-10-25T10:00+01:00'),
      end: at('2026-10-25T10:50+01:00'),
    })
    expect(movedEvent(eventAt('2', saturday, 60, 240), spring, 60, 15)).toEqual({
      start: at('2026-03-29T01:00+01:00'),
      end: at('2026-03-29T06:00+02:00'),
    })
  })

  it('never lets an event end before one step', () => {
    const event = eventAt('1', saturday, 540, 60)
    expect(resizedTo(event, saturday, 100, 15)).toEqual({ start: event.start, end: event.start + 15 * MINUTE })
    expect(resizedTo(event, saturday, 1440, 15).end).toBe(at('2026-10-25T00:00+02:00'))
    expect(lengthenedBy(event, -9, 15).end).toBe(event.start + 15 * MINUTE)
  })

  it('makes an empty place whichever way the pointer was drawn', () => {
    const nine = { start: at('2026-10-24T09:00+02:00'), end: at('2026-10-24T10:00+02:00') }
    expect(createdBetween(saturday, 545, 598, 15)).toEqual(nine)
    expect(createdBetween(saturday, 598, 545, 15)).toEqual(nine)
  })

  it('steps through both equal hours of the night when the clock goes back', () => {
    let event = { start: at('2026-10-25T01:30+02:00'), end: at('2026-10-25T02:00+02:00') }
    for (let step = 0; step < 4; step += 1) event = steppedBy(event, autumn, 1, 30)
    expect(event.start).toBe(at('2026-10-25T02:30+01:00'))
  })

  it('brings a crooked start onto the grid at the first step', () => {
    const event = eventAt('1', saturday, 547, 30)
    expect(steppedBy(event, saturday, 1, 15).start).toBe(at('2026-10-24T09:15+02:00'))
    expect(steppedBy(event, saturday, -1, 15).start).toBe(at('2026-10-24T09:00+02:00'))
  })

  it('keeps duration and day whatever the steps', () => {
    const anyStart = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(
        anyStart,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: -200, max: 200 }),
        (minute, length, steps) => {
          fc.pre(steps !== 0)
          for (const column of [saturday, autumn, spring]) {
            const event = eventAt('1', column, minute, length)
            const stepped = steppedBy(event, column, steps, 15)
            expect(stepped.end - stepped.start).toBe(length * MINUTE)
            const frame = dayFrame(column.date, column.zone)
            expect(stepped.start).toBeGreaterThanOrEqual(frame.start)
            expect(stepped.start).toBeLessThan(frame.end)
          }
        },
      ),
    )
  })

  it('turns pixels into minutes and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 23 }), (minute, hour) => {
        expect(minuteAt(pixelsOf(minute, hour * 60, 1.2), hour * 60, 1.2)).toBeCloseTo(minute, 6)
      }),
    )
  })

  it('snaps to the nearest step and leaves what is snapped', () => {
    fc.assert(
      fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), fc.constantFrom(5, 10, 15, 30), (minute, step) => {
        expect(Math.abs(snap(minute, step) - minute)).toBeLessThanOrEqual(step / 2 + 1e-9)
        expect(snap(snap(minute, step), step)).toBe(snap(minute, step))
      }),
    )
  })
})
