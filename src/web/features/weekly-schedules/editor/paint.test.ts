import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesPerDay } from '#api/time/clock.ts'
import {
  closeSpans,
  copiedDay,
  cutAtMidnights,
  isAllOpen,
  isOpen,
  lengthOf,
  opened,
  rangeAt,
  rangesByDay,
  rangesOf,
  replaced,
  type MinuteSpan,
  weekOf,
  type WeekHours,
  minutesPerWeek,
} from './paint.ts'

/** The obvious week: 1 or 0 for each of its minutes. */
type Minutes = Uint8Array
const NEVER: Minutes = new Uint8Array(minutesPerWeek)
const marked = (minutes: Minutes, { from, to }: MinuteSpan, open: boolean): Minutes => {
  const next = minutes.slice()
  for (let at = from; at < to; at += 1) next[((at % minutesPerWeek) + minutesPerWeek) % minutesPerWeek] = Number(open)
  return next
}
const minutesOf = (week: WeekHours): Minutes => week.reduce((minutes, span) => marked(minutes, span, true), NEVER)
const isTidy = (week: WeekHours): boolean =>
  week.every(({ from, to }, at) => from >= 0 && to <= minutesPerWeek && from < to && (week[at - 1]?.to ?? -1) < from)

/** Midnights are where mistakes live, so they are drawn often. */
const minute = fc.oneof(
  fc.integer({ min: -minutesPerDay, max: minutesPerWeek + minutesPerDay }),
  fc.integer({ min: -1, max: 8 }).map((day) => day * minutesPerDay),
  fc.integer({ min: -4, max: 32 }).map((quarter) => quarter * 360),
)
const span = fc.tuple(minute, minute).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const short = fc.tuple(minute, fc.integer({ min: 0, max: 1200 })).map(([from, length]) => ({ from, to: from + length }))
const strokes = fc.array(fc.record({ span: fc.oneof(span, short, short), open: fc.boolean() }), { maxLength: 12 })
const week = fc.array(short, { maxLength: 10 }).map((spans) => opened([], spans))

test('painting is what marking minutes one by one would be, and the ranges stay apart and in order', () => {
  fc.assert(
    fc.property(strokes, (list) => {
      let painted: WeekHours = []
      let minutes = NEVER
      for (const { span: it, open } of list) {
        painted = open ? opened(painted, [it]) : closeSpans(painted, [it])
        minutes = marked(minutes, it, open)
      }
      expect(isTidy(painted)).toBe(true)
      expect(minutesOf(painted)).toEqual(minutes)
      expect(lengthOf(painted)).toBe(minutes.filter(Boolean).length)
    }),
    { numRuns: 60 },
  )
})

test('what is open is what its minutes say', () => {
  fc.assert(
    fc.property(week, minute, short, (hours, at, it) => {
      const minutes = minutesOf(hours)
      expect(isOpen(hours, at)).toBe(minutes[((at % minutesPerWeek) + minutesPerWeek) % minutesPerWeek] === 1)
      expect(isAllOpen(hours, [it])).toBe(marked(minutes, it, true).every((open, place) => open === minutes[place]))
    }),
    { numRuns: 60 },
  )
})

test('cut at midnights and joined again is the same week', () => {
  fc.assert(
    fc.property(week, (hours) => {
      expect(weekOf(rangesByDay(hours))).toEqual(hours)
      expect(weekOf(cutAtMidnights(hours))).toEqual(hours)
      expect(
        cutAtMidnights(hours)
          .flat()
          .every(({ from, to }) => from >= 0 && to <= minutesPerDay),
      ).toBe(true)
    }),
  )
})

test('a night is joined once and never lasts a day; only such ranges end after midnight', () => {
  fc.assert(
    fc.property(week, (hours) => {
      const days = rangesByDay(hours)
      expect(lengthOf(days.flat())).toBe(lengthOf(hours))
      for (const { from, to } of days.flat()) {
        expect(from).toBeLessThan(minutesPerDay)
        expect(to - from).toBeLessThanOrEqual(minutesPerDay)
        expect(to <= minutesPerDay || to - from < minutesPerDay).toBe(true)
      }
      days.forEach((spans, day) => {
        // What still ends at midnight goes on into a range that would make it a day or more, or into nothing.
        const [last, next] = [spans.at(-1), days[(day + 1) % 7]?.[0]]
        const meet = last?.to === minutesPerDay && next?.from === 0
        expect(meet ? minutesPerDay - last.from + next.to : minutesPerDay).toBeGreaterThanOrEqual(minutesPerDay)
      })
    }),
  )
})

test('every open minute lies in exactly one range, and no closed one in any', () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: minutesPerWeek - 1 }), (hours, at) => {
      const around = rangesOf(hours).filter(({ from, to }) => (from <= at && at < to) || at + minutesPerWeek < to)
      expect(around).toHaveLength(isOpen(hours, at) ? 1 : 0)
      expect(rangeAt(hours, at)).toEqual(around[0])
    }),
  )
})

test('a range that is put elsewhere leaves the rest open', () => {
  fc.assert(
    fc.property(week, short, fc.nat(), (hours, after, pick) => {
      const ranges = rangesOf(hours)
      const before = ranges[pick % Math.max(ranges.length, 1)]
      if (!before) return
      const expected = marked(marked(minutesOf(hours), before, false), after, true)
      expect(minutesOf(replaced(hours, before, after))).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('a copied day begins the same ranges on the other days', () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 6 }), fc.subarray([0, 1, 2, 3, 4, 5, 6]), (hours, from, to) => {
      const copied = copiedDay(hours, from, to)
      const days = rangesByDay(hours)
      const expected = days.flatMap((spans, day) =>
        (to.includes(day) ? (days[from] ?? []) : spans).map((it) => ({
          from: it.from + day * minutesPerDay,
          to: it.to + day * minutesPerDay,
        })),
      )
      expect(minutesOf(copied)).toEqual(expected.reduce((minutes, it) => marked(minutes, it, true), NEVER))
    }),
    { numRuns: 60 },
  )
})

test('around the clock is seven days, not one night', () => {
  expect(rangesByDay([{ from: 0, to: minutesPerWeek }])).toEqual(
    Array.from({ length: 7 }, () => [{ from: 0, to: minutesPerDay }]),
  )
})

test('the night from Sunday to Monday goes round the end of the week', () => {
  const night = opened([], [{ from: minutesPerWeek - 120, to: minutesPerWeek + 360 }])
  expect(night).toEqual([
    { from: 0, to: 360 },
    { from: minutesPerWeek - 120, to: minutesPerWeek },
  ])
  expect(rangesByDay(night)[6]).toEqual([{ from: 1320, to: 1800 }])
  expect(rangeAt(night, 60)).toEqual({ from: minutesPerWeek - 120, to: minutesPerWeek + 360 })
})

test('from one clock time to the same on the next day stays two ranges: as one it could not be told from none', () => {
  expect(rangesByDay([{ from: 600, to: 600 + minutesPerDay }]).slice(0, 2)).toEqual([
    [{ from: 600, to: minutesPerDay }],
    [{ from: 0, to: 600 }],
  ])
})
