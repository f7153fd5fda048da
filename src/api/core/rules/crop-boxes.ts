import type { Crop, PictureRatio } from '../../contract/crops.ts'
import type { Focus } from './medium-focus.ts'

/** Width through height of a shape. */
export const shapeOfRatio = (ratio: PictureRatio): number => {
  const [across = 1, up = 1] = ratio.split(':').map(Number)
  return across / up
}

/** A rectangle of pixels. */
export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/**
 * What of a picture, in its pixels, is shown in a shape (width through height): the most of its crop, in the middle of that, or
 * the most of the picture around the focal point. It runs as text in the process that opens pictures, so it uses nothing from
 * outside of itself.
 */
export function cutBox(
  picture: { width: number; height: number },
  shape: number,
  { x, y, crop }: Focus & { crop?: Crop | undefined },
): PixelBox {
  const area = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const [wide, high] = [area.width * picture.width, area.height * picture.height]
  const width = Math.max(1, Math.round(Math.min(wide, high * shape, picture.width)))
  const height = Math.max(1, Math.round(Math.min(high, wide / shape, picture.height)))
  const [middleX, middleY] = crop ? [crop.x + crop.width / 2, crop.y + crop.height / 2] : [x, y]
  const place = (share: number, whole: number, part: number): number =>
    Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)))
  return {
    left: place(middleX, picture.width, width),
    top: place(middleY, picture.height, height),
    width,
    height,
  }
}

/** The largest crop of a shape around a point; `picture` is width through height. */
export function widestCrop(picture: number, shape: number, { x, y }: Focus): Crop {
  const width = Math.min(1, shape / picture)
  const height = Math.min(1, picture / shape)
  const place = (share: number, part: number): number => Math.min(1 - part, Math.max(0, share - part / 2))
  return { x: place(x, width), y: place(y, height), width, height }
}
