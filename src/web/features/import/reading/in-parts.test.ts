import { expect, test } from 'vitest'
import { inParts, partsTogether } from './in-parts.ts'
import type { TableRead } from './table.ts'

const tableOf = (count: number): TableRead => ({
  table: {
    headings: ['a'],
    format: 'csv',
    rows: Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: ['x'] })),
  },
})

test.each([1, 500, 1201])('a table of %i rows is the same after it was handed over in parts', (count) => {
  const take = partsTogether()
  const answers = [...inParts(tableOf(count))].map(take)
  expect(answers.at(-1)).toEqual(tableOf(count))
  // Nobody goes on before all of it is there.
  expect(answers.slice(0, -1).every((it) => it === undefined)).toBe(true)
  expect(answers.length).toBe(Math.ceil(count / 500) + 1)
})

test('a file that cannot be read is told of at once', () => {
  const take = partsTogether()
  expect([...inParts({ trouble: 'no-rows' })].map(take)).toEqual([{ trouble: 'no-rows' }])
})
