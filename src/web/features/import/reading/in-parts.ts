import type { TableRead, TableRow } from './table.ts'

/** A part of what came of reading a file: some rows, or last what it is apart from them. */
export type ReadPart = { rows: readonly TableRow[] } | { read: TableRead }

/** Rows that are handed over at once: all of a large file would hold the page that takes them. */
const AT_ONCE = 500

/** What came of reading a file, in parts that each take a moment to be handed over. */
export function* inParts(read: TableRead): Generator<ReadPart> {
  if ('table' in read) {
    const { rows } = read.table
    for (let from = 0; from < rows.length; from += AT_ONCE) yield { rows: rows.slice(from, from + AT_ONCE) }
    yield { read: { table: { ...read.table, rows: [] } } }
  } else yield { read }
}

/** Puts parts together again as they come; answers the whole with the last of them. */
export function partsTogether(): (part: ReadPart) => TableRead | undefined {
  const rows: TableRow[] = []
  return (part) => {
    if ('rows' in part) {
      rows.push(...part.rows)
      return undefined
    }
    const { read } = part
    return 'table' in read ? { table: { ...read.table, rows } } : read
  }
}
