/** A time of day that was said: minutes since midnight, the likeliest first where the half of the day was not said. */
export interface ClockWish {
  minutes: readonly number[]
  /** Whether it is a number that may as well be a length, for want of any sign or word that makes it a time. */
  isBare: boolean
}

const numbered = (names: string, first = 1, step = 1): [string, number][] =>
  names.split(' ').map((name, index) => [name, first + index * step])
const HOURS: ReadonlyMap<string, number> = new Map([
  ...numbered('one two three four five six seven eight nine ten eleven twelve'),
  ...numbered('una dos tres cuatro cinco seis siete ocho nueve diez once doce'),
])
const MINUTES: ReadonlyMap<string, number> = new Map([
  ...numbered('five ten quarter twenty twentyfive half', 5, 5),
  ...numbered('cinco diez cuarto veinte veinticinco media', 5, 5),
])
const LEAD = /^(?:at|@|around|about|for|a las?|al?|las?|sobre las?|hacia las?|para las?|el) /
const OF_DAY = / (?:in the|de la|por la|a la|this) (morning|manana|afternoon|tarde|evening|noche)$/
const IN_THE_EVENING = new Set(['afternoon', 'tarde', 'evening', 'noche'])

interface Said {
  hour: number
  minute: number
  half?: string | undefined
  /** Written as a 24-hour clock writes it. */
  isExact?: boolean
  isBare?: boolean
}

const hourOf = (word: string): number => HOURS.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : Number.NaN)
const minuteOf = (word: string): number => MINUTES.get(word) ?? (/^[0-5]?[05]$/.test(word) ? Number(word) : Number.NaN)

function inDigits(text: string): Said | undefined {
  const digits = /^(\d{1,2})(?:[:.h]([0-5]\d)h?s?)?(?: ?(am|pm)|([ap]))?$/.exec(text)
  if (digits) {
    const [, hour = '', minute, half, letter] = digits
    const isBare = minute === undefined && half === undefined && letter === undefined
    return {
      hour: Number(hour),
      minute: Number(minute ?? 0),
      half: half ?? (letter && `${letter}m`),
      isExact: /^0\d/.test(hour),
      isBare,
    }
  }
  const whole = /^(\d{1,2}) ?(?:h|hs|o'?clock|en punto)$/.exec(text)
  if (whole) return { hour: Number(whole[1]), minute: 0 }
  const together = /^(\d{1,2})([0-5]\d) ?([ap])m?$/.exec(text)
  if (together) return { hour: Number(together[1]), minute: Number(together[2]), half: `${together[3]}m` }
  const four = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text)
  return four ? { hour: Number(four[1]), minute: Number(four[2]), isExact: true, isBare: true } : undefined
}

function inWords(text: string): Said | undefined {
  if (/^(?:noon|midday|mediodia)$/.test(text)) return { hour: 12, minute: 0, isExact: true }
  if (/^(?:midnight|medianoche)$/.test(text)) return { hour: 0, minute: 0, isExact: true }
  const [first = '', second = '', third = '', ...rest] = text.replace(/^twenty[ -]five /, 'twentyfive ').split(' ')
  if (rest.length > 0) return undefined
  if (second === '') return { hour: hourOf(first), minute: 0, isBare: true }
  if (third === '') {
    if (/^o'?clock$/.test(second)) return { hour: hourOf(first), minute: 0 }
    // “Half four” is half past four where English is spoken that way.
    return first === 'half' ? { hour: hourOf(second), minute: 30 } : undefined
  }
  // “10 to 5” may be a stretch of time; in words it is not.
  if (second === 'past' || (second === 'to' && MINUTES.has(first))) {
    const minute = minuteOf(first)
    return second === 'past' ? { hour: hourOf(third), minute } : { hour: hourOf(third) - 1, minute: 60 - minute }
  }
  if (second === 'y') return { hour: hourOf(first), minute: minuteOf(third) }
  return second === 'menos' ? { hour: hourOf(first) - 1, minute: 60 - minuteOf(third) } : undefined
}

const twelve = (hour: number, isLate: boolean): number => (hour > 12 ? hour : (hour % 12) + (isLate ? 12 : 0))

/** The hours that may be meant; without its half of the day, an hour of the working day comes first. */
function hoursOf({ hour, half, isExact }: Said, of: string | undefined): number[] {
  // “Las 12 de la noche” ends a day; a booking at midnight begins one.
  if (of === 'noche' && hour === 12) return [0]
  if (of !== undefined) return [twelve(hour, IN_THE_EVENING.has(of))]
  if (half !== undefined) return [twelve(hour, half === 'pm')]
  if (isExact || hour > 12 || hour === 0) return [hour]
  if (hour < 8) return [hour + 12, hour]
  return hour === 12 ? [12] : [hour, hour + 12]
}

/** The time of day that words say in English or Spanish, with or without “at”: `16:30`, `4pm`, `half past four`, `las cinco menos cuarto`. */
export function readClock(text: string): ClockWish | undefined {
  const of = OF_DAY.exec(text)?.[1]
  const lead = LEAD.exec(text)?.[0] ?? ''
  const own = text.replace(OF_DAY, '').slice(lead.length)
  const said = inDigits(own) ?? inWords(own)
  if (!said || !Number.isInteger(said.hour) || said.hour < 0 || said.hour > 23 || !(said.minute < 60)) return undefined
  const isBare = said.isBare === true && of === undefined
  // “For 15” is a length, and “two” alone a number of anything.
  if (isBare && (lead === 'for ' || lead === 'el ' || (lead === '' && /\p{L}/u.test(own)))) return undefined
  // “2h” is a length.
  if (/^\d ?hs?$/.test(own) && lead === '' && said.hour < 9 && of === undefined) return undefined
  return {
    minutes: hoursOf(said, of).map((hour) => hour * 60 + said.minute),
    isBare: isBare && lead === '',
  }
}
