/** A text to find, and what to put in its place. */
export interface Replacement {
  /** Matched against text in canonical decomposition (NFD). */
  pattern: RegExp
  by: string
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

const inText = (text: string, replacements: readonly Replacement[]): string => {
  const decomposed = text.normalize('NFD')
  const replaced = replacements.reduce((it, { pattern, by }) => it.replace(pattern, () => by), decomposed)
  return replaced === decomposed ? text : replaced.normalize('NFC')
}

type Replacements = readonly Replacement[]

const inNumber = (value: number, replacements: Replacements): number | string => {
  const text = String(value)
  const replaced = inText(text, replacements)
  return replaced === text ? value : replaced
}

const inAny = (value: unknown, replacements: Replacements, inNames: Replacements | undefined): unknown => {
  if (typeof value === 'string') return inText(value, replacements)
  if (typeof value === 'number' && inNames) return inNumber(value, inNames)
  if (Array.isArray(value)) return value.map((entry) => inAny(entry, replacements, inNames))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, it]) => [inText(key, inNames ?? []), inAny(it, replacements, inNames)]))
}

/** The same value with every text in it replaced, however deep; names of fields stay. */
export const replaceIn = <T>(value: T, replacements: Replacements): T =>
  // Only texts change, and only into texts: the shape, and so the type, is kept.
  inAny(value, replacements, undefined) as T

/** The same free object with every text in it replaced, numbers and names of fields too. */
export const replaceInFree = (
  value: Record<string, unknown>,
  replacements: Replacements,
  inNames: Replacements,
): Record<string, unknown> => inAny(value, replacements, inNames) as Record<string, unknown>
