import type { Multimedia } from '#api/contract/multimedia.ts'
import { typeOfFormat } from '#api/core/rules/media-type.ts'

/** What of a medium decides how it is shown. */
export type Showable = Pick<
  Multimedia,
  'name' | 'url' | 'format' | 'type' | 'altText' | 'status' | 'statusReason' | 'app'
> & { sha256?: string | null; environment?: Multimedia['environment'] } & Partial<Pick<Multimedia, 'width' | 'height'>>

/**
 * How a medium is shown. `sphere` is a picture of all directions, `app` a program in a frame; `missing` has no bytes, `other`
 * has some that no browser shows.
 */
export type StageKind = 'image' | 'video' | 'audio' | 'pdf' | 'sphere' | 'app' | 'missing' | 'other'

const isAddress = (url: string): boolean => /^(https?:\/\/[^/]|\/)/i.test(url.trim())

/** The address of the program that a medium runs; undefined where it is something else. */
export const programOf = ({ app, url, format, type }: Showable): string | undefined => {
  if (app && isAddress(app.source.url)) return app.source.url
  return url !== null && isAddress(url) && type === 'immersive' && format.startsWith('text/html') ? url : undefined
}

/** How a medium is shown: its format decides, and its type where the format says too little. */
export const stageKindOf = (medium: Showable): StageKind => {
  const { url, type } = medium
  if (programOf(medium) !== undefined) return 'app'
  if (url === null || !isAddress(url)) return 'missing'
  const format = medium.format.toLowerCase()
  if (format.startsWith('image/')) return type === 'immersive' ? 'sphere' : 'image'
  if (format.startsWith('application/pdf')) return 'pdf'
  const family = typeOfFormat(format) ?? type
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'other'
}
