import { describe, expect, test } from 'vitest'
import { appointment, at, calendar, clinic, schedules } from './testing/clinic.ts'
import { exchanged } from './exchanged.ts'
import { moveConcerns } from './move-warnings.ts'

describe('carrying a card to another calendar', () => {
  const both = { calendarIds: ['Ana', 'Room'], resourceId: 'Room' }
  const whole = { calendars: new Map([...clinic().calendars, ['Hall', calendar('Hall', 'asset')]]) }

  test('exchanges people for people and things for things, whichever of its cards is carried', () => {
    expect(exchanged(both, 'Ana', 'Ben', whole)).toEqual({ calendarIds: ['Ben', 'Room'] })
    expect(exchanged(both, 'Room', 'Ben', whole)).toEqual({ calendarIds: ['Ben', 'Room'] })
    expect(exchanged(both, 'Ana', 'Hall', whole)).toEqual({ calendarIds: ['Ana', 'Hall'], resourceId: 'Hall' })
  })

  test('leaves nobody out when a card is dropped in another column of its own', () => {
    expect(exchanged(both, 'Ana', 'Room', whole)).toEqual({})
    expect(exchanged({ calendarIds: ['Ana', 'Ben'], resourceId: null }, 'Ana', 'Ben', whole)).toEqual({})
  })

  test('takes the one that is carried of several people, and nothing where none is of the kind', () => {
    const team = { calendarIds: ['Ana', 'Ben'], resourceId: null }
    const more = { calendars: new Map([...whole.calendars, ['Cleo', calendar('Cleo')]]) }
    expect(exchanged(team, 'Ben', 'Cleo', more)).toEqual({ calendarIds: ['Ana', 'Cleo'] })
    expect(exchanged({ calendarIds: ['Ana'], resourceId: null }, 'Ana', 'Room', whole)).toBeUndefined()
  })
})

describe('the question before a move', () => {
  // Half an hour at ten.
  const rules = (now: string, to: { start: string; end: string; calendarIds?: string[] }) =>
    moveConcerns(
      appointment(),
      { start: at(to.start), end: at(to.end), calendarIds: to.calendarIds ?? ['Ana'] },
      clinic(),
      schedules,
      at(now),
    ).map(({ rule }) => rule)

  test('protects the past: what is dropped into it, and what has begun', () => {
    expect(rules('09:00', { start: '11:00', end: '11:30' })).toEqual([])
    expect(rules('09:30', { start: '09:00', end: '09:30' })).toEqual(['past'])
    expect(rules('10:10', { start: '11:00', end: '11:30' })).toEqual(['begun'])
    expect(rules('10:10', { start: '10:00', end: '10:30', calendarIds: ['Ben'] })).toEqual(['past'])
  })

  test('lets what goes on end later or earlier, and asks about what is over', () => {
    expect(rules('10:10', { start: '10:00', end: '10:45' })).toEqual([])
    expect(rules('10:10', { start: '10:00', end: '10:15' })).toEqual([])
    expect(rules('11:00', { start: '10:00', end: '10:45' })).toEqual(['past'])
  })
})
