import type { Planes } from './open-hevc.ts'
import type { PhotoColor, PhotoStructure, PhotoTurn } from './read-structure.ts'

/** A picture as it is seen: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

/** Where a pixel of the coded picture stands in the one that is seen: `start + x * right + y * down`, counted in pixels. */
export interface Placing {
  width: number
  height: number
  start: number
  right: number
  down: number
}

/** Where pixels go that are turned and mirrored in this order. */
export function placingOf({ width, height, turns }: Pick<PhotoStructure, 'width' | 'height' | 'turns'>): Placing {
  // Each side as a step through the coded picture: of one pixel to the right, and of one down.
  let [w, h] = [width, height]
  let place = (x: number, y: number): [number, number] => [x, y]
  for (const turn of turns.flatMap(singleTurns)) {
    const [before, lastX, lastY] = [place, w - 1, h - 1]
    if (turn === 'left') {
      place = (x, y) => {
        const [across, down] = before(x, y)
        return [down, lastX - across]
      }
      ;[w, h] = [h, w]
    } else {
      place = (x, y) => {
        const [across, down] = before(x, y)
        return turn === 'rows' ? [across, lastY - down] : [lastX - across, down]
      }
    }
  }
  const indexOf = (x: number, y: number): number => {
    const [across, down] = place(x, y)
    return down * w + across
  }
  const start = indexOf(0, 0)
  return { width: w, height: h, start, right: indexOf(1, 0) - start, down: indexOf(0, 1) - start }
}

const singleTurns = (turn: PhotoTurn): ('left' | 'rows' | 'columns')[] =>
  'mirror' in turn ? [turn.mirror] : Array.from({ length: turn.quarters }, () => 'left' as const)

/** The shares of red and blue in brightness, by matrix coefficients (ISO/IEC 23091-2, table 4). */
const SHARES: Readonly<Record<number, readonly [red: number, blue: number]>> = {
  1: [0.2126, 0.0722],
  9: [0.2627, 0.0593],
  10: [0.2627, 0.0593],
}
const USUAL_SHARES = [0.299, 0.114] as const

interface Colors {
  /** What is taken from brightness and what it is multiplied with, so that it goes from 0 to 255. */
  black: number
  gain: number
  middle: number
  /** What the differences of color are multiplied with. */
  redOfCr: number
  greenOfCb: number
  greenOfCr: number
  blueOfCb: number
}

const colorsOf = ({ matrix, isFullRange }: PhotoColor, depth: number): Colors => {
  const [red, blue] = SHARES[matrix] ?? USUAL_SHARES
  const green = 1 - red - blue
  const most = 2 ** depth - 1
  const unit = 2 ** (depth - 8)
  const gain = 255 / (isFullRange ? most : 219 * unit)
  const colorGain = 255 / (isFullRange ? most : 224 * unit)
  const [cr, cb] = [2 * (1 - red) * colorGain, 2 * (1 - blue) * colorGain]
  return {
    black: isFullRange ? 0 : 16 * unit,
    gain,
    middle: 2 ** (depth - 1),
    redOfCr: cr,
    greenOfCb: (cb * blue) / green,
    greenOfCr: (cr * red) / green,
    blueOfCb: cb,
  }
}

/** Paints a tile whose corner is at `left`, `top` of the coded picture; what lies beyond the picture is left out. */
export function paintTile(
  { data }: Pixels,
  { start, right, down }: Placing,
  { width, height, color }: Pick<PhotoStructure, 'width' | 'height' | 'color'>,
  planes: Planes,
  left: number,
  top: number,
): void {
  const { black, gain, middle, redOfCr, greenOfCb, greenOfCr, blueOfCb } = colorsOf(color, planes.depth)
  const [endX, endY] = [Math.min(planes.width, width - left), Math.min(planes.height, height - top)]
  const isGray = planes.colorWidth === 0
  const [halfX, halfY] = [planes.colorWidth < planes.width ? 1 : 0, planes.colorHeight < planes.height ? 1 : 0]
  for (let y = 0; y < endY; y += 1) {
    const colorRow = (y >> halfY) * planes.colorStride
    let at = (start + left * right + (top + y) * down) * 4
    for (let x = 0; x < endX; x += 1) {
      const bright = ((planes.y[y * planes.stride + x] ?? 0) - black) * gain
      const cb = isGray ? 0 : (planes.cb[colorRow + (x >> halfX)] ?? 0) - middle
      const cr = isGray ? 0 : (planes.cr[colorRow + (x >> halfX)] ?? 0) - middle
      data[at] = bright + redOfCr * cr
      data[at + 1] = bright - greenOfCb * cb - greenOfCr * cr
      data[at + 2] = bright + blueOfCb * cb
      data[at + 3] = 255
      at += right * 4
    }
  }
}
