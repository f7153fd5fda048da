import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParam, writeParam } from '../url-state.ts'
import type { Column } from './columns.ts'
import { textOf } from './columns.ts'
import { withColumn } from './panel/with-column.ts'
import { roomOf, shownColumns, TABLE_VIEW_URL, trackOf, USUAL_VIEW, WIDTH } from './view.ts'

const render = () => ''
const COLUMNS: readonly Column<unknown>[] = [
  { id: 'name', header: 'Name', render },
  { id: 'type', header: 'Type', render, width: '120px' },
  { id: 'state', header: 'State', render, always: true },
  { id: 'group', header: 'Group', render, optional: true },
]
const idsOf = (columns: readonly string[]) => shownColumns(COLUMNS, { columns }).map(({ id }) => id)

test('without a choice the usual columns are shown, in the order of the page', () => {
  expect(idsOf([])).toEqual(['name', 'type', 'state'])
})

test('chosen columns stand in their order; the first one and those that must stay are always there', () => {
  expect(idsOf(['group', 'type'])).toEqual(['name', 'group', 'type', 'state'])
  expect(idsOf(['gone', 'state', 'name', 'state'])).toEqual(['name', 'state'])
})

test('any choice shows each column once, the first one first', () => {
  const ids = fc.array(fc.constantFrom('name', 'type', 'state', 'group', 'gone'), { maxLength: 8 })
  fc.assert(
    fc.property(ids, (columns) => {
      const shown = idsOf(columns)
      expect(shown[0]).toBe('name')
      expect(shown).toContain('state')
      expect(new Set(shown).size).toBe(shown.length)
    }),
  )
})

test('columns are hidden, shown and moved; back at the usual ones there is no choice any more', () => {
  const without = { ...USUAL_VIEW, ...withColumn(COLUMNS, USUAL_VIEW, 'type', { shown: false }) }
  expect(idsOf(without.columns)).toEqual(['name', 'state'])
  expect(withColumn(COLUMNS, USUAL_VIEW, 'state', { by: -1 }).columns).toEqual(['name', 'state', 'type'])
  expect(withColumn(COLUMNS, USUAL_VIEW, 'type', { by: -1 }).columns).toEqual([])
  const moved = { ...USUAL_VIEW, ...withColumn(COLUMNS, USUAL_VIEW, 'type', { by: 1 }) }
  expect(withColumn(COLUMNS, moved, 'type', { by: -1 }).columns).toEqual([])
})

test('widths travel in the address and come back within bounds', () => {
  const widths = fc.dictionary(
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '__proto__'),
    fc.integer({ min: WIDTH.least, max: WIDTH.most }),
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(widths, (value) => {
      const params = new URLSearchParams()
      writeParam(params, 'widths', TABLE_VIEW_URL.widths, value)
      expect(readParam(new URLSearchParams(params.toString()), 'widths', TABLE_VIEW_URL.widths)).toEqual(value)
    }),
  )
  const read = (words: string) => readParam(new URLSearchParams({ widths: words }), 'widths', TABLE_VIEW_URL.widths)
  expect(read('name:240,type:120')).toEqual({ name: 240, type: 120 })
  expect(read('name:1,type:9999,x,:50,y:abc')).toEqual({ name: WIDTH.least, type: WIDTH.most })
})

test('a table says how much room its columns need', () => {
  expect(COLUMNS.map((column, index) => trackOf(column, index, { state: 80 }))).toEqual([
    undefined,
    '120px',
    '80px',
    '160px',
  ])
  expect(roomOf(COLUMNS.slice(0, 2), {}, 44)['--room-0']).toBe('calc(44px + 240px + 120px)')
})

test('a cell in plain words: what the column says, a text to order by, or what is shown', () => {
  const column = (change: Partial<Column<number>>): Column<number> => ({ id: 'x', header: 'X', render, ...change })
  expect(textOf(column({ text: (row) => `no ${row}`, render: () => 'shown' }), 4)).toBe('no 4')
  expect(textOf(column({ sortValue: () => 'Ana' }), 4)).toBe('Ana')
  expect(textOf(column({ sortValue: (row) => row, render: (row) => `${row} min` }), 4)).toBe('4 min')
  expect(textOf(column({ sortValue: (row) => row }), 4)).toBe('4')
  expect(textOf(column({ render: () => '—' }), 4)).toBe('')
})
