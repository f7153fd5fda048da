import { latin1 } from '../bytes.ts'
import type { Edit } from './edits.ts'
import type { Found } from './found.ts'
import { factsOfXmp } from './xmp.ts'

/** Bytes; a larger document is left as it is. */
export const LARGEST_DOCUMENT_LOOKED_INTO = 32 * 1024 * 1024

const BLANK = 0x20
/** Of what a document says of itself: an entry with its words in parentheses or as hexadecimal digits. */
const ENTRY =
  /\/(Author|Creator|Producer|Title|Subject|Keywords|Company|Manager)\s*(\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*\)|<[\da-fA-F\s]*>)/g
const PACKET = /<\?xpacket begin=[^?]*\?>([^]*?)<\?xpacket end=/g

/** Blanks of the same length: everything in a document is found by its place. */
const blanks = (from: number, to: number): Edit => ({ from, to, bytes: new Uint8Array(to - from).fill(BLANK) })
const zeros = (from: number, to: number): Edit => ({ from, to, bytes: new Uint8Array(to - from).fill(0x30) })

const wordsOf = (written: string): string => {
  const raw = written.startsWith('<')
    ? (written.match(/[\da-f]{2}/gi) ?? []).map((it) => String.fromCharCode(Number.parseInt(it, 16))).join('')
    : written.slice(1, -1).replaceAll(/\\([^])/g, '$1')
  if (!raw.startsWith('þÿ')) return raw.trim()
  return new TextDecoder('utf-16be').decode(Uint8Array.from(raw.slice(2), (it) => it.charCodeAt(0))).trim()
}

/** Where the objects stand that say what a document is (`Info`), each from its beginning to its end. */
function* infosIn(text: string): Generator<[from: number, to: number]> {
  const names = new Set([...text.matchAll(/\/Info\s+(\d+)\s+(\d+)\s+R/g)].map(([, id, turn]) => `${id} ${turn}`))
  for (const name of names) {
    const [id, turn] = name.split(' ')
    for (const found of text.matchAll(new RegExp(`(?<!\\d)${id}\\s+${turn}\\s+obj\\b`, 'g'))) {
      const end = text.indexOf('endobj', found.index)
      if (end > 0) yield [found.index, end]
    }
  }
}

/**
 * What a PDF says of who made it, where that stands open: its description and its XMP. What is packed with other objects is not
 * seen; one that is signed or locked is left as it is, since its bytes are sealed.
 */
export function lookIntoDocument(bytes: Uint8Array, found: Found): void {
  const text = latin1.decode(bytes)
  const isSealed = /\/ByteRange\s*\[|\/Encrypt\s+\d+\s+\d+\s+R/.test(text)
  const edits: Edit[] = []
  for (const [from, to] of infosIn(text)) {
    for (const entry of text.slice(from, to).matchAll(ENTRY)) {
      const [whole, name, written = ''] = entry
      const end = from + entry.index + whole.length
      const owner = wordsOf(written)
      if (name === 'Author' && owner !== '' && !/^0+$/.test(written.slice(1, -1))) found.facts.push({ owner })
      const inside = [end - written.length + 1, end - 1] as const
      if (inside[0] < inside[1]) edits.push(written.startsWith('<') ? zeros(...inside) : blanks(...inside))
    }
  }
  for (const packet of text.matchAll(PACKET)) {
    const [whole, inside = ''] = packet
    const from = packet.index + whole.length - '<?xpacket end='.length - inside.length
    found.facts.push(factsOfXmp(new TextDecoder().decode(bytes.subarray(from, from + inside.length))))
    if (inside.trim() !== '') edits.push(blanks(from, from + inside.length))
  }
  if (!isSealed) found.edits.push(...edits.toSorted((one, other) => one.from - other.from))
}
