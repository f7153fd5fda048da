import { type Crop, LEAST_CROP } from '#api/contract/crops.ts'
import type { Focus } from '#api/core/rules/medium-focus.ts'

/** A corner of a frame: 0 is where it begins, 1 where it ends. */
export interface Corner {
  x: 0 | 1
  y: 0 | 1
}

/** Where a frame begins. */
export const BEGINNING: Corner = { x: 0, y: 0 }

const DIGITS = 10_000
const rounded = (share: number): number => Math.round(share * DIGITS) / DIGITS
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0))

/** A crop that went by shares of the picture, as far as the picture goes. */
export const movedCrop = (crop: Crop, by: Focus): Crop => ({
  ...crop,
  x: rounded(within(crop.x + by.x, 1 - crop.width)),
  y: rounded(within(crop.y + by.y, 1 - crop.height)),
})

/**
 * A crop that becomes so wide while one corner stays, as far as the picture goes; `steep` is how much of the picture's height
 * goes with its width: the picture's shape through that of the crop.
 */
export function sizedCrop({ x, y, width: was, height: high }: Crop, wish: number, steep: number, stays: Corner): Crop {
  const [atX, atY] = [x + stays.x * was, y + stays.y * high]
  const most = Math.min(stays.x === 0 ? 1 - atX : atX, (stays.y === 0 ? 1 - atY : atY) / steep)
  const least = Math.max(LEAST_CROP, LEAST_CROP / steep)
  const width = Math.min(Math.max(wish, least), Math.max(most, least))
  const height = width * steep
  return {
    x: rounded(within(atX - stays.x * width, 1 - width)),
    y: rounded(within(atY - stays.y * height, 1 - height)),
    width: rounded(width),
    height: rounded(height),
  }
}
