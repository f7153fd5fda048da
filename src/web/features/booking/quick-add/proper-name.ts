/** Words between the names of somebody that are written small. */
const PARTICLES = new Set(
  'de del la las los el y e i da das do dos di du van von der den ten ter zu zur af av bin ibn'.split(' '),
)

const capital = (word: string): string =>
  word.replaceAll(/(^|[-'’.])(mc)?(\p{L})/gu, (_, before: string, mc: string | undefined, letter: string) =>
    [before, mc && 'Mc', letter.toUpperCase()].join(''),
  )

/** A name as names are written, where it was typed without any capital: “ana de la cruz” is Ana de la Cruz. */
export function properName(typed: string): string {
  if (/\p{Lu}/u.test(typed)) return typed
  return typed
    .split(' ')
    .map((word, place) => (place > 0 && PARTICLES.has(word) ? word : capital(word)))
    .join(' ')
}
