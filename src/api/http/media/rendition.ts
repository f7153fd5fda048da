import { PICTURE_RATIOS, type PictureRatio } from '../../contract/crops.ts'
import { badRequest } from '../../core/failure.ts'

/** Longest sides of smaller pictures, or widths of cut ones, in pixels; no others are made. */
export const RENDITION_WIDTHS: readonly number[] = [256, 640, 1280, 1920, 2560]
/** Formats by name, and the best one that the caller accepts. */
export const RENDITION_FORMATS: readonly string[] = ['webp', 'avif', 'jpeg', 'auto']

/** A smaller picture as it is asked for. */
export interface Rendition {
  side: number
  /** Cut to this shape; undefined for the whole picture. */
  ratio: PictureRatio | undefined
  /** The extension of its format. */
  extension: 'webp' | 'avif' | 'jpg'
  /** Whether the format was chosen by what the caller accepts. */
  isNegotiated: boolean
}

/** Whether an Accept header names a format as such: of a wildcard nobody knows whether it is meant. */
const accepts = (header: string, format: string): boolean =>
  header.split(',').some((it) => {
    const [name = '', ...more] = it.split(';').map((part) => part.trim().toLowerCase())
    return name === format && !more.some((part) => /^q=0(\.0*)?$/.test(part))
  })

const oneOf = (field: string, value: string, all: readonly (string | number)[]): void => {
  if (!all.some((it) => String(it) === value)) throw badRequest(field, `must be one of ${all.join(', ')}`)
}

/** The smaller picture that an address asks for by `w`, `ratio` and `format`; undefined for the file itself. */
export function renditionOf(query: URLSearchParams, accept: string | null): Rendition | undefined {
  const [width, ratio, format = 'webp'] = ['w', 'ratio', 'format'].map((name) => query.get(name) ?? undefined)
  if (width === undefined) {
    const alone = ['ratio', 'format'].find((name) => query.has(name))
    if (alone !== undefined) throw badRequest(alone, 'needs w, the width in pixels')
    return undefined
  }
  oneOf('w', width, RENDITION_WIDTHS)
  if (ratio !== undefined) oneOf('ratio', ratio, PICTURE_RATIOS)
  oneOf('format', format, RENDITION_FORMATS)
  const taken = accept ?? ''
  const best = accepts(taken, 'image/avif') ? 'avif' : accepts(taken, 'image/webp') ? 'webp' : 'jpeg'
  const chosen = format === 'auto' ? best : format
  return {
    side: Number(width),
    ratio: PICTURE_RATIOS.find((it) => it === ratio),
    extension: chosen === 'avif' ? 'avif' : chosen === 'jpeg' ? 'jpg' : 'webp',
    isNegotiated: format === 'auto',
  }
}
