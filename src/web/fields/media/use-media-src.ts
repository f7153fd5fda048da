import { useApi } from '../../client/api-context.ts'
import { isDrawing, isPictured, mediaSrc } from './media-src.ts'
import { useHiddenHost } from './shown-hosts.ts'

/** Widths in pixels in which the service makes smaller pictures (interface, section 8). */
export type ThumbnailWidth = 256 | 640 | 1280 | 1920 | 2560

const ownMedia = '/media/'

/**
 * Tells where the bytes of a medium can be loaded from, given the `url` of its record. With a width it is a smaller picture,
 * where the deployment makes such; only for images.
 */
export function useMediaSrc(): (url: string, width?: ThumbnailWidth) => string {
  const { baseUrl, localMedia } = useApi()
  return (url, width) => {
    const local = localMedia?.(url, width)
    if (local !== undefined) return local
    const src = mediaSrc(url, baseUrl)
    const made = width !== undefined && URL.canParse(src) && new URL(src).pathname.startsWith(ownMedia)
    if (!made || !src.startsWith(baseUrl)) return src
    const smaller = new URL(src)
    smaller.searchParams.set('w', String(width))
    return smaller.href
  }
}

const WIDTHS: readonly ThumbnailWidth[] = [256, 640, 1280]

/** The smaller pictures of which a browser takes the one that fits; undefined where it has no choice. */
export function usePictureSet(): (medium: PicturedMedium) => string | undefined {
  const srcOf = usePictureSrc()
  return (medium) => {
    const sources = WIDTHS.map((width) => ({ width, src: srcOf(medium, width) }))
    const isChoice = new Set(sources.map(({ src }) => src)).size === WIDTHS.length
    if (!isChoice || medium.type === 'video') return undefined
    // A comma ends an address there.
    return sources.map(({ width, src = '' }) => `${src.replaceAll(',', '%2C')} ${width}w`).join(', ')
  }
}

/** Tells the host that a picture among others is on, where it is not loaded before somebody asks; see `useHiddenHost`. */
export function usePictureHost(): (medium: PicturedMedium) => string | undefined {
  const hiddenHostOf = useHiddenHost()
  // Sounds, documents and models have no picture, and of a drawing elsewhere there is nothing to be seen in any case.
  return ({ url, type, format }) =>
    type === 'video' ||
    ((type === 'image' || type === 'immersive') && !isDrawing(url ?? '', format) && isPictured(url ?? '', format))
      ? hiddenHostOf(url)
      : undefined
}

/** What of a medium decides what of it is seen among others; the format where it is known. */
export interface PicturedMedium {
  url: string | null
  type: string
  format?: string | undefined
}

/**
 * Tells where the picture of a medium among others can be loaded from; undefined where there is none that may be shown. A
 * drawing is seen only as the picture that the service makes of it, since one that never ends being drawn would take the
 * whole page with it; what is on another host only once somebody wants it (`useHiddenHost`).
 */
export function usePictureSrc(): (medium: PicturedMedium, width: ThumbnailWidth) => string | undefined {
  const { baseUrl } = useApi()
  const srcOf = useMediaSrc()
  const hiddenHostOf = useHiddenHost()
  return ({ url, type, format }, width) => {
    if (url === null || url === '' || hiddenHostOf(url) !== undefined) return undefined
    if (type !== 'image' && type !== 'immersive') return srcOf(url)
    if (!isPictured(url, format)) return undefined
    const src = srcOf(url, width)
    // What lies beside the service itself came with it.
    const isOwn = !/^https?:/i.test(src) || src.startsWith(`${baseUrl}/`)
    return isOwn || !isDrawing(url, format) ? src : undefined
  }
}
