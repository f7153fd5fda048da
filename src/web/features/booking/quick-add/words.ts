import { phoneDigits, phoneSought } from '#api/core/rules/phone-digits.ts'
import { fold } from '#api/values/fold.ts'

/** One typed word: as it was typed, and without accents, case and punctuation around it. */
export interface Word {
  raw: string
  plain: string
}

/** The words of a line, in order; joined by spaces their raw forms are the line again. */
export const wordsOf = (line: string): Word[] =>
  line
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, plain: fold(raw).replaceAll(/^[,;¿¡"'(]+|[,;!?")]+$/g, '') }))

const pieces = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Something that can be named in the line, ready for comparing. */
export interface Named<Entry> {
  entry: Entry
  name: string
  pieces: readonly string[]
  /** E-mail addresses and phone numbers by which it is found as well. */
  contacts?: Contacts
}

/** How somebody is reached, ready for comparing. */
export interface Contacts {
  /** Without accents and case. */
  email: string
  /** Digits only. */
  phone: string
}

/** Prepares how somebody is reached. */
export const contactsOf = (email: string, phone: string): Contacts => ({
  email: fold(email.trim()),
  phone: phoneDigits(phone),
})

/** Whether a typed word begins an e-mail address; it must have come as far as the sign that makes it one. */
export const isEmailOf = (typed: string, { contacts }: Pick<Named<unknown>, 'contacts'>): boolean =>
  contacts !== undefined && /^[^@]+@/.test(typed) && contacts.email.startsWith(typed)

/** Whether typed digits are of somebody's phone, however both are written. */
export function isPhoneOf(typed: string, { contacts }: Pick<Named<unknown>, 'contacts'>): boolean {
  const sought = phoneSought(typed)
  return sought !== undefined && contacts !== undefined && contacts.phone.includes(sought)
}

/** Prepares what can be named, so that each key costs little. */
export const named = <Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  reachedBy?: (entry: Entry) => Contacts,
): Named<Entry>[] =>
  entries.map((entry) => ({
    entry,
    name: nameOf(entry),
    pieces: pieces(nameOf(entry)),
    ...(reachedBy && { contacts: reachedBy(entry) }),
  }))

/** Whether one word becomes the other by one letter more, less, exchanged, or swapped with its neighbour. */
export function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const [restA, restB] = [a.slice(same), b.slice(same)]
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/** How well a typed piece means a piece of a name; 0 where it does not. */
function wordFit(typed: string, piece: string): number {
  if (typed === piece) return 3
  if (typed.length >= 2 && piece.startsWith(typed)) return typed.length > 2 ? 2 : 1
  return typed.length >= 4 && piece.length >= 4 && isSlip(typed, piece) ? 1.5 : 0
}

/** How well typed words mean a name, each of its words at most once and in order; 0 where one of them does not. */
export function fit(words: readonly string[], { pieces: own }: Pick<Named<unknown>, 'pieces'>): number {
  const typed = words.flatMap(pieces)
  const [only] = typed
  if (only === undefined) return 0
  const whole = own.join('')
  // “checkup” for “Check-up”: written together what the name writes apart.
  if (typed.length === 1 && own.length > 1 && only.length >= 4) {
    const together = wordFit(only, whole)
    if (together > 0 && only.length > (own[0]?.length ?? 0)) return together + (only === whole ? 1 : 0)
  }
  let place = 0
  let sum = 0
  for (const word of typed) {
    const found = own.findIndex((piece, at) => at >= place && wordFit(word, piece) > 0)
    if (found < 0) return 0
    sum += wordFit(word, own[found] ?? '')
    place = found + 1
  }
  return sum + (typed.length === own.length ? 1 : 0)
}
