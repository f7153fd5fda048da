import { checkOfPage } from '../ogg-tags.ts'

const u32le = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u32 = (value: number): Buffer => u32le(value).reverse()
const words = (...said: string[]): Buffer =>
  Buffer.concat([
    u32le(5),
    Buffer.from('Lumen'),
    u32le(said.length),
    ...said.flatMap((one) => [u32le(Buffer.byteLength(one)), Buffer.from(one)]),
  ])
const SAID = words('TITLE=Waves', 'ARTIST=Ana Owner', 'LOCATION=40.4168 -3.7038')

/** What is played of each of these sounds. */
export const PLAYED_BYTES = Buffer.from('the sound itself')

/** A WAV as a recorder writes it: with its maker before the sound and notes behind it. */
export function taggedWav(): Buffer {
  const chunk = (type: string, content: Buffer) =>
    Buffer.concat([Buffer.from(type), u32le(content.length), content, Buffer.alloc(content.length % 2)])
  const maker = Buffer.alloc(602)
  maker.write('Ana Owner', 256)
  const notes = Buffer.concat([
    Buffer.from('INFO'),
    chunk('IART', Buffer.from('Ana Owner\0')),
    chunk('ICMT', Buffer.from('gps 40.4168')),
  ])
  const inside = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('bext', maker),
    chunk('fmt ', Buffer.alloc(16, 1)),
    chunk('data', PLAYED_BYTES),
    chunk('LIST', notes),
  ])
  return Buffer.concat([Buffer.from('RIFF'), u32le(inside.length), inside])
}

/** A FLAC with words and a picture before its sound. */
export function taggedFlac(): Buffer {
  const block = (kind: number, content: Buffer) =>
    Buffer.concat([Buffer.from([kind]), u32(content.length).subarray(1), content])
  return Buffer.concat([
    Buffer.from('fLaC'),
    block(0, Buffer.alloc(34, 1)),
    block(4, SAID),
    block(6 | 0x80, Buffer.from('a picture of Ana Owner')),
    PLAYED_BYTES,
  ])
}

const page = (number: number, pieces: number[], content: Buffer, stream = 0): Buffer => {
  const head = Buffer.alloc(27)
  head.write('OggS')
  head.writeUInt32LE(stream, 14)
  head.writeUInt32LE(number, 18)
  head[26] = pieces.length
  const whole = Buffer.concat([head, Buffer.from(pieces), content])
  whole.writeUInt32LE(checkOfPage(whole), 22)
  return whole
}

/** A film in Ogg: two streams take turns, each with words of its own. */
export function taggedTheora(): Buffer {
  const [film, sound] = [
    Buffer.concat([Buffer.from('\u0081theora', 'latin1'), SAID]),
    Buffer.concat([Buffer.from('\u0003vorbis'), words('ARTIST=Ana Owner'), Buffer.of(1)]),
  ]
  return Buffer.concat([
    page(0, [4], Buffer.from('film'), 7),
    page(0, [5], Buffer.from('sound'), 8),
    page(1, [film.length], film, 7),
    page(1, [sound.length], sound, 8),
    page(2, [PLAYED_BYTES.length], PLAYED_BYTES, 7),
  ])
}

/** An Ogg whose words go over two pages, the second of which holds what follows them too. */
export function taggedOgg(): Buffer {
  const packet = Buffer.concat([
    Buffer.from('\u0003vorbis'),
    words('ARTIST=Ana Owner', 'GPS=40.4168', `LYRICS=${'la '.repeat(100)}`),
    Buffer.of(1),
  ])
  const [first, rest] = [packet.subarray(0, 255), packet.subarray(255)]
  return Buffer.concat([
    page(0, [4], Buffer.from('head')),
    page(1, [255], first),
    page(2, [rest.length, 5], Buffer.concat([rest, Buffer.from('setup')])),
    page(3, [PLAYED_BYTES.length], PLAYED_BYTES),
  ])
}

/** A sound in MP4 with the words that players show. */
export function taggedM4a(): Buffer {
  const box = (type: string, ...content: Buffer[]) => {
    const inside = Buffer.concat(content)
    return Buffer.concat([u32(inside.length + 8), Buffer.from(type, 'latin1'), inside])
  }
  const said = (name: string, text: string) => box(name, box('data', u32(1), u32(0), Buffer.from(text)))
  const list = box('ilst', said('\u00a9ART', 'Ana Owner'), said('\u00a9xyz', '+40.4168-003.7038/'))
  const told = box('udta', box('meta', u32(0), list))
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A '), u32(0)),
    box('moov', box('mvhd', Buffer.alloc(100)), told),
    box('mdat', PLAYED_BYTES),
  ])
}
