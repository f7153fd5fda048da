import { expect, test } from 'vitest'
import { foreignZone, knownZone, zoneOfMost } from './known-zone.ts'

test('the zone of most calendars counts, and zones that nobody knows do not', () => {
  const zones = ['Mars/Base', 'Mars/Base', 'Atlantic/Canary', 'Europe/Madrid', 'Europe/Madrid']
  expect(zoneOfMost(zones.map((timezone) => ({ timezone })))).toBe('Europe/Madrid')
  expect(zoneOfMost([])).toBeUndefined()
})

test('a calendar without a known zone is shown in UTC', () => {
  expect(knownZone({ timezone: 'Mars/Base' })).toBe('UTC')
  expect(knownZone(undefined)).toBe('UTC')
  expect(knownZone({ timezone: 'Asia/Kolkata' })).toBe('Asia/Kolkata')
})

test('only a zone other than that of most calendars is named', () => {
  const calendars = ['Atlantic/Canary', 'Europe/Madrid', 'Europe/Madrid'].map((timezone) => ({ timezone }))
  expect(foreignZone('Atlantic/Canary', calendars)).toBe('Atlantic/Canary')
  expect(foreignZone('Europe/Madrid', calendars)).toBeUndefined()
  expect(foreignZone('Asia/Tokyo', [])).toBeUndefined()
})
