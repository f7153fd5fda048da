import { expect, test } from 'vitest'
import { createFormat } from '../i18n/format.ts'
import { zoned } from './zoned.ts'

const format = createFormat('en-GB')
const calendars = ['Europe/Madrid', 'Europe/Madrid', 'Atlantic/Canary'].map((timezone) => ({ timezone }))
const at = Date.parse('2026-11-23T10:40:00Z')

test('a zone is named only where its clock differs from that of the desk', () => {
  const said = (zone: string) => zoned(format.time(at, zone), zone, at, calendars, format)
  expect(said('Atlantic/Canary')).toBe('10:40 Canary')
  expect(said('Europe/Madrid')).toBe('11:40')
  expect(said('Europe/Paris')).toBe('11:40')
})

test('without calendars, and for what is no instant, nothing is added', () => {
  expect(zoned('10:40', 'Atlantic/Canary', at, [], format)).toBe('10:40')
  expect(zoned('—', 'Atlantic/Canary', 'soon', calendars, format)).toBe('—')
})
