import { expect, test } from 'vitest'
import { answerZone, isZoneAsked, newZone } from './zone-effects.ts'
import { unchangedZone } from './zone-change.ts'
import { openDayFrom, referenceDays, shownDay } from './zone-days.ts'

const NOW = Date.parse('2026-07-08T12:00:00Z')
const nine = (from = '09:00', to = '17:00') => Array.from({ length: 7 }, () => ({ ranges: [{ from, to }] }))
const values = (timezone: string) => ({
  timezone,
  zoneChange: unchangedZone('Europe/Madrid'),
  week: nine(),
  overrides: [],
  office: [],
})

test('only another known zone of a stored schedule is asked about, and not where clocks show the same', () => {
  expect(isZoneAsked(values('America/New_York'), NOW)).toBe(true)
  expect(isZoneAsked(values('Europe/Paris'), NOW)).toBe(false)
  expect(['', 'Europe/Madrid', 'Nowhere/Land'].map((zone) => newZone(values(zone)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const fresh = { ...values('America/New_York'), zoneChange: unchangedZone('') }
  expect(isZoneAsked(fresh, NOW)).toBe(false)
})

test('answers can be changed, for other zones too; the hours are moved from where they are', () => {
  const asked = values('America/New_York')
  const moments = { ...asked, ...answerZone(asked, 'America/New_York', 'moments', NOW) }
  expect(moments.week).toEqual(nine('03:00', '11:00'))
  expect(isZoneAsked(moments, NOW)).toBe(false)
  expect(answerZone(moments, 'America/New_York', 'clock', NOW).week).toEqual(nine())
  const elsewhere = { ...moments, timezone: 'Asia/Tokyo' }
  expect(isZoneAsked(elsewhere, NOW)).toBe(true)
  expect(answerZone(elsewhere, 'Asia/Tokyo', 'moments', NOW).week).toEqual(nine('16:00', '24:00'))
  expect(answerZone(moments, undefined, null, NOW)).toMatchObject({
    week: nine(),
    zoneChange: unchangedZone('Europe/Madrid'),
  })
})

test('who changes their mind finds exactly what was written, exceptions included', () => {
  const written = {
    ...values('Asia/Tokyo'),
    // In Tokyo it is the next day before they end.
    week: nine('09:00', '20:00'),
    overrides: [{ date: '2026-11-25', ranges: [{ from: '10:00', to: '12:00' }] }],
    office: [{ from: '2026-12-01', to: '2026-12-04' }],
  }
  const moments = { ...written, ...answerZone(written, 'Asia/Tokyo', 'moments', NOW) }
  expect(moments.overrides.length).toBeGreaterThan(1)
  expect(answerZone(moments, 'Asia/Tokyo', 'clock', NOW)).toMatchObject({
    week: written.week,
    overrides: written.overrides,
    office: written.office,
  })
})

test('the table shows the next January and July, on days with hours', () => {
  expect(referenceDays(NOW)).toEqual(['2026-07-15', '2027-01-15'])
  const sundays = nine().map((day, index) => (index === 6 ? day : { ranges: [] }))
  expect(openDayFrom('2026-07-15', sundays)).toBe('2026-07-19')
  expect(openDayFrom('2026-07-15', [])).toBe('2026-07-15')
  expect(shownDay('2027-01-15', nine(), 'Europe/Madrid')).toEqual({
    date: '2027-01-15',
    clock: [['09:00', '17:00']],
    moments: [{ start: Date.parse('2027-01-15T08:00:00Z'), end: Date.parse('2027-01-15T16:00:00Z') }],
  })
})
