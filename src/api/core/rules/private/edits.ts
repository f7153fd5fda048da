/** Bytes of a file that others stand in for when it is served: from `from` up to but without `to`. */
export interface Edit {
  from: number
  to: number
  bytes: Uint8Array<ArrayBuffer>
}

/** A piece of an edited file: bytes of the original from `from` up to but without `to`, or bytes that stand in for some. */
export type Piece = { from: number; to: number } | { bytes: Uint8Array<ArrayBuffer> }

/** An edit that takes bytes out. */
export const removal = (from: number, to: number): Edit => ({ from, to, bytes: new Uint8Array() })

/** Bytes of an edited file whose original has `size`. */
export const editedSize = (size: number, edits: readonly Edit[]): number =>
  edits.reduce((sum, { from, to, bytes }) => sum - (to - from) + bytes.length, size)

const lengthOf = (piece: Piece): number => ('bytes' in piece ? piece.bytes.length : piece.to - piece.from)

const cut = (piece: Piece, from: number, to: number): Piece =>
  'bytes' in piece
    ? { bytes: piece.bytes.subarray(from, to) }
    : { from: piece.from + from, to: piece.from + Math.min(to, lengthOf(piece)) }

/**
 * What an edited file is put together of, from `start` to `end`, both included, of what is served; whole where nobody says.
 * The edits follow each other and do not overlap.
 */
export function piecesOf(size: number, edits: readonly Edit[], part?: { start: number; end: number }): Piece[] {
  const whole: Piece[] = []
  let at = 0
  for (const { from, to, bytes } of edits) {
    whole.push({ from: at, to: from }, { bytes })
    at = to
  }
  whole.push({ from: at, to: size })
  const [start, beyond] = part ? [part.start, part.end + 1] : [0, Infinity]
  let passed = 0
  return whole.flatMap((piece) => {
    const length = lengthOf(piece)
    const [from, to] = [Math.max(start - passed, 0), Math.min(beyond - passed, length)]
    passed += length
    return from < to ? [cut(piece, from, to)] : []
  })
}

/** The bytes up to the zeros at the end, of which there can be many. */
const packed = (bytes: Uint8Array): string => {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  return btoa(Array.from(bytes.subarray(0, end), (it) => String.fromCharCode(it)).join(''))
}

/** The edits as text, to be kept beside the file. */
export const editsToText = (edits: readonly Edit[]): string =>
  JSON.stringify(edits.map(({ from, to, bytes }) => [from, to, packed(bytes), bytes.length]))

/** Reads what `editsToText` wrote. */
export const editsOfText = (text: string): Edit[] =>
  (JSON.parse(text) as [number, number, string, number][]).map(([from, to, kept, length]) => {
    const bytes = new Uint8Array(length)
    bytes.set(Uint8Array.from(atob(kept), (it) => it.charCodeAt(0)))
    return { from, to, bytes }
  })
