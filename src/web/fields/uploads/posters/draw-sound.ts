import { paint } from '../../../theme/paint.ts'
import { peaksOf } from './peaks.ts'

/** Pixels of the picture: as wide as a frame of a film. */
const WIDTH = 1280
const HEIGHT = 720
/** Bars, and how much of its place each takes. */
const BARS = 160
const FILLED = 0.6
/** Bytes; all samples of a sound stand in memory at once. */
const LARGEST_SOUND = 60_000_000

/** The color behind a reference of the theme, which a canvas cannot follow by itself. */
const colorOf = (reference: string): string => {
  const name = /var\((--[\w-]+)\)/.exec(reference)?.[1] ?? ''
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/** Draws how loud a sound is from its beginning to its end; undefined where it is too large. Rejects where it cannot be decoded. */
export async function drawSound(file: Blob): Promise<Blob | undefined> {
  if (file.size > LARGEST_SOUND) return undefined
  // One channel at a low rate: bars need no more, and nothing is played.
  const decoder = new OfflineAudioContext(1, 1, 8000)
  const sound = await decoder.decodeAudioData(await file.arrayBuffer())
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const sheet = canvas.getContext('2d')
  if (!sheet) return undefined
  sheet.fillStyle = colorOf(paint.sunken)
  sheet.fillRect(0, 0, WIDTH, HEIGHT)
  sheet.fillStyle = colorOf(paint.accent)
  const peaks = peaksOf(sound.getChannelData(0), BARS)
  const step = WIDTH / peaks.length
  peaks.forEach((peak, at) => {
    const high = Math.max(2, peak * HEIGHT * 0.8)
    sheet.fillRect((at + (1 - FILLED) / 2) * step, (HEIGHT - high) / 2, step * FILLED, high)
  })
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.85))
}
