import { isObject } from './json-object.ts'

/** Width to height of the shapes that pictures are cut to: those of smaller pictures (interface, section 8). */
export const PICTURE_RATIOS = ['1:1', '4:3', '3:2', '16:10', '16:9', '3:4'] as const
/** One of these shapes. */
export type PictureRatio = (typeof PICTURE_RATIOS)[number]

/** Least width and height of a crop, as shares of its picture. */
export const LEAST_CROP = 0.01
/** What adding shares may be off by. */
export const SHARE_SLACK = 1e-6

/** The part of a picture that is shown in one shape: shares of the picture as it is seen, 0 to 1. */
export interface Crop {
  /** Where it begins, from the left. */
  x: number
  /** Where it begins, from the top. */
  y: number
  width: number
  height: number
}

const PARTS = ['x', 'y', 'width', 'height'] as const

/** Whether a number is a share of a picture. */
export const isShare = (kept: unknown): kept is number => typeof kept === 'number' && kept >= 0 && kept <= 1

/** Whether this is a crop that lies in its picture and is more than next to nothing. */
export const isCrop = (kept: unknown): kept is Crop =>
  isObject(kept) &&
  PARTS.every((part) => isShare(kept[part])) &&
  [
    [kept['x'], kept['width']],
    [kept['y'], kept['height']],
  ].every(([from, part]) => Number(part) >= LEAST_CROP && Number(from) + Number(part) <= 1 + SHARE_SLACK)
