import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { appointment, calendar } from '../../commands/appointments/testing/clinic.ts'
import { addDays } from '#api/time/week.ts'
import { clockBands } from './bands.ts'
import { gridEvent } from '../../commands/appointments/view/grid-event.ts'

const zone = 'Europe/Madrid'
const format = createFormat('en-GB')
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test('the hour that the clock skips, and the one that it shows twice, are bands of their day', () => {
  expect(clockBands({ date: '2027-03-28', zone }, i18n)).toMatchObject([{ from: 120, to: 180, kind: 'skipped' }])
  expect(clockBands({ date: '2026-10-25', zone }, i18n)).toMatchObject([{ from: 120, to: 180, kind: 'repeated' }])
  expect(clockBands({ date: '2026-10-24', zone }, i18n)).toEqual([])
  for (const [date, at] of [
    ['2027-03-28', 'Asia/Beirut'],
    ['2027-09-05', 'America/Santiago'],
  ] as const) {
    expect(clockBands({ date, zone: at }, i18n)).toMatchObject([{ from: 0, to: 60, kind: 'skipped' }])
    expect(clockBands({ date: addDays(date, -1), zone: at }, i18n)).toEqual([])
  }
  // The hour before midnight comes twice, and the next day knows nothing of it.
  expect(clockBands({ date: '2027-04-03', zone: 'America/Santiago' }, i18n)).toMatchObject([
    { from: 1380, to: 1440, kind: 'repeated' },
  ])
  expect(clockBands({ date: '2027-04-04', zone: 'America/Santiago' }, i18n)).toEqual([])
  expect(clockBands({ date: '2026-10-25', zone: 'UTC' }, i18n)).toEqual([])
  // Half an hour, from half past one.
  expect(clockBands({ date: '2026-04-05', zone: 'Australia/Lord_Howe' }, i18n)).toMatchObject([
    { from: 90, to: 120, kind: 'repeated' },
  ])
})

test('two appointments at the same time of the clock say which of the two hours they mean', () => {
  const calendars = new Map([['Ana', calendar('Ana', 'agent', { timezone: zone })]])
  const timeOf = (startDate: string) =>
    gridEvent(appointment({ startDate, endDate: startDate.replace(':30:', ':45:') }), {
      i18n,
      format,
      calendars,
      services: new Map(),
    }).timeText
  expect(timeOf('2026-10-25T00:30:00.000Z')).toMatch(/^02:30 (CEST|GMT\+2)$/)
  expect(timeOf('2026-10-25T01:30:00.000Z')).toMatch(/^02:30 (CET|GMT\+1)$/)
  expect(timeOf('2026-10-24T23:30:00.000Z')).toBe('01:30')
  expect(timeOf('2026-10-25T02:00:00.000Z')).toBe('03:00')
})
