import type { Multimedia } from '#api/contract/multimedia.ts'
import { MINUTE } from '#api/time/durations.ts'

/** How a picture or a film lies. */
export const SHAPES = ['landscape', 'portrait', 'square'] as const
/** How long a film or a sound plays. */
export const LENGTHS = ['short', 'medium', 'long'] as const
/** How much room a file takes. */
export const WEIGHTS = ['small', 'medium', 'large'] as const

/** Sides that differ by less than a twentieth are as good as alike. */
const ALIKE = 1.05

/** How a medium lies; undefined where its sides are not known. */
export const shapeOfMedium = ({
  width,
  height,
}: Pick<Multimedia, 'width' | 'height'>): (typeof SHAPES)[number] | undefined => {
  if (!width || !height) return undefined
  return width > height * ALIKE ? 'landscape' : height > width * ALIKE ? 'portrait' : 'square'
}

/** Up to a minute, up to ten, or longer; undefined for what does not play, or nobody has measured. */
export const playLength = ({ duration }: Pick<Multimedia, 'duration'>): (typeof LENGTHS)[number] | undefined => {
  if (duration === null) return undefined
  const minutes = (duration * 1000) / MINUTE
  return minutes < 1 ? 'short' : minutes <= 10 ? 'medium' : 'long'
}

const MB = 1_000_000

/** Up to a megabyte, up to ten, or more; undefined where it is not known. */
export const fileWeight = ({ size }: Pick<Multimedia, 'size'>): (typeof WEIGHTS)[number] | undefined =>
  size === null ? undefined : size < MB ? 'small' : size <= 10 * MB ? 'medium' : 'large'
