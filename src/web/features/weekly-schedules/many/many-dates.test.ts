import { expect, test } from 'vitest'
import { datedConfiguration } from './many-dates.ts'

const workingHours = { '0': [['09:00', '17:00'] satisfies [string, string]] }
const winter = { workingHours, effectiveFrom: '2026-12-01', effectiveUntil: '2027-02-28' }
const none = { effectiveFrom: '', effectiveUntil: '', always: false }

test('what is empty stays as it is, and the same object tells that nothing changes', () => {
  expect(datedConfiguration(winter, none)).toBe(winter)
  expect(datedConfiguration(winter, { ...none, effectiveFrom: '2026-12-01' })).toBe(winter)
  expect(datedConfiguration(winter, { ...none, effectiveUntil: '2027-03-31' })).toEqual({
    workingHours,
    effectiveFrom: '2026-12-01',
    effectiveUntil: '2027-03-31',
  })
})

test('always takes the dates away', () => {
  expect(datedConfiguration(winter, { ...none, effectiveFrom: '2027-01-01', always: true })).toEqual({ workingHours })
  const plain = { workingHours }
  expect(datedConfiguration(plain, { ...none, always: true })).toBe(plain)
})
