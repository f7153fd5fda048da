import { type Crop, isShare, LEAST_CROP, SHARE_SLACK } from './crops.ts'
import { isObject } from './json-object.ts'

/** What is wrong with a crop, and of which of its numbers; undefined for one that lies in its picture. */
export function cropTrouble(kept: unknown): { field?: keyof Crop; message: string } | undefined {
  if (!isObject(kept)) return { message: 'must be an object of x, y, width and height' }
  for (const field of ['x', 'y', 'width', 'height'] as const) {
    const value = kept[field]
    if (!isShare(value)) {
      return { field, message: 'must be a share of the picture, 0 to 1' }
    }
  }
  const { x, y, width, height } = kept as unknown as Crop
  if (width < LEAST_CROP) return { field: 'width', message: 'must be at least 0.01 of the picture' }
  if (height < LEAST_CROP) return { field: 'height', message: 'must be at least 0.01 of the picture' }
  if (x + width > 1 + SHARE_SLACK)
    return { field: 'width', message: 'must end within the picture: x and width exceed 1' }
  if (y + height > 1 + SHARE_SLACK)
    return { field: 'height', message: 'must end within the picture: y and height exceed 1' }
  return undefined
}
