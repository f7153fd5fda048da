import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOn, type HoursSchedule, schedulesFor } from '#api/core/rules/hours.ts'
import { at, appointmentOf, scheduleOf } from './testing/plan-records.ts'
import { changedSchedules, strandedBy, strandedIn } from './strand.ts'

const ZONES = ['Europe/Madrid', 'America/New_York', 'Pacific/Auckland', 'UTC']
const DATES = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-01', '2026-11-20']
const two = (value: number) => String(value).padStart(2, '0')
const clock = (half: number) => `${two(Math.floor(half / 2))}:${two((half % 2) * 30)}`

const ranges = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 6 })
  .map((edges) => edges.toSorted((a, b) => a - b))
  .map((edges) =>
    Array.from({ length: Math.floor(edges.length / 2) }, (_, index): [string, string] => [
      clock(edges[index * 2] ?? 0),
      clock(edges[index * 2 + 1] ?? 0),
    ]),
  )
const schedule: fc.Arbitrary<HoursSchedule> = fc.record({
  timezone: fc.constantFrom(...ZONES),
  serviceIds: fc.subarray(['a', 'b']),
  configuration: fc.record({
    workingHours: fc
      .array(ranges, { minLength: 7, maxLength: 7 })
      .map((days) => Object.fromEntries(Object.entries(days))),
    dateOverrides: fc.dictionary(fc.constantFrom(...DATES), ranges, { maxKeys: 2 }),
    outsOfTheOffice: fc.array(
      fc.constantFrom(...DATES).map((date): [string, string] => [date, date]),
      { maxLength: 1 },
    ),
  }),
})
const schedules = fc.array(schedule, { maxLength: 3 })
const time = fc
  .record({
    date: fc.constantFrom(...DATES),
    half: fc.integer({ min: 0, max: 47 }),
    length: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ date, half, length }) => {
    const start = Date.parse(`${date}T00:00:00Z`) + half * 1_800_000
    return { start, end: start + length * 1_800_000 }
  })
const service = fc.constantFrom('a', 'b', null)

describe('an appointment is stranded', () => {
  test('by no change at all never', () => {
    fc.assert(
      fc.property(schedules, service, time, (hours, serviceId, when) => {
        expect(strandedBy({ before: hours, after: hours }, serviceId, when)).toBeUndefined()
      }),
    )
  })

  test('only where it was inside before: a change there and back strands it one way at most', () => {
    fc.assert(
      fc.property(schedules, schedules, service, time, (one, other, serviceId, when) => {
        const there = strandedBy({ before: one, after: other }, serviceId, when)
        const back = strandedBy({ before: other, after: one }, serviceId, when)
        expect(there && back).toBeUndefined()
        // Without hours everything was outside, and with none left everything that was inside is stranded.
        const never = strandedBy({ before: [], after: other }, serviceId, when)
        const always = strandedBy({ before: one, after: [] }, serviceId, when)
        expect(never).toBeUndefined()
        expect(there === undefined || always !== undefined).toBe(true)
        const { start, end } = there ?? when
        expect(when.start <= start && start < end && end <= when.end).toBe(true)
      }),
    )
  })

  test('never by hours of a service that it is not of, and never by more hours', () => {
    fc.assert(
      fc.property(schedules, schedule, schedule, time, (hours, first, second, when) => {
        const [one, other] = [first, second].map((it) => ({ ...it, serviceIds: ['elsewhere'] }))
        if (!one || !other) return
        const change = { before: [...hours, one], after: [...hours, other] }
        expect(strandedBy(change, 'a', when)).toBeUndefined()
        // A schedule that names no service adds its hours to those of the same kind.
        const more = { before: hours, after: [...hours, { ...second, serviceIds: [] }] }
        expect(strandedBy(more, null, when)).toBeUndefined()
      }),
    )
  })
})

describe('the list', () => {
  const open = scheduleOf('Ana', [['09:00', '17:00']])
  const short = scheduleOf('Ana', [['09:00', '10:15']])
  const changes = changedSchedules(new Map([['Ana', [open]]]), [{ before: open, after: short }])
  const now = at('08:00')

  test('has those who are to come, in order, each with the first closed time', () => {
    const late = appointmentOf({
      id: 'late',
      startDate: '2026-03-02T15:00:00.000Z',
      endDate: '2026-03-02T15:30:00.000Z',
    })
    const found = strandedIn(changes, [late, appointmentOf({})], now)
    expect(found.map(({ appointment }) => appointment.id)).toEqual(['a', 'late'])
    expect(found[0]?.closing).toEqual({ reason: 'closed', start: at('10:15'), end: at('10:30') })
  })

  test.each([
    ['cancelled', { status: 'cancelled' as const }],
    ['completed', { status: 'completed' as const }],
    ['a block', { blocked: true }],
    ['past', { startDate: '2026-03-01T10:00:00.000Z', endDate: '2026-03-01T10:30:00.000Z' }],
    ['of another calendar', { calendarIds: ['Ben'] }],
    ['outside already', { startDate: '2026-03-02T16:45:00.000Z', endDate: '2026-03-02T17:15:00.000Z' }],
    ['a poll without a time', { model: 'poll' as const }],
  ])('has none that is %s', (_, more) => {
    expect(strandedIn(changes, [appointmentOf(more)], now)).toEqual([])
  })

  test('has those of a schedule that goes to another calendar or is deleted', () => {
    const both = new Map([
      ['Ana', [open]],
      ['Ben', [scheduleOf('Ben', [['09:00', '17:00']])]],
    ])
    expect(
      strandedIn(
        changedSchedules(both, [{ before: open, after: { ...open, calendarId: 'Ben' } }]),
        [appointmentOf({})],
        now,
      ),
    ).toHaveLength(1)
    expect(
      strandedIn(changedSchedules(both, [{ before: open, after: undefined }]), [appointmentOf({})], now),
    ).toHaveLength(1)
    const named = { ...open, calendarId: 'Ben', serviceIds: ['check'], configuration: { workingHours: {} } }
    const made = changedSchedules(new Map([['Ben', both.get('Ben') ?? []]]), [{ before: undefined, after: named }])
    expect(strandedIn(made, [appointmentOf({ calendarIds: ['Ben'] })], now)).toHaveLength(1)
  })
})

/** Whether some schedule is open at an instant, asked of the clock on the wall alone. */
const isOpenAt = (hours: readonly HoursSchedule[], serviceId: string | null, instant: number): boolean =>
  schedulesFor(hours, serviceId).some((it) => {
    const said = new Intl.DateTimeFormat('sv-SE', {
      timeZone: it.timezone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(instant)
    const [date = '', clock = ''] = said.split(' ')
    return hoursOn(it, date).ranges.some(([from, to]) => from <= clock && clock < to)
  })

test('whoever stood inside the hours of a calendar and now stands outside is listed, over any number of changes at once', () => {
  const change = fc.record({ calendarId: fc.constantFrom('Ana', 'Ben', 'Room'), before: schedules, after: schedules })
  const appointment = fc.record({
    when: time,
    service,
    calendars: fc.subarray(['Ana', 'Ben', 'Room'], { minLength: 1 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(change, { selector: ({ calendarId }) => calendarId, maxLength: 3 }),
      fc.array(appointment, { maxLength: 8 }),
      (changes, drawn) => {
        const all = drawn.map(({ when, service: serviceId, calendars }, index) =>
          appointmentOf({
            id: `${index}`,
            startDate: new Date(when.start).toISOString(),
            endDate: new Date(when.end).toISOString(),
            serviceId,
            calendarIds: calendars,
          }),
        )
        const now = Date.parse(`${DATES[0] ?? ''}T00:00:00Z`)
        const listed = strandedIn(changes, all, now).map((it) => it.appointment.id)
        const expected = all.filter(({ calendarIds, serviceId, startDate, endDate }) =>
          changes.some(({ calendarId, before, after }) => {
            const [start, end] = [Date.parse(startDate), Date.parse(endDate)]
            const halves = Array.from({ length: (end - start) / 1_800_000 }, (_, at) => start + at * 1_800_000)
            const within = (hours: readonly HoursSchedule[]) => halves.every((it) => isOpenAt(hours, serviceId, it))
            return calendarIds.includes(calendarId) && within(before) && !within(after)
          }),
        )
        expect(new Set(listed)).toEqual(new Set(expected.map(({ id }) => id)))
        expect(listed).toHaveLength(new Set(listed).size)
      },
    ),
  )
})
