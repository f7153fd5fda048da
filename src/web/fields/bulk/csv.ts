/** What a cell can hold. */
export type CsvValue = string | number | null | undefined

/** Between two cells: spreadsheets that write decimals with a comma expect the semicolon. */
export type Separator = ',' | ';'

/**
 * A cell that a spreadsheet would take for a formula: it begins with one of the signs, also in full width or after
 * blanks and invisible characters, or with a tab or a line break.
 */
// oxlint-disable-next-line no-control-regex, no-misleading-character-class -- These characters are what is looked for.
const FORMULA = /^[\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** A negative number and nothing else. A text with a leading plus is no such number: it is a telephone number. */
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/

/**
 * A text that no spreadsheet carries out: what begins like a formula gets an apostrophe before it, which spreadsheets
 * read as “this is text”. Negative numbers stay numbers.
 */
export const guardCell = (text: string): string =>
  FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text

const cellText = (value: CsvValue, separator: Separator): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return guardCell(value)
  if (!Number.isFinite(value)) return ''
  return separator === ';' ? String(value).replace('.', ',') : String(value)
}

/** Both separators, tabs and blanks at the ends are quoted too: another program may split or trim there. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A column of a table that is written. */
export interface CsvColumn<Record> {
  readonly header: string
  readonly text: (record: Record) => CsvValue
}

/** A table as RFC 4180 says, headings first, each line ended by CRLF; for a file, see `csvFile`. */
export const writeCsv = <Record>(
  columns: readonly CsvColumn<Record>[],
  records: readonly Record[],
  separator: Separator,
): string => {
  const line = (values: readonly CsvValue[]): string =>
    `${values.map((value) => quoted(cellText(value, separator))).join(separator)}\r\n`
  const lines = records.map((record) => line(columns.map(({ text }) => text(record))))
  return line(columns.map(({ header }) => header)) + lines.join('')
}

/** Without the byte order mark, Excel reads UTF-8 as the device's old character set. */
const BYTE_ORDER_MARK = '\ufeff'

/** The content of a CSV file. */
export const csvFile = <Record>(
  columns: readonly CsvColumn<Record>[],
  records: readonly Record[],
  separator: Separator,
): Blob => new Blob([BYTE_ORDER_MARK, writeCsv(columns, records, separator)], { type: 'text/csv;charset=utf-8' })
