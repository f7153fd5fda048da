import { DAY, HOUR } from '#api/time/durations.ts'
import { isTwice } from '#api/time/offset.ts'
import type { HouseFormats } from './house.ts'
import type { HourCycle } from './preferences.ts'
import { zonePlace } from './zone-place.ts'
import { unbroken } from './blanks.ts'

/** An instant in any of the forms that it travels in: ISO text with offset, epoch milliseconds, `Date`, `Temporal.Instant`. */
export type InstantLike = string | number | Date | { readonly epochMilliseconds: number }

/**
 * How much of a date is written: `short` 20/11/2026, `medium` 20 Nov 2026, `long` Friday, 20 November 2026, `day` Fri 20 Nov;
 * `numeric` is what stands in a field: 20/11/2026 with all its digits.
 */
export type DateStyle = 'short' | 'medium' | 'long' | 'day' | 'bare' | 'month' | 'bareMonth' | 'numeric'

const DATE_STYLES = {
  short: { dateStyle: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  bare: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  bareMonth: { month: 'short' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/**
 * Each unit, with its seconds and from how many of them on it is used: “next week” would not say which day is meant.
 * What a page takes for now may be half a minute behind: seconds that were counted would stand still, and what is nearer than
 * that is now.
 */
const RELATIVE_STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, least: number][] = [
  ['year', 31_557_600, 1],
  ['month', 2_629_800, 1],
  ['week', 604_800, 2],
  ['day', 86_400, 1],
  ['hour', 3600, 1],
  ['minute', 60, 0.51],
]

const cache = new Map<string, unknown>()

/** Intl constructors are slow (some 50 µs each), so one formatter per locale and options serves the whole page. */
function cached<Formatter, Options>(
  kind: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`
  const found = cache.get(key)
  if (found instanceof kind) return found
  const made = new kind(locale, options)
  cache.set(key, made)
  return made
}

/** What is worked out when it is first asked for: the first formatter of a page waits for the browser's tables. */
function once<Value>(work: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: work() }).value
}

const epoch = (at: InstantLike): number =>
  typeof at === 'number'
    ? at
    : typeof at === 'string'
      ? Date.parse(at)
      : at instanceof Date
        ? at.getTime()
        : at.epochMilliseconds

/** The very beginning of 1970 stands where a deployment leaves out an instant that the dashboard has to reckon with. */
const NOBODY_TOLD = 0

/** An instant to write; where nobody told it, no date. */
const instantOf = (at: InstantLike): number => {
  const ms = epoch(at)
  return ms === NOBODY_TOLD ? Number.NaN : ms
}

/** The same where a number may be a clock time, reckoned from zero. */
const clockOf = (at: InstantLike): number => (typeof at === 'number' ? at : instantOf(at))

/** ISO number (1 Monday … 7 Sunday) of the day that a week starts with in a locale; Monday where the browser cannot say. */
export function firstWeekday(locale: string): number {
  const tag: Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } } =
    new Intl.Locale(locale)
  return (tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay ?? (/-(US|CA|MX|BR|JP|IL|IN)\b/.test(locale) ? 7 : 1)
}

/** What is written as the language does. */
const AS_THE_LANGUAGE: HouseFormats = { date: null, hourCycle: null, weekStart: null }

/**
 * Everything that turns values into text for one locale. Every function of an instant takes the IANA zone to show it in:
 * there is no silent zone of the browser. A value that is no date comes back as an em dash, never as an exception.
 */
export function createFormat(locale: string, chosen: HourCycle = 'auto', house: HouseFormats = AS_THE_LANGUAGE) {
  const hours = chosen === 'auto' ? (house.hourCycle ?? chosen) : chosen
  const order = house.date
  // Figures stand in the house's order; with the month's name only English knows more than one.
  const region = (locale.startsWith('en') && order?.english) || locale
  const localeOf = ({ day, month, dateStyle }: Intl.DateTimeFormatOptions) =>
    dateStyle || month === '2-digit' ? (order?.figures ?? locale) : day ? region : locale
  const dates = (options: Intl.DateTimeFormatOptions) => cached(Intl.DateTimeFormat, localeOf(options), options)
  const numbers = (options: Intl.NumberFormatOptions) => cached(Intl.NumberFormat, locale, options)
  const clock = once((): Intl.DateTimeFormatOptions => {
    // British 09:05 and Spanish 9:05: only the locale's own short time knows; a wish for parts does not say it.
    const padded = dates({ timeStyle: 'short', timeZone: 'UTC' })
      .format(Date.UTC(2024, 0, 1, 1))
      .startsWith('0')
    return {
      hour: hours === '24' || (padded && hours === 'auto') ? '2-digit' : 'numeric',
      minute: '2-digit',
      ...(hours === '24' && { hourCycle: 'h23' }),
      // The bare wish for halves of the day is 0:30 p. m. in Spanish, which nobody writes.
      ...(hours === '12' && { hourCycle: 'h12' }),
      // Beside a date in another region's order the clock stays the reader's own.
      ...(order && hours === 'auto' && { hour12: dates({ hour: 'numeric' }).resolvedOptions().hour12 }),
    }
  })
  const show = (at: InstantLike, options: Intl.DateTimeFormatOptions) => {
    const ms = epoch(at)
    return Number.isFinite(ms) ? unbroken(dates(options).format(ms)) : '—'
  }
  const dateParts = once(() => dates({ ...DATE_STYLES.numeric, timeZone: 'UTC' }).formatToParts(0))
  const unit = (amount: number, name: string) =>
    numbers({ style: 'unit', unit: name, unitDisplay: 'short' }).format(amount)

  /** What stands between two times, with its blanks. */
  const rangeSign = once(() => {
    const parts = dates({ ...clock(), timeZone: 'UTC' }).formatRangeToParts(13 * HOUR, 14 * HOUR)
    return parts.find(({ source, type }) => source === 'shared' && type === 'literal')?.value ?? ' – '
  })

  const zoneClock = (zone: string, at: InstantLike) =>
    dates({ timeZone: zone, timeZoneName: 'short' })
      .formatToParts(epoch(at))
      .find((part) => part.type === 'timeZoneName')?.value ?? zone
  /** A span said by `style`, with the names of its clocks on the night when an hour comes twice. */
  const whichOf = (said: string, start: number, end: number, style: Intl.DateTimeFormatOptions) => {
    const { timeZone = 'UTC' } = style
    // Before the page has Temporal it only warms up.
    if (!('Temporal' in globalThis) || !(isTwice(start, timeZone) || isTwice(end, timeZone))) return said
    const [one, other] = [zoneClock(timeZone, start), zoneClock(timeZone, end)]
    if (one === other) return `${said} ${one}`
    const [day, last] = [start, end].map((at) => show(at, { ...DATE_STYLES.numeric, timeZone }))
    const isOneDay = style.day === undefined || day === last
    const finishes = isOneDay ? rangeSign() + show(end, { ...clock(), timeZone }) : ` – ${show(end, style)}`
    return `${show(start, style)} ${one}${finishes} ${other}`
  }

  const alone = ([first = '', ...rest]: string) => first.toLocaleUpperCase(locale) + rest.join('')
  const relative = (at: InstantLike, now: InstantLike) => {
    const ahead = (instantOf(at) - epoch(now)) / 1000
    if (!Number.isFinite(ahead)) return '—'
    const step = RELATIVE_STEPS.find(([, length, least]) => Math.abs(ahead) >= length * least)
    return cached(Intl.RelativeTimeFormat, locale, { numeric: 'auto' as const }).format(
      step ? Math.round(ahead / step[1]) : 0,
      step?.[0] ?? 'second',
    )
  }

  return {
    locale,
    /** Date of an instant in a zone. */
    date: (at: InstantLike, zone: string, style: DateStyle = 'medium') =>
      show(instantOf(at), { ...DATE_STYLES[style], timeZone: zone }),
    /** Clock time of an instant in a zone. */
    time: (at: InstantLike, zone: string) => show(clockOf(at), { ...clock(), timeZone: zone }),
    /** A whole hour of the clock, 0 to 24, as an axis says it (`8 AM`, `08:00`). */
    hour: (hour: number) => {
      const at = Date.UTC(2024, 0, 1, hour % 24)
      const isHalved = dates({ ...clock(), timeZone: 'UTC' }).resolvedOptions().hour12
      if (isHalved) return show(at, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
      return hour === 24 ? '24:00' : show(at, { ...clock(), timeZone: 'UTC' })
    },
    /** Clock time of an instant in a zone without the half of the day, where that is told beside it. */
    bareTime: (at: InstantLike, zone: string) => {
      const ms = clockOf(at)
      if (!Number.isFinite(ms)) return '—'
      const parts = dates({ ...clock(), timeZone: zone }).formatToParts(ms)
      const told = parts.filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value)
      return told.join('').trim()
    },
    /** Date and clock time of an instant in a zone. */
    dateTime: (at: InstantLike, zone: string, style: 'medium' | 'long' | 'day' = 'medium') =>
      show(instantOf(at), { ...DATE_STYLES[style], ...clock(), timeZone: zone }),
    /**
     * Clock times of a span, the shared parts written once (`10:00 – 10:30`). Over midnight they stay times (`23:30 – 00:30`), and
     * midnight at the end is 24:00 where the clock has 24 hours; what lasts a day or longer has its dates.
     */
    timeRange: (from: InstantLike, to: InstantLike, zone: string) => {
      const [one, other] = [clockOf(from), clockOf(to)]
      if (!Number.isFinite(one) || !Number.isFinite(other)) return '—'
      const [start, end] = [Math.min(one, other), Math.max(one, other)]
      const times = dates({ ...clock(), timeZone: zone })
      const isDated = times.formatRangeToParts(start, end).some(({ type }) => type === 'day')
      if (end - start >= DAY) return unbroken(times.formatRange(start, end))
      if (!isDated) return whichOf(unbroken(times.formatRange(start, end)), start, end, { ...clock(), timeZone: zone })
      const [begins, ends] = [times.format(start), times.format(end)]
      const midnight = dates({ ...clock(), timeZone: 'UTC' })
      const isMidnight = ends === midnight.format(0) && !midnight.resolvedOptions().hour12
      return `${begins}${rangeSign()}${isMidnight ? '24:00' : ends}`
    },
    /** Date and clock times of a span in a zone. */
    dateTimeRange: (from: InstantLike, to: InstantLike, zone: string, style: 'medium' | 'long' | 'day' = 'day') => {
      const [one, other] = [instantOf(from), instantOf(to)]
      if (!Number.isFinite(one) || !Number.isFinite(other)) return '—'
      const [start, end] = [Math.min(one, other), Math.max(one, other)]
      const full = { ...DATE_STYLES[style], ...clock(), timeZone: zone }
      return whichOf(unbroken(dates(full).formatRange(start, end)), start, end, full)
    },
    /** A calendar date (`YYYY-MM-DD`), which has no zone and must not shift by one. */
    plainDate: (day: string, style: DateStyle = 'medium') =>
      show(Date.parse(`${day}T00:00:00Z`), { ...DATE_STYLES[style], timeZone: 'UTC' }),
    /** Calendar dates from the first to the last, the shared parts written once (`Nov 23 – 29`); without the year unless told. */
    plainDateRange: (from: string, to: string, style: DateStyle = 'bare') => {
      const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`))
      if (first === undefined || last === undefined || !Number.isFinite(first) || !Number.isFinite(last)) return '—'
      return dates({ ...DATE_STYLES[style], timeZone: 'UTC' }).formatRange(first, last)
    },
    /** A wall-clock time (`HH:mm`, `24:00` allowed) as the locale writes it. */
    clock: (time: string) =>
      time === '24:00' ? '24:00' : show(`2024-01-01T${time}:00Z`, { ...clock(), timeZone: 'UTC' }),
    /** Date and time on a clock (`YYYY-MM-DDTHH:mm`, no zone) as they stand in a field. */
    plainDateTime: (wallClock: string) =>
      show(`${wallClock}:00Z`, { ...DATE_STYLES.numeric, ...clock(), timeZone: 'UTC' }),
    /** Whether `3/4` is 4 March here. */
    get monthFirst(): boolean {
      return dateParts().find(({ type }) => type === 'month' || type === 'day')?.type === 'month'
    },
    /** The form of a date in a field, each part by the letters given (`DD/MM/YYYY`). */
    datePattern: (letters: Readonly<Record<'day' | 'month' | 'year', string>>) =>
      dateParts()
        .map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? letters[type] : value))
        .join(''),
    /** Whether clock times have halves of the day. */
    get halves(): boolean {
      return dates({ ...clock(), timeZone: 'UTC' }).resolvedOptions().hour12 ?? false
    },
    /** Name of a weekday by ISO number, 1 Monday … 7 Sunday. */
    weekday: (iso: number, width: 'long' | 'short' | 'narrow' = 'long') =>
      dates({ weekday: width, timeZone: 'UTC' }).format(Date.UTC(2024, 0, iso)),
    /** ISO numbers of the weekdays in the order of the week. */
    weekdays: () =>
      Array.from({ length: 7 }, (_, index) => (((house.weekStart ?? firstWeekday(locale)) - 1 + index) % 7) + 1),
    /** A plain number. */
    number: (value: number, options: Intl.NumberFormatOptions = {}) => numbers(options).format(value),
    /** How many there are; with `isMore` there are more than that. */
    count: (value: number, isMore = false) => `${numbers({}).format(value)}${isMore ? '+' : ''}`,
    /** A share of one as percent. */
    percent: (share: number) => numbers({ style: 'percent', maximumFractionDigits: 0 }).format(share),
    /** A length in minutes as hours and minutes (`1 hr 30 min`), the one form of every length. */
    minutes: (total: number) => {
      const hour = Math.trunc(total / 60)
      const minute = Math.round(total - hour * 60)
      if (hour === 0) return unit(minute, 'minute')
      return minute === 0 ? unit(hour, 'hour') : `${unit(hour, 'hour')} ${unit(minute, 'minute')}`
    },
    /** A length in minutes where the hours are enough (`54 hr`). */
    wholeHours: (total: number) => unit(Math.round(total / 60), 'hour'),
    /** A size in bytes with a decimal unit. */
    bytes: (size: number) => {
      const step = Math.max(0, Math.min(4, Math.floor(Math.log10(Math.max(size, 1)) / 3)))
      const name = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'][step] ?? 'byte'
      // The short form of this one unit has no plural in English.
      const unitDisplay = step === 0 ? 'long' : 'short'
      const options = { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 } as const
      return numbers(options).format(size / 1000 ** step)
    },
    /** How far an instant is from another, in words inside of a sentence (`in 2 hours`, `yesterday`). */
    relative,
    /** The same where it stands alone or begins a text (`In 2 hours`, `Yesterday`). */
    relativeAlone: (at: InstantLike, now: InstantLike) => alone(relative(at, now)),
    /** Words that go on inside of a sentence, as they begin where they stand alone. */
    alone,
    /** Words joined as the language does (`a, b and c`). */
    list: (words: readonly string[]) => cached(Intl.ListFormat, locale, { type: 'conjunction' as const }).format(words),
    /** A zone by its place (`Madrid`), the one form in which a page names it. */
    zone: zonePlace,
    /** Which of its clocks a zone keeps at an instant (`CET`, `GMT-3`): tells apart the two hours of an autumn night. */
    zoneClock,
    /** Name of a language by its tag (`es` is Spanish); a text that is no tag, or an unknown one, as it is. */
    language: (tag: string) => {
      try {
        return cached(Intl.DisplayNames, locale, { type: 'language' as const }).of(tag.trim()) ?? tag
      } catch {
        return tag
      }
    },
    /** Sorts text as the language does, digits by their value, letter case and accents aside. */
    compare: (a: string, b: string) =>
      cached(Intl.Collator, locale, { numeric: true, sensitivity: 'base' as const }).compare(a, b),
  }
}

/** The formatting functions of one locale. */
export type Format = ReturnType<typeof createFormat>
