import {
  byName,
  canonicalHeaders,
  encodedQuery,
  joined,
  type Pair,
  sortedQuery,
  type SignedParts,
  stringToSign,
} from './canonical.ts'

/** Characters that the component encoding of JavaScript leaves alone, and that of most other languages does not. */
const RESERVED = /[!'()*]/g
const strictly = (text: string): string =>
  text.replace(RESERVED, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

const byNameAndValue = (a: Pair, b: Pair): number => byName(a, b) || byName([a[1], ''], [b[1], ''])

/**
 * The strings to sign that a request may mean where section 5.2 leaves something open, the usual one first: whether `!'()*` are
 * encoded, in which order the values of a repeated parameter stand, and how a header that is not ASCII becomes text. None of it
 * changes what is asked for, and who signed another reading would hear no more than that the signature does not match.
 */
export function* readings(parts: SignedParts, payloadHash: string, headerPrefix: string): Generator<string> {
  const usual = stringToSign(parts, payloadHash, headerPrefix)
  // Most calls end here.
  yield usual
  const seen = new Set([usual])
  const pairs = encodedQuery(parts.query)
  const strict = pairs.map(([name, value]): Pair => [strictly(name), strictly(value)])
  for (const headers of [parts.headers, inUtf8(parts.headers)]) {
    const lines = canonicalHeaders(headers, headerPrefix)
    for (const query of [pairs, strict]) {
      for (const order of [byName, byNameAndValue]) {
        const reading = joined(parts, lines, sortedQuery(query, order), payloadHash)
        if (!seen.has(reading)) yield reading
        seen.add(reading)
      }
    }
  }
}

/** Headers arrive with one character for each byte; many callers write them in UTF-8. */
function inUtf8(headers: Iterable<Pair>): Pair[] {
  return Array.from(headers, ([name, value]): Pair => {
    if (!/[\x80-\xff]/.test(value)) return [name, value]
    try {
      const bytes = Uint8Array.from(value, (character) => character.charCodeAt(0))
      return [name, new TextDecoder('utf-8', { fatal: true }).decode(bytes)]
    } catch {
      return [name, value]
    }
  })
}
