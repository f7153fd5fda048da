import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { maskGuest } from '#api/core/rules/masking.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { overlaps } from '#api/time/interval.ts'
import { newValues } from '../../../commands/appointments/form/appointment-values.ts'
import { busyOn, type AvailabilityContext } from '../../../commands/appointments/free-times/free-slots.ts'
import { appointment, at, clinic, schedules, service } from '../../../commands/appointments/testing/clinic.ts'
import { NO_CRITERIA } from '../criteria.ts'
import { comingForward } from './coming-forward.ts'
import { entryBody } from './entry.ts'

const now = at('08:00')
const known = { start: at('00:00'), end: at('23:00') }
const freed = { calendarId: 'Ana', serviceId: 'check', start: at('10:00'), end: at('10:30') }
const eva = { extraFields: { firstName: 'Eva', phone: '600 111 222' } }
const on = (clock: string, more: Partial<Appointment> = {}): Appointment => {
  const start = at(clock)
  const span = { startDate: formatInstant(start), endDate: formatInstant(start + 30 * MINUTE) }
  return appointment({ id: clock, ...span, guests: [eva], ...more })
}
const situation = (appointments: readonly Appointment[], more: Partial<AvailabilityContext> = {}) => ({
  ...clinic(),
  schedules,
  appointments,
  now,
  ...more,
})
const found = (appointments: readonly Appointment[], entries: readonly Appointment[] = []) =>
  comingForward(freed, entries, situation(appointments), known)

describe('who could come forward into freed time', () => {
  test('is whoever comes later for the same service with the same person, the soonest first', () => {
    const all = [on('11:30'), on('10:45'), on('11:00', { calendarIds: ['Ben'] }), on('09:00')]
    expect(found(all).map(({ appointment: it, to }) => [it.id, to])).toEqual([
      ['10:45', { start: at('10:00'), end: at('10:30') }],
      ['11:30', { start: at('10:00'), end: at('10:30') }],
    ])
  })

  test.each<[string, Partial<Appointment>]>([
    ['cancelled', { status: 'cancelled' }],
    ['completed', { status: 'completed' }],
    ['of another service', { serviceId: 'other' }],
    ['blocked', { blocked: true }],
    ['a poll', { model: 'poll' }],
    ['here already', { subStatus: 'arrived' }],
    ['without a guest', { guests: [] }],
    ['too long for it', { endDate: '2026-03-02T12:00:00.000Z' }],
    ['bound to a room that is taken', { calendarIds: ['Ana', 'Room'], resourceId: 'Room' }],
  ])('is nobody whose appointment is %s', (_, more) => {
    const room = on('10:00', { id: 'room', calendarIds: ['Room'], serviceId: null })
    expect(found([on('11:00', more), room])).toEqual([])
  })

  test('is not who has just left that time', () => {
    const left = { ...freed, leftBy: '11:00' }
    expect(comingForward(left, [], situation([on('11:00')]), known)).toEqual([])
  })

  test('is nobody who was anonymized', () => {
    const masked = maskGuest(on('11:00'), { phone: '600 111 222' }, () => '1a2b')
    expect(masked && found([masked])).toEqual([])
  })

  test('leaves time for whoever waits for just that', () => {
    const wish = { ...NO_CRITERIA, serviceId: 'check', parts: [{ from: 11 * 60, to: 12 * 60 }] }
    const guest = { firstName: 'Luis', lastName: '', phone: '', email: '', kept: {} }
    const body = entryBody(newValues({ guests: [guest] }), wish, clinic(), now)
    const entry = appointment({ id: 'w', ...(body as object) })
    const [late] = found([on('11:00')], [entry])
    expect([late?.next?.entry.id, late?.next?.offer.start]).toEqual(['w', at('11:00')])
    // Before eleven Luis does not come.
    expect(found([on('10:30')], [entry])).toMatchObject([{ next: undefined }])
  })
})

test('nothing that is proposed overlaps, lies in the past, or is nobody’s to call', () => {
  const any = fc.record({
    start: fc.integer({ min: 0, max: 47 }),
    length: fc.constantFrom(15, 30, 45),
    more: fc.constantFrom<Partial<Appointment>>(
      {},
      {},
      {},
      { status: 'cancelled' },
      { status: 'completed', subStatus: 'attended' },
      { calendarIds: ['Ana', 'Room'], resourceId: 'Room' },
      { calendarIds: ['Room'] },
      { blocked: true },
      { guests: [{ email: 'guest-1a2b@masked.invalid' }] },
      { serviceId: null },
    ),
  })
  const made = fc.array(any, { maxLength: 12 }).map((all) =>
    all.map(({ start, length, more }, index) => {
      const begin = at('08:00') + start * 5 * MINUTE
      const span = { startDate: formatInstant(begin), endDate: formatInstant(begin + length * MINUTE) }
      return appointment({ id: `${index}`, ...span, guests: [eva], ...more })
    }),
  )
  fc.assert(
    fc.property(made, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 12 }), (all, begin, buffer) => {
      const clock = at('08:00') + begin * 5 * MINUTE
      const rules = clinic([service({ timeBetween: buffer })])
      const context = situation(all, { ...rules, now: clock })
      for (const { appointment: it, to } of comingForward(freed, [], context, known)) {
        const others = { ...context, exceptId: it.id }
        const taken = it.calendarIds.flatMap((id) => busyOn(id, others))
        expect(['pending', 'confirmed']).toContain(it.status)
        expect(it.guests).toEqual([eva])
        expect(to.start).toBeGreaterThanOrEqual(Math.max(clock, freed.start))
        expect(to.end).toBeLessThanOrEqual(Math.min(freed.end, Date.parse(it.startDate)))
        const own = { start: to.start, end: to.end + buffer * MINUTE }
        const widened = taken.map((busy) => ({ start: busy.start, end: busy.end + (busy.timeBetween ?? 0) * MINUTE }))
        expect(widened.filter((busy) => overlaps(busy, own))).toEqual([])
      }
    }),
  )
})
