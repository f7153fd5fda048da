import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minuteOfDay, wallStretches } from '#api/time/zoned.ts'
import { secondAxis } from './second-axis.ts'

const whole = { from: 0, to: 1440 }
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const labels = (date: string, zone: string, second: string, shown = whole) =>
  secondAxis([{ date, zone }], second, shown).map(({ hours }) =>
    hours
      .map(({ instant, dayShift }) => `${clock(minuteOfDay(instant, second))}${dayShift === 0 ? '' : ` ${dayShift}`}`)
      .join(', '),
  )

it('shows the half hours of zones that have them', () => {
  expect(labels('2026-06-01', 'Europe/Madrid', 'Asia/Kolkata', { from: 480, to: 600 })).toEqual(['11:30', '12:30'])
  expect(labels('2026-06-01', 'UTC', 'Australia/Lord_Howe', { from: 720, to: 900 })).toEqual([
    '22:30',
    '23:30',
    '00:30 1',
  ])
})

it('says which date the second zone has', () => {
  expect(labels('2026-06-01', 'Europe/Madrid', 'America/New_York', { from: 300, to: 420 })).toEqual([
    '23:00 -1',
    '00:00',
  ])
})

it('is right on the day when the second zone changes its clock', () => {
  // New York goes forward at 07:00 UTC.
  expect(labels('2026-03-08', 'Europe/Madrid', 'America/New_York', { from: 420, to: 600 })).toEqual([
    '01:00',
    '03:00',
    '04:00',
  ])
  // Lord Howe goes forward by half an hour at 15:30 UTC of the day before.
  expect(labels('2026-10-03', 'UTC', 'Australia/Lord_Howe', { from: 900, to: 1020 })).toEqual(['01:30 1', '03:00 1'])
})

it('is right on the day when the first zone changes its clock: no label in the gap, both in the doubled hour', () => {
  expect(labels('2026-03-29', 'Europe/Madrid', 'UTC', { from: 60, to: 240 })).toEqual(['00:00', '', '01:00'])
  expect(labels('2026-10-25', 'Europe/Madrid', 'UTC', { from: 60, to: 240 })).toEqual([
    '23:00 -1',
    '00:00, 01:00',
    '02:00',
  ])
})

it('shows both times where the days of a week differ, and leaves columns in another zone out', () => {
  const days = [
    { date: '2026-03-28', zone: 'Europe/Madrid' },
    { date: '2026-03-29', zone: 'Europe/Madrid' },
    { date: '2026-03-29', zone: 'Asia/Tokyo' },
  ]
  const [nine] = secondAxis(days, 'UTC', { from: 540, to: 600 })
  expect(nine?.hours.map(({ instant }) => clock(minuteOfDay(instant, 'UTC')))).toEqual(['08:00', '07:00'])
})

it('labels no instant but those at which the first clock shows that hour', () => {
  const zones = ['Europe/Madrid', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC']
  const dates = [
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-06-01',
    '2026-09-27',
    '2026-10-04',
    '2026-10-25',
    '2026-11-01',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      fc.constantFrom(...dates),
      (zone, second, date) => {
        for (const { minute, hours } of secondAxis([{ date, zone }], second, whole)) {
          const shown = wallStretches(date, minute, minute + 1, zone).map(({ start }) => start)
          // What reads the same is written once.
          const wanted = shown.filter(
            (each, at) => at === 0 || minuteOfDay(each, second) !== minuteOfDay(shown[0] ?? 0, second),
          )
          expect(hours.map(({ instant }) => instant)).toEqual(wanted)
          const isSame = hours.every(({ instant }) => minuteOfDay(instant, second) === minute)
          expect(isSame || zone !== second).toBe(true)
        }
      },
    ),
  )
})
