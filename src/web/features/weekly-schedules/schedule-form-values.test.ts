import { expect, test } from 'vitest'
import { createWeeklySchedule, type WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { changedFields } from '../../fields/record/changes.ts'
import { readSchedule, type ScheduleBody, writeSchedule } from './schedule-form-values.ts'
import { impossibleInSchedule, minutesIn, placeOfScheduleField } from './schedule-rules.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = '2026-03-02T12:00:00.000Z'
const stored: WeeklySchedule = {
  id: id(1),
  organizationId: id(2),
  createdAt: at,
  updatedAt: at,
  version: 1,
  name: 'Working week',
  calendarId: id(3),
  timezone: 'Europe/Madrid',
  serviceIds: [],
  configuration: {
    workingHours: {
      '0': [
        ['09:00', '13:30'],
        ['15:00', '24:00'],
      ],
      '2': [['08:00', '15:00']],
    },
    dateOverrides: { '2026-03-19': [], '2026-03-02': [['10:00', '12:00']] },
    outsOfTheOffice: [['2026-08-01', '2026-08-15']],
  },
}
const values = readSchedule('')(stored)

test('an untouched form changes nothing, and what it writes is in the contract', () => {
  expect(changedFields(writeSchedule(values), writeSchedule(readSchedule('')(structuredClone(stored))))).toEqual({})
  expect(createWeeklySchedule.safeParse(writeSchedule(values)).success).toBe(true)
  expect(writeSchedule(values).configuration).toMatchObject({
    dateOverrides: stored.configuration.dateOverrides,
    outsOfTheOffice: stored.configuration.outsOfTheOffice,
  })
})

test('ranges are written in order, whatever order they were typed in', () => {
  const typed = {
    ...values,
    week: [
      {
        ranges: [
          { from: '15:00', to: '18:00' },
          { from: '09:00', to: '12:00' },
        ],
      },
    ],
  }
  expect(writeSchedule(typed).configuration.workingHours['0']).toEqual([
    ['09:00', '12:00'],
    ['15:00', '18:00'],
  ])
})

test('a complaint stands at the range that was typed, not at its place in the written list', () => {
  const ranges = [
    { from: '15:00', to: '15:00' },
    { from: '09:00', to: '12:00' },
    { from: '11:00', to: '13:00' },
  ]
  const typed = { ...values, week: [{ ranges }] }
  expect(impossibleInSchedule(typed).map(({ field }) => field)).toEqual(['week.0.ranges.2.from', 'week.0.ranges.0.to'])
  expect(placeOfScheduleField('configuration.workingHours.0.0.1', typed)).toBe('week.0.ranges.1.to')
  expect(placeOfScheduleField('configuration.dateOverrides.2026-03-19.0.1', typed)).toBe('overrides.1.ranges.0.to')
  expect(placeOfScheduleField('configuration.outsOfTheOffice.0.1', typed)).toBe('office.0.to')
  expect(placeOfScheduleField('name', typed)).toBe('name')
})

test('a night is one row of the form, two of the body, and its complaint stands at its end', () => {
  const workingHours = {
    '0': [['22:00', '24:00']],
    '1': [['00:00', '06:00']],
  } satisfies ScheduleBody['configuration']['workingHours']
  const night = readSchedule('')({ ...stored, configuration: { workingHours } })
  expect(night.week[0]?.ranges).toEqual([{ from: '22:00', to: '06:00' }])
  expect(writeSchedule(night).configuration.workingHours).toMatchObject(workingHours)
  const early = { from: '00:00', to: '01:00' }
  const typed = { ...night, week: night.week.map((day, at) => (at === 1 ? { ranges: [early] } : day)) }
  expect(impossibleInSchedule(typed).map(({ field }) => field)).toEqual(['week.1.ranges.0.from'])
  expect(placeOfScheduleField('configuration.workingHours.1.0.1', typed)).toBe('week.0.ranges.0.to')
})

test('a day cannot be excepted twice', () => {
  const [first] = values.overrides
  const twice = { ...values, overrides: first ? [first, first] : [] }
  expect(impossibleInSchedule(twice)).toContainEqual({ field: 'overrides.1.date', message: 'is there twice' })
})

test('fields of another deployment go back as they came', () => {
  const odd = { ...stored, configuration: { ...stored.configuration, lunch: true } }
  expect(writeSchedule(readSchedule('')(odd)).configuration).toHaveProperty('lunch', true)
})

test('hours add up', () => {
  expect(
    minutesIn([
      ['09:00', '13:30'],
      ['15:00', '24:00'],
      ['', '10:00'],
    ]),
  ).toBe(270 + 540)
})
