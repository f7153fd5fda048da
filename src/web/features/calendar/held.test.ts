import { expect, test } from 'vitest'
import { heldBands } from './held.ts'

const at = (clock: string) => Date.parse(`2026-03-02T${clock}:00Z`)
const held = [{ calendarIds: ['ana', 'ben'], start: at('09:00'), end: at('09:30'), label: 'Being booked by Eva' }]
const column = { date: '2026-03-02', zone: 'Europe/Madrid', resourceId: 'ana' }

test('a time that somebody else has open stands in each of its columns, by their own clocks', () => {
  const band = { from: 600, to: 630, kind: 'held', label: 'Being booked by Eva' }
  expect(heldBands(column, held)).toEqual([band])
  expect(heldBands({ ...column, zone: 'UTC', resourceId: 'ben' }, held)).toEqual([{ ...band, from: 540, to: 570 }])
})

test('and in no other calendar or day', () => {
  expect(heldBands({ ...column, resourceId: 'cleo' }, held)).toEqual([])
  expect(heldBands({ ...column, date: '2026-03-03' }, held)).toEqual([])
})
