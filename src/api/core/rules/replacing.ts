/** A text to find, and what to put in its place. */
export interface Replacement {
  /** Matched against text in canonical decomposition (NFD). */
  pattern: RegExp
  by: string
  /** What any match must hold, as `Probes` folds texts; without it every text is searched by the pattern. */
  probe?: Probe
}

/** A part of every match: of the folded text, or of the text without what groups digits. */
type Probe = { folded: string } | { digits: string }

// To lower case first, so that letters with several capitals (ẞ, ſ) meet in one.
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase()
const ungrouped = (text: string): string => text.replace(/[\s().\\/-]/g, '')

/**
 * Texts folded once for many replacements. Searching for a plain part is a hundred times faster than the pattern, which
 * matters where hundreds of patterns go over hundreds of kilobytes; keep one for as long as the same texts are searched.
 */
export class Probes {
  readonly #folded = new Map<string, string>()
  readonly #digits = new Map<string, string>()

  /** Whether the text may have a match; false is certain. */
  mayMatch(text: string, { probe }: Replacement): boolean {
    if (!probe) return true
    if ('folded' in probe) return this.#once(this.#folded, text, folded).includes(probe.folded)
    return this.#once(this.#digits, text, ungrouped).includes(probe.digits)
  }

  #once(known: Map<string, string>, text: string, make: (text: string) => string): string {
    const found = known.get(text) ?? make(text)
    known.set(text, found)
    return found
  }
}

const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

// Accents are marks of their own in NFD, so "gomez" finds "Gómez" and the other way about.
const anyAccents = (text: string): string =>
  Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .map((it) => `${orEncoded(it)}\\p{M}*`)
    .join('')

// In an address of the web an e-mail stands with %40 in it.
const orEncoded = (character: string): string =>
  /[@+]/.test(character) ? `(?:${escaped(character)}|${encodeURIComponent(character)})` : escaped(character)

const whole = (source: string, inside: string): RegExp => new RegExp(`(?<!${inside})${source}(?!${inside})`, 'giu')

/** Finds whole words, whatever their capitals and accents. */
export const wordPattern = (text: string): RegExp => whole(anyAccents(text.trim()), '[\\p{L}\\p{N}\\p{M}]')

/** Finds an e-mail address, but not as the end or beginning of another one. */
export const contactPattern = (email: string): RegExp => whole(anyAccents(email.trim()), '[\\p{L}\\p{N}\\p{M}_+-]')

const fewestDigits = 5
const fewestDomestic = 7

/** Finds a phone number however its digits are grouped. */
export const phonePattern = (phone: string): RegExp => {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < fewestDigits) return wordPattern(phone)
  const grouped = (some: string): string => some.split('').join('[\\s().\\/-]*')
  // Within its country the same number is written without the one to three digits of the country.
  const domestic = /^\s*(\+|00)/.test(phone)
    ? [1, 2, 3].map((length) => digits.replace(/^00/, '').slice(length)).filter((it) => it.length >= fewestDomestic)
    : []
  const international = `(?:\\+|00)?\\(?${grouped(digits.replace(/^00/, ''))}`
  return whole(`(?:${[international, ...domestic.map((it) => `\\(?0?${grouped(it)}`)].join('|')})`, '\\d')
}

// In an encoded address only what stands around `@` and `+` is the same.
const plainPart = (text: string): string =>
  folded(
    text
      .trim()
      .split(/[@+]/)
      .reduce((one, other) => (other.length > one.length ? other : one), ''),
  )

/** Replaces whole words, whatever their capitals and accents. */
export const wordReplacement = (text: string, by: string): Replacement => ({
  pattern: wordPattern(text),
  by,
  probe: { folded: plainPart(text) },
})

/** Replaces an e-mail address, but not as the end or beginning of another one. */
export const contactReplacement = (email: string, by: string): Replacement => ({
  pattern: contactPattern(email),
  by,
  probe: { folded: plainPart(email) },
})

/** Replaces a phone number however its digits are grouped; all ways to write it end with the same digits. */
export const phoneReplacement = (phone: string, by: string): Replacement => {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < fewestDigits) return wordReplacement(phone, by)
  const bare = digits.replace(/^00/, '')
  return { pattern: phonePattern(phone), by, probe: { digits: bare.slice(-Math.min(fewestDomestic, bare.length)) } }
}

const inText = (text: string, replacements: readonly Replacement[], probes: Probes): string => {
  let replaced = text
  for (const replacement of replacements) {
    if (!probes.mayMatch(replaced, replacement)) continue
    const decomposed = replaced.normalize('NFD')
    const next = decomposed.replace(replacement.pattern, () => replacement.by)
    if (next !== decomposed) replaced = next.normalize('NFC')
  }
  return replaced
}

type Replacements = readonly Replacement[]

const inNumber = (value: number, replacements: Replacements, probes: Probes): number | string => {
  const text = String(value)
  const replaced = inText(text, replacements, probes)
  return replaced === text ? value : replaced
}

const inAny = (
  value: unknown,
  replacements: Replacements,
  inNames: Replacements | undefined,
  probes: Probes,
): unknown => {
  if (typeof value === 'string') return inText(value, replacements, probes)
  if (typeof value === 'number' && inNames) return inNumber(value, inNames, probes)
  if (Array.isArray(value)) return value.map((entry) => inAny(entry, replacements, inNames, probes))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, it]) => [inText(key, inNames ?? [], probes), inAny(it, replacements, inNames, probes)]),
  )
}

/** The same value with every text in it replaced, however deep; names of fields stay. */
export const replaceIn = <T>(value: T, replacements: Replacements, probes = new Probes()): T =>
  // Only texts change, and only into texts: the shape, and so the type, is kept.
  inAny(value, replacements, undefined, probes) as T

/** The same free object with every text in it replaced, numbers and names of fields too. */
export const replaceInFree = (
  value: Record<string, unknown>,
  replacements: Replacements,
  inNames: Replacements,
  probes = new Probes(),
): Record<string, unknown> => inAny(value, replacements, inNames, probes) as Record<string, unknown>
