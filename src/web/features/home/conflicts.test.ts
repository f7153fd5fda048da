import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConflictRules, troubledAppointments } from './conflicts.ts'
import { anyAppointments, appointment, at, hours, service } from './testing/clinic.ts'

const rules = (more: Partial<ConflictRules> = {}): ConflictRules => ({
  services: new Map([['check', service()]]),
  schedules: new Map(),
  now: at('07:00'),
  ...more,
})
const said = (conflicts: ReturnType<typeof troubledAppointments>) =>
  conflicts.map(({ appointment: { id }, troubles }) => [id, ...troubles.map(({ kind }) => kind)])

test('two at the same time on one calendar are both named, on two calendars neither', () => {
  const list = [
    appointment('a', '10:00'),
    appointment('b', '10:15'),
    appointment('c', '10:15', { calendarIds: ['Ben'] }),
  ]
  expect(said(troubledAppointments(list, rules()))).toEqual([
    ['a', 'overlap'],
    ['b', 'overlap'],
  ])
})

test('the time kept free after a service is named as such', () => {
  const first = appointment('first', '10:00', { serviceId: 'check' })
  expect(said(troubledAppointments([first, appointment('next', '10:30')], rules()))).toEqual([
    ['first', 'buffer'],
    ['next', 'buffer'],
  ])
  expect(troubledAppointments([first, appointment('next', '10:40')], rules())).toEqual([])
})

test('an appointment within blocked time is a conflict, the block is not', () => {
  const list = [appointment('lunch', '12:00', { blocked: true }), appointment('a', '12:15')]
  expect(said(troubledAppointments(list, rules()))).toEqual([['a', 'overlap']])
})

test('what may overlap, is over, called off, lapsed or undecided is in nobody’s way', () => {
  const list = [
    appointment('a', '10:00'),
    appointment('may', '10:00', { allowOverlapping: true }),
    appointment('off', '10:00', { status: 'cancelled' }),
    appointment('done', '10:00', { status: 'completed' }),
    appointment('lapsed', '10:00', { blockedUntil: new Date(at('06:00')).toISOString() }),
    appointment('poll', '10:00', { model: 'poll' }),
  ]
  expect(troubledAppointments(list, rules())).toEqual([])
  expect(
    troubledAppointments([appointment('a', '10:00'), appointment('b', '10:00')], rules({ now: at('11:00') })),
  ).toEqual([])
})

test('closed time, an office day and a service that is switched off are named', () => {
  const schedules = new Map([['Ana', [hours([['09:00', '12:00']])]]])
  const evening = appointment('evening', '11:45')
  const [conflict] = troubledAppointments([evening], rules({ schedules }))
  expect(conflict?.troubles).toEqual([
    { kind: 'hours', calendarId: 'Ana', reason: 'closed', start: at('12:00'), end: at('12:15') },
  ])
  const away = new Map([
    ['Ana', [hours([['09:00', '12:00']], 'UTC', { outsOfTheOffice: [['2026-03-02', '2026-03-02']] })]],
  ])
  expect(troubledAppointments([appointment('a', '10:00')], rules({ schedules: away }))[0]?.troubles).toMatchObject([
    { kind: 'hours', reason: 'office-day' },
  ])
  const services = new Map([['check', service({ active: false })]])
  expect(said(troubledAppointments([appointment('a', '10:00', { serviceId: 'check' })], rules({ services })))).toEqual([
    ['a', 'inactive'],
  ])
  // Nothing is said of a calendar whose hours are not known.
  expect(troubledAppointments([appointment('a', '03:00')], rules())).toEqual([])
})

test('each appointment is named once, and who clashes is clashed with', () => {
  fc.assert(
    fc.property(anyAppointments(at('10:00')), (list) => {
      const found = troubledAppointments([...list, ...list], rules())
      const ids = found.map(({ appointment: { id } }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { appointment: one, troubles } of found) {
        for (const trouble of troubles) {
          if (trouble.kind !== 'overlap' && trouble.kind !== 'buffer') continue
          expect(trouble.other.id).not.toBe(one.id)
          expect(trouble.other.blocked || ids.includes(trouble.other.id)).toBe(true)
        }
      }
    }),
  )
})
