import { latin1, viewOf } from '../bytes.ts'
import { type Edit, removal } from './edits.ts'
import { factsOfExif, orientationAlone, orientationOf } from './exif.ts'
import type { Found } from './found.ts'
import { factsOfXmp, panoramaAlone } from './xmp.ts'

const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (it) => it.charCodeAt(0))

const segment = (head: string, content: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(4 + head.length + content.length)
  new DataView(bytes.buffer).setUint32(0, (0xffe1 << 16) >>> 0)
  new DataView(bytes.buffer).setUint16(2, bytes.length - 2)
  bytes.set(ascii(head), 4)
  bytes.set(content, 4 + head.length)
  return bytes
}

const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Whether a segment is needed to show the picture: all but those of applications and comments, of which three are. */
function isNeeded(marker: number, head: string): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return head.startsWith('JFIF\0')
  return (marker === 0xe2 && head.startsWith('ICC_PROFILE\0')) || (marker === 0xee && head.startsWith('Adobe'))
}

function look(found: Found, bytes: Uint8Array, from: number, to: number): void {
  const head = latin1.decode(bytes.subarray(from + 4, Math.min(to, from + 64)))
  const marker = bytes[from + 1] ?? 0
  if (isNeeded(marker, head)) return
  if (marker === 0xe1 && head.startsWith(EXIF)) {
    const exif = bytes.subarray(from + 4 + EXIF.length, to)
    found.facts.push(factsOfExif(exif))
    const orientation = orientationOf(exif)
    found.edits.push({
      from,
      to,
      bytes: orientation === 1 ? new Uint8Array() : segment(EXIF, orientationAlone(orientation)),
    })
    return
  }
  const edit: Edit = removal(from, to)
  if (marker === 0xe1 && head.startsWith(XMP)) {
    const xmp = new TextDecoder().decode(bytes.subarray(from + 4 + XMP.length, to))
    found.facts.push(factsOfXmp(xmp))
    const kept = panoramaAlone(xmp)
    if (kept !== undefined) edit.bytes = segment(XMP, ascii(kept))
  }
  found.edits.push(edit)
}

/** What a JPEG says beside its picture; what follows its end, as a second picture with its own place, is none of it. */
export function lookIntoJpeg(bytes: Uint8Array, found: Found): void {
  const view = viewOf(bytes)
  let isScan = false
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) {
      const next = isScan ? bytes.indexOf(0xff, at) : -1
      if (next < 0) return
      at = next
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) {
      if (at + 2 < bytes.length) found.edits.push(removal(at + 2, bytes.length))
      return
    }
    if (marker === 0xff) at += 1
    else if (isAlone(marker) || (isScan && marker === 0)) at += 2
    else {
      if (at + 4 > bytes.length) return
      const end = at + 2 + view.getUint16(at + 2)
      if (end < at + 4 || end > bytes.length) return
      look(found, bytes, at, end)
      isScan = isScan || marker === 0xda
      at = end
    }
  }
}
