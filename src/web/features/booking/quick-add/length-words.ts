import type { Meaning } from './when.ts'

/** A booking is hardly ever longer; a larger number means something else. Minutes. */
const LONGEST = 480

const SPOKEN: ReadonlyMap<string, number> = new Map([
  ['half an hour', 30],
  ['media hora', 30],
  ['an hour', 60],
  ['one hour', 60],
  ['una hora', 60],
  ['an hour and a half', 90],
  ['hora y media', 90],
  ['una hora y media', 90],
  ['tres cuartos de hora', 45],
])

/** What words say of the length, in minutes. */
export function readLength(words: readonly string[]): Meaning<number>[] {
  const lead = /^(?:for|durante|de|por) /.exec(words.join(' '))?.[0] ?? ''
  const text = words.join(' ').slice(lead.length)
  const score = words.length * 2 + 1.5
  const spoken = SPOKEN.get(text)
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
  const isBare = minutes !== null && minutes[2] === undefined
  if (!isBare || /^(?:for|durante)/.test(lead)) return [{ value, score }]
  // “De 10 a 11” is a time. A bare number that can be an hour is one, unless the time was said already.
  if (lead !== '') return []
  return [value % 5 === 0 ? { value, score: value < 24 ? 0.1 : 1.5 } : { value, score: 0.1, isDoubtful: true }]
}
