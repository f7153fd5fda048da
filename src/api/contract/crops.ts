import { isObject } from './json-object.ts'

/** Width to height of the shapes that pictures are cut to: those of smaller pictures (interface, section 8). */
export const PICTURE_RATIOS = ['1:1', '4:3', '3:2', '16:10', '16:9', '3:4'] as const
/** One of these shapes. */
export type PictureRatio = (typeof PICTURE_RATIOS)[number]

/** Least width and height of a crop, as shares of its picture. */
export const LEAST_CROP = 0.01
/** What adding shares may be off by. */
const SLACK = 1e-6

/** The part of a picture that is shown in one shape: shares of the picture as it is seen, 0 to 1. */
export interface Crop {
  /** Where it begins, from the left. */
  x: number
  /** Where it begins, from the top. */
  y: number
  width: number
  height: number
}

/** What is wrong with a crop, and of which of its numbers; undefined for one that lies in its picture. */
export function cropTrouble(kept: unknown): { field?: keyof Crop; message: string } | undefined {
  if (!isObject(kept)) return { message: 'must be an object of x, y, width and height' }
  for (const field of ['x', 'y', 'width', 'height'] as const) {
    const value = kept[field]
    if (typeof value !== 'number' || value < 0 || value > 1) {
      return { field, message: 'must be a share of the picture, 0 to 1' }
    }
  }
  const { x, y, width, height } = kept as unknown as Crop
  if (width < LEAST_CROP) return { field: 'width', message: 'must be at least 0.01 of the picture' }
  if (height < LEAST_CROP) return { field: 'height', message: 'must be at least 0.01 of the picture' }
  if (x + width > 1 + SLACK) return { field: 'width', message: 'must end within the picture: x and width exceed 1' }
  if (y + height > 1 + SLACK) return { field: 'height', message: 'must end within the picture: y and height exceed 1' }
  return undefined
}
