import sharp from 'sharp'
import { mp4, wav } from '../src/server/media/testing/samples.ts'

/** A file as Playwright hands it to an input. */
export interface SentFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const plain = (width: number, height: number, hue: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: (hue * 37) % 256, g: (hue * 91) % 256, b: 120 } } })

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/>
</rdf:RDF></x:xmpmeta>`

/** A PDF with this many empty pages, written by hand. */
export const pdf = (pages: number, title: string): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 180] >>'),
  ]
  let text = `%PDF-1.4\n%${title}\n`
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${text}${end}startxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** A film whose bytes are nobody else's: a box that players skip follows it. */
const film = (number: number): Buffer => {
  const box = Buffer.alloc(16)
  box.writeUInt32BE(16, 0)
  box.write('free', 4)
  box.writeUInt32BE(number, 8)
  return Buffer.concat([mp4(), box])
}

const named = (name: string, mimeType: string, buffer: Buffer): SentFile => ({ name, mimeType, buffer })
const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1))

const pictures = (count: number, make: (number: number) => Promise<SentFile>): Promise<SentFile[]> =>
  Promise.all(times(count, make))

/** Two dozen files of all five types, each with bytes of its own. */
export const manyFiles = async (): Promise<SentFile[]> => [
  ...(await pictures(7, async (at) => {
    const picture = plain(40 + at, 30, at).png()
    return named(`plan-${at}.png`, 'image/png', await picture.toBuffer())
  })),
  ...(await pictures(5, async (at) => {
    const picture = plain(60 + at, 40, at).jpeg()
    return named(`room-${at}.jpg`, 'image/jpeg', await picture.toBuffer())
  })),
  ...times(3, (at) => named(`film-${at}.mp4`, 'video/mp4', film(at))),
  // Of different lengths in samples, since silence is silence.
  ...times(3, (at) => named(`sound-${at}.wav`, 'audio/wav', wav(1, 8000 + at))),
  ...times(3, (at) => named(`slides-${at}.pdf`, 'application/pdf', pdf(at, `slides ${at}`))),
  ...(await pictures(3, async (at) => {
    const picture = plain(128, 64, 90 + at)
      .withXmp(XMP)
      .jpeg()
    return named(`around-${at}.jpg`, 'image/jpeg', await picture.toBuffer())
  })),
]

/** Text that claims to be a picture. */
export const wrongFile = named('letter.png', 'image/png', Buffer.from('Dear reader, this is no picture.'))
