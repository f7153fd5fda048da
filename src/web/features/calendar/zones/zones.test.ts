import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import { elsewhereWords } from '../../booking/elsewhere-words.ts'
import { beginningOf } from '../../booking/booking-values.ts'
import { appointment, calendar, clinic } from '../../../commands/appointments/testing/clinic.ts'
import { dayColumns } from '../../../commands/appointments/view/columns.ts'
import { gridEvents } from '../../../commands/appointments/view/grid-event.ts'
import { zoneBadge } from '../../../commands/appointments/view/shown-zone.ts'
import { allZones, findZones } from './zone-choices.ts'
import { readHabits, withZone } from './zone-habits.ts'

const winter = Date.parse('2026-01-15T12:00:00Z')
const format = createFormat('en-GB')
const places = (search: string) => findZones(allZones('en', winter), search).map(({ place }) => place)
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test('zones are found by place, region, name and offset', () => {
  expect(places('madr')).toEqual(['Madrid'])
  expect(places('new yor')[0]).toBe('New York')
  expect(places('japan standard')).toEqual(['Tokyo'])
  expect(places('+5:30')).toContain('Calcutta')
  expect(places('utc+9')).toContain('Tokyo')
  expect(places('utc+9')).not.toContain('Madrid')
  expect(places('nowhere at all')).toEqual([])
})

test('what is remembered is checked, and recent zones are few and each once', () => {
  expect(readHabits('{"shown":"Mars/Base","second":"Asia/Tokyo","recent":["UTC",7,"Mars/Base"]}')).toEqual({
    shown: '',
    second: 'Asia/Tokyo',
    recent: ['UTC'],
  })
  for (const text of [null, '', '[', '3', 'null', '{"recent":{}}']) expect(readHabits(text).recent).toEqual([])
  const many = ['UTC', 'Asia/Tokyo', 'Europe/Madrid', 'UTC', 'Asia/Kolkata', 'America/Lima', 'Europe/Rome']
  const habits = many.reduce((now, zone) => withZone(now, 'shown', zone), readHabits(null))
  expect(habits.recent).toEqual(['Europe/Rome', 'America/Lima', 'Asia/Kolkata', 'UTC', 'Europe/Madrid'])
  expect(withZone(habits, 'shown', '')).toMatchObject({ shown: '', recent: habits.recent })
})

test('a badge names a zone whose clock differs on that date from the one that is shown', () => {
  const tokyo = calendar('Ben', 'agent', { timezone: 'Asia/Tokyo' })
  const context = { i18n, format, now: winter, zone: 'Europe/Madrid' }
  const badges = (shown?: string) => dayColumns([tokyo, calendar('Ana')], '2026-01-15', { ...context, shown })
  expect(badges().map(({ badge, zone }) => [badge?.place, badge?.apart, zone])).toEqual([
    ['Tokyo', '+8 hrs', 'Asia/Tokyo'],
    ['UTC', '−1 hr', 'UTC'],
  ])
  expect(badges('Asia/Seoul').map(({ badge, zone }) => [badge?.place, badge?.apart, zone])).toEqual([
    [undefined, undefined, 'Asia/Seoul'],
    ['UTC', '−9 hrs', 'Asia/Seoul'],
  ])
  const words = { i18n, format: createFormat('en') }
  expect(['Asia/Kolkata', 'America/Caracas', 'UTC'].map((zone) => zoneBadge(zone, winter, 'UTC', words))).toMatchObject(
    [
      { place: 'Kolkata', apart: '+5 hr 30 min' },
      { place: 'Caracas', apart: '−4 hr' },
      { place: 'UTC', apart: '' },
    ],
  )
  expect(zoneBadge('Asia/Tokyo', winter, 'UTC', words).title).toBe('Tokyo: Japan Standard Time, UTC+09:00 (Asia/Tokyo)')
  // London and Lisbon keep one time all year: nothing differs, so nothing is said.
  const lisbon = calendar('Eva', 'agent', { timezone: 'Europe/Lisbon' })
  expect(dayColumns([lisbon], '2026-07-01', { ...context, zone: 'Europe/London' })[0]?.badge).toBeUndefined()
})

test('an appointment of two zones says in each column the time at which it stands there', () => {
  const two = clinic()
  const calendars = new Map([...two.calendars, ['Ben', calendar('Ben', 'agent', { timezone: 'Asia/Tokyo' })] as const])
  const both = appointment({ calendarIds: ['Ana', 'Ben'] })
  const texts = (shown?: string) =>
    gridEvents(both, { ...two, calendars, i18n, format, shown }).map((it) => [it.timeText, ...it.resourceIds])
  expect(texts()).toEqual([
    ['10:00', 'Ana'],
    ['19:00', 'Ben'],
  ])
  expect(texts('Asia/Kolkata')).toEqual([['15:30', 'Ana', 'Ben']])
})

test('a booking begun in another zone begins at that instant and says what the calendar’s clock reads', () => {
  const start = '2026-01-15T23:30:00.000Z'
  const view = { start, end: '', on: 'Ana', forService: '', date: '2026-01-16', calendar: '', zone: 'Asia/Kolkata' }
  expect(beginningOf(view, clinic()).values.startDate).toBe(start)
  // A bare date means that date by the clock that is shown: it begins at 18:30 UTC of the day before.
  expect(beginningOf({ ...view, start: '' }, clinic()).from).toBe(Date.parse('2026-01-15T18:30:00Z'))
  expect(beginningOf({ ...view, start: '', zone: 'Mars/Base' }, clinic()).from).toBe(Date.parse('2026-01-16T00:00:00Z'))
  expect(elsewhereWords(Date.parse(start), 'Asia/Kolkata', 'UTC', 'Ana', i18n, format)).toMatch(
    /^Thu,? 15 Jan, 23:30 in UTC \(Ana\)$/,
  )
  expect(elsewhereWords(Date.parse(start), 'Africa/Abidjan', 'UTC', 'Ana', i18n, format)).toBe('')
})
