import 'temporal-polyfill/global'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '#api/time/week.ts'
import { minuteOfDay, dateOf } from '#api/time/zoned.ts'
import { readParam } from '../../../ui/url-state.ts'
import { appointment, clinic } from '../testing/clinic.ts'
import { askedOfV1, askedOfV2, fieldsOf, narrowOf, versionOf } from './list-request.ts'
import { type AppointmentsUrl, APPOINTMENTS_URL } from './list-url.ts'
import { periodDates } from './period.ts'
import { shifted } from '../../../features/appointment-list/bulk/shifted.ts'

const urlOf = (address: string): AppointmentsUrl => {
  const params = new URLSearchParams(address)
  const read = <Name extends keyof AppointmentsUrl>(name: Name) => ({
    [name]: readParam(params, name, APPOINTMENTS_URL[name]),
  })
  // Every name of the address has been read.
  return Object.assign({}, ...(Object.keys(APPOINTMENTS_URL) as (keyof AppointmentsUrl)[]).map(read)) as AppointmentsUrl
}
const OPEN = { from: '', to: '' }

describe('versionOf', () => {
  test.each([
    ['', 2],
    ['version=1', 1],
    ['type=phone', 1],
    ['ids=a', 1],
    ['calendar=a,b', 1],
    ['calendar=a', 2],
    ['type=phone&model=poll', 2],
    ['type=phone&version=2', 2],
    ['version=1&model=poll', 1],
    // Nothing in an answer of version 1 could stand in for the sub-status.
    ['version=1&subStatus=no-show', 2],
    ['connection=external_provider_2&subStatus=no-show', 1],
  ])('%s is listed by version %i', (address, version) => {
    expect(versionOf(urlOf(address))).toBe(version)
  })
})

test('what the version in use cannot be asked is kept apart here, and nothing else', () => {
  const keeps = (address: string, more: object) => {
    const url = urlOf(address)
    return narrowOf(url, versionOf(url), clinic().calendars)?.keep(appointment(more))
  }
  expect(keeps('type=phone', { type: 'phone' })).toBeUndefined()
  expect(keeps('type=phone&version=2', { type: 'phone' })).toBe(true)
  expect(keeps('type=phone&version=2', { type: 'video' })).toBe(false)
  expect(keeps('version=2&calendar=Ben,Room', { calendarIds: ['Room'] })).toBe(true)
  expect(keeps('version=2&calendar=Ben,Room', { calendarIds: ['Ana'] })).toBe(false)
  expect(keeps('version=2&ids=a', { id: 'b' })).toBe(false)
  expect(keeps('version=1&model=poll', { model: 'fixed' })).toBe(false)
  expect(keeps('version=1&calendarType=asset', { calendarIds: ['Ana', 'Room'] })).toBe(true)
  expect(keeps('version=1&calendarType=asset', { calendarIds: ['Ana'] })).toBe(false)
  expect(keeps('only=blocks', { blocked: false })).toBe(false)
  expect(keeps('classification=EXT', { classification: 'external' })).toBe(true)
  expect(keeps('classification=ext', { classification: null })).toBe(false)
})

test('blocks alone are asked for as blocks too; one calendar goes to either version', () => {
  expect(askedOfV2(urlOf('only=blocks&calendar=a'), OPEN, 'UTC')).toEqual({ blocked: true, calendarId: 'a' })
  expect(askedOfV1(urlOf('calendar=a'), OPEN, 'UTC')).toEqual({ connection: 'svc', calendarIds: ['a'] })
})

test('no more fields are read than the columns, the order and the page need', () => {
  const columns = [
    { id: 'guest', header: '' },
    { id: 'type', header: '', optional: true },
  ]
  expect(fieldsOf(columns, urlOf(''))).not.toContain('type')
  expect(fieldsOf(columns, urlOf('columns=type&sort=-createdAt&user=u'))).toEqual(
    expect.arrayContaining(['type', 'createdAt', 'userId', 'guests', 'version']),
  )
})

describe('datesOf', () => {
  const today = '2026-12-31'
  test.each([
    ['', { from: today, to: '' }],
    ['search=Ada', OPEN],
    ['ids=a', OPEN],
    ['when=any', OPEN],
    ['when=week', { from: today, to: '2027-01-06' }],
    ['when=month', { from: '2026-12-01', to: today }],
    ['when=past', { from: '', to: '2026-12-30' }],
    ['when=today&search=Ada', { from: today, to: today }],
    ['when=week&to=2026-01-02', { from: '', to: '2026-01-02' }],
  ])('%s', (address, dates) => {
    expect(periodDates(urlOf(address), today)).toEqual(dates)
  })

  test('a month ends on its last day in any year', () => {
    expect(periodDates(urlOf('when=month'), '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })
})

test('a move by days keeps clock time and length in any zone, and is taken back by its opposite', () => {
  const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  fc.assert(
    fc.property(
      // Noon and after: no clock is changed then, so that every time of day exists on every date.
      fc.integer({ min: 0, max: 3650 }),
      fc.integer({ min: 12 * 60, max: 23 * 60 }),
      fc.integer({ min: -366, max: 366 }),
      fc.constantFrom(...zones),
      (day, minute, days, zone) => {
        const noon = Date.parse('2024-01-01T12:00:00Z') + day * 86_400_000
        const at = noon + (minute - minuteOfDay(noon, zone)) * 60_000
        fc.pre(minuteOfDay(at, zone) >= 12 * 60)
        const before = { startDate: new Date(at).toISOString(), endDate: new Date(at + 1_800_000).toISOString() }
        const after = shifted(before, days, zone)
        const start = Date.parse(after.startDate)
        expect(minuteOfDay(start, zone)).toBe(minuteOfDay(at, zone))
        expect(daysBetween(dateOf(at, zone), dateOf(start, zone))).toBe(days)
        expect(Date.parse(after.endDate) - start).toBe(1_800_000)
        expect(shifted(after, -days, zone)).toEqual(before)
      },
    ),
  )
})
