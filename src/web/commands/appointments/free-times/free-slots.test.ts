import { describe, expect, test } from 'vitest'
import { appointment, at, service, situation } from '../testing/clinic.ts'
import { freeSlots, hindrances, nearestSlots, type Slot } from './free-slots.ts'
import { placeFor } from './free-slots.ts'

const window = { start: at('00:00'), end: at('23:00') }
const wish = { service: service(), calendarId: null, resourceId: null, duration: 30 }
const said = (slots: readonly Slot[]) =>
  slots.map(({ start, calendarIds }) => `${new Date(start).toISOString().slice(11, 16)} ${calendarIds.join('+')}`)

describe('free times', () => {
  test('stand in the hours, cut by steps, with the first who is free', () => {
    expect(said(freeSlots(wish, situation(), window))).toEqual([
      '09:00 Ana',
      '09:30 Ana',
      '10:00 Ana',
      '10:30 Ana',
      '11:00 Ana',
      '11:30 Ana',
    ])
  })

  test('go to somebody else where one is busy, padding included', () => {
    const slots = freeSlots(wish, situation({ appointments: [appointment()] }), window)
    expect(said(slots)).toContain('10:00 Ben')
    // Ten minutes after 10:30 are kept free, and the own ten minutes reach from 09:30 into 10:00.
    expect(said(slots)).toContain('10:30 Ben')
    expect(said(slots)).toContain('09:30 Ben')
    expect(said(slots)).toContain('11:00 Ana')
  })

  test('see neither cancelled ones nor the one that is being moved', () => {
    const own = { ...wish, calendarId: 'Ana' }
    const cancelled = freeSlots(own, situation({ appointments: [appointment({ status: 'cancelled' })] }), window)
    const moved = freeSlots(own, situation({ appointments: [appointment()], exceptId: 'a' }), window)
    expect(said(cancelled)).toContain('10:00 Ana')
    expect(said(moved)).toContain('10:00 Ana')
    expect(said(freeSlots(own, situation({ appointments: [appointment()] }), window))).not.toContain('10:00 Ana')
  })

  test('need a free room where the service needs one, and everybody where it says so', () => {
    const calendars = [...(service().calendars ?? []), { calendarId: 'Room', active: true }]
    const needing = { ...wish, service: service({ calendars }) }
    const taken = situation({ appointments: [appointment({ calendarIds: ['Room'] })] })
    expect(said(freeSlots(needing, situation(), window))[0]).toBe('09:00 Ana+Room')
    expect(said(freeSlots(needing, taken, window))).not.toContain('10:00 Ana+Room')
    const together = { ...wish, service: service({ condition: 'all' }) }
    expect(said(freeSlots(together, situation({ appointments: [appointment()] }), window))).toEqual([
      '09:00 Ana+Ben',
      '11:00 Ana+Ben',
      '11:30 Ana+Ben',
    ])
  })

  test('of several are those at which all of them are free, a needed room among them', () => {
    const several = { ...wish, calendarId: 'Ana', also: ['Ben', 'Room'] }
    const busy = situation({ appointments: [appointment({ calendarIds: ['Ben'] })] })
    expect(said(freeSlots(several, busy, window))).toEqual([
      '09:00 Ana+Ben+Room',
      '11:00 Ana+Ben+Room',
      '11:30 Ana+Ben+Room',
    ])
    // The room that is there is the booking's own, and the one of the service's need.
    const needing = service({ calendars: [...(service().calendars ?? []), { calendarId: 'Room', active: true }] })
    const [first] = freeSlots({ ...several, service: needing }, situation(), window)
    expect(first).toMatchObject({ calendarIds: ['Ana', 'Ben', 'Room'], resourceId: 'Room' })
    // Anybody else is looked for beside who is there already.
    expect(said(freeSlots({ ...wish, also: ['Ana'] }, situation(), window))[0]).toBe('09:00 Ben+Ana')
    expect(said(freeSlots({ ...wish, service: undefined, also: ['Ana', 'Ben'] }, busy, window))).not.toContain(
      '10:00 Ana+Ben',
    )
  })

  test('are offered nearest to a taken one, in order of time', () => {
    const slots = freeSlots(wish, situation(), window)
    expect(said(nearestSlots(slots, at('11:00'), 3))).toEqual(['10:30 Ana', '11:00 Ana', '11:30 Ana'])
  })
})

describe('who a booking is with', () => {
  test('is who is free at a typed time, else the first who offers it', () => {
    const busy = situation({ appointments: [appointment()] })
    expect(placeFor(wish, at('10:05'), [], busy)?.calendarIds).toEqual(['Ben'])
    expect(placeFor(wish, at('20:00'), [], busy)?.calendarIds).toEqual(['Ana'])
    expect(placeFor({ ...wish, service: undefined }, at('10:00'), [], busy)).toBeUndefined()
  })

  test('are all who are named, free or not, and each who is not is told apart', () => {
    const busy = situation({ appointments: [appointment({ calendarIds: ['Ben'] })] })
    const several = { ...wish, calendarId: 'Ana', also: ['Ben', 'Room'] }
    const place = placeFor(several, at('10:00'), [], busy)
    expect(place).toEqual({ calendarIds: ['Ana', 'Ben', 'Room'], resourceId: 'Room' })
    expect(hindrances(place?.calendarIds ?? [], at('10:00'), several, busy)).toMatchObject([
      { calendarId: 'Ben', refusal: { reason: 'booked' } },
    ])
  })
})
