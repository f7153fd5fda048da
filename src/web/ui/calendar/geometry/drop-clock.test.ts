import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import {
  DAYS,
  anyDay,
  anyInstant,
  anyLength,
  anyMinute,
  columnOf,
  frameOf,
  isWithin,
  oracle,
} from '../testing/changed-days.ts'
import { eventAt } from '../testing/week.ts'
import { createdBetween, movedEvent, resizedTo, steppedBy } from './drop.ts'
import { placeEvents } from './place.ts'

describe('cards side by side on a day when the clock changes', () => {
  const anyEvents = fc.array(fc.record({ first: fc.integer({ min: -120, max: 700 }), length: anyLength }), {
    minLength: 1,
    maxLength: 16,
  })

  it('never overlap in one lane, and each cluster has as few lanes as cards stand at one moment', () => {
    fc.assert(
      fc.property(anyDay, anyEvents, (it, all) => {
        const column = columnOf(it)
        const { start } = frameOf(it)
        const events = all.map(({ first, length }, index) => ({
          ...eventAt(`${index}`, column, 0, length),
          start: start + first * MINUTE,
          end: start + (first + length) * MINUTE,
        }))
        const cards = placeEvents([column], events).get(column.id) ?? []
        // A cluster by its meaning: who is connected by overlap, found by joining until nothing joins any more.
        const cluster = cards.map((_, index) => index)
        const overlap = (a: (typeof cards)[number], b: (typeof cards)[number]) => a.from < b.to && b.from < a.to
        for (let joined = true; joined;) {
          joined = false
          cards.forEach((a, i) =>
            cards.forEach((b, j) => {
              const [own = i, other = j] = [cluster[i], cluster[j]]
              if (!overlap(a, b) || own === other) return
              cluster[i] = cluster[j] = Math.min(own, other)
              joined = true
            }),
          )
        }
        cards.forEach((a, i) => {
          const together = cards.filter((_, j) => cluster[j] === cluster[i])
          const most = Math.max(
            ...together.map(({ from }) => together.filter((b) => b.from <= from && from < b.to).length),
          )
          expect(a.lanes).toBe(most)
          expect(a.lane).toBeLessThan(a.lanes)
          const beside = cards.filter((b, j) => i !== j && overlap(a, b))
          expect(beside.map(({ lane }) => lane)).not.toContain(a.lane)
        })
      }),
    )
  })
})

describe('dropping on a day when the clock changes', () => {
  it('means what Temporal means by that wall clock, and keeps the real duration, from any zone to any other', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyDay,
        anyMinute,
        anyLength,
        fc.constantFrom(5, 15, 30),
        ({ it: from, instant }, to, minute, length, step) => {
          const event = { ...eventAt('1', columnOf(from), 0, length), start: instant, end: instant + length * MINUTE }
          const moved = movedEvent(event, columnOf(to), minute, step)
          const wall = Math.min(Math.round(minute / step) * step, minutesPerDay - step)
          expect(moved.start).toBe(oracle.instant(to.date, wall, to.zone))
          expect(moved.end - moved.start).toBe(length * MINUTE)
          const skipped = to.kind === 'skips' && isWithin(to, wall) ? to.to - to.from : 0
          expect(frameOf(to).minuteOf(moved.start)).toBe(wall + skipped)
        },
      ),
    )
  })

  it('puts a card that is dropped where it stands back to its own instant, off the second of the equal hours', () => {
    fc.assert(
      fc.property(anyInstant, anyLength, ({ it, instant }, length) => {
        const column = columnOf(it)
        const event = { ...eventAt('1', column, 0, length), start: instant, end: instant + length * MINUTE }
        const [card] = placeEvents([column], [event]).get(column.id) ?? []
        const back = movedEvent(event, column, card?.from ?? Number.NaN, 1)
        const earlier = oracle.instant(it.date, oracle.clock(instant, it.zone).minute, it.zone)
        expect(back).toEqual({ start: earlier, end: earlier + length * MINUTE })
        const isSecond = it.kind === 'doubles' && isWithin(it, card?.from ?? 0)
        expect(isSecond ? instant : back.start).toBe(instant)
      }),
    )
  })

  it('ends a resized card on the wall clock that was pointed at, at least one step long', () => {
    fc.assert(
      fc.property(anyInstant, anyMinute, fc.constantFrom(5, 15, 30), ({ it, instant }, minute, step) => {
        const event = { start: instant, end: instant + 30 * MINUTE }
        const { start, end } = resizedTo(event, columnOf(it), minute, step)
        const wall = Math.round(minute / step) * step
        expect(start).toBe(instant)
        expect(end).toBe(Math.max(oracle.instant(it.date, wall, it.zone), instant + step * MINUTE))
      }),
    )
  })

  it('makes an empty place whose ends stand on the wall clock, whatever lies between', () => {
    fc.assert(
      fc.property(anyDay, anyMinute, anyMinute, (it, anchor, minute) => {
        const step = 15
        const { start, end } = createdBetween(columnOf(it), anchor, minute, step)
        const first = Math.floor(Math.min(anchor, minute) / step) * step
        const last = Math.max(Math.round(Math.max(anchor, minute) / step) * step, first + step)
        expect(start).toBe(oracle.instant(it.date, first, it.zone))
        expect(end).toBe(Math.max(oracle.instant(it.date, last, it.zone), start + step * MINUTE))
      }),
    )
  })

  it('steps by keys through every real half hour of the day once, and back the same way', () => {
    for (const it of DAYS) {
      const frame = frameOf(it)
      const column = columnOf(it)
      const starts: number[] = []
      let event = { start: frame.start, end: frame.start + 30 * MINUTE }
      for (let count = 0; count < 60; count += 1) {
        starts.push(event.start)
        const next = steppedBy(event, column, 1, 30)
        if (next.start === event.start) break
        expect(steppedBy(next, column, -1, 30)).toEqual(event)
        event = next
      }
      const halves = (frame.end - frame.start) / (30 * MINUTE)
      expect(starts).toEqual(Array.from({ length: halves }, (_, index) => frame.start + index * 30 * MINUTE))
    }
  })
})
