import { minutesPerDay } from '#api/time/clock.ts'
import { closeSpans, opened, replaced, type MinuteSpan, type WeekHours } from './paint.ts'

/** What a drag, or a key in its place, has taken hold of. */
export type Grip =
  | {
      readonly kind: 'open' | 'close'
      readonly day: number
      readonly minute: number
    }
  | { readonly kind: 'from' | 'to'; readonly range: MinuteSpan }
  | { readonly kind: 'move'; readonly range: MinuteSpan; readonly day: number; readonly minute: number }

/** Where the pointer is. */
export interface Aim {
  /** 0 is Monday. */
  readonly day: number
  /** Minute of that day, 0 to 1440, not yet snapped. */
  readonly minute: number
  /** Minutes to snap to. */
  readonly step: number
  /** Paints one stretch through midnights instead of the same times on each day. */
  readonly through: boolean
}

/** What would become of the week if the drag ended now. */
export interface Stroke {
  readonly kind: Grip['kind']
  /** What is opened or closed, or where the range would be; in minutes of the week. */
  readonly spans: readonly MinuteSpan[]
  readonly next: WeekHours
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
const dayOf = (minute: number): number => Math.floor(minute / minutesPerDay)

/** The days from one to another in the order in which they are shown. */
const daysBetween = (order: readonly number[], from: number, to: number): readonly number[] => {
  const [a, b] = [order.indexOf(from), order.indexOf(to)]
  return order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Both ends of a painted stretch: the steps of its first and of its last minute are in it. */
const stretch = (a: number, b: number, step: number): MinuteSpan => {
  const from = Math.floor(Math.min(a, b) / step) * step
  return { from, to: Math.max(Math.ceil(Math.max(a, b) / step) * step, from + step) }
}

const painted = (order: readonly number[], grip: { day: number; minute: number }, aim: Aim): MinuteSpan[] => {
  const { step } = aim
  // The last minute of a day belongs to its last step.
  const [anchor, at] = [Math.min(grip.minute, minutesPerDay - 1), Math.min(aim.minute, minutesPerDay)]
  if (aim.through) {
    return [
      stretch(order.indexOf(grip.day) * minutesPerDay + anchor, order.indexOf(aim.day) * minutesPerDay + at, step),
    ].map(({ from, to }) => {
      // Days are counted as they are shown; the week itself begins on Monday.
      const first = Math.floor(from / minutesPerDay)
      const start = (order[first] ?? 0) * minutesPerDay + from - first * minutesPerDay
      return { from: start, to: start + to - from }
    })
  }
  const { from, to } = stretch(anchor, at, step)
  return daysBetween(order, grip.day, aim.day).map((day) => ({
    from: day * minutesPerDay + from,
    to: day * minutesPerDay + Math.min(to, minutesPerDay),
  }))
}

/** The end of a range pulled somewhere; over midnight it stops before the hour of its start, so that it stays below a day. */
const withEnd = ({ from, to }: MinuteSpan, { day, minute, step }: Aim): MinuteSpan => {
  const midnight = dayOf(from) * minutesPerDay
  const start = from - midnight
  const at = Math.round(minute / step) * step
  const isNext = day === (dayOf(from) + 1) % 7
  const overnight = to - midnight > minutesPerDay
  if (isNext && minute < start) return { from, to: midnight + minutesPerDay + within(at, 0, Math.max(start - step, 0)) }
  if (overnight && day !== dayOf(from))
    return { from, to: midnight + minutesPerDay + within(at, 0, Math.max(start - step, 0)) }
  return { from, to: midnight + within(at, Math.min(start + step, minutesPerDay), minutesPerDay) }
}

const withStart = ({ from, to }: MinuteSpan, { day, minute, step }: Aim): MinuteSpan => {
  const midnight = dayOf(to - 1) * minutesPerDay
  const end = to - midnight
  const at = Math.round(minute / step) * step
  const last = dayOf(to - 1) % 7
  const isBefore = day === (last + 6) % 7
  if (isBefore && minute > end)
    return { from: midnight - minutesPerDay + within(at, Math.min(end + step, minutesPerDay), minutesPerDay), to }
  if (from < midnight && day !== last)
    return { from: midnight - minutesPerDay + within(at, Math.min(end + step, minutesPerDay), minutesPerDay), to }
  return { from: midnight + within(at, 0, Math.max(end - step, 0)), to }
}

const moved = (
  order: readonly number[],
  grip: { range: MinuteSpan; day: number; minute: number },
  aim: Aim,
): MinuteSpan => {
  const { range, minute } = grip
  const [length, start] = [range.to - range.from, range.from % minutesPerDay]
  const by = Math.round((aim.minute - minute) / aim.step) * aim.step
  // Only a night may go past midnight: a day that is dragged too far stays at its edge.
  const latest = start + length > minutesPerDay ? minutesPerDay - aim.step : minutesPerDay - length
  const days = order.indexOf(aim.day) - order.indexOf(grip.day)
  const place = order.indexOf(dayOf(range.from)) + days
  const day = order[within(place, 0, 6)] ?? dayOf(range.from)
  const from = day * minutesPerDay + within(start + by, 0, latest)
  return { from, to: from + length }
}

/** What a grip makes of the week where the pointer is; `order` are the days as they are shown, 0 is Monday. */
export const strokeOf = (week: WeekHours, order: readonly number[], grip: Grip, aim: Aim): Stroke => {
  if (!('range' in grip)) {
    const spans = painted(order, grip, aim)
    return { kind: grip.kind, spans, next: grip.kind === 'open' ? opened(week, spans) : closeSpans(week, spans) }
  }
  const after =
    grip.kind === 'move'
      ? moved(order, grip, aim)
      : grip.kind === 'from'
        ? withStart(grip.range, aim)
        : withEnd(grip.range, aim)
  return { kind: grip.kind, spans: [after], next: replaced(week, grip.range, after) }
}
