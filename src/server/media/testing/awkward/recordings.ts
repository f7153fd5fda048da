import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mp4, wav } from '../samples.ts'
import { type Awkward, cut } from './awkward.ts'

const film = mp4()
const webm = readFileSync(join(import.meta.dirname, '../../../../../public/demo/welcome.webm'))
const sound = wav(1)

/** A box of the ISO base media file format. */
const box = (type: string, ...inside: Buffer[]): Buffer => {
  const body = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const kind = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'))
const apple = box('ftyp', Buffer.from('qt  \0\0\0\0qt  ', 'latin1'))
const samples = box('mdat', Buffer.alloc(16))

/** A film of one track in a codec, without one sample. */
const filmIn = (codec: string): Buffer => {
  const handler = Buffer.alloc(24)
  handler.write('vide', 8, 'latin1')
  const described = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(70)))
  const media = box('mdia', box('hdlr', handler), box('minf', box('stbl', described)))
  return Buffer.concat([apple, samples, box('moov', box('trak', media))])
}

/** An element of a WebM, in hexadecimal digits its id; `isOpen`: it does not say how long it is. */
const element = (id: string, inside: Buffer, isOpen = false): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(isOpen ? 0xff : 0x80 | inside.length), inside])

/** A WebM of one track in a codec, with one sample; of no sample without one. */
const webmIn = (codec: string | undefined, isLive = false): Buffer => {
  const track = Buffer.concat([element('83', Buffer.of(1)), element('86', Buffer.from(codec ?? 'V_VP8'))])
  const tracks = element('1654ae6b', element('ae', track))
  const samples = codec === undefined ? Buffer.alloc(0) : element('1f43b675', element('a3', Buffer.alloc(9)), isLive)
  const kindOf = element('1a45dfa3', element('4282', Buffer.from('webm')))
  return Buffer.concat([kindOf, element('18538067', Buffer.concat([tracks, samples]), isLive)])
}

const photo = (brand: string): Buffer =>
  Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`, 'latin1')), box('meta', Buffer.alloc(4))])

/** Films, sounds and what is taken for them. */
export const RECORDINGS: readonly Awkward[] = [
  ['a sound film', 'video/mp4', film, undefined],
  ['a film cut in half', 'video/mp4', cut(film), 'damaged'],
  ['a film without its last byte', 'video/mp4', film.subarray(0, -1), 'damaged'],
  ['a film with an empty index', 'video/mp4', Buffer.concat([kind, samples, box('moov')]), 'damaged'],
  ['a film without an index', 'video/mp4', Buffer.concat([kind, samples]), 'damaged'],
  ['a film of a head alone', 'video/mp4', kind, 'damaged'],
  ['a film in Sorenson Video 3', 'video/quicktime', filmIn('SVQ3'), 'No browser plays'],
  ['a film in Cinepak', 'video/quicktime', filmIn('cvid'), 'No browser plays'],
  ['a film in a codec that some browsers play', 'video/quicktime', filmIn('hvc1'), undefined],
  ['a sound film in WebM', 'video/webm', webm, undefined],
  ['a film in WebM cut in half', 'video/webm', cut(webm), 'damaged'],
  ['a film in WebM of a head alone', 'video/webm', webm.subarray(0, 49), 'damaged'],
  ['a film in WebM that is recorded live', 'video/webm', webmIn('V_VP8', true), undefined],
  ['a film in WebM without pictures', 'video/webm', webmIn(undefined), 'damaged'],
  ['a film in WebM in RealVideo', 'video/webm', webmIn('V_REAL/RV40'), 'No browser plays'],
  ['a sound recording', 'audio/wav', sound, undefined],
  ['a recording cut in half', 'audio/wav', cut(sound), undefined],
  ['a recording that is called a film', 'video/mp4', sound, 'but its content is audio/'],
  ['a film that is called a recording', 'audio/mpeg', film, 'but its content is video/'],
  ['a photo of a phone that is called a JPEG', 'image/jpeg', photo('heic'), 'but its content is image/'],
  [
    'a program that is called a film',
    'video/mp4',
    Buffer.from('MZ'.padEnd(128, '\0')),
    'but its content is application/',
  ],
  ['words that are called a recording', 'audio/mpeg', Buffer.from('hello hello'), 'of no known format'],
]
