// Writes a screenshot with a palette of its 256 most frequent colours: a third of the size, and nobody sees the difference
// on a page of flat colours. Only what the browser writes is read: 8 bits, true colour, not interlaced.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUE_COLOUR = { 2: 3, 6: 4 }

/** The same picture, smaller. */
export function smallPng(png) {
  const { width, height, pixels } = decode(png)
  const counts = new Map()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 256)
    .map(([colour]) => colour)
  const places = new Map()
  const rows = Buffer.alloc((width + 1) * height)
  pixels.forEach((colour, at) => {
    if (!places.has(colour)) places.set(colour, nearest(palette, colour))
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = places.get(colour)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const parts = [
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND'),
  ]
  return Buffer.concat([SIGNATURE, ...parts])
}

function nearest(palette, colour) {
  let best = 0
  let least = Infinity
  for (const [index, other] of palette.entries()) {
    const [red, green, blue] = [16, 8, 0].map((shift) => ((colour >> shift) & 255) - ((other >> shift) & 255))
    const distance = red * red + green * green + blue * blue
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function decode(png) {
  const idat = []
  let header
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') header = body
    if (type === 'IDAT') idat.push(body)
    at += 12 + length
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const channels = TRUE_COLOUR[header[9]]
  if (header[8] !== 8 || !channels || header[12] !== 0)
    throw new Error('This PNG is not of the kind that a browser writes.')
  const bytes = unfilter(inflateSync(Buffer.concat(idat)), width * channels, height, channels)
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at++) pixels[at] = bytes.readUIntBE(at * channels, 3)
  return { width, height, pixels }
}

/** Undoes the row filters of PNG (section 9 of its specification). */
function unfilter(raw, stride, height, channels) {
  const bytes = Buffer.alloc(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = row * stride + x
      const left = x >= channels ? bytes[at - channels] : 0
      const up = row > 0 ? bytes[at - stride] : 0
      const corner = x >= channels && row > 0 ? bytes[at - stride - channels] : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
      bytes[at] = raw[row * (stride + 1) + 1 + x] + guess
    }
  }
  return bytes
}

function paeth(left, up, corner) {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

function chunk(type, body = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const made = Buffer.alloc(named.length + 8)
  made.writeUInt32BE(body.length, 0)
  named.copy(made, 4)
  made.writeUInt32BE(crc32(named), named.length + 4)
  return made
}
