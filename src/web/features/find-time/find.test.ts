import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oracle } from '#api/core/rules/testing/free-time-oracle.ts'
import { anyBooking } from '#api/core/rules/testing/any-booking.ts'
import { dateOf, minuteOfDay } from '#api/time/zoned.ts'
import { weekday } from '#api/time/week.ts'
import { bookingOn, type AvailabilityContext } from '../../commands/appointments/free-times/free-slots.ts'
import {
  appointment,
  at,
  calendar,
  mornings,
  schedules,
  service,
  situation,
} from '../../commands/appointments/testing/clinic.ts'
import { type SlotSearch, firstOfEach, type Offer, offerKey, offersWithin } from './offers.ts'
import { groundsOf, rank } from './rank.ts'
import { nearMisses, obstacles } from './why.ts'
import { ANY_TIME, PARTS, preferredTime, windowTime } from './windows.ts'

const window = { start: at('00:00'), end: at('23:00') }
const asked = (more: Partial<SlotSearch> = {}): SlotSearch => ({
  service: service(),
  people: [],
  resource: '',
  minutes: 30,
  windows: [],
  ...more,
})
const said = (offers: readonly Offer[]) =>
  offers.map(({ start, calendarIds }) => `${new Date(start).toISOString().slice(11, 16)} ${calendarIds.join('+')}`)

describe('free times', () => {
  test('are offered person by person, within the parts and days that are asked for', () => {
    const windows = [{ ...ANY_TIME, parts: [{ from: 600, to: 660 }] }]
    expect(said(offersWithin(asked({ windows }), situation(), window))).toEqual([
      '10:00 Ana',
      '10:00 Ben',
      '10:30 Ana',
      '10:30 Ben',
    ])
    const tuesdays = [{ ...ANY_TIME, days: [1] }]
    expect(offersWithin(asked({ windows: tuesdays }), situation(), window)).toEqual([])
    expect(said(firstOfEach(offersWithin(asked(), situation(), window)))).toEqual(['09:00 Ana', '09:00 Ben'])
  })

  test('need the thing that is asked for at the same time, and everybody where the service says so', () => {
    const taken = situation({ appointments: [appointment({ calendarIds: ['Room'] })] })
    const offers = said(offersWithin(asked({ people: ['Ben'], resource: 'any' }), taken, window))
    expect(offers).toContain('09:00 Ben+Room')
    expect(offers).not.toContain('10:00 Ben+Room')
    const together = asked({ service: service({ condition: 'all' }) })
    const busy = situation({ appointments: [appointment()] })
    expect(said(offersWithin(together, busy, window))).toEqual(['09:00 Ana+Ben', '11:00 Ana+Ben', '11:30 Ana+Ben'])
  })

  test('are all free by the words of the interface, and lie in the preferred windows by the clocks of the calendar', () => {
    const parts = fc.subarray([PARTS.morning, PARTS.afternoon, PARTS.evening, { from: 90, to: 210 }])
    fc.assert(
      fc.property(anyBooking, fc.subarray([0, 1, 2, 3, 4, 5, 6]), parts, (booking, days, wanted) => {
        const { rules, timezone, now } = booking
        const offered = service({
          ...rules,
          active: true,
          allowOverlapping: rules.allowOverlapping === true,
          id: booking.serviceId ?? 'visit',
          dateRanges: [],
          calendars: [{ calendarId: 'Ana', active: true }],
        })
        const world: AvailabilityContext = {
          calendars: new Map([['Ana', calendar('Ana', 'agent', { timezone })]]),
          services: new Map([[offered.id, offered]]),
          schedules: {
            Ana: booking.schedules.map((it) => Object.assign(mornings('Ana'), it)),
          },
          appointments: booking.busy.map(({ start, end }, index) =>
            appointment({
              id: String(index),
              serviceId: null,
              startDate: new Date(start).toISOString(),
              endDate: new Date(end).toISOString(),
            }),
          ),
          now,
        }
        const question = asked({
          service: offered,
          minutes: rules.duration,
          windows: [{ ...ANY_TIME, days, parts: wanted }],
        })
        const range = { start: booking.midnight, end: booking.midnight + 30 * 3_600_000 }
        const asBooking = bookingOn('Ana', { service: offered, duration: rules.duration }, world)
        const offers = offersWithin(question, world, range)
        const every = Math.ceil(offers.length / 8)
        // The oracle walks minute by minute: a few minutes of it are enough.
        for (const { start, end } of offers.filter((_, place) => place % every === 0)) {
          expect(oracle(asBooking, start, start + 60_000)).toEqual([start])
          const day = weekday(dateOf(start, timezone))
          expect(days.length === 0 || days.includes(day)).toBe(true)
          const minute = minuteOfDay(start, timezone)
          const isInPart = wanted.some(({ from, to }) => from <= minute && minute < to)
          expect(wanted.length === 0 || isInPart).toBe(true)
          expect(end - start).toBe(rules.duration * 60_000)
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('preferred windows', () => {
  test('follow the clocks of the zone over a change', () => {
    // In Madrid the clocks skip from two to three on 29 March 2026.
    const within = { start: Date.parse('2026-03-28T00:00Z'), end: Date.parse('2026-03-31T00:00Z') }
    const night = { from: '2026-03-29', to: '2026-03-29', days: [], parts: [{ from: 60, to: 240 }] }
    expect(windowTime(night, 'Europe/Madrid', within)).toEqual([
      { start: Date.parse('2026-03-29T00:00Z'), end: Date.parse('2026-03-29T02:00Z') },
    ])
    expect(preferredTime([], 'Europe/Madrid', within)).toEqual([within])
  })
})

const ranked = (offers: readonly Offer[], world: AvailabilityContext) =>
  rank(offers, groundsOf(['Ana', 'Ben'], world, window, 'check'))

describe('ranking', () => {
  test('says why: the soonest, beside another one, and with whom there is least that day', () => {
    const world = situation({
      appointments: [
        appointment({ startDate: '2026-03-02T09:00:00.000Z', endDate: '2026-03-02T09:50:00.000Z' }),
        appointment({ id: 'b', startDate: '2026-03-02T10:40:00.000Z', endDate: '2026-03-02T11:20:00.000Z' }),
      ],
    })
    const list = ranked(offersWithin(asked(), world, window), world)
    const of = (key: string) => list.find(({ offer }) => said([offer])[0] === key)?.reasons
    expect(of('09:00 Ben')).toEqual(['soonest', 'least'])
    expect(of('10:00 Ana')).toEqual(['fills'])
    expect(of('11:30 Ana')).toEqual(['after'])
    expect(said(list.map(({ offer }) => offer)).indexOf('10:00 Ana')).toBeLessThan(
      said(list.map(({ offer }) => offer)).indexOf('10:00 Ben'),
    )
  })

  test('does not depend on the order of the offers, and loses none', () => {
    const world = situation({ appointments: [appointment()] })
    const offers = offersWithin(asked(), world, window)
    const order = ranked(offers, world).map(({ offer }) => offerKey(offer))
    expect(new Set(order)).toEqual(new Set(offers.map(offerKey)))
    const shuffled = fc.shuffledSubarray(offers, { minLength: offers.length })
    fc.assert(
      fc.property(shuffled, (others) => {
        expect(ranked(others, world).map(({ offer }) => offerKey(offer))).toEqual(order)
      }),
      { numRuns: 40 },
    )
  })
})

describe('where nothing is free', () => {
  const evenings = [{ ...ANY_TIME, parts: [PARTS.evening] }]

  test('the reason is told for each person', () => {
    const all = appointment({ startDate: '2026-03-02T09:00:00.000Z', endDate: '2026-03-02T12:00:00.000Z' })
    expect(obstacles(asked({ windows: evenings }), situation(), window)).toEqual([
      { calendarId: 'Ana', reason: 'closed' },
      { calendarId: 'Ben', reason: 'closed' },
    ])
    const busy = situation({ appointments: [all], schedules: { ...schedules, Ben: [] } })
    expect(obstacles(asked(), busy, window)).toEqual([
      { calendarId: 'Ana', reason: 'booked' },
      { calendarId: 'Ben', reason: 'no-hours' },
    ])
    const full = situation({ appointments: [{ ...all, calendarIds: ['Room'] }] })
    expect(obstacles(asked({ people: ['Ana'], resource: 'Room' }), full, window)[0]?.reason).toBe('thing')
  })

  test('what comes nearest gives up the fewest wishes', () => {
    const near = nearMisses(asked({ people: ['Ben'], windows: evenings }), situation(), window)
    expect(near.map(({ date, part, people, count }) => ({ date, part, people, count }))).toEqual([
      { date: '2026-03-02', part: 'morning', people: ['Ben'], count: 6 },
      { date: '2026-03-02', part: 'morning', people: ['Ana'], count: 6 },
    ])
  })
})
