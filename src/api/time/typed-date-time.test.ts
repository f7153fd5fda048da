import { expect, test } from 'vitest'
import { readDate, readDateTime } from './typed-date-time.ts'

const context = { today: '2026-11-20', monthFirst: false }
const american = { ...context, monthFirst: true }

test.each([
  ['2026-11-23T16:30', { date: '2026-11-23', time: '16:30' }],
  ['2026-11-23 16:30', { date: '2026-11-23', time: '16:30' }],
  ['23/11/2026, 16:30', { date: '2026-11-23', time: '16:30' }],
  ['23 nov 9', { date: '2026-11-23', time: '09:00' }],
  ['12 Dec 1630', { date: '2026-12-12', time: '16:30' }],
  ['12 Dec 2030', { date: '2030-12-12' }],
  ['Dec 12 2027 930', { date: '2027-12-12', time: '09:30' }],
  ['tomorrow at 4:30 pm', { date: '2026-11-21', time: '16:30' }],
  ['mañana a las 9', { date: '2026-11-21', time: '09:00' }],
  ['4:30pm mon', { date: '2026-11-23', time: '16:30' }],
  ['9.15 el lunes', { date: '2026-11-23', time: '09:15' }],
  ['fri', { date: '2026-11-27' }],
  ['16.30', { time: '16:30' }],
  ['9', { time: '09:00' }],
])('%s is read', (text, read) => expect(readDateTime(text, context)).toEqual(read))

test.each(['', 'soon', '23 nov soon', '25:00', '31 feb 9:00', 'fri 24:00'])('%s is neither', (text) =>
  expect(readDateTime(text, context)).toBeUndefined(),
)

test('digits alone are a date in the order of the reader, else of the standard', () => {
  expect(readDate('23112026', context)).toBe('2026-11-23')
  expect(readDate('11232026', american)).toBe('2026-11-23')
  expect(readDate('20261123', american)).toBe('2026-11-23')
  expect(readDate('99999999', context)).toBeUndefined()
})
