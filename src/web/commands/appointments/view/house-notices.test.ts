import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import type { HouseClosure } from '../records/house.ts'
import { houseNotices } from './house-notices.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const format = createFormat('en-GB', '24', { date: null, hourCycle: null, weekStart: null })
const calendars = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Bo' },
]
const closures: HouseClosure[] = [
  {
    id: '1',
    reason: 'Late opening',
    kind: 'open',
    dates: ['2026-12-24', '2026-12-24'],
    rule: null,
    ranges: [['18:00', '20:00']],
    calendarIds: [],
  },
  {
    id: '2',
    reason: 'Christmas',
    kind: 'closed',
    dates: ['2026-12-24', '2026-12-26'],
    rule: null,
    ranges: [],
    calendarIds: [],
  },
  {
    id: '3',
    reason: 'Meeting',
    kind: 'closed',
    dates: null,
    rule: { weekdays: [3] },
    ranges: [['11:00', '12:00']],
    calendarIds: ['b', 'x'],
  },
]
const told = (date: string, shown = calendars) =>
  houseNotices(date, { calendars: shown, closures, i18n, format }).map(({ text, isWholeDay }) => [text, isWholeDay])

test('tells each closure and the extra hours of a day with the reason, those of the whole day first', () => {
  expect(told('2026-12-24')).toEqual([
    ['Closed: Christmas', true],
    ['Extra hours 18:00 – 20:00: Late opening', false],
    ['Closed 11:00 – 12:00: Meeting (Bo)', false],
  ])
  expect(told('2026-12-23')).toEqual([])
})

test('names no calendar where all that are shown are meant, and is silent where none is', () => {
  expect(told('2026-12-17', calendars.slice(1))).toEqual([['Closed 11:00 – 12:00: Meeting', false]])
  expect(told('2026-12-17', calendars.slice(0, 1))).toEqual([])
})
