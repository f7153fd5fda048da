import { expect, test } from 'vitest'
import { hoursByDays } from './hours-by-days.ts'

test('days in a row with the same hours are told together, others by themselves', () => {
  const split = [
    ['09:00', '13:00'],
    ['15:00', '18:00'],
  ] as [string, string][]
  const morning = [['09:00', '13:00']] as [string, string][]
  expect(hoursByDays({ 0: split, 1: split, 2: split, 4: split, 5: morning, 6: [] })).toEqual([
    { first: 0, last: 2, ranges: split },
    { first: 4, last: 4, ranges: split },
    { first: 5, last: 5, ranges: morning },
  ])
  expect(hoursByDays({})).toEqual([])
})
