import { PICTURE_RATIOS } from '../../contract/crops.ts'
import { isObject } from '../../contract/json-object.ts'
import type { Multimedia } from '../../contract/multimedia.ts'
import type { Crops } from './medium-crops.ts'

type Kept = Pick<Multimedia, 'environment'>

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
