import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { png } from './samples.ts'

const crcOf = (bytes: Buffer): number => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crcOf(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one color that says it is this large, with `rows` rows of it. */
const plainPng = (width: number, height: number, rows = height): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const pdf = (trailer = '', body = '1 0 obj\n<< /Type /Catalog >>\nendobj\n'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 ${trailer} >>\nstartxref\n${9 + body.length}\n%%EOF\n`,
  )

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
const bomb = Array.from({ length: 9 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`).join(
  '',
)

const [picture, jpeg, gif, webp, avif, large] = await Promise.all([
  png(64, 48),
  png(64, 48).then((it) => sharp(it).jpeg().toBuffer()),
  png(64, 48).then((it) => sharp(it).gif().toBuffer()),
  png(64, 48).then((it) => sharp(it).webp().toBuffer()),
  png(64, 48).then((it) => sharp(it).avif().toBuffer()),
  png(300, 200),
])

/** An AVIF that says it is this large, whatever it holds. */
const largeAvif = (width: number, height: number): Buffer => {
  const copy = Buffer.from(avif)
  const size = copy.indexOf('ispe', 0, 'latin1') + 8
  copy.writeUInt32BE(width, size)
  copy.writeUInt32BE(height, size + 4)
  return copy
}

const turned = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

/** What is said of a file: nothing where it is taken, or words that its refusal has in it. */
export type Expected =
  | undefined
  | 'damaged'
  | 'password'
  | 'pixels'
  | 'shapes'
  | 'within itself'
  | 'levels'
  | 'part of it'

/** Awkward files, each with the verdict that every host of the service gives. */
export const AWKWARD: readonly (readonly [name: string, format: string, bytes: Buffer, expected: Expected])[] = [
  ['a sound PNG', 'image/png', picture, undefined],
  ['a sound JPEG', 'image/jpeg', jpeg, undefined],
  ['a sound GIF', 'image/gif', gif, undefined],
  ['a sound WebP', 'image/webp', webp, undefined],
  ['a sound AVIF', 'image/avif', avif, undefined],
  ['an AVIF cut in half', 'image/avif', avif.subarray(0, avif.length >> 1), 'damaged'],
  ['an AVIF without its last byte', 'image/avif', avif.subarray(0, -1), 'damaged'],
  ['an AVIF that says it has 900 million pixels', 'image/avif', largeAvif(30_000, 30_000), 'pixels'],
  ['a PNG of 108 million pixels', 'image/png', plainPng(12_000, 9000), undefined],
  ['a PNG that says it has 900 million pixels', 'image/png', plainPng(30_000, 30_000, 1), 'pixels'],
  ['a PNG cut to a third', 'image/png', large.subarray(0, Math.floor(large.length / 3)), 'damaged'],
  ['a PNG cut to 1,000 bytes', 'image/png', large.subarray(0, 1000), 'damaged'],
  ['a PNG without its end', 'image/png', picture.subarray(0, -12), 'damaged'],
  ['a PNG with a byte changed', 'image/png', turned(large, 2000), 'damaged'],
  ['a JPEG cut in half', 'image/jpeg', jpeg.subarray(0, jpeg.length >> 1), 'damaged'],
  ['a JPEG without its end', 'image/jpeg', jpeg.subarray(0, -2), 'damaged'],
  ['a JPEG with something behind its end', 'image/jpeg', Buffer.concat([jpeg, Buffer.alloc(99, 1)]), undefined],
  ['a GIF cut in half', 'image/gif', gif.subarray(0, gif.length >> 1), 'damaged'],
  ['a WebP cut in half', 'image/webp', webp.subarray(0, webp.length >> 1), 'damaged'],
  ['a sound document', 'application/pdf', pdf(), undefined],
  [
    'a document of rubbish',
    'application/pdf',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(541, 0x5a)]),
    'damaged',
  ],
  ['a document cut in half', 'application/pdf', pdf().subarray(0, 60), 'damaged'],
  ['an encrypted document', 'application/pdf', pdf('/Encrypt 5 0 R'), 'password'],
  ['a sound drawing', 'image/svg+xml', svg('<rect width="5" height="5"/>'), undefined],
  ['a drawing of nested uses', 'image/svg+xml', svg(`<g id="l0"><path d="M0 0h1"/></g>${bomb}`), 'shapes'],
  ['a drawing that shows itself', 'image/svg+xml', svg('<g id="a"><use href="#a"/></g>'), 'within itself'],
  ['a drawing that nests too deep', 'image/svg+xml', svg('<g>'.repeat(300) + '</g>'.repeat(300)), 'levels'],
  [
    'a drawing that lies elsewhere in part',
    'image/svg+xml',
    svg('<image href="https://x.example/a.png"/>'),
    'part of it',
  ],
  ['a drawing cut in half', 'image/svg+xml', svg('<g><rect/></g>').subarray(0, 80), 'damaged'],
]

/** A picture that says of itself that it shows all directions. */
export const panorama = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: 'blue' } })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer()
