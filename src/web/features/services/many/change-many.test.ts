import { expect, test } from 'vitest'
import type { Service } from '#api/contract/services.ts'
import { changeOf, NO_CHANGE } from './change-many.ts'

const [ana, ben, eva] = ['ana', 'ben', 'eva']
const service = {
  duration: 30,
  timeBetween: 0,
  incrementTime: 15,
  minTimeToSchedule: 0,
  maxTimeToSchedule: 60,
  typeId: 'type',
  calendars: [
    { calendarId: ana, active: true, restrictionDates: { include: [['2026-12-01', '2026-12-02']] } },
    { calendarId: ben, active: false },
  ],
} as Partial<Service> as Service

test('what is empty, and what is so already, stays out of the body', () => {
  expect(changeOf(service, NO_CHANGE)).toBeNull()
  expect(changeOf(service, { ...NO_CHANGE, duration: 30, typeId: 'type', adds: [ana], removes: [eva] })).toBeNull()
  expect(changeOf(service, { ...NO_CHANGE, duration: 45, timeBetween: 10, typeId: 'other' })).toEqual({
    duration: 45,
    timeBetween: 10,
    typeId: 'other',
  })
})

test('calendars join with what the others have left as it is, are taken up again, and leave', () => {
  const after = changeOf(service, { ...NO_CHANGE, adds: [ben, eva] })
  expect(after).toEqual({
    calendars: [service.calendars?.[0], { calendarId: ben, active: true }, { calendarId: eva, active: true }],
  })
  expect(changeOf(service, { ...NO_CHANGE, adds: [eva], removes: [ana, ben] })).toEqual({
    calendars: [{ calendarId: eva, active: true }],
  })
})

test('nothing but zero is a value that turns a rule off', () => {
  expect(changeOf({ ...service, timeBetween: 15 }, { ...NO_CHANGE, timeBetween: 0 })).toEqual({ timeBetween: 0 })
})
