import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import { closedBandsOf, extraBands, unknownBands } from './bands.ts'
import type { LoadState } from './use-loaded.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const said = (appointments: LoadState, hours: LoadState): string[] =>
  unknownBands('ana', { appointments, hoursOf: () => hours }, i18n).map(({ from, to, kind, label }) =>
    [from, to, kind, label].join(' '),
  )

test('time looks free only where its appointments and its hours are both read', () => {
  expect(said('loaded', 'loaded')).toEqual([])
  expect(said('loading', 'loaded')).toEqual(['0 1440 unknown Loading…'])
  expect(said('loaded', 'loading')).toEqual(['0 1440 unknown Loading…'])
  expect(said('failed', 'loaded')).toEqual(['0 1440 unknown Not loaded'])
  expect(said('failed', 'loading')).toEqual(['0 1440 unknown Not loaded'])
  expect(said('loaded', 'failed')).toEqual(['0 1440 unknown Hours not loaded'])
})

test('a calendar is drawn closed with the reason of the house, also in the middle of its hours', () => {
  const [date, zone] = ['2026-12-07', 'UTC']
  const schedule = {
    timezone: zone,
    serviceIds: [],
    configuration: { workingHours: { 0: [['09:00', '17:00']] } },
    house: {
      timezone: zone,
      closures: [
        { reason: 'Team meeting', kind: 'closed', dates: [date, date], rule: null, ranges: [['11:00', '12:00']] },
      ],
    },
  } as unknown as WeeklySchedule
  const bands = closedBandsOf([schedule], date, zone, i18n).map(({ from, to, kind, label }) => [from, to, kind, label])
  expect(bands).toEqual([
    [0, 540, 'closed', 'Closed'],
    [660, 720, 'closed', 'Team meeting'],
    [1020, 1440, 'closed', 'Closed'],
  ])
})

test('extra hours of the house are marked with their reason, as far as they are open', () => {
  const [date, zone] = ['2026-12-12', 'UTC']
  const closure = { dates: [date, date], rule: null } as const
  const schedule = {
    timezone: zone,
    serviceIds: [],
    configuration: { workingHours: { 0: [['09:00', '17:00']] } },
    house: {
      timezone: zone,
      closures: [
        { ...closure, reason: 'Fair', kind: 'open', ranges: [['10:00', '14:00']] },
        { ...closure, reason: 'Lunch', kind: 'closed', ranges: [['12:00', '13:00']] },
      ],
    },
  } as const
  const told = (schedules: readonly HoursSchedule[]) =>
    extraBands(schedules, date, zone, i18n).map(({ from, to, kind, label }) => [from, to, kind, label])
  expect(told([schedule])).toEqual([
    [600, 720, 'extra', 'Extra hours: Fair'],
    [780, 840, 'extra', 'Extra hours: Fair'],
  ])
  const away = { ...schedule.configuration, outsOfTheOffice: [[date, date] as const] }
  expect(told([{ ...schedule, configuration: away }])).toEqual([])
})
