import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** SHA-256 in hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A picture that is not small for its dimensions, since its pixels are noise. */
export const png = (width = 300, height = 200): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 }, background: 'red' },
  })
    .png()
    .toBuffer()

/** Silence of 8-bit samples. */
export function wav(seconds: number, rate = 8000): Buffer {
  const samples = Buffer.alloc(seconds * rate, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/** One second of red, 64 × 36. */
export const mp4 = (): Buffer => readFileSync(join(import.meta.dirname, 'red.mp4'))

/** A drawing that would like to run a script. */
export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
