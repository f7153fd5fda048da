import { turn } from '../core/turn.ts'

/** Characters of a long text that are written, digested or encoded at once: then other calls have their turn. */
export const AT_ONCE = 1024 * 1024
/** Bytes of a character as UTF-8, at most. */
const WIDEST = 3
/** Bytes of a character on average, a little more than in most answers. */
const USUAL = 1.1

const utf8 = new TextEncoder()

/** Whether a character goes on with the next unit of the text. */
const goesOn = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** A text in pieces that can be encoded one by one: none ends within a character. */
export function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = at + AT_ONCE
    const next = end < text.length && goesOn(text.charCodeAt(end - 1)) ? end - 1 : end
    yield text.slice(at, next)
    at = next
  }
}

/** The same, with a turn for other calls between two pieces. */
export async function* piecesInTurns(text: string): AsyncGenerator<string> {
  let isFirst = true
  for (const piece of piecesOf(text)) {
    if (!isFirst) await turn()
    isFirst = false
    yield piece
  }
}

/** The bytes of a text as UTF-8; a long one never holds up other calls. */
export async function encodeInTurns(text: string): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(Math.ceil(USUAL * text.length))
  let length = 0
  let done = 0
  for await (const piece of piecesInTurns(text)) {
    const { read, written } = utf8.encodeInto(piece, bytes.subarray(length))
    length += written
    if (read < piece.length) {
      const wider = new Uint8Array(length + WIDEST * (text.length - done - read))
      wider.set(bytes.subarray(0, length))
      bytes = wider
      length += utf8.encodeInto(piece.slice(read), bytes.subarray(length)).written
    }
    done += piece.length
  }
  return bytes.subarray(0, length)
}

/** Whether a text is so long that it is gone through in pieces. */
export const isLongText = (text: string): boolean => text.length > AT_ONCE
