import { PLAYED_BYTES } from './made-sounds.ts'

const u56 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(value, 4)
  bytes[0] = 1
  return bytes
}
const idOf = (id: number): Buffer => Buffer.from(id.toString(16), 'hex')
const words = (text: string): Buffer => Buffer.from(text)
/** An element whose length takes one byte where it can, and else eight. */
const element = (id: number, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([idOf(id), inside.length < 127 ? Buffer.of(0x80 | inside.length) : u56(inside.length), inside])
}
/** One that goes on until something else begins. */
const open = (id: number, ...content: Buffer[]): Buffer =>
  Buffer.concat([idOf(id), Buffer.from([1, 255, 255, 255, 255, 255, 255, 255]), ...content])

const said = (name: string, text: string, ...within: Buffer[]): Buffer =>
  element(0x67c8, element(0x45a3, words(name)), element(0x4487, words(text)), ...within)
const tags = (...all: Buffer[]): Buffer => element(0x1254c367, element(0x7373, element(0x63c0), ...all))
const leadingTo = (id: number): Buffer => element(0x4dbb, element(0x53ab, idOf(id)), element(0x53ac, Buffer.of(9)))
const check = (): Buffer => element(0xbf, Buffer.from([1, 2, 3, 4]))

/** Tags that say who, where and with what. */
export const webmTags = (): Buffer =>
  tags(
    said('ARTIST', 'Ana Owner', said('SORT_WITH', 'Ana Owner')),
    said('com.apple.quicktime.make', 'Lumen'),
    said('com.apple.quicktime.model', 'X100'),
    said('LOCATION', '+40.4168-003.7038/'),
    said('DATE', '2026-05-05'),
  )

/** A film as a browser records it, with a title, its day, tags, a check and an attached file; `isLive`: it says nowhere how long it is. */
export function taggedWebm(isLive: boolean): Buffer {
  const cluster = [element(0xe7, Buffer.of(0)), element(0xa3, PLAYED_BYTES), element(0xa3, PLAYED_BYTES)]
  const inside = [
    check(),
    element(0x114d9b74, check(), leadingTo(0x1549a966), leadingTo(0x1254c367)),
    element(
      0x1549a966,
      check(),
      element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
      element(0x7ba9, words('Waves by Ana Owner')),
      element(0x4461, Buffer.alloc(8, 7)),
      element(0x4d80, words('Lumen')),
      element(0x5741, words('Lumen X100')),
    ),
    element(0x1654ae6b, element(0xae, element(0xd7, Buffer.of(1)))),
    isLive ? open(0x1f43b675, ...cluster) : element(0x1f43b675, ...cluster),
    webmTags(),
    element(0x1941a469, element(0x61a7, element(0x466e, words(`Ana Owner${' '.repeat(200)}`)))),
  ]
  const head = element(0x1a45dfa3, element(0x4282, words('webm')))
  return Buffer.concat([head, isLive ? open(0x18538067, ...inside) : element(0x18538067, ...inside)])
}
