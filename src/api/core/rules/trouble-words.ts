import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { SvgTrouble } from './svg.ts'

/** Why bytes of the declared format are refused all the same. */
export type FileTrouble =
  | { kind: 'damaged' }
  | { kind: 'encrypted' }
  /** It has more pixels than the `most` that are taken. */
  | { kind: 'pixels'; pixels: number; most: number }
  /** Its pictures are packed in a way that no browser opens. */
  | { kind: 'codec'; codec: string }
  | SvgTrouble

const millions = (count: number): number => Math.round(count / 1_000_000)

/** What is wrong with a file, in words, and what to do about it. */
export const troubleWords = (format: string, trouble: FileTrouble): string => {
  switch (trouble.kind) {
    case 'damaged':
    case 'malformed':
      return refusalSentence('fileDamaged', { format })
    case 'encrypted':
      return refusalSentence('fileProtected', {})
    case 'pixels':
      return refusalSentence('filePixels', { pixels: millions(trouble.pixels), most: millions(trouble.most) })
    case 'codec':
      return refusalSentence('fileCodec', { codec: trouble.codec })
    case 'large':
      return refusalSentence('drawingLarge', { most: millions(trouble.most) })
    case 'deep':
      return refusalSentence('drawingDeep', { most: trouble.most })
    case 'recursive':
      return refusalSentence('drawingRecursive', { id: trouble.id })
    case 'expands':
      return refusalSentence('drawingExpands', { most: trouble.most })
    case 'external':
      return refusalSentence('drawingExternal', { url: trouble.url })
    case 'entities':
      return refusalSentence('drawingEntities', {})
  }
}
