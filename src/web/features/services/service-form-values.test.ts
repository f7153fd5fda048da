import { expect, test } from 'vitest'
import { createService, emptyService, type Service, updateService } from '#api/contract/services.ts'
import { rulesInForce } from '../../fields/rules/rules.ts'
import { changedFields, givenFields } from '../../fields/record/changes.ts'
import { impossibleInService, placeOfServiceField, readService, writeService } from './service-form-values.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = '2026-03-02T12:00:00.000Z'
const stored: Service = {
  id: id(1),
  organizationId: id(2),
  createdAt: at,
  updatedAt: at,
  version: 3,
  ...emptyService(),
  name: 'First visit',
  duration: 30,
  timeBetween: 5,
  maxTimeToSchedule: 90,
  color: '#2f6f9f',
  extraFields: { room: 4 },
  calendars: [
    { calendarId: id(3), active: true, type: 'agent', restrictionDates: { exclude: [['2026-03-01', '2026-03-05']] } },
  ],
  dateRanges: [{ startDate: at, endDate: '2026-04-02T12:00:00.000Z' }],
}

test('an untouched form changes nothing', () => {
  const body = writeService(readService(stored))
  expect(changedFields(body, writeService(readService(structuredClone(stored))))).toEqual({})
  expect(updateService.safeParse(body).success).toBe(true)
})

test('only what was typed is sent, and an emptied text is cleared', () => {
  const values = readService(stored)
  const before = writeService(values)
  expect(changedFields(before, writeService({ ...values, duration: 45, color: ' ' }))).toEqual({
    duration: 45,
    color: null,
  })
})

test('an entry of the calendars keeps what the form does not show', () => {
  const odd = { ...stored, calendars: [{ calendarId: id(3), active: true, weight: 3 }] }
  expect(writeService(readService(odd)).calendars).toEqual([{ calendarId: id(3), active: true, weight: 3 }])
})

test('a new service leaves its rules to the type', () => {
  const values = { ...readService(undefined), name: 'Visit' }
  const body = givenFields(writeService(values))
  expect(body).not.toHaveProperty('duration')
  expect(createService.safeParse(body).success).toBe(true)
  expect(impossibleInService(values)).toContainEqual({ field: 'duration', message: 'is required' })
  expect(impossibleInService(values, { duration: 20 })).toEqual([])
  expect(rulesInForce({ ...values, incrementTime: 5 }, { incrementTime: 10, timeBetween: 7 })).toMatchObject({
    incrementTime: 5,
    timeBetween: 7,
    maxTimeToSchedule: 365,
  })
})

test('what cannot be is told where it stands in the form', () => {
  const values = readService(stored)
  const [calendar] = values.calendars
  const wrong = {
    ...values,
    minTimeToSchedule: 100,
    calendars: calendar ? [calendar, { ...calendar, include: [{ from: '2026-03-02', to: '2026-03-01' }] }] : [],
    dateRanges: [{ startDate: at, endDate: at }],
  }
  expect(impossibleInService(wrong).map(({ field }) => field)).toEqual([
    'minTimeToSchedule',
    'dateRanges.0.endDate',
    'calendars.1.calendarId',
    'calendars.1.include.0.to',
  ])
  expect(placeOfServiceField('calendars.1.restrictionDates.include.0.1')).toBe('calendars.1.include.0.to')
  expect(placeOfServiceField('name')).toBe('name')
})
