import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvFile, guardCell, type Separator, writeCsv } from './csv.ts'

/** Reads a table as RFC 4180 says. */
const parse = (text: string, separator: Separator): string[][] => {
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (at >= text.length) throw new Error('a quote is not closed')
        if (text[at] === '"') at += 1
        cell += text[at]
      }
      at += 1
    } else {
      while (at < text.length && text[at] !== separator && text[at] !== '\r') cell += text[at++]
    }
    line.push(cell)
    if (text[at] === separator) {
      at += 1
      if (at === text.length) throw new Error('a line is not ended')
    } else if (text.startsWith('\r\n', at)) {
      lines.push(line)
      line = []
      at += 2
    } else throw new Error(`neither separator nor end of line at ${at}`)
  }
  return lines
}

const separator = fc.constantFrom<Separator>(',', ';')
/** Texts in which the characters that matter come often. */
const cell = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', "'", ' ', '5', '.', 'a', '＝', '\ufeff'),
  }),
)
const column = (index: number) => ({ header: `H${index}`, text: (record: readonly string[]) => record[index] })
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.tuple(fc.constant(width), fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 })),
  )

test('what is written is read again as it was, but for the apostrophes of guarded cells', () => {
  fc.assert(
    fc.property(table, separator, ([width, records], by) => {
      const columns = Array.from({ length: width }, (_, index) => column(index))
      const written = writeCsv(columns, records, by)
      expect(parse(written, by)).toEqual([
        columns.map(({ header }) => header),
        ...records.map((record) => record.map(guardCell)),
      ])
      expect(written.endsWith('\r\n')).toBe(true)
    }),
  )
})

test('no cell and no heading that a spreadsheet reads begins a formula', () => {
  fc.assert(
    fc.property(cell, cell, separator, (header, text, by) => {
      const cells = parse(writeCsv([{ header, text: () => text }], [0], by), by).flat()
      for (const it of cells) {
        // Leading blanks and marks are passed over by some programs.
        const first = it.normalize('NFKC').replace(/^[\s\ufeff]+/, '')
        if (/^-\d+([.,]\d+)?$/.test(it)) continue
        expect(first).not.toMatch(/^[=+\-@]/)
        expect(it).not.toMatch(/^[\t\r\n]/)
      }
    }),
  )
})

describe('a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://x.example")', `'=HYPERLINK("https://x.example")`],
    ['  =1+1', "'  =1+1"],
    ['\ufeff=1', "'\ufeff=1"],
    ['＝1+1', "'＝1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['+34 600 111 222', "'+34 600 111 222"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['-5', '-5'],
    ['-5,25', '-5,25'],
    ['-5.25', '-5.25'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is kept as %j', (text, kept) => {
    expect(guardCell(text)).toBe(kept)
  })

  test('numbers are written as numbers of the region that the separator belongs to', () => {
    const columns = [{ header: 'n', text: (it: number | null) => it }]
    expect(writeCsv(columns, [-5, 1.5, Number.NaN, null], ',')).toBe('n\r\n-5\r\n1.5\r\n\r\n\r\n')
    expect(writeCsv(columns, [-5, 1.5], ';')).toBe('n\r\n-5\r\n"1,5"\r\n')
  })
})

test('a file begins with the mark of UTF-8', async () => {
  const bytes = new Uint8Array(await csvFile([{ header: 'ñ', text: () => 1 }], [0], ',').arrayBuffer())
  expect(Array.from(bytes.slice(0, 5))).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xb1])
})
