import type { I18n } from '@lingui/core'
import type { FileTrouble } from '#api/core/rules/trouble-words.ts'
import type { Format } from '../../../i18n/format.ts'

const MEGA = 1_000_000

/** Why the bytes of a file are not taken, in a sentence, with what to do about it. */
export const fileTroubleWords = (i18n: I18n, { number }: Format, trouble: FileTrouble): string => {
  switch (trouble.kind) {
    case 'damaged':
      return i18n._('The file is damaged or incomplete. Export or copy it again.')
    case 'encrypted':
      return i18n._('The document needs a password. Save it without one and choose it again.')
    case 'pixels':
      return i18n._('The image has {pixels} megapixels; at most {most} are accepted. Make it smaller.', {
        // So that it never reads as if it had no more than the most.
        pixels: number(Math.ceil(trouble.pixels / MEGA)),
        most: number(Math.floor(trouble.most / MEGA)),
      })
    case 'codec':
      return i18n._('No browser plays videos in {codec}. Save the video as H.264 and send it again.', {
        codec: trouble.codec,
      })
    case 'malformed':
      return i18n._('The drawing is incomplete or isn’t valid SVG. Export again.')
    case 'large':
      return i18n._('The drawing has more than {most} characters. Export a smaller one, or a PNG.', {
        most: number(trouble.most),
      })
    case 'deep':
      return i18n._('The drawing is nested more than {most} levels deep, so browsers could hang. Export a PNG.', {
        most: number(trouble.most),
      })
    case 'recursive':
      return i18n._('In the drawing, “{id}” contains itself. Correct the drawing, or export a PNG.', { id: trouble.id })
    case 'expands':
      return i18n._('The drawing repeats itself to more than {most} elements, so browsers could hang. Export a PNG.', {
        most: number(trouble.most),
      })
    case 'external':
      return i18n._('The drawing loads “{url}”, which guests wouldn’t see. Embed that file, or export a PNG.', {
        url: trouble.url,
      })
    case 'entities':
      return i18n._('The drawing defines XML entities that aren’t accepted. Export plain SVG.')
  }
}
