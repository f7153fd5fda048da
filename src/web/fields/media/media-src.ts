import type { CSSProperties } from 'react'
import type { MultimediaType } from '#api/contract/choices.ts'
import type { Crop, PictureRatio } from '#api/contract/crops.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { cropsOf } from '#api/core/rules/medium-crops.ts'
import { focusOf } from '#api/core/rules/medium-focus.ts'
import { posterOf } from '#api/core/rules/medium-poster.ts'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import type { IconName } from '../../ui/icons.tsx'

/**
 * Where the bytes of a medium are: an absolute address as it is, a path on the service that answered it. The service in the
 * page has a name that leads nowhere (`.invalid`), and its media come with the page.
 */
export const mediaSrc = (url: string, baseUrl: string): string => {
  if (/^https?:/i.test(url)) return url
  if (!url.startsWith('/') || new URL(baseUrl).hostname.endsWith('.invalid')) return url
  return `${baseUrl}${url}`
}

/**
 * The address of a medium for this page alone, which names its present content as well: so it may be kept for ever, and another
 * file under the same address is seen at once. What is handed on is `url` itself.
 */
export const revisedUrl = ({ url, sha256 }: Pick<Multimedia, 'url'> & { sha256?: string | null }): string | null =>
  url !== null && sha256 && !url.includes('?') && mediumAt(url) !== undefined ? `${url}?v=${sha256.slice(0, 16)}` : url

/**
 * Shows a crop alone in a frame that has its shape, has a position and clips: the whole picture is laid out around it, so that
 * no other picture is needed for it.
 */
export const cropStyle = ({ x, y, width, height }: Crop): CSSProperties => ({
  position: 'absolute',
  inlineSize: `${100 / width}%`,
  blockSize: `${100 / height}%`,
  maxInlineSize: 'none',
  left: `${(-100 * x) / width}%`,
  top: `${(-100 * y) / height}%`,
  objectFit: 'cover',
})

/** The crop of a picture for frames of a shape. */
export const cropFor = (environment: Multimedia['environment'] = {}, ratio: PictureRatio): Crop | undefined =>
  cropsOf({ environment })[ratio]

/** Keeps the focal point of a picture in sight where its frame cuts it; undefined where the middle does. */
export const positionOf = (environment: Multimedia['environment'] = {}): CSSProperties | undefined => {
  const focus = focusOf({ environment })
  return focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }
}

/** What of a medium decides what is loaded of it. */
interface Seen {
  url: string | null
  type: string
  format?: string | undefined
}

/** What is loaded of a medium to be seen among others: the picture that stands for it, where there is one, or its file. */
export const seenOf = (medium: Seen, environment: Multimedia['environment'] = {}): Seen => {
  const poster = medium.type === 'image' ? undefined : posterOf({ environment })
  return poster ? { url: poster.url, type: 'image' } : medium
}

/** Whether a medium is a drawing: by its format or, where that is not known, by the end of its address. */
export const isDrawing = (url: string, format?: string): boolean =>
  format === undefined ? /\.svgz?(?:[?#]|$)/i.test(url) : format.toLowerCase().startsWith('image/svg')

/** Whether a file may have a small picture: models and apps have none, by the format or, where that is not known, the address. */
export const isPictured = (url: string, format?: string): boolean =>
  !(format ? /^(?:model|text|audio|video)\//i.test(format) : /\.(?:glb|gltf|usdz|html?)(?:[?#]|$)/i.test(url))

/** The icon of each type of media. */
const MEDIA_ICONS: Readonly<Record<MultimediaType, IconName>> = {
  image: 'media',
  video: 'play',
  audio: 'sound',
  presentation: 'slides',
  immersive: 'around',
}

/** The icon of a type, also of one that only another deployment knows. */
export const mediaIcon = (type: string): IconName => MEDIA_ICONS[type as MultimediaType] ?? 'media'
