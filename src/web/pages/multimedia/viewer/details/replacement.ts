import { MEDIA_FORMATS, mediaFormat } from '../../../../../api/core/rules/media-formats.ts'

/** What a deployment takes of files. */
export interface Takes {
  /** Bytes; null where any size goes. */
  maxSize: number | null
  /** Media types; none where it does not say. */
  formats: readonly string[]
}

/** Whether a file may take the place of another: its format, or why not. */
export type Verdict = { format: string } | { refused: 'empty' | 'too-large' | 'format' }

/** The media type of a file by what the browser says of it, else by its ending. */
export const formatOfFile = ({ name, type }: Pick<File, 'name' | 'type'>): string | undefined => {
  const ending = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : undefined
  // Another name for the same ending, which few files still have.
  const extension = ending === 'jpeg' ? 'jpg' : ending
  return (mediaFormat(type) ?? MEDIA_FORMATS.find((it) => it.extension === extension))?.format
}

/** Looks at a file before a byte of it is sent. What its bytes are the service finds out. */
export const judgeFile = (file: Pick<File, 'name' | 'type' | 'size'>, { maxSize, formats }: Takes): Verdict => {
  const format = formatOfFile(file)
  if (file.size === 0) return { refused: 'empty' }
  if (format === undefined || (formats.length > 0 && !formats.includes(format))) return { refused: 'format' }
  return maxSize !== null && file.size > maxSize ? { refused: 'too-large' } : { format }
}
