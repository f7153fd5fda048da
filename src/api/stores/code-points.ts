/** A UTF-16 unit moved so that surrogates, which stand for U+10000 and up, come after U+E000 to U+FFFF. */
const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

/** Compares by code point, as PostgreSQL's "C" order of UTF-8 does; `<` of JavaScript compares UTF-16 units. */
export function compareCodePoints(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length)
  for (let at = 0; at < shorter; at++) {
    const l = left.charCodeAt(at)
    const r = right.charCodeAt(at)
    if (l !== r) return rank(l) - rank(r)
  }
  return left.length - right.length
}
