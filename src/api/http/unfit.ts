import { refusalSentence } from '../contract/refusal-sentences.ts'
import { Failure } from '../core/failure.ts'

const DEEPEST = 32
/** Values that one body may have; each is looked at several times, and together they must not hold up other calls. */
const MOST_VALUES = 50_000
/** Fields of one object: as many as a free object of 16 KiB can have. */
const MOST_FIELDS = 3000
const UNFIT = /\0|\p{Surrogate}/u

const unfit = (field: string, what: 'character' | 'number'): Failure => {
  const message = `has a ${what} that cannot be stored`
  return new Failure('badRequest', `${field} ${message}.`, [{ field, message }])
}

const tooManyFields = (): Failure =>
  new Failure('badRequest', `The body has an object of more than ${MOST_FIELDS} fields.`)

/** Bytes of the shortest field, `"":1,`. */
const FIELD = 5
const [QUOTE, ESCAPE, COLON] = [0x22, 0x5c, 0x3a]
/** `{` and `[`; `}` and `]`. */
const [OPENING, CLOSING] = [new Set([0x7b, 0x5b]), new Set([0x7d, 0x5d])]

/**
 * Refuses with 400 JSON that has an object of countless fields, before it is parsed: an object of 40,000 names is made for tens of
 * milliseconds, and looked at for a few.
 */
export function refuseManyFields(bytes: Uint8Array): void {
  if (bytes.length < FIELD * MOST_FIELDS) return
  /** How many fields each object has that has not ended. */
  const open: number[] = [0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) {
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === ESCAPE) at++
    } else if (byte === COLON) {
      const fields = (open.pop() ?? 0) + 1
      if (fields > MOST_FIELDS) throw tooManyFields()
      open.push(fields)
    } else if (OPENING.has(byte)) open.push(0)
    else if (CLOSING.has(byte)) open.pop()
  }
}

/** Refuses with 400 what no store can keep: a NUL character, half a surrogate pair, a number too large, nesting or values without end. */
export function refuseUnfit(whole: unknown): void {
  // One path for all values: a copy for each would cost more than everything else here.
  const path: (string | number)[] = []
  let values = 0

  const visit = (value: unknown): void => {
    if (++values > MOST_VALUES) {
      throw new Failure('badRequest', refusalSentence('tooManyValues', { most: MOST_VALUES }))
    }
    if (typeof value === 'string') {
      if (UNFIT.test(value)) throw unfit(path.join('.'), 'character')
      return
    }
    // JSON knows numbers without end, such as 1e400, which would be kept as null.
    if (value === Infinity || value === -Infinity) throw unfit(path.join('.'), 'number')
    if (typeof value !== 'object' || value === null) return
    if (path.length >= DEEPEST) {
      throw new Failure('badRequest', `The body is nested deeper than ${DEEPEST} levels.`)
    }
    if (Array.isArray(value)) {
      for (const [index, inner] of value.entries()) visitAt(index, inner)
      return
    }
    const fields = Object.entries(value)
    if (fields.length > MOST_FIELDS) {
      throw tooManyFields()
    }
    for (const [name, inner] of fields) {
      if (UNFIT.test(name))
        throw new Failure('badRequest', 'The name of a field has a character that cannot be stored.')
      visitAt(name, inner)
    }
  }
  const visitAt = (name: string | number, value: unknown): void => {
    path.push(name)
    visit(value)
    path.pop()
  }
  visit(whole)
}
