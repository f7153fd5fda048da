import { type Crop, isCrop, PICTURE_RATIOS, type PictureRatio } from '../../contract/crops.ts'
import { isObject } from '../../contract/json-object.ts'
import type { Multimedia } from '../../contract/multimedia.ts'

/** The crops of a medium by the shape that each is for. */
export type Crops = Partial<Record<PictureRatio, Crop>>

type Kept = Pick<Multimedia, 'environment'>

/** The crops of a medium, as its open field `environment.crops` says; whatever else stands there is none. */
export function cropsOf({ environment }: Partial<Kept>): Crops {
  const kept = environment?.['crops']
  if (!isObject(kept)) return {}
  const sound = PICTURE_RATIOS.filter((ratio) => isCrop(kept[ratio]))
  return Object.fromEntries(
    sound.map((ratio) => {
      const { x, y, width, height } = kept[ratio] as Crop
      return [ratio, { x, y, width, height }]
    }),
  )
}
