import { maySayWhen, turnsAround } from './doubt.ts'
import { LEADS, type PartKind, type Phrase, phrasesAt, type Values, type Vocabulary } from './phrases.ts'
import { properName } from './proper-name.ts'
import type { TimeWish } from './when.ts'
import { type Word, wordsOf } from './words.ts'

export type { PartKind }

/** Words that stand together, as they were typed, and what they were understood as. */
export interface LinePart {
  kind: PartKind
  words: readonly string[]
}

/** One way to understand the line. Every word is in exactly one part, in the order in which it was typed. */
export interface Reading<Guest = unknown, Service = unknown, Calendar = unknown> {
  parts: readonly LinePart[]
  /** The guest who is known by that name. */
  guest?: Guest
  /** Everybody who may be meant by the same words, the likeliest first. */
  guests?: readonly Guest[]
  /** What the guest is called; the first words that mean nothing else, where nobody known is meant. */
  guestName: string
  email: string
  phone: string
  service?: Service
  calendar?: Calendar
  /** `YYYY-MM-DD`; the first one, where one of several is meant. */
  date?: string
  /** The last one of several. */
  lastDate?: string
  time?: TimeWish
  /** Minutes. */
  minutes?: number
  /** Words that mean nothing else, for the desk to read. */
  note: string
  /** Words that may say when and were not understood, or not surely: nothing may be booked unasked. */
  doubts: readonly string[]
}

interface State {
  phrases: readonly (Phrase | undefined)[]
  kinds: ReadonlySet<PartKind>
  score: number
}

/** Parts of a line that a word before them may turn around; a number after “o” is another time as well as a length. */
const TIMED: ReadonlySet<PartKind> = new Set(['date', 'time', 'minutes'])
const NOTE = /^(?:\/\/|note:|nota:)$/
/** Words that are read; a line of the desk has a dozen. */
const LONGEST_LINE = 30
/** So many beginnings of readings are followed at once; more would change nothing that is seen. */
const FOLLOWED = 48

/** “Zoe Barker” is not Zoe Petrov: more than any first name alone can be worth. */
const OTHER = 5
/** A reading that leaves nothing that may say when is better than one that does. */
const UNREAD = 0.5

const isStrange = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{L}/u.test(word.plain) && !LEADS.test(word.plain)

const better = (a: State, b: State): number => b.score - a.score

/** Every word in a phrase at most once, no kind twice, the surest first. */
function segmentations(words: readonly Word[], vocabulary: Vocabulary<unknown, unknown, unknown>): State[] {
  const reached: State[][] = Array.from({ length: words.length + 1 }, () => [])
  reached[0] = [{ phrases: [], kinds: new Set(), score: 0 }]
  for (let at = 0; at < words.length; at += 1) {
    const phrases = phrasesAt(words, at, vocabulary)
    for (const state of (reached[at] ?? []).toSorted(better).slice(0, FOLLOWED)) {
      const isName = isStrange(words[at])
      const other = isName && state.phrases.at(-1)?.part ? OTHER : 0
      const unread = maySayWhen(words[at]?.plain ?? '', true) ? UNREAD : 0
      reached[at + 1]?.push({ ...state, phrases: [...state.phrases, undefined], score: state.score - other - unread })
      for (const phrase of phrases) {
        if (state.kinds.has(phrase.kind)) continue
        const strange = phrase.part && at > 0 && state.phrases.at(-1) === undefined && isStrange(words[at - 1])
        // Of two ways to say the same the one with fewer pieces is meant.
        reached[at + phrase.length]?.push({
          phrases: [...state.phrases, phrase],
          kinds: new Set([...state.kinds, phrase.kind]),
          score: state.score + phrase.score - 0.1 - (strange ? OTHER : 0),
        })
      }
    }
  }
  return (reached[words.length] ?? []).toSorted(better)
}

/** Gives the words that mean nothing by themselves to the guest's name, if nobody known is meant, else to the note. */
function readingOf({ phrases, kinds }: State, words: readonly Word[], told: readonly Word[]): Reading {
  const parts: { kind: PartKind; words: string[] }[] = []
  let values: Partial<Values> = {}
  const name: string[] = []
  const note: string[] = []
  const doubts: string[] = []
  let at = 0
  let open = !kinds.has('guest')
  for (const [place, phrase] of phrases.entries()) {
    const length = phrase?.length ?? 1
    const taken = words.slice(at, at + length)
    at += length
    if (phrase) {
      values = { ...values, ...phrase.values }
      const own = taken.map(({ raw }) => raw)
      parts.push({ kind: phrase.kind, words: own })
      // A number beside a length is no length.
      if (phrase.isDoubtful && !(phrase.kind === 'time' && kinds.has('minutes'))) doubts.push(own.join(' '))
      if (name.length > 0) open = false
      continue
    }
    const [{ raw, plain }] = taken as [Word]
    const isName = open && /\p{L}/u.test(plain)
    // “for Anna”: the word before a name leads to it; one that leads nowhere is told like any other.
    const leads =
      isName && name.length === 0 && LEADS.test(plain) && phrases[place + 1] === undefined && at < words.length
    const kind = isName && (leads || name.length > 0 || !LEADS.test(plain)) ? 'guest' : 'note'
    if (kind === 'note') note.push(raw)
    else if (!leads) name.push(raw.replaceAll(/^[,;]+|[,;]+$/g, ''))
    const next = phrases.slice(place + 1).find((it, on) => it || !LEADS.test(words[at + on]?.plain ?? ''))
    const isTurned = turnsAround(plain) && next !== undefined && TIMED.has(next.kind)
    if (isTurned || (!leads && maySayWhen(plain, kind === 'guest'))) doubts.push(raw)
    const last = parts.at(-1)
    if (last?.kind === kind && phrases[place - 1] === undefined) last.words.push(raw)
    else parts.push({ kind, words: [raw] })
  }
  if (told.length > 0) parts.push({ kind: 'note', words: told.map(({ raw }) => raw) })
  note.push(...told.filter(({ plain }, place) => place > 0 || !NOTE.test(plain)).map(({ raw }) => raw))
  const guestName = values.guestName ?? properName(name.join(' '))
  return { email: '', phone: '', ...values, parts, guestName, note: note.join(' '), doubts }
}

const keyOf = (
  { parts: _parts, guests: _guests, guest, service, calendar, ...rest }: Reading,
  number: (entry: unknown) => number,
) => JSON.stringify([rest, number(guest), number(service), number(calendar)])

/** The best ways to understand a line, the surest first; none for an empty line. */
export function readLine<Guest, Service, Calendar>(
  line: string,
  vocabulary: Vocabulary<Guest, Service, Calendar>,
  count = 3,
): Reading<Guest, Service, Calendar>[] {
  const all = wordsOf(line)
  if (all.length === 0) return []
  const mark = all.findIndex(({ plain }) => NOTE.test(plain))
  // What is told after a mark, or beyond any line of a desk, is a note as it stands.
  const end = Math.min(mark < 0 ? all.length : mark, LONGEST_LINE)
  const [words, told] = [all.slice(0, end), all.slice(end)]
  const numbers = new Map<unknown, number>()
  const number = (entry: unknown) => {
    if (!numbers.has(entry)) numbers.set(entry, numbers.size)
    return numbers.get(entry) ?? 0
  }
  const seen = new Map<string, Reading<Guest, Service, Calendar>>()
  for (const state of segmentations(words, vocabulary)) {
    const reading = readingOf(state, words, told) as Reading<Guest, Service, Calendar>
    const key = keyOf(reading, number)
    if (!seen.has(key)) seen.set(key, reading)
    if (seen.size === count) break
  }
  return [...seen.values()]
}

/** A reading as a line that means the same, whoever reads it. */
export function lineOf(
  { guestName, email, phone, date, time, minutes, note }: Reading,
  service: string | undefined,
  calendar: string | undefined,
): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = time && 'minute' in time ? `${two(Math.floor(time.minute / 60))}:${two(time.minute % 60)}` : ''
  return [
    guestName,
    email,
    phone,
    service ?? '',
    calendar === undefined ? '' : `with ${calendar}`,
    date ?? '',
    clock,
    minutes === undefined ? '' : `${minutes}min`,
    note === '' ? '' : `// ${note}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
