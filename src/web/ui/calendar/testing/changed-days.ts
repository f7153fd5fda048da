import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { dayFrame } from '../geometry/day-frame.ts'
import { columnFor } from './week.ts'

/** A local day and the wall-clock minutes `[from, to)` that it skips or goes through twice. */
export type Day = { zone: string; date: string; kind: 'plain' | 'skips' | 'doubles'; from: number; to: number }

const day = (zone: string, date: string, kind: Day['kind'] = 'plain', from = 0, to = 0): Day => ({
  zone,
  date,
  kind,
  from,
  to,
})
/** Days of 23, 23.5, 24, 24.5 and 25 hours. */
export const DAYS = [
  day('Europe/Madrid', '2026-03-29', 'skips', 120, 180),
  day('Europe/Madrid', '2026-10-25', 'doubles', 120, 180),
  day('America/New_York', '2026-03-08', 'skips', 120, 180),
  day('America/New_York', '2026-11-01', 'doubles', 60, 120),
  day('Pacific/Auckland', '2026-09-27', 'skips', 120, 180),
  day('Pacific/Auckland', '2026-04-05', 'doubles', 120, 180),
  day('Australia/Lord_Howe', '2026-10-04', 'skips', 120, 150),
  day('Australia/Lord_Howe', '2026-04-05', 'doubles', 90, 120),
  day('Asia/Kolkata', '2026-06-01'),
  day('UTC', '2026-10-25'),
] as const
/** The zones of these days. */
export const ZONES = [...new Set(DAYS.map(({ zone }) => zone))]

/** Any of these days. */
export const anyDay = fc.constantFrom(...DAYS)
/** A length in minutes. */
export const anyLength = fc.integer({ min: 1, max: 600 })
/** A wall-clock minute. */
export const anyMinute = fc.integer({ min: 0, max: minutesPerDay - 1 })
/** Whether a wall-clock minute is one that the day skips or goes through twice. */
export const isWithin = ({ from, to }: Day, minute: number) => from <= minute && minute < to
/** A column of the day. */
export const columnOf = ({ zone, date }: Day, resourceId = 'ana') => columnFor(resourceId, date, zone)
/** The frame of the day. */
export const frameOf = ({ zone, date }: Day) => dayFrame(date, zone)

/** What Temporal says of a wall-clock minute of a day, and of the clock at an instant. */
export const oracle = {
  instant: (date: string, minute: number, zone: string) =>
    Temporal.PlainDate.from(date)
      .toPlainDateTime(Temporal.PlainTime.from({ hour: 0 }))
      .add({ minutes: minute })
      .toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds,
  clock: (instant: number, zone: string) => {
    const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
    return { date: at.toPlainDate().toString(), minute: at.hour * 60 + at.minute }
  },
}
/** A real minute of a day, as an instant. */
export const anyInstant = anyDay.chain((it) => {
  const { start, end } = frameOf(it)
  return fc
    .integer({ min: 0, max: (end - start) / MINUTE - 1 })
    .map((minute) => ({ it, instant: start + minute * MINUTE }))
})
