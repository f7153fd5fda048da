import type { ReadingProgress } from '../../client/list-all.ts'
import type { CsvValue } from './csv.ts'

/** A column that can be saved. */
export interface ExportColumn<Record> {
  /** Heading in the file, and the name of the choice; no two alike. */
  readonly header: string
  /** The cell; a number is written as a number, everything else as the text that it is. */
  readonly text: (record: Record) => CsvValue
  /** Whether it is saved unless the person chooses otherwise; true. */
  readonly chosen?: boolean
}

/** A list to be saved. */
export interface ExportSpec<Record> {
  /** Without its ending; characters that no file name may have are replaced. */
  readonly fileName: string
  /** In the order of the file. */
  readonly columns: readonly ExportColumn<Record>[]
  /** Reads all of it: `listAllWithProgress` answers what is needed. */
  readonly read: (onProgress: ReadingProgress, signal: AbortSignal) => Promise<readonly Record[]>
  /** How many there are, where it is already known. */
  readonly total?: number | null
  /** Whether there are more than `total`. */
  readonly isMore?: boolean
  /** What goes into the file, in words, where that is no list with filters. */
  readonly said?: string
}
