/** A row of a file: its cells, as many as there are headings. */
export interface TableRow {
  /** Line of the table, from 1 for the headings, as a spreadsheet counts. */
  line: number
  cells: readonly string[]
  /** What is wrong with the row itself. */
  broken?: 'quotes' | 'too-many-cells'
}

/** What a file holds, as text. */
export interface Table {
  headings: readonly string[]
  rows: readonly TableRow[]
  /** The format that it came in. */
  format: 'csv' | 'ics'
}

/** Why a file cannot be read at all. */
export type TableTrouble = 'too-large' | 'too-many-rows' | 'no-rows' | 'unreadable'

/** What came of reading a file. */
export type TableRead = { table: Table } | { trouble: TableTrouble }

/** Bytes of the largest file that is read: some hundred thousand rows, of which `MOST_ROWS` are taken. */
export const MOST_BYTES = 50_000_000
/** Rows that one import takes. */
export const MOST_ROWS = 20_000
