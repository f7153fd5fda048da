import { expect, test } from 'vitest'
import type { Change } from '#api/stores/kept.ts'
import { rowsOver } from './kept-rows.ts'

const row = (key: string, name: string) => ({ table: 'rooms', key, value: { id: key, name } }) as unknown as Change
const written = (name: string | undefined) => ({ table: 'rooms' as const, value: name && { name } })
const namesOf = (rows: ReturnType<typeof rowsOver>) =>
  [...rows].map(([key, { value }]) => `${key}: ${(value as { name: string }).name}`)

test('what was written since stands over what the demo began with', () => {
  const beginning = [row('a', 'First'), row('b', 'Second'), row('c', 'Third')]
  const rows = rowsOver(
    beginning,
    ['rooms b', 'rooms c', 'rooms d'],
    [written(undefined), written('Renamed'), written('New')],
  )
  expect(namesOf(rows)).toEqual(['rooms a: First', 'rooms c: Renamed', 'rooms d: New'])
})

test('a demo kept row by row is read as it was written', () => {
  expect(namesOf(rowsOver(undefined, ['rooms a'], [written('Kept')]))).toEqual(['rooms a: Kept'])
})
