import { minutesPerDay } from '#api/time/clock.ts'
import { type MinuteSpan, type WeekHours, rangeAt } from './paint.ts'
import { type Aim, type Grip, type Stroke, strokeOf } from './stroke.ts'

/** A place in the grid. */
export interface WeekCell {
  /** 0 is Monday. */
  readonly day: number
  /** Minute of that day. */
  readonly minute: number
}

/** Where the keyboard is in the grid. */
export interface Cursor extends WeekCell {
  /** Minutes of the cell: 15, or 5 with Alt. */
  readonly size: number
  /** The other corner of what is selected. */
  readonly anchor?: WeekCell | undefined
}

/** A range, or an edge of one, that the keys carry. */
export interface Carry {
  readonly grip: Grip
  readonly aim: Aim
  readonly stroke: Stroke
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

const MINUTES: Readonly<Record<string, (minute: number, step: number) => number>> = {
  ArrowUp: (minute, step) => (Math.ceil(minute / step) - 1) * step,
  ArrowDown: (minute, step) => (Math.floor(minute / step) + 1) * step,
  PageUp: (minute) => minute - 60,
  PageDown: (minute) => minute + 60,
  Home: () => 0,
  End: () => minutesPerDay,
}

const columnsOf = (key: string, rightToLeft: boolean): number =>
  key === 'ArrowRight' ? (rightToLeft ? -1 : 1) : key === 'ArrowLeft' ? (rightToLeft ? 1 : -1) : 0

/** Where a key leads to; undefined for keys that lead nowhere. */
export const placeAfter = (
  { day, minute }: WeekCell,
  { key, step, rightToLeft }: { key: string; step: number; rightToLeft: boolean },
  order: readonly number[],
): WeekCell | undefined => {
  const columns = columnsOf(key, rightToLeft)
  if (columns !== 0) return { day: order[within(order.indexOf(day) + columns, 0, 6)] ?? day, minute }
  const next = MINUTES[key]?.(minute, step)
  return next === undefined ? undefined : { day, minute: within(next, 0, minutesPerDay - step) }
}

/** What the cursor has selected, its own cell at least, in minutes of the week. */
export const selectionOf = (cursor: Cursor, order: readonly number[]): MinuteSpan[] => {
  const { anchor = cursor, size } = cursor
  const [from, to] = [Math.min(anchor.minute, cursor.minute), Math.max(anchor.minute, cursor.minute) + size]
  const places = [order.indexOf(anchor.day), order.indexOf(cursor.day)]
  return order
    .slice(Math.min(...places), Math.max(...places) + 1)
    .map((day) => ({ from: day * minutesPerDay + from, to: day * minutesPerDay + Math.min(to, minutesPerDay) }))
}

const placeOf = (minute: number): WeekCell => {
  const day = Math.floor(minute / minutesPerDay)
  return { day: ((day % 7) + 7) % 7, minute: minute - day * minutesPerDay }
}

/** Where a carried edge or range is after a stroke. */
const placeOfStroke = ({ kind, spans }: Stroke, range: MinuteSpan): WeekCell => {
  const { from, to } = spans[0] ?? range
  if (kind !== 'to') return placeOf(from)
  // An end at midnight is the end of a day rather than the start of the next.
  const last = placeOf(to - 1)
  return { day: last.day, minute: last.minute + 1 }
}

const KINDS: Readonly<Record<string, 'from' | 'to' | 'move'>> = { s: 'from', e: 'to', m: 'move' }

const carried = (week: WeekHours, order: readonly number[], grip: Grip & { range: MinuteSpan }, aim: Aim): Carry => {
  const stroke = strokeOf(week, order, grip, aim)
  return { grip, aim: { ...aim, ...placeOfStroke(stroke, grip.range) }, stroke }
}

/** Takes up the start (S), the end (E) or all (M) of the range under the cursor; undefined where there is none. */
export const takenUp = (
  week: WeekHours,
  order: readonly number[],
  { day, minute, size }: Cursor,
  key: string,
): Carry | undefined => {
  const kind = KINDS[key.toLowerCase()]
  const range = rangeAt(week, day * minutesPerDay + minute)
  if (!kind || !range) return undefined
  const place = placeOfStroke({ kind, spans: [range], next: week }, range)
  const aim = { ...place, step: size, through: false }
  return carried(week, order, kind === 'move' ? { kind, range, ...place } : { kind, range }, aim)
}

/** Whether an edge can go on by some minutes: a range lasts a step at least, and a day only from midnight to midnight. */
const mayPull = (
  { kind, range }: Grip & { range: MinuteSpan },
  { spans }: Stroke,
  by: number,
  step: number,
): boolean => {
  const { from, to } = spans[0] ?? range
  const length = to - from + (kind === 'to' ? by : -by)
  const midnight = (kind === 'to' ? from : from + by) % minutesPerDay === 0
  return length >= step && (length <= minutesPerDay - step || (midnight && length === minutesPerDay))
}

/** Carries on with an arrow key; an end goes on over midnight. Undefined for other keys. */
export const carriedOn = (
  week: WeekHours,
  order: readonly number[],
  carry: Carry,
  { key, step, rightToLeft }: { key: string; step: number; rightToLeft: boolean },
): Carry | undefined => {
  const { grip, aim } = carry
  if (!('range' in grip)) return undefined
  const columns = columnsOf(key, rightToLeft)
  if (columns !== 0) {
    if (grip.kind !== 'move') return undefined
    const day = order[within(order.indexOf(aim.day) + columns, 0, 6)] ?? aim.day
    return carried(week, order, grip, { ...aim, step, day })
  }
  const next = MINUTES[key]?.(aim.minute, step)
  if (next === undefined || key === 'Home' || key === 'End') return undefined
  if (grip.kind !== 'move' && !mayPull(grip, carry.stroke, next - aim.minute, step)) return carry
  const beyond = grip.kind !== 'move' && (next < 0 || next > minutesPerDay)
  const place = beyond ? placeOf(aim.day * minutesPerDay + next) : { day: aim.day, minute: next }
  return carried(week, order, grip, { ...aim, step, ...place })
}
