import { phoneSought } from '#api/core/rules/phone-digits.ts'
import { readLength } from './length-words.ts'
import { type DateWish, type Meaning, readDate, readTime, type TimeWish } from './when.ts'
import { fit, isEmailOf, isPhoneOf, type Named, type Word } from './words.ts'

/** What some words of the line were understood as. */
export type PartKind = 'guest' | 'service' | 'calendar' | 'date' | 'time' | 'minutes' | 'email' | 'phone' | 'note'

/** What can be named in the line, and the day on which it is read. */
export interface Vocabulary<Guest, Service, Calendar> {
  guests: readonly Named<Guest>[]
  services: readonly Named<Service>[]
  calendars: readonly Named<Calendar>[]
  /** `YYYY-MM-DD` */
  today: string
  /** Whether `3/4` is 4 March. */
  monthFirst: boolean
}

/** What a phrase may say. */
export interface Values extends DateWish {
  guest: unknown
  /** Everybody whom the words of the guest may mean, the likeliest first. */
  guests: readonly unknown[]
  guestName: string
  email: string
  phone: string
  service: unknown
  calendar: unknown
  time: TimeWish
  minutes: number
}

/** Words that stand together, as one thing they may mean. */
export interface Phrase {
  kind: PartKind
  length: number
  score: number
  values: Partial<Values>
  /** Whether it is only a part of a guest's name, so that a strange word beside it means somebody else. */
  part?: boolean
  /** Whether it may as well mean something else, so that nothing may come of it unasked. */
  isDoubtful?: boolean
}

const WITH = /^(?:with|con|w\/)$/
const FOR = /^(?:for|para)$/
/** Words that lead to a part and name nothing. */
export const LEADS = /^(?:with|con|w\/|for|para|at|a|las|la|el|on|the|de|in|en|y|and|por)$/
/** Readings that some words can have of one kind. */
const MOST = 3
const LONGEST_NAME = 4
const LONGEST_WHEN = 8

const CLOCK = /^(?:[01]\d|2[0-3])[0-5]\d$/
const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length
/** The longest phone, with its country and without what is dialled before that. */
const LONGEST = 15

/** Whether words are a phone or its end: nine digits, seven after a sign, or six in words of three and more. */
function isPhone(words: readonly string[]): boolean {
  const text = words.join(' ')
  const count = digitsIn(text)
  if (phoneSought(text) === undefined || digitsIn(text.replace(/^0+/, '')) > LONGEST) return false
  if (/^(?:\+|00)/.test(text)) return count >= 7
  const [first = '', last = ''] = [words[0], words.at(-1)]
  // A time that stands beside a phone is no part of it.
  if (words.length > 1 && ((CLOCK.test(first) && count >= 10) || (CLOCK.test(last) && count >= 10))) return false
  const shortest = Math.min(...words.map(digitsIn))
  const most = words.length > 1 ? 12 : LONGEST
  return count <= most && ((count >= 9 && shortest > 1) || (count >= 6 && shortest > 2))
}

/** Everything that the words from a place on may mean, one meaning each. */
export function phrasesAt(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary<unknown, unknown, unknown>,
): Phrase[] {
  const found: Phrase[] = []
  const plain = words.slice(at, at + LONGEST_WHEN).map((word) => word.plain)
  const add = <Value>(
    kind: PartKind,
    length: number,
    meanings: readonly Meaning<Value>[],
    valuesOf: (value: Value) => Partial<Values>,
  ) => {
    for (const { value, ...how } of meanings) found.push({ kind, length, ...how, values: valuesOf(value) })
  }
  const guestValues = ({ entry, name }: Named<unknown>, all: readonly Named<unknown>[]) => ({
    guest: entry,
    guests: all.map((it) => it.entry),
    guestName: name,
  })
  // Who is known by the typed e-mail or phone is meant more surely than any name.
  const meet = (length: number, score: number, isMeant: (entry: Named<unknown>) => boolean) => {
    const all = vocabulary.guests.filter(isMeant)
    if (all[0]) found.push({ kind: 'guest', length, score, values: guestValues(all[0], all) })
  }
  const [first = ''] = plain
  for (let length = 1; length <= plain.length; length += 1) {
    const some = plain.slice(0, length)
    const dates = readDate(some, vocabulary.today, vocabulary.monthFirst)
    const times = readTime(some)
    add('date', length, dates, (value) => value)
    add('time', length, times, (time) => ({ time }))
    add('minutes', length, readLength(some), (minutes) => ({ minutes }))
    if (dates.length === 0 && times.length === 0 && isPhone(some)) {
      const raw = words.slice(at, at + length).map((word) => word.raw)
      found.push({ kind: 'phone', length, score: length * 3 + 1, values: { phone: raw.join(' ') } })
      meet(length, length * 3 + 2, (entry) => isPhoneOf(some.join(' '), entry))
    }
    if (length > LONGEST_NAME + 1) continue
    const led = length > 1 ? first : ''
    const name = WITH.test(led) || FOR.test(led) ? some.slice(1) : some
    if (name.length > LONGEST_NAME || LEADS.test(name[0] ?? '')) continue
    const best = <Entry>(
      entries: readonly Named<Entry>[],
      adjust: (score: number) => number,
    ): Meaning<Named<Entry>>[] =>
      entries
        .flatMap((entry) => {
          const score = fit(name, entry)
          return score > 0 ? [{ value: entry, score: adjust(score) }] : []
        })
        .toSorted((a, b) => b.score - a.score)
    if (!FOR.test(led)) {
      // A person is meant as the one who works most surely after “with”.
      const weigh = (score: number) => (WITH.test(led) ? score + 2.5 : score * 0.8)
      for (const { value, score } of best(vocabulary.calendars, weigh).slice(0, MOST)) {
        found.push({ kind: 'calendar', length, score, values: { calendar: value.entry } })
      }
    }
    if (WITH.test(led)) continue
    const bearers = best(vocabulary.guests, (it) => it + (led || at === 0 ? 0.3 : 0) + (led ? 1 : 0))
    // A first name alone may be anybody's, also where it is all that is known of somebody.
    const isPart = ({ pieces }: Named<unknown>) => pieces.length === 1 || name.length < pieces.length
    for (const part of [true, false]) {
      const own = bearers.find(({ value }) => isPart(value) === part)
      if (!own) continue
      const all = [own, ...bearers.filter((it) => it !== own)].map(({ value }) => value)
      found.push({ kind: 'guest', length, score: own.score, values: guestValues(own.value, all), part })
    }
    for (const { value, score } of best(vocabulary.services, (it) => it + (led ? 0.2 : 0.1)).slice(0, MOST)) {
      found.push({ kind: 'service', length, score, values: { service: value.entry } })
    }
  }
  meet(1, 6, (entry) => isEmailOf(first, entry))
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(first)) {
    found.push({ kind: 'email', length: 1, score: 5, values: { email: words[at]?.raw ?? '' } })
  }
  return found
}
