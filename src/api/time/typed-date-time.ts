import { readTypedDate } from './typed-date.ts'
import { readClock } from './typed-time.ts'

/** What a typed date or time is read against. */
export interface TypedContext {
  /** Today's date in the zone that counts. */
  today: string
  /** Whether `3/4` is 4 March. */
  monthFirst: boolean
}

/** Years that are written with four digits and mean a year; `1630` behind a day is a time. */
const isYear = (date: string): boolean => /^(?:19|20|21)/.test(date)

/** Like `readTypedDate`, where nothing but a date is asked for: also digits alone (`23112026`, `20261123`). */
export function readDate(text: string, { today, monthFirst }: TypedContext): string | undefined {
  const digits = /^(\d\d)(\d\d)(\d{4})$/.exec(text.trim())
  if (digits === null) return readTypedDate(text, today, monthFirst)
  const own = readTypedDate(digits.slice(1).join('/'), today, monthFirst)
  if (own !== undefined && isYear(own)) return own
  return readTypedDate(text.trim().replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), today)
}

/** A time within a day, which `24:00` is not. */
export const readTimeOfDay = (text: string): string | undefined => {
  const time = readClock(text)
  return time === '24:00' ? undefined : time
}

/** What a typed text says of a date and a time. */
export interface ReadDateTime {
  date?: string
  /** `HH:mm`. */
  time?: string
}

/**
 * A date, a time, or both in either order (`23 nov 16:30`, `tomorrow at 9`, `4:30 pm fri`, ISO text); undefined where some of it
 * is neither.
 */
export function readDateTime(text: string, context: TypedContext): ReadDateTime | undefined {
  const words = text
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d)T(?=\d)/, '$1 ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const joined = words.join(' ')
  const whole = readDate(joined, context)
  if (whole !== undefined && isYear(whole)) return { date: whole }
  const time = readTimeOfDay(joined)
  if (time !== undefined) return { time }
  const atTime = (from: number, to?: number) =>
    readTimeOfDay(
      words
        .slice(from, to)
        .join(' ')
        .replace(/^(?:at|a las?) /i, ''),
    )
  // The longest date first: of `Dec 12 2027 930` the year belongs to the date.
  for (let at = words.length - 1; at > 0; at -= 1) {
    const parts = { date: readDate(words.slice(0, at).join(' '), context), time: atTime(at) }
    if (parts.date !== undefined && parts.time !== undefined) return { date: parts.date, time: parts.time }
  }
  for (let at = 1; at < words.length; at += 1) {
    const parts = { date: readDate(words.slice(at).join(' '), context), time: atTime(0, at) }
    if (parts.date !== undefined && parts.time !== undefined) return { date: parts.date, time: parts.time }
  }
  return undefined
}
