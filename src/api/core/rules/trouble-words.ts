import type { SvgTrouble } from './svg.ts'

/** Why bytes of the declared format are refused all the same. */
export type FileTrouble =
  | { kind: 'damaged' }
  | { kind: 'encrypted' }
  /** It has more pixels than the `most` that are taken. */
  | { kind: 'pixels'; pixels: number; most: number }
  | SvgTrouble

const millions = (count: number): string => `${Math.round(count / 1_000_000)} million`

/** What is wrong with a file, in words, and what to do about it. */
export const troubleWords = (format: string, trouble: FileTrouble): string => {
  switch (trouble.kind) {
    case 'damaged':
    case 'malformed':
      return `The file cannot be opened as ${format}: it is damaged or incomplete.`
    case 'encrypted':
      return 'The document is protected with a password. Save it without protection and send it again.'
    case 'pixels':
      return `The picture has ${millions(trouble.pixels)} pixels, and ${millions(trouble.most)} are the most. Make it smaller and send it again.`
    case 'large':
      return `The drawing has more than ${millions(trouble.most)} characters. Make it simpler, or save it as a picture.`
    case 'deep':
      return `The drawing nests more than ${trouble.most} levels deep. Make it simpler, or save it as a picture.`
    case 'recursive':
      return `The drawing shows “${trouble.id}” within itself. Remove that reference, or save it as a picture.`
    case 'expands':
      return `The drawing has more than ${trouble.most} shapes once everything is repeated as it says. Make it simpler, or save it as a picture.`
    case 'external':
      return `The drawing needs ${trouble.url}, which is not part of it. Save it with everything embedded.`
    case 'entities':
      return 'The drawing defines entities that no program for drawings needs. Save it anew as plain SVG.'
  }
}
