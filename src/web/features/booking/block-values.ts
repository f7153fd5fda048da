import { minutesPerDay } from '#api/time/clock.ts'
import type { BodyInput } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { isDate } from '#api/time/week.ts'
import { dateOf, minuteOfDay } from '#api/time/zoned.ts'
import { type Block, type BlockDates, type BlockHours, blockDates, minutesOfClock } from './block-series.ts'

/** Blocking time as the form shows it; dates `YYYY-MM-DD`, clock times `HH:mm`. */
export interface BlockValues {
  calendarIds: string[]
  repeat: BlockDates['kind']
  date: string
  dates: { date: string }[]
  /** Last date of a range or of a repeat; empty where a count says it. */
  until: string
  weekdays: number[]
  every: number | string | null
  count: number | string | null
  wholeDay: boolean
  from: string
  to: string
  title: string
  description: string
  blockedUntil: string | null
  serviceId: string | null
  extraFields: Record<string, unknown> | string
  version: '1' | '2'
  /** Version 2 only: version 1 has no word for it. */
  allowOverlapping: boolean
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The minute of the day at which a stretch ends by the clock; in an hour that comes twice past it, or it would end tomorrow. */
function endMinute(at: number, until: number, zone: string): number {
  const [from, to] = [minuteOfDay(at, zone), minuteOfDay(until, zone)]
  const isBack = to <= from && dateOf(at, zone) === dateOf(until, zone)
  return isBack ? from + (until - at) / MINUTE : to
}

/** What the form begins with: the stretch of the grid that was marked, or an hour of a date. */
export function blockBeginning(
  { start, end, on, date }: { start: string; end: string; on: string; date: string },
  zone: string,
  now: number,
): BlockValues {
  const at = Date.parse(start)
  const until = Date.parse(end)
  const day = Number.isFinite(at) ? dateOf(at, zone) : date || dateOf(now, zone)
  const from = Number.isFinite(at) ? minuteOfDay(at, zone) : 540
  return {
    calendarIds: on ? [on] : [],
    repeat: 'once',
    date: day,
    dates: [{ date: day }],
    until: '',
    weekdays: [0, 1, 2, 3, 4],
    every: 1,
    count: 4,
    wholeDay: false,
    from: clock(from),
    to: clock(until > at ? endMinute(at, until, zone) : (from + 60) % minutesPerDay),
    title: '',
    description: '',
    blockedUntil: null,
    serviceId: null,
    extraFields: {},
    version: '1',
    allowOverlapping: false,
  }
}

/** Which field keeps the form from meaning any block. */
export type BlockGap = 'calendarIds' | 'date' | 'until' | 'weekdays' | 'every' | 'count' | 'from' | 'to' | 'dates'

const whole = (value: number | string | null, least: number): number | undefined => {
  const number = Number(value)
  return value !== null && value !== '' && Number.isInteger(number) && number >= least ? number : undefined
}

/** The dates and hours that the form means, or the first field that keeps it from meaning any. */
export function readBlocks(values: BlockValues): { dates: string[]; hours: BlockHours } | { gap: BlockGap } {
  const { repeat, date, until, weekdays } = values
  const from = minutesOfClock(values.from)
  const to = minutesOfClock(values.to)
  const listed = values.dates.map((it) => it.date).filter(isDate)
  const every = whole(values.every, 1)
  const count = values.count === null || values.count === '' ? null : whole(values.count, 1)
  if (repeat === 'list' && listed.length === 0) return { gap: 'dates' }
  if (repeat !== 'list' && !isDate(date)) return { gap: 'date' }
  if (repeat === 'range' && (!isDate(until) || until < date)) return { gap: 'until' }
  if (repeat === 'range' && weekdays.length === 0) return { gap: 'weekdays' }
  if (repeat === 'weekly' && every === undefined) return { gap: 'every' }
  if (repeat === 'weekly' && (count === undefined || (count === null && !isDate(until)))) return { gap: 'count' }
  if (repeat === 'weekly' && until !== '' && (!isDate(until) || until < date)) return { gap: 'until' }
  if (!values.wholeDay && from === undefined) return { gap: 'from' }
  if (!values.wholeDay && to === undefined) return { gap: 'to' }
  const pattern: BlockDates =
    repeat === 'list'
      ? { kind: 'list', dates: listed }
      : repeat === 'range'
        ? { kind: 'range', from: date, to: until, weekdays }
        : repeat === 'weekly'
          ? { kind: 'weekly', from: date, every: every ?? 1, until: until || null, count: count ?? null }
          : { kind: 'once', date }
  return { dates: blockDates(pattern), hours: values.wholeDay ? 'day' : { from: from ?? 0, to: to ?? 0 } }
}

const saidOf = (values: BlockValues, { calendarId, start, end }: Block) => ({
  calendarIds: [calendarId],
  startDate: formatInstant(start),
  endDate: formatInstant(end),
  ...(values.title.trim() && { title: values.title.trim() }),
  ...(values.description.trim() && { description: values.description.trim() }),
  ...(values.blockedUntil && { blockedUntil: values.blockedUntil }),
  ...(values.serviceId && { serviceId: values.serviceId }),
  ...(typeof values.extraFields === 'object' &&
    Object.keys(values.extraFields).length > 0 && { extraFields: values.extraFields }),
})

/** The body of block-slot (version 1). */
export const blockSlotOf = (values: BlockValues, block: Block): BodyInput<typeof contract.appointmentsV1.blockSlot> =>
  saidOf(values, block)

/** The same as an appointment of version 2 that is a block; `title` is what it is called where nothing was typed. */
export const blockedOf = (
  values: BlockValues,
  block: Block,
  title: string,
): BodyInput<typeof contract.appointmentsV2.create> => ({
  title,
  ...saidOf(values, block),
  origin: 'dashboard',
  blocked: true,
  ...(values.allowOverlapping && { allowOverlapping: true }),
})
