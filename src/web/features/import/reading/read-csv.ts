import Papa from 'papaparse'
import { MOST_ROWS, type Table, type TableRead, type TableRow } from './table.ts'

/** Reads separated values: comma, semicolon, tab or bar, quoted as RFC 4180 says, a first line of headings. */
export function readCsv(text: string): TableRead {
  const broken = new Set<number>()
  // Files that several programs wrote to mix line ends, of which the parser knows one a file.
  const found = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    newline: '\n',
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS + 2,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  for (const { type, row } of found.errors) if (type === 'Quotes' && row !== undefined) broken.add(row)
  const [head = [], ...body] = found.data
  if (body.length === 0) return { trouble: 'no-rows' }
  if (body.length > MOST_ROWS) return { trouble: 'too-many-rows' }
  const headings = head.map((heading) => heading.trim())
  const rows = body.map((cells, index): TableRow => {
    const isOver = cells.slice(headings.length).some((cell) => cell.trim() !== '')
    const why = broken.has(index + 1) ? 'quotes' : isOver ? 'too-many-cells' : undefined
    return {
      line: index + 2,
      cells: headings.map((_, at) => (cells[at] ?? '').trim()),
      ...(why && { broken: why }),
    }
  })
  const table: Table = { headings, rows, format: 'csv' }
  return { table }
}
