import { minutesPerDay } from '#api/time/clock.ts'
import { readTypedDate } from '#api/time/typed-date.ts'
import { addDays, weekday } from '#api/time/week.ts'
import { readClock } from './clock-words.ts'

/** A possible meaning of some words, and how surely they mean it. */
export interface Meaning<Value> {
  value: Value
  score: number
  /** Whether they may as well mean something else, so that nothing may come of them unasked. */
  isDoubtful?: boolean
}

/** A stretch of the day, `[from, to)` in minutes since midnight: the visit begins in it, or stays within it to its end. */
export interface TimeWindow {
  from: number
  to: number
  isWhole?: true
}
/** A time of day: a minute since midnight, or a stretch of the day. */
export type TimeWish = { minute: number } | TimeWindow

/** A date `YYYY-MM-DD`, or the first and the last one of which one is meant. */
export interface DateWish {
  date: string
  lastDate?: string
}

const MIDNIGHT = minutesPerDay
/** Hours that may as well be the length of a visit, where nothing but a number says them. */
const DOUBTFUL_HOURS = new Set([15, 20])
/** A visit is over by eight in the evening rather than by eight in the morning. Minutes since midnight. */
const DAY_BEGINS = 540

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  am: [0, 720],
  pm: [720, MIDNIGHT],
  morning: [0, 720],
  manana: [0, 720],
  afternoon: [720, 1200],
  tarde: [720, 1260],
  evening: [1020, MIDNIGHT],
  noche: [1140, MIDNIGHT],
}
const PART =
  /^(?:(?:in the|on the|de la|por las?|a la|this|esta) )?(am|pm|morning|manana|afternoon|tarde|evening|noche)s?$/
const FROM =
  /^(?:from|after|starting(?: at| from)?|not before|no earlier than|later than|despues del?|a partir del?|desde) (.+)$/
const ONWARDS = /^(.+?) (?:onwards?|or later|or after|en adelante|o mas tarde|o despues)$/
const BEFORE = /^(?:before|earlier than|antes del?) (.+)$/
const UNTIL = /^(?:until|till?|up to|by|no later than|hasta|a mas tardar a?) (.+)$/
const BETWEEN = /^(?:between|entre) (.+) (?:and|y) (.+)$/
const FROM_TO = /^(?:from|de|desde) (.+) (?:to|until|till?|a|hasta) (.+)$/
/** “10 to 5” is ten minutes to five; with a sign of a time on both sides it is a stretch. */
const CLOCK_TO_CLOCK =
  /^(\d{1,2}(?:[:.h]\d\d ?(?:am|pm)?| ?am| ?pm)) (?:to|until|till?|a|hasta) (\d{1,2}(?:[:.h]\d\d ?(?:am|pm)?| ?am| ?pm))$/
const DASHED = /^(\d[^\s-]*) ?[-–—] ?(\d[^-]*)$/

function betweenOf(text: string): TimeWindow | undefined {
  const [, first = '', second = ''] =
    BETWEEN.exec(text) ?? FROM_TO.exec(text) ?? CLOCK_TO_CLOCK.exec(text) ?? DASHED.exec(text) ?? []
  const [start, end] = [readClock(first), readClock(second)]
  // “9-12” may be a day of December, “3-5pm” is none.
  if (!start || !end || (DASHED.test(text) && start.isBare && end.isBare)) return undefined
  for (const from of [...start.minutes, ...start.minutes.map((minute) => minute % 720)]) {
    const to = end.minutes.filter((minute) => minute > from).toSorted((a, b) => a - b)[0]
    if (to !== undefined) return { from, to, isWhole: true }
  }
  return undefined
}

function windowOf(text: string): TimeWindow | undefined {
  const [from, to] = PARTS[PART.exec(text)?.[1] ?? ''] ?? []
  // “mañana” alone is tomorrow.
  if (from !== undefined && to !== undefined) return text === 'manana' ? undefined : { from, to }
  const between = betweenOf(text)
  if (between) return between
  const edge = (form: RegExp) => readClock(form.exec(text)?.[1] ?? '')?.minutes
  const [after] = edge(FROM) ?? edge(ONWARDS) ?? []
  if (after !== undefined) return { from: after, to: MIDNIGHT }
  const [before] = edge(BEFORE) ?? []
  if (before !== undefined) return { from: 0, to: before }
  const until = edge(UNTIL)
  const end = until?.find((minute) => minute >= DAY_BEGINS) ?? until?.[0]
  return end === undefined ? undefined : { from: 0, to: end, isWhole: true }
}

/** What words say of the time of day; an hour without its half of the day means the working hours first. */
export function readTime(words: readonly string[]): Meaning<TimeWish>[] {
  const text = words.join(' ').replaceAll(/\b([ap])\. ?m\.?/g, '$1m')
  const score = words.length * 2 + 1
  const window = windowOf(text)
  if (window) return [{ value: window, score }]
  const clock = readClock(text)
  if (!clock) return []
  const sure = !clock.isBare ? score : text.length === 4 ? 1.2 : 0.8
  const isDoubtful = clock.isBare && DOUBTFUL_HOURS.has(Number(text))
  return clock.minutes.map((minute, place) => ({
    value: { minute },
    score: place === 0 ? sure : sure - (minute < DAY_BEGINS ? 1 : 4),
    ...(isDoubtful && { isDoubtful }),
  }))
}

const NEXT_WEEK = /^(?:next week|(?:la )?(?:proxima semana|semana (?:que viene|proxima)))$/
const THIS_WEEK = /^(?:this week|esta semana)$/
const WEEKEND = /^(?:(?:on |at )?(?:the |this )?weekend|(?:(?:el|este) )?(?:fin de semana|finde))$/
const FROM_DATE = /^(?:from|starting|a partir del?|desde) (.+)$/
const AFTER_DATE = /^(?:after|despues del?) (.+)$/
const BEFORE_DATE = /^(?:before|antes del?) (.+)$/
const UNTIL_DATE = /^(?:until|till?|by|hasta|para antes del?) (.+)$/
/** “In two weeks”: how many is said in a word. */
const AWAY = /^(in|en|dentro de) (\p{L}+) (?=(?:day|dia|week|semana|month|mes))/u
const COUNTS: ReadonlyMap<string, number> = new Map(
  ['two dos', 'three tres', 'four cuatro', 'five cinco', 'six seis'].flatMap((words, index) =>
    words.split(' ').map((word): [string, number] => [word, index + 2]),
  ),
)
/** Free times are looked for so many days far. */
const FAR = 13

function daysOf(text: string, today: string, monthFirst: boolean): DateWish | undefined {
  const day = weekday(today)
  if (NEXT_WEEK.test(text)) return { date: addDays(today, 7 - day), lastDate: addDays(today, 13 - day) }
  if (THIS_WEEK.test(text)) return { date: today, lastDate: addDays(today, 6 - day) }
  if (WEEKEND.test(text)) return { date: addDays(today, Math.max(0, 5 - day)), lastDate: addDays(today, 6 - day) }
  const plain = text.replace(/^(?:for|para|for the|the) /, '')
  const counted = plain.replace(AWAY, (_, lead: string, count: string) => `${lead} ${COUNTS.get(count) ?? count} `)
  const date = readTypedDate(counted, today, monthFirst)
  return date === undefined ? undefined : { date }
}

function fromTo(text: string, today: string, monthFirst: boolean): DateWish | undefined {
  const at = (form: RegExp) => {
    const rest = form.exec(text)?.[1]
    return rest === undefined ? undefined : daysOf(rest, today, monthFirst)
  }
  const from = at(FROM_DATE)
  if (from) return { date: from.date, lastDate: addDays(from.date, FAR) }
  const after = at(AFTER_DATE)
  const next = after && addDays(after.lastDate ?? after.date, 1)
  if (next) return { date: next, lastDate: addDays(next, FAR) }
  const before = at(BEFORE_DATE)
  const last = before ? addDays(before.date, -1) : (at(UNTIL_DATE)?.lastDate ?? at(UNTIL_DATE)?.date)
  return last !== undefined && last >= today ? { date: today, lastDate: last } : undefined
}

/** What words say of the date, a day or some of which one is meant; `monthFirst` reads `3/4` as 4 March. */
export function readDate(words: readonly string[], today: string, monthFirst: boolean): Meaning<DateWish>[] {
  const text = words.join(' ')
  const value = fromTo(text, today, monthFirst) ?? daysOf(text, today, monthFirst)
  if (value === undefined) return []
  // “16.30” is a time before it is a date, and “9-12” may be either.
  return [
    {
      value,
      score: words.length * 2 + (/^\d{1,2}\.\d{1,2}$/.test(text) ? 0.5 : 1),
      // Nobody books for yesterday.
      ...((/^\d{1,2}-\d{1,2}$/.test(text) || value.date < today) && { isDoubtful: true }),
    },
  ]
}
