import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { freeStarts } from '#api/core/rules/availability.ts'
import { freePlaces, type ResolutionContext } from './free-places.ts'
import { clash, offersFor, type AlternativePlace, placeKey } from './offers.ts'
import { type Stranded, strandedIn } from './strand.ts'
import { appointmentOf, at, calendarOf, scheduleOf, serviceOf } from './testing/plan-records.ts'

const DAY = 86_400_000
const mornings: [string, string][] = [['09:00', '12:00']]
const context = (appointments: readonly Appointment[], more: Partial<ResolutionContext> = {}): ResolutionContext => ({
  calendars: new Map([calendarOf('Ana'), calendarOf('Ben'), calendarOf('Room', 'asset')].map((it) => [it.id, it])),
  services: new Map([['check', serviceOf()]]),
  schedules: new Map([
    ['Ana', [scheduleOf('Ana', mornings)]],
    ['Ben', [scheduleOf('Ben', mornings)]],
    ['Room', [scheduleOf('Room', [['08:00', '20:00']])]],
  ]),
  appointments,
  now: at('08:00'),
  ...more,
})
const afternoon = (id: string, minutes: number, more: Partial<Appointment> = {}) => {
  const start = at('13:00') + minutes * 60_000
  return appointmentOf({
    id,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 1_800_000).toISOString(),
    ...more,
  })
}
const strandedOf = (appointments: readonly Appointment[]): Stranded[] =>
  strandedIn(
    [{ calendarId: 'Ana', before: [scheduleOf('Ana', [['00:00', '24:00']])], after: [scheduleOf('Ana', mornings)] }],
    appointments,
    at('08:00'),
  )
const offered = (
  appointments: readonly Appointment[],
  on = context(appointments),
  chosen = new Map<string, AlternativePlace>(),
) => offersFor(strandedOf(appointments).map(freePlaces(on)), chosen)
const said = (places: readonly AlternativePlace[] | undefined) =>
  places?.map(({ start, calendarIds }) => `${new Date(start).toISOString().slice(8, 16)} ${calendarIds.join('+')}`)

describe('the alternatives of an appointment', () => {
  test('are the nearest on its calendar, another day there, and the nearest with a colleague', () => {
    expect(said(offered([afternoon('a', 0)]).get('a'))).toEqual(['02T11:30 Ana', '03T09:00 Ana', '02T11:30 Ben'])
  })

  test('include the very same time with a colleague who is open then', () => {
    const appointments = [afternoon('a', 0)]
    const schedules = new Map(context([]).schedules).set('Ben', [scheduleOf('Ben', [['09:00', '20:00']])])
    expect(said(offered(appointments, context(appointments, { schedules })).get('a'))).toContain('02T13:00 Ben')
  })

  test('may share instants with where it stands itself', () => {
    const one = appointmentOf({ startDate: '2026-03-02T11:45:00.000Z', endDate: '2026-03-02T12:15:00.000Z' })
    expect(said(offered([one]).get('a'))?.[0]).toBe('02T11:30 Ana')
  })

  test('keep the room where it is free, and need it free', () => {
    const withRoom = afternoon('a', 0, { calendarIds: ['Ana', 'Room'], resourceId: 'Room' })
    const taken = appointmentOf({
      id: 'other',
      calendarIds: ['Room'],
      startDate: '2026-03-02T08:00:00.000Z',
      endDate: '2026-03-02T12:00:00.000Z',
    })
    expect(said(offered([withRoom]).get('a'))?.[0]).toBe('02T11:30 Ana+Room')
    expect(said(offered([withRoom, taken]).get('a'))?.[0]).toBe('03T09:00 Ana+Room')
  })

  test('are on its own calendars only where everybody of the service must come, or there is no service', () => {
    const services = new Map([['check', serviceOf({ condition: 'all' })]])
    const together = offered([afternoon('a', 0)], context([afternoon('a', 0)], { services })).get('a')
    const without = offered([afternoon('a', 0, { serviceId: null })]).get('a')
    for (const places of [together, without]) {
      expect(places).toHaveLength(3)
      expect(places?.every(({ calendarId }) => calendarId === 'Ana')).toBe(true)
    }
  })

  test('are none where nothing is open', () => {
    const schedules = new Map([['Ana', []]])
    expect(offered([afternoon('a', 0)], context([afternoon('a', 0)], { schedules })).get('a')).toEqual([])
  })
})

const many = fc
  .uniqueArray(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 6 })
  .map((steps) => steps.map((step, index) => afternoon(`n${index}`, step * 40)))
const others = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }).map((steps) =>
  steps.map((step, index) => {
    const start = at('09:00') + (step % 4) * 2_700_000 + Math.floor(step / 4) * DAY
    return appointmentOf({
      id: `b${index}`,
      calendarIds: [step % 2 === 0 ? 'Ana' : 'Ben'],
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 1_800_000).toISOString(),
    })
  }),
)

// A whole search for each row of each run.
test('offers never clash between rows, are offered starts, and what is chosen stays', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(many, others, fc.infiniteStream(fc.nat(3)), (stranded, rest, picks) => {
      const on = context([...stranded, ...rest])
      const free = strandedOf(stranded).map(freePlaces(on))
      const chosen = new Map<string, AlternativePlace>()
      for (const { id } of free) {
        const before = offersFor(free, chosen)
        const places = before.get(id) ?? []
        const place = places[picks.next().value ?? 0]
        if (place) chosen.set(id, place)
        const after = offersFor(free, chosen)
        // A choice does not move the row's own offers about.
        expect(place === undefined || after.get(id)?.map(placeKey).includes(placeKey(place))).toBe(true)
        const rows = [...after]
        for (const [one, mine] of rows) {
          expect(new Set(mine.map(placeKey)).size).toBe(mine.length)
          for (const [other, theirs] of rows) {
            expect(one !== other && mine.some((a) => theirs.some((b) => clash(a, b)))).toBe(false)
          }
        }
      }
      const last = offersFor(free, chosen)
      for (const [id, places] of last) {
        for (const { start, calendarId } of places) {
          const busy = on.appointments
            .filter((it) => it.id !== id && it.calendarIds.includes(calendarId))
            .map((it) => ({
              start: Date.parse(it.startDate),
              end: Date.parse(it.endDate),
              kind: 'appointment' as const,
              timeBetween: 10,
            }))
          const booking = {
            schedules: on.schedules.get(calendarId) ?? [],
            timezone: 'UTC',
            serviceId: 'check',
            rules: serviceOf(),
            busy,
            now: on.now,
          }
          expect(freeStarts(booking, { start, end: start + 1 })).toEqual([start])
        }
      }
    }),
    { numRuns: 10 },
  )
})
