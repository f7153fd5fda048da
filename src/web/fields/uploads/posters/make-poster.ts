import { drawSound } from './draw-sound.ts'
import { drawSmall, measureRecording } from '../preflight/measure.ts'

/** Longer side of a poster in pixels: as wide as a viewer shows it. */
const POSTER_SIDE = 1280
/** A document larger than this is not opened for its first page: all of it would stand in memory. */
const LARGEST_DOCUMENT = 200 * 1024 * 1024

/**
 * The picture that stands for a file until it is opened, as this browser makes it: a frame of a film from its beginning, how
 * loud a sound is, the first page of a PDF. Undefined where it can make none.
 */
export async function makePoster(file: Blob, format: string, signal: AbortSignal): Promise<Blob | undefined> {
  if (format.startsWith('video/')) return (await measureRecording(file, 'video', signal, POSTER_SIDE)).picture
  if (format.startsWith('audio/')) return drawSound(file)
  if (format !== 'application/pdf' || file.size > LARGEST_DOCUMENT) return undefined
  const { measureDocument } = await import('../preflight/document-pages.ts')
  return (await measureDocument(file, signal, POSTER_SIDE)).picture
}

/** The frame at which a film stands still, as a picture that stands for it. */
export const drawStill = (film: HTMLVideoElement): Promise<Blob | undefined> =>
  drawSmall(film, film.videoWidth, film.videoHeight, POSTER_SIDE)

/** The picture as a file that is sent, called after what it stands for. */
export const posterFile = (picture: Blob, name: string): File =>
  new File([picture], `${name}.${picture.type.split('/')[1] ?? 'webp'}`, { type: picture.type })
