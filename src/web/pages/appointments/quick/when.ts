import { readTypedDate } from '../../../../api/time/typed-date.ts'

/** A possible meaning of some words, and how surely they mean it. */
export interface Meaning<Value> {
  value: Value
  score: number
}

/** A time of day: a minute since midnight, or a part of the day, `[from, to)` in minutes since midnight. */
export type TimeWish = { minute: number } | { from: number; to: number }

/** A booking is hardly ever longer; a larger number means something else. Minutes. */
const LONGEST = 480

const HOURS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].flatMap((names) => names.split(' ').map((name, index) => [name, index + 1])),
)
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [0, 720],
  manana: [0, 720],
  afternoon: [720, 1200],
  tarde: [720, 1260],
  evening: [1020, 1440],
  noche: [1140, 1440],
}
const LEAD = /^(?:at|@|around|about|a las?|al?|las?|sobre las?|hacia las?) /
const OF_DAY = / (?:in the|de la|por la|this) (morning|manana|afternoon|tarde|evening|noche)$/
const PART = /^(?:(?:in the|por la|this|esta) )?(morning|manana|afternoon|tarde|evening|noche)$/

const hourOf = (word: string): number => HOURS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : Number.NaN)

interface Clock {
  hour: number
  minute: number
  half?: string | undefined
  /** Written as a 24-hour clock writes it. */
  exact?: boolean
  /** Nothing but a number, which may as well be a length. */
  bare?: boolean
}

function clockOf(text: string): Clock | undefined {
  const digits = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d)h?)? ?(?<half>am|pm)?$/.exec(text)?.groups
  if (digits) {
    const { hour = '', minute, half } = digits
    const bare = minute === undefined && half === undefined
    return { hour: Number(hour), minute: Number(minute ?? 0), half, exact: /^0\d/.test(hour), bare }
  }
  const whole = /^(\d{1,2}) ?(?:h|hs|o'?clock|en punto)$/.exec(text)
  if (whole) return { hour: Number(whole[1]), minute: 0 }
  const four = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text)
  if (four) return { hour: Number(four[1]), minute: Number(four[2]), exact: true, bare: true }
  if (/^(?:noon|midday|mediodia)$/.test(text)) return { hour: 12, minute: 0, exact: true }
  if (/^(?:midnight|medianoche)$/.test(text)) return { hour: 0, minute: 0, exact: true }
  const words = text.split(' ')
  const [first = '', second = '', third = ''] = words
  if (words.length === 1) return { hour: hourOf(first), minute: 0, bare: true }
  if (words.length === 2 && /^o'?clock$/.test(second)) return { hour: hourOf(first), minute: 0 }
  if (words.length !== 3) return undefined
  if (second === 'past') return { hour: hourOf(third), minute: first === 'half' ? 30 : first === 'quarter' ? 15 : 99 }
  if (second === 'to' && first === 'quarter') return { hour: hourOf(third) - 1, minute: 45 }
  if (second === 'y') return { hour: hourOf(first), minute: third === 'media' ? 30 : third === 'cuarto' ? 15 : 99 }
  return second === 'menos' && third === 'cuarto' ? { hour: hourOf(first) - 1, minute: 45 } : undefined
}

/** What words say of the time of day; an hour without its half of the day means the working hours first. */
export function readTime(words: readonly string[]): Meaning<TimeWish>[] {
  const text = words.join(' ').replaceAll(/\b([ap])\. ?m\.?/g, '$1m')
  const score = words.length * 2 + 1
  const part = PARTS[PART.exec(text)?.[1] ?? '']
  // “mañana” alone is tomorrow.
  if (part && text !== 'manana') return [{ value: { from: part[0], to: part[1] }, score }]
  const of = OF_DAY.exec(text)?.[1]
  const led = LEAD.test(text)
  const clock = clockOf(text.replace(OF_DAY, '').replace(LEAD, ''))
  if (!clock) return []
  const { hour, minute, half, exact = false, bare = false } = clock
  if (!Number.isInteger(hour) || hour < 0 || hour > 23 || minute > 59) return []
  const weak = bare && !led && of === undefined
  if (weak && /\p{L}/u.test(text)) return []
  if (/h/.test(text) && !led && hour < 9 && of === undefined && !/clock|half|midnight|noche/.test(text)) return []
  const sure = weak ? (text.length === 4 ? 1.2 : 0.4) : score
  const at = (value: number, less = 0): Meaning<TimeWish> => ({
    value: { minute: value * 60 + minute },
    score: sure - less,
  })
  // “Las 12 de la noche” ends a day; a booking at midnight begins one.
  if (of === 'noche' && hour === 12) return [at(0)]
  const day = of === undefined ? half : (PARTS[of]?.[0] ?? 0) >= 720 ? 'pm' : 'am'
  if (day !== undefined) return hour > 12 ? [at(hour)] : [at((hour % 12) + (day === 'pm' ? 12 : 0))]
  if (exact || hour > 12 || hour === 0) return [at(hour)]
  if (hour < 8) return [at(hour + 12), at(hour, 1)]
  return hour === 12 ? [at(12)] : [at(hour), at(hour + 12, 4)]
}

const SPOKEN: Readonly<Record<string, number>> = {
  'half an hour': 30,
  'media hora': 30,
  'an hour': 60,
  'one hour': 60,
  'una hora': 60,
  'an hour and a half': 90,
  'hora y media': 90,
  'una hora y media': 90,
  'tres cuartos de hora': 45,
}

/** What words say of the length, in minutes. */
export function readLength(words: readonly string[]): Meaning<number>[] {
  const text = words.join(' ').replace(/^(?:for|durante|de|por) /, '')
  const score = words.length * 2 + 1.5
  const spoken = SPOKEN[text]
  if (spoken !== undefined) return [{ value: spoken, score }]
  const half = /^(\d)[.,]5 ?(?:h|hrs?|hours?|horas?)$/.exec(text)
  const hours = /^(\d) ?(?:h|hrs?|hours?|horas?)(?: ?(?:and |y )?(\d{1,2}) ?(?:m|mins?|minutes?|minutos?|')?)?$/.exec(
    text,
  )
  const minutes = /^(\d{1,3}) ?(m|mins?|minutes?|minutos?|'|’)?$/.exec(text)
  const value = half
    ? Number(half[1]) * 60 + 30
    : hours
      ? Number(hours[1]) * 60 + Number(hours[2] ?? 0)
      : Number(minutes?.[1] ?? 0)
  if (value < 5 || value > LONGEST) return []
  const bare = minutes !== null && minutes[2] === undefined && words.length === 1
  return [{ value, score: bare ? (value % 5 === 0 ? 1.5 : 0.2) : score }]
}

/** What words say of the date, `YYYY-MM-DD`; `monthFirst` reads `3/4` as 4 March. */
export function readDate(words: readonly string[], today: string, monthFirst: boolean): Meaning<string>[] {
  const text = words.join(' ')
  // Three numbers of a length or a clock are no date: “16.30” is a time before it is anything else.
  const value = readTypedDate(text.replace(/^(?:for|para|for the|the) /, ''), today, monthFirst)
  if (value === undefined) return []
  return [{ value, score: words.length * 2 + (/^\d{1,2}\.\d{1,2}$/.test(text) ? 0.5 : 1) }]
}
