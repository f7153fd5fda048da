import { heldUpright } from '#api/core/rules/private/exif.ts'

/** Bytes that a part of a JPEG can hold behind its length. */
const LONGEST_PART = 65_533
const APP1 = 0xe1
const APP2 = 0xe2

const latin1 = (text: string): number[] => Array.from(text, (it) => it.charCodeAt(0))

const part = (mark: number, content: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(4 + content.length)
  whole.set([0xff, mark, (content.length + 2) >> 8, (content.length + 2) & 255])
  whole.set(content, 4)
  return whole
}

const exifPart = (exif: Uint8Array): Uint8Array[] => {
  const content = Uint8Array.from([...latin1('Exif\0\0'), ...heldUpright(exif)])
  return content.length > LONGEST_PART ? [] : [part(APP1, content)]
}

/** A profile in as many parts as it needs, each with its number and how many there are (ICC.1, annex B.4). */
function profileParts(profile: Uint8Array): Uint8Array[] {
  const room = LONGEST_PART - 14
  const count = Math.ceil(profile.length / room)
  return Array.from({ length: count }, (_, at) => {
    const own = profile.subarray(at * room, (at + 1) * room)
    return part(APP2, Uint8Array.from([...latin1('ICC_PROFILE\0'), at + 1, count, ...own]))
  })
}

/** Where the first part begins that is none of a program's own: those of the browser say what is not so of these pixels. */
function endOfOwnParts(jpeg: Uint8Array): number {
  let at = 2
  while (jpeg[at] === 0xff && (jpeg[at + 1] ?? 0) >= 0xe0 && (jpeg[at + 1] ?? 0) <= 0xef) {
    at += 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0)
  }
  return at
}

/** A JPEG that a browser encoded, with the EXIF data and the profile of the photo that its pixels come from. */
export function describedJpeg(jpeg: Uint8Array<ArrayBuffer>, exif?: Uint8Array, profile?: Uint8Array): Blob {
  const parts = [...(exif ? exifPart(exif) : []), ...(profile ? profileParts(profile) : [])]
  const rest = jpeg.subarray(endOfOwnParts(jpeg))
  return new Blob([jpeg.subarray(0, 2), ...parts, rest] as BlobPart[], { type: 'image/jpeg' })
}
