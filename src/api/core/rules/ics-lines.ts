/** Octets of a content line without its break (RFC 5545, section 3.1). */
const MOST_OCTETS = 75

// What no TEXT may hold (section 3.3.11): every control character but tab and line feed; and half of a surrogate pair.
const NOT_TEXT =
  // oxlint-disable-next-line no-control-regex -- These characters are what is looked for.
  /[\u0000-\u0008\u000b-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text as a file holds it: line breaks, commas, semicolons and backslashes escaped (RFC 5545, section 3.3.11). */
export const icsText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(NOT_TEXT, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** An instant in UTC as files write it, such as `20260302T090000Z`; epoch milliseconds, seconds cut off to whole ones. */
export const icsInstant = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const octetsOf = (sign: string): number => {
  const point = sign.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

/** A content line with its break, folded so that no line is longer than 75 octets and no character is cut in two. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      // The blank that begins a folded line counts.
      octets = 1
    }
    folded += sign
    octets += size
  }
  return `${folded}\r\n`
}
