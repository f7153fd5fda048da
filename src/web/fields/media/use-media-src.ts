import { useApi } from '../../client/api-context.ts'
import { mediaSrc } from './media-src.ts'

/** Widths in pixels in which the service makes smaller pictures (interface, section 8). */
export type ThumbnailWidth = 256 | 640 | 1280

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
