import type { Multimedia } from '#api/contract/multimedia.ts'
import { useExtension } from '../../../../client/use-operation.ts'
import { type ThumbnailWidth, useMediaSrc } from '../../../../fields/media/use-media-src.ts'
import type { Size } from './zoom.ts'

/** A smaller picture that looks the same while the whole is seen, with the size in pixels that the picture has itself. */
export interface Fitting {
  src: string
  size: Size
}

const WIDTHS: readonly ThumbnailWidth[] = [1280, 1920, 2560]

/** Finds the smallest picture with a pixel for each of the screen; undefined where the file itself is no larger, or there is none. */
export function useFitting(
  medium: Partial<Pick<Multimedia, 'width' | 'height'>>,
  url: string | null,
): Fitting | undefined {
  const srcOf = useMediaSrc()
  const makesLarge = useExtension('renditions')
  const { width, height } = medium
  if (url === null || !makesLarge || !width || !height) return undefined
  const most = Math.max(screen.width, screen.height) * globalThis.devicePixelRatio
  const side = WIDTHS.find((it) => it >= most)
  if (side === undefined || side >= Math.max(width, height)) return undefined
  const src = srcOf(url, side)
  return src === srcOf(url) ? undefined : { src, size: { width, height } }
}
