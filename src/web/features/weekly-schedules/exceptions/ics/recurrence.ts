import { isDate, weekday } from '#api/time/week.ts'
import { readIcsDate } from './moments.ts'

/** A rule that repeats every year, as far as holidays need it (RFC 5545, section 3.3.10). */
export interface YearlyRule {
  interval: number
  count?: number
  /** Last date, included. */
  until?: string
  months?: readonly number[]
  /** Days of the month, negative from its end. */
  monthDays?: readonly number[]
  /** Weekdays, 0 is Monday; `nth` of the month, negative from its end, 0 for each. */
  days?: readonly { day: number; nth: number }[]
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

const numbers = (text: string, least: number, most: number): number[] | undefined => {
  const found = text.split(',').map((part) => (/^[+-]?\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  return found.every((it) => it !== 0 && it >= least && it <= most) ? found : undefined
}

const weekdays = (text: string): YearlyRule['days'] => {
  const found = text.split(',').map((part) => {
    const [, nth, name = ''] = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/.exec(part) ?? []
    return { day: WEEKDAYS.indexOf(name), nth: Number(nth ?? 0) }
  })
  return found.some(({ day }) => day < 0) ? undefined : found
}

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : undefined

/** Parts that say nothing more about whole days of a year. */
const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYMONTH', 'BYMONTHDAY', 'BYDAY', 'WKST'])

/** A rule that repeats every year; undefined for every other rule, and for what this reader does not understand. */
export const readYearlyRule = (value: string): YearlyRule | undefined => {
  const parts = new Map(
    value
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  )
  if (parts.get('FREQ') !== 'YEARLY' || [...parts.keys()].some((name) => !KNOWN.has(name))) return undefined
  const read = <T>(name: string, reader: (text: string) => T | undefined): T | undefined | null => {
    const text = parts.get(name)
    return text === undefined ? undefined : (reader(text) ?? null)
  }
  const interval = read('INTERVAL', whole)
  const count = read('COUNT', whole)
  const until = read('UNTIL', (text) => readIcsDate(text.slice(0, 8)))
  const months = read('BYMONTH', (text) => numbers(text, 1, 12))
  const monthDays = read('BYMONTHDAY', (text) => numbers(text, -31, 31))
  const days = read('BYDAY', weekdays)
  if ([interval, count, until, months, monthDays, days].includes(null)) return undefined
  // Weekdays counted through a whole year, or counted while days of the month are named too, are not holidays' ways.
  const counted = days?.some(({ nth }) => nth !== 0) ?? false
  if (days && ((!months && !monthDays) || (counted && monthDays))) return undefined
  return {
    interval: interval ?? 1,
    ...(count != null && { count }),
    ...(until != null && { until }),
    ...(months != null && { months }),
    ...(monthDays != null && { monthDays }),
    ...(days != null && { days }),
  }
}

const two = (value: number): string => String(value).padStart(2, '0')
const lengthOf = (year: number, month: number): number =>
  month === 2 ? (isDate(`${year}-02-29`) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const daysOfMonth = (year: number, month: number, { monthDays, days }: YearlyRule, startDay: number): number[] => {
  const length = lengthOf(year, month)
  const all = Array.from({ length }, (_, index) => index + 1)
  const first = weekday(`${year}-${two(month)}-01`)
  const isOn = (day: number): boolean =>
    days?.some(
      ({ day: wanted, nth }) =>
        (first + day - 1) % 7 === wanted &&
        (nth === 0 || (nth > 0 ? Math.ceil(day / 7) === nth : Math.ceil((length - day + 1) / 7) === -nth)),
    ) ?? true
  const named = monthDays?.map((day) => (day < 0 ? length + 1 + day : day)) ?? (days ? all : [startDay])
  return all.filter((day) => named.includes(day) && isOn(day))
}

/** The dates of a rule from its start to `last`, both included, in order. */
export const yearlyDates = (start: string, rule: YearlyRule, last: string): string[] => {
  const [year, month, day] = [Number(start.slice(0, 4)), Number(start.slice(5, 7)), Number(start.slice(8))]
  const end = rule.until !== undefined && rule.until < last ? rule.until : last
  const months = rule.months ?? (rule.monthDays ? Array.from({ length: 12 }, (_, index) => index + 1) : [month])
  const found: string[] = []
  for (let at = year; at <= Number(end.slice(0, 4)); at += rule.interval) {
    for (const each of [...new Set(months)].toSorted((a, b) => a - b)) {
      for (const on of daysOfMonth(at, each, rule, day)) {
        const date = `${String(at).padStart(4, '0')}-${two(each)}-${two(on)}`
        if (date < start) continue
        if (date > end || found.length === rule.count) return found
        found.push(date)
      }
    }
  }
  return found
}
