import { expect, test } from 'vitest'
import { HUES } from '../../../theme/hues.ts'
import { calendarHues, personOf, serviceHues } from './card-color.ts'

const calendars = new Map(
  [
    { id: 'room', type: 'asset' },
    { id: 'ana', type: 'agent' },
    { id: 'ben', type: 'agent' },
  ].map((it) => [it.id, it]),
) as never

test('a service has its own color, and else one by its place', () => {
  const services = [
    { id: 'a', color: '#123456' },
    { id: 'b', color: null },
  ]
  const hues = serviceHues({ services: new Map(services.map((it) => [it.id, it])) as never })
  expect([...hues]).toEqual([
    ['a', '#123456'],
    ['b', HUES[1]],
  ])
})

test('people come before rooms and things', () => {
  expect([...calendarHues({ calendars })]).toEqual([
    ['ana', HUES[0]],
    ['ben', HUES[1]],
    ['room', HUES[2]],
  ])
  expect(personOf({ calendarIds: ['room', 'ben'] }, { calendars })).toBe('ben')
  expect(personOf({ calendarIds: ['room'] }, { calendars })).toBe('room')
})
