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
    .map((it) => `${escaped(it)}\\p{M}*`)
    .join('')

const whole = (source: string, inside: string): RegExp => new RegExp(`(?<!${inside})${source}(?!${inside})`, 'giu')

/** Finds whole words, whatever their capitals and accents. */
export const wordPattern = (text: string): RegExp => whole(anyAccents(text.trim()), '[\\p{L}\\p{N}\\p{M}]')

/** Finds an e-mail address, but not as the end or beginning of another one. */
export const contactPattern = (email: string): RegExp => whole(anyAccents(email.trim()), '[\\p{L}\\p{N}\\p{M}_+-]')

const fewestDigits = 5

/** Finds a phone number however its digits are grouped. */
export const phonePattern = (phone: string): RegExp => {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < fewestDigits) return wordPattern(phone)
  return whole(`\\+?\\(?${digits.split('').join('[\\s().\\/-]*')}`, '\\d')
}

const inText = (text: string, replacements: readonly Replacement[]): string => {
  const decomposed = text.normalize('NFD')
  const replaced = replacements.reduce((it, { pattern, by }) => it.replace(pattern, () => by), decomposed)
  return replaced === decomposed ? text : replaced.normalize('NFC')
}

const inAny = (value: unknown, replacements: readonly Replacement[]): unknown => {
  if (typeof value === 'string') return inText(value, replacements)
  if (Array.isArray(value)) return value.map((entry) => inAny(entry, replacements))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inAny(entry, replacements)]))
}

/** The same value with every text in it replaced, however deep; names of fields stay. */
export const replaceIn = <T>(value: T, replacements: readonly Replacement[]): T =>
  // Only texts change, and only into texts: the shape, and so the type, is kept.
  inAny(value, replacements) as T
