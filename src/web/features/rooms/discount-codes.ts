/** Letters and digits that nobody takes for one another, also when they are read out. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY3479'

/** Letters of a code: about 10¹¹ codes, so that nobody guesses one. */
const LETTERS = 8

/** A code such as `KX7P-M3QD` out of random bytes; a byte that would favour some letters is passed over. */
export const codeFrom = (bytes: Iterable<number>): string => {
  const fair = 256 - (256 % CODE_ALPHABET.length)
  const letters = [...bytes]
    .filter((byte) => byte < fair)
    .map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length] ?? '')
  return `${letters.slice(0, LETTERS / 2).join('')}-${letters.slice(LETTERS / 2, LETTERS).join('')}`
}

/** A fresh code that is none of these. */
export const freshCode = (
  taken: readonly string[],
  random = () => crypto.getRandomValues(new Uint8Array(64)),
): string => {
  let code = codeFrom(random())
  while (taken.includes(code)) code = codeFrom(random())
  return code
}

const folded = (code: string): string => code.trim().toLocaleUpperCase()

/** Places of the other codes that are the same to who types them in: capitals and blanks around say nothing. */
export const sameCodes = (codes: readonly string[], at: number): number[] => {
  const own = folded(codes[at] ?? '')
  return own === '' ? [] : codes.flatMap((code, place) => (place !== at && folded(code) === own ? [place] : []))
}
