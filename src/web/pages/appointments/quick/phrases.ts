import { type Meaning, readDate, readLength, readTime, type TimeWish } from './when.ts'
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
export interface Values {
  guest: unknown
  guestName: string
  email: string
  phone: string
  service: unknown
  calendar: unknown
  date: string
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
}

const WITH = /^(?:with|con|w\/)$/
const FOR = /^(?:for|para)$/
/** Words that lead to a part and name nothing. */
export const LEADS = /^(?:with|con|w\/|for|para|at|a|las|la|el|on|the|de|in|en|y|and|por)$/
const LONGEST_NAME = 4
const LONGEST_WHEN = 6

/** Everything that the words from a place on may mean, one meaning each. */
export function phrasesAt(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary<unknown, unknown, unknown>,
): Phrase[] {
  const found: Phrase[] = []
  const plain = words.slice(at, at + LONGEST_WHEN).map((word) => word.plain)
  const add = <Value>(kind: PartKind, length: number, meanings: readonly Meaning<Value>[], key: keyof Values) => {
    for (const { value, score } of meanings) found.push({ kind, length, score, values: { [key]: value } })
  }
  // Who is known by the typed e-mail or phone is meant more surely than any name.
  const meet = (length: number, score: number, isMeant: (entry: Named<unknown>) => boolean) => {
    for (const { entry, name } of vocabulary.guests.filter(isMeant).slice(0, 3)) {
      found.push({ kind: 'guest', length, score, values: { guest: entry, guestName: name } })
    }
  }
  const [first = ''] = plain
  for (let length = 1; length <= plain.length; length += 1) {
    const some = plain.slice(0, length)
    add('date', length, readDate(some, vocabulary.today, vocabulary.monthFirst), 'date')
    add('time', length, readTime(some), 'time')
    add('minutes', length, readLength(some), 'minutes')
    const digits = some.join('').replaceAll(/[()-]/g, '')
    const isPhone = /^\+\d{7,15}$/.test(digits) || (/^\d{9,15}$/.test(digits) && some.every((word) => word.length > 1))
    if (isPhone)
      add(
        'phone',
        length,
        [
          {
            value: words
              .slice(at, at + length)
              .map(({ raw }) => raw)
              .join(' '),
            score: length * 3 + 1,
          },
        ],
        'phone',
      )
    if (isPhone) meet(length, length * 3 + 2, (entry) => isPhoneOf(digits, entry))
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
        .slice(0, 3)
    if (!FOR.test(led)) {
      // A person is meant as the one who works most surely after “with”.
      const weigh = (score: number) => (WITH.test(led) ? score + 2.5 : score * 0.8)
      for (const { value, score } of best(vocabulary.calendars, weigh)) {
        found.push({ kind: 'calendar', length, score, values: { calendar: value.entry } })
      }
    }
    if (WITH.test(led)) continue
    for (const { value, score } of best(vocabulary.guests, (it) => it + (led || at === 0 ? 0.3 : 0) + (led ? 1 : 0))) {
      found.push({
        kind: 'guest',
        length,
        score,
        values: { guest: value.entry, guestName: value.name },
        part: name.length < value.pieces.length,
      })
    }
    for (const { value, score } of best(vocabulary.services, (it) => it + (led ? 0.2 : 0.1))) {
      found.push({ kind: 'service', length, score, values: { service: value.entry } })
    }
  }
  meet(1, 6, (entry) => isEmailOf(first, entry))
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(first)) add('email', 1, [{ value: words[at]?.raw ?? '', score: 5 }], 'email')
  return found
}
