import { type Crop, cropTrouble, PICTURE_RATIOS, type PictureRatio } from '../../contract/crops.ts'
import { isObject } from '../../contract/json-object.ts'
import type { Multimedia } from '../../contract/multimedia.ts'
import type { Focus } from './medium-focus.ts'

/** The crops of a medium by the shape that each is for. */
export type Crops = Partial<Record<PictureRatio, Crop>>

type Kept = Pick<Multimedia, 'environment'>

/** The crops of a medium, as its open field `environment.crops` says; whatever else stands there is none. */
export function cropsOf({ environment }: Partial<Kept>): Crops {
  const kept = environment?.['crops']
  if (!isObject(kept)) return {}
  const sound = PICTURE_RATIOS.filter((ratio) => ratio in kept && cropTrouble(kept[ratio]) === undefined)
  return Object.fromEntries(
    sound.map((ratio) => {
      const { x, y, width, height } = kept[ratio] as Crop
      return [ratio, { x, y, width, height }]
    }),
  )
}

/** The open fields of a medium with these crops from now on; without any where there is none. */
export function withCrops(environment: Kept['environment'], crops: Crops): Kept['environment'] {
  const kept = environment['crops']
  // What is no object is another client's, and so is all of it that is for no shape.
  if (kept !== undefined && !isObject(kept)) return environment
  const strange = Object.entries(kept ?? {}).filter(([name]) => !PICTURE_RATIOS.some((ratio) => ratio === name))
  const { crops: _before, ...others } = environment
  const all = { ...Object.fromEntries(strange), ...crops }
  return Object.keys(all).length === 0 ? others : { ...others, crops: all }
}

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
