import { expect, test } from 'vitest'
import { waitsOf } from './queue.ts'
import { appointment, at } from './testing/clinic.ts'

const on = (clock: string) => new Date(at(clock)).toISOString()
const desk = { now: at('10:42'), zoneOf: () => 'UTC' }
const here = (id: string, clock: string, changed: string, more: Parameters<typeof appointment>[2] = {}) =>
  appointment(id, clock, { subStatus: 'arrived', updatedAt: changed, ...more })

test('those who are here follow each other on the same calendar, from the end of who is seen', () => {
  const waits = waitsOf(
    [
      here('second', '11:00', on('10:36')),
      here('first', '10:30', on('10:25')),
      here('elsewhere', '10:40', on('10:38'), { calendarIds: ['Ben'] }),
      here('seen', '10:20', on('10:20'), { subStatus: 'in-progress' }),
    ],
    desk,
  )
  expect(waits.get('seen')).toEqual({ state: 'in-progress', until: at('10:50') })
  expect(waits.get('first')).toEqual({ state: 'arrived', since: at('10:25'), expected: at('10:50') })
  expect(waits.get('second')).toEqual({ state: 'arrived', since: at('10:36'), expected: at('11:20') })
  expect(waits.get('elsewhere')).toEqual({ state: 'arrived', since: at('10:38'), expected: at('10:42') })
})

test('who is seen longer than planned keeps the others waiting from now on, not from then', () => {
  const waits = waitsOf(
    [here('seen', '10:00', on('10:00'), { subStatus: 'in-progress' }), here('next', '10:30', on('10:28'))],
    desk,
  )
  expect(waits.get('next')).toMatchObject({ expected: desk.now })
})

test('a change of another day says nothing of when somebody came: they wait since their own time, if that has come', () => {
  const old = '2026-02-20T09:00:00.000Z'
  const waits = waitsOf([here('due', '10:30', old), here('early', '11:30', old, { calendarIds: ['Ben'] })], desk)
  expect(waits.get('due')).toMatchObject({ since: at('10:30') })
  expect(waits.get('early')).toMatchObject({ since: undefined, expected: at('11:30') })
})
