import sharp from 'sharp'
import { png } from '../samples.ts'
import { type Awkward, cut, patched, tailed, turned } from './awkward.ts'
import { animatedPng, chunk, END, headOf, plainPng, SIGNATURE } from './png-bytes.ts'

const open = async () => sharp(await png(64, 48))
const frames = [await png(64, 48), await png(64, 48)]
const film = () => sharp(frames, { join: { animated: true } })

const [picture, large, jpeg, gif, webp, avif] = await Promise.all([
  png(64, 48),
  png(300, 200),
  open().then((it) => it.jpeg().toBuffer()),
  open().then((it) => it.gif().toBuffer()),
  open().then((it) => it.webp().toBuffer()),
  open().then((it) => it.avif().toBuffer()),
])

const [progressive, inks, gray, turnedJpeg, profiled] = await Promise.all([
  open().then((it) => it.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()),
  open().then((it) => it.toColorspace('cmyk').jpeg().toBuffer()),
  open().then((it) => it.grayscale().jpeg().toBuffer()),
  open().then((it) => it.withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  open().then((it) => it.withIccProfile('p3').jpeg().toBuffer()),
])
const [deep, interlaced, palette, movingGif, movingWebp, lossless, clear, deepAvif] = await Promise.all([
  open().then((it) => it.toColorspace('rgb16').png().toBuffer()),
  open().then((it) => it.png({ progressive: true }).toBuffer()),
  open().then((it) => it.png({ palette: true, colors: 4 }).toBuffer()),
  film().gif().toBuffer(),
  film().webp().toBuffer(),
  open().then((it) => it.webp({ lossless: true }).toBuffer()),
  open().then((it) => it.ensureAlpha(0.4).webp().toBuffer()),
  open().then((it) => it.avif({ chromaSubsampling: '4:2:0', quality: 30 }).toBuffer()),
])

/** An AVIF that says it is this large, whatever it holds. */
const largeAvif = (width: number, height: number): Buffer => {
  const copy = Buffer.from(avif)
  const size = copy.indexOf('ispe', 0, 'latin1') + 8
  copy.writeUInt32BE(width, size)
  copy.writeUInt32BE(height, size + 4)
  return copy
}

/** A JPEG that says it is this large, whatever it holds. */
const largeJpeg = (width: number, height: number): Buffer => {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

const largeGif = patched(gif, gif.subarray(6, 10), Buffer.from([0xff, 0xff, 0xff, 0xff]))
const archive = Buffer.from('504b0304'.padEnd(60, '0') + '504b0506'.padEnd(44, '0'), 'hex')
const script = '<script>alert(document.domain)</script>'

/** Pictures of dots. */
export const PICTURES: readonly Awkward[] = [
  ['a sound PNG', 'image/png', picture, undefined],
  ['a sound JPEG', 'image/jpeg', jpeg, undefined],
  ['a sound GIF', 'image/gif', gif, undefined],
  ['a sound WebP', 'image/webp', webp, undefined],
  ['a sound AVIF', 'image/avif', avif, undefined],
  ['a progressive JPEG', 'image/jpeg', progressive, undefined],
  ['a JPEG of four inks', 'image/jpeg', inks, undefined],
  ['a gray JPEG', 'image/jpeg', gray, undefined],
  ['a JPEG that lies on its side', 'image/jpeg', turnedJpeg, undefined],
  ['a JPEG with a color profile', 'image/jpeg', profiled, undefined],
  ['a PNG of 16 bits', 'image/png', deep, undefined],
  ['an interlaced PNG', 'image/png', interlaced, undefined],
  ['a PNG of four colors', 'image/png', palette, undefined],
  ['a PNG of one dot', 'image/png', plainPng(1, 1), undefined],
  ['a PNG of 20,000 × 1', 'image/png', plainPng(20_000, 1), undefined],
  ['a moving PNG', 'image/png', animatedPng(picture, 64, 48), undefined],
  ['a moving GIF', 'image/gif', movingGif, undefined],
  ['a moving WebP', 'image/webp', movingWebp, undefined],
  ['a WebP without loss', 'image/webp', lossless, undefined],
  ['a WebP that one sees through', 'image/webp', clear, undefined],
  ['an AVIF of little quality', 'image/avif', deepAvif, undefined],
  ['an AVIF cut in half', 'image/avif', cut(avif), 'damaged'],
  ['an AVIF without its last byte', 'image/avif', avif.subarray(0, -1), 'damaged'],
  ['an AVIF that says it has 900 million pixels', 'image/avif', largeAvif(30_000, 30_000), 'pixels'],
  ['a PNG of 108 million pixels', 'image/png', plainPng(12_000, 9000), undefined],
  ['a PNG that says it has 900 million pixels', 'image/png', plainPng(30_000, 30_000, 1), 'pixels'],
  ['a JPEG that says it has 4,294 million pixels', 'image/jpeg', largeJpeg(65_535, 65_535), 'pixels'],
  ['a GIF that says it has 4,294 million pixels', 'image/gif', largeGif, 'pixels'],
  ['a PNG cut to a third', 'image/png', cut(large, 1 / 3), 'damaged'],
  ['a PNG cut to 1,000 bytes', 'image/png', large.subarray(0, 1000), 'damaged'],
  ['a PNG without its end', 'image/png', picture.subarray(0, -12), 'damaged'],
  ['a PNG with a byte changed', 'image/png', turned(large, 2000), 'damaged'],
  ['a PNG without pixels', 'image/png', Buffer.concat([SIGNATURE, headOf(9, 9), END, END]), 'damaged'],
  ['a PNG of no width', 'image/png', plainPng(0, 9), 'damaged'],
  ['a PNG with a page behind its end', 'image/png', tailed(picture, script), undefined],
  ['a PNG with a page in its words', 'image/png', withText(picture, script), undefined],
  ['a JPEG cut in half', 'image/jpeg', cut(jpeg), 'damaged'],
  ['a JPEG without its end', 'image/jpeg', jpeg.subarray(0, -2), 'damaged'],
  ['a JPEG of its first and last word', 'image/jpeg', Buffer.from('ffd8ffe000024a46ffd9', 'hex'), 'damaged'],
  ['a JPEG of no height', 'image/jpeg', largeJpeg(64, 0), 'damaged'],
  ['a JPEG with something behind its end', 'image/jpeg', tailed(jpeg, Buffer.alloc(99, 1)), undefined],
  ['a JPEG that is an archive too', 'image/jpeg', tailed(jpeg, archive), undefined],
  ['a GIF cut in half', 'image/gif', cut(gif), 'damaged'],
  ['a moving GIF without its last frame', 'image/gif', cut(movingGif, 0.6), 'damaged'],
  ['a GIF that is an archive too', 'image/gif', tailed(gif, archive), undefined],
  ['a WebP cut in half', 'image/webp', cut(webp), 'damaged'],
  ['a moving WebP without its last frame', 'image/webp', cut(movingWebp, 0.6), 'damaged'],
  ['a PNG that is called a JPEG', 'image/jpeg', picture, 'but its content is image/'],
  ['a WebP that is called a PNG', 'image/png', webp, 'but its content is image/'],
]

/** The same with words in it, as a program writes who made it. */
function withText(bytes: Buffer, words: string): Buffer {
  const at = SIGNATURE.length + 25
  const text = chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1'))
  return Buffer.concat([bytes.subarray(0, at), text, bytes.subarray(at)])
}
