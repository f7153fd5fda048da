import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { blockBeginning } from './block-values.ts'

const begun = (start: string, end: string) => {
  const { date, from, to } = blockBeginning({ start, end, on: 'ana', date: '' }, 'Europe/Madrid', 0)
  return [date, from, to]
}

test('a stretch that was marked is blocked as it was marked', () => {
  expect(begun('2027-10-30T08:00:00Z', '2027-10-30T09:30:00Z')).toEqual(['2027-10-30', '10:00', '11:30'])
  expect(begun('2027-10-30T21:00:00Z', '2027-10-30T22:30:00Z')).toEqual(['2027-10-30', '23:00', '00:30'])
})

test('what ends in the hour that comes twice ends on its day, not on the next', () => {
  // From half past two to half past two, and to two: an end before the start would mean tomorrow.
  expect(begun('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z')).toEqual(['2027-10-31', '02:30', '03:30'])
  expect(begun('2027-10-31T00:30:00Z', '2027-10-31T01:00:00Z')).toEqual(['2027-10-31', '02:30', '03:00'])
})
