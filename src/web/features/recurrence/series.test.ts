import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#api/time/week.ts'
import { dateOf, minuteOfDay, startOfDay } from '#api/time/zoned.ts'
import { appointment, at, clinic, schedules, service } from '../../commands/appointments/testing/clinic.ts'
import {
  changesFor,
  chosenOf,
  membersOf,
  replacedIn,
  shiftedRule,
  shiftedTime,
  shiftOf,
  withoutReplaced,
} from './members.ts'
import { type OccurrenceChoice, clashesIn, judgeOccurrence, placesFor, settle, usualChoice } from './plan.ts'
import {
  noRepeat,
  occurrencesOf,
  pickedOccurrences,
  readRepeat,
  toggledDate,
} from '../../commands/appointments/form/repeat-values.ts'
import type { SeriesRule } from '../../commands/appointments/series/tag.ts'

const rule: SeriesRule = { from: '2026-03-02', every: 1, unit: 'week', count: 3, at: '10:00', zone: 'UTC' }
const member = (index: number, startDate: string, more: Parameters<typeof appointment>[0] = {}) =>
  appointment({
    id: `m${index}`,
    startDate,
    endDate: new Date(Date.parse(startDate) + 1_800_000).toISOString(),
    extraFields: { insurance: 'A-7', series: { id: 's', index, rule } },
    ...more,
  })
const three = [
  member(1, '2026-03-02T10:00:00.000Z'),
  member(2, '2026-03-09T10:00:00.000Z'),
  member(3, '2026-03-16T10:00:00.000Z'),
]
const [first, second, third] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]]

describe('the link of a series', () => {
  test('finds its appointments among others, in order of time', () => {
    expect(membersOf('s', [third, appointment(), first, second, first])).toEqual(three)
  })
})

describe('what was canceled and booked again', () => {
  const cancelled = { ...second, status: 'cancelled' as const }
  const again = { ...second, id: 'again' }
  test('is one appointment of the series', () => {
    expect(withoutReplaced([first, cancelled, again, third], first.id)).toEqual([first, again, third])
    const twice = { ...again, status: 'cancelled' as const }
    expect(withoutReplaced([first, cancelled, twice, third], first.id)).toEqual([first, twice, third])
  })
  test('is there where it is looked at, and what was not booked again stays', () => {
    const all = [first, cancelled, again, third]
    expect(withoutReplaced(all, cancelled.id)).toEqual(all)
    expect(withoutReplaced([first, cancelled, third], first.id)).toEqual([first, cancelled, third])
  })
})

describe('a scope', () => {
  test('leaves alone what is past or cancelled, and says so', () => {
    const cancelled = { ...third, status: 'cancelled' as const }
    const now = at('12:00')
    expect(chosenOf([first, second, cancelled], second, 'all', now)).toEqual({
      members: [second],
      past: 1,
      cancelled: 1,
    })
  })
  test('of the following begins with the one that was asked for', () => {
    expect(chosenOf(three, second, 'following', 0).members).toEqual([second, third])
  })
})

describe('a shift', () => {
  test('moves every time alike by the clock, whatever the clocks do in between', () => {
    const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 360, max: 1080 }),
        fc.integer({ min: 360, max: 1080 }),
        (zone, day, days, from, to) => {
          // Noon lies far enough from every change of the clocks to count minutes from the beginning of its day.
          const date = addDays('2024-01-01', day)
          const next = addDays(date, days)
          const wall = (on: string, minutes: number) => {
            const noon = startOfDay(addDays(on, 1), zone) - 720 * 60_000
            return new Date(noon + (minutes - 720) * 60_000).toISOString()
          }
          const before = member(1, wall(date, from))
          const shift = shiftOf(before, { startDate: wall(next, to) }, zone)
          if (!shift) throw new Error('the time has changed')
          const other = shiftedTime(member(2, wall(addDays(date, 7), from)), shift, zone)
          expect(dateOf(other.start, zone)).toBe(addDays(next, 7))
          expect(minuteOfDay(other.start, zone)).toBe(to)
        },
      ),
    )
  })
  test('moves the rule along', () => {
    const later = { days: 1, minutes: -690, length: undefined }
    expect(shiftedRule({ ...rule, weekdays: [0, 6] }, later)).toMatchObject({
      from: '2026-03-02',
      at: '22:30',
      weekdays: [0, 6],
    })
    expect(shiftedRule(rule, { days: 2, minutes: 30, length: undefined })).toMatchObject({
      from: '2026-03-04',
      at: '10:30',
    })
  })
})

describe('a change of another one', () => {
  test('keeps its own link and takes the rest', () => {
    const extraFields = { insurance: 'B-8', series: first.extraFields['series'] }
    expect(changesFor(third, { comment: 'New', extraFields }, undefined, 'UTC')).toEqual({
      comment: 'New',
      extraFields: { insurance: 'B-8', series: third.extraFields['series'] },
    })
  })
  test('tells what it would replace', () => {
    const own = { ...second, comment: 'Own' }
    expect(replacedIn(own, first, { comment: 'New', title: 'New' })).toEqual(['comment'])
  })
  test('has the length of the new time, and the same distance', () => {
    const changes = { startDate: '2026-03-03T11:00:00.000Z', endDate: '2026-03-03T12:00:00.000Z' }
    expect(changesFor(second, changes, shiftOf(first, changes, 'UTC'), 'UTC')).toMatchObject({
      startDate: '2026-03-10T11:00:00.000Z',
      endDate: '2026-03-10T12:00:00.000Z',
    })
  })
})

describe('a plan', () => {
  const now = at('08:00')
  const wish = { service: service({ maxTimeToSchedule: 5 }), calendarId: 'Ana', resourceId: null, duration: 30 }
  const situation = { ...clinic([wish.service]), schedules, appointments: [second], now }
  const read = readRepeat({ ...noRepeat(), on: true, count: 3 }, at('10:00'), 'UTC')
  const times = 'gap' in read ? [] : occurrencesOf(read, 30)
  const rows = placesFor(times, wish, situation).map((place, index) => {
    const time = times[index]
    if (!time) throw new Error('each place is of a time')
    return judgeOccurrence(time, place, { wish, allowOverlapping: false, zone: 'UTC' }, situation)
  })

  test('has every time of its rule, with what stands in the way and the nearest free times of that day', () => {
    expect(rows.map(({ start }) => new Date(start).toISOString())).toEqual(three.map(({ startDate }) => startDate))
    expect(rows.map(({ taken }) => taken.map(({ id }) => id))).toEqual([[], ['m2'], []])
    const free = rows[1]?.free.map(({ start }) => new Date(start).toISOString()) ?? []
    expect(free).toContain('2026-03-09T11:00:00.000Z')
    expect(free).not.toContain('2026-03-09T10:00:00.000Z')
  })
  test('leaves out what is taken, but not what is only far ahead', () => {
    expect(rows[2]?.concerns.map((concern) => concern.rule)).toEqual(['horizon'])
    expect(rows.map(usualChoice)).toEqual(['keep', 'skip', 'keep'])
    expect(settle(rows, new Map()).map(({ start }) => daysBetween('2026-03-02', dateOf(start, 'UTC')))).toEqual([0, 14])
  })
  test('puts one at another time of its day', () => {
    const other = Date.parse('2026-03-09T11:00:00.000Z')
    const settled = settle(rows, new Map([['2026-03-09', other]]))
    expect(settled.map(({ start }) => start)).toEqual([at('10:00'), other, Date.parse('2026-03-16T10:00:00.000Z')])
  })
  test('tells where its own times would meet, also one that stays where it is', () => {
    const [one, two] = [rows[0], rows[1]] as [(typeof rows)[0], (typeof rows)[0]]
    const other = Date.parse('2026-03-09T11:00:00.000Z')
    const late = { ...one, key: 'late', start: other + 900_000, end: other + 2_700_000 }
    const meeting = new Map([[two.key, other]])
    expect([...clashesIn([two, late], meeting).keys()]).toEqual([two.key, 'late'])
    expect(clashesIn([two, late], new Map()).size).toBe(0)
    const stays = new Map([['late', { start: other, end: other + 900_000, calendarIds: ['Ana'] }]])
    const left = clashesIn([two, late], new Map<string, OccurrenceChoice>([...meeting, ['late', 'skip']]), stays)
    expect([...left.keys()]).toEqual([two.key])
    const elsewhere = { ...late, place: { calendarIds: ['Ben'], resourceId: null } }
    expect(clashesIn([two, elsewhere], meeting).size).toBe(0)
  })
  test('keeps the minutes free that the service wants after each', () => {
    const [, two] = rows as [(typeof rows)[0], (typeof rows)[0]]
    const other = Date.parse('2026-03-09T11:00:00.000Z')
    // Ten minutes are kept free after each.
    const after = (minutes: number) => ({
      ...two,
      key: 'after',
      start: other + minutes * 60_000,
      end: other + 3_600_000,
    })
    const choices = (key: string) => new Map<string, OccurrenceChoice>([[key, other]]).set('after', 'keep')
    expect(clashesIn([two, after(35)], choices(two.key)).size).toBe(2)
    expect(clashesIn([two, after(40)], choices(two.key)).size).toBe(0)
    expect(two.free.map(({ start }) => new Date(start).toISOString().slice(11, 16))).not.toContain('10:30')
  })
  test('knows what people have in connected calendars: it is left out, and no other time offers it', () => {
    const noon = at('10:00')
    const busy = {
      start: noon,
      end: noon + 3_600_000,
      calendarIds: ['Ana'],
      title: 'Dentist',
      source: 'Staff calendar',
    }
    const [time] = times
    const alone = { ...situation, appointments: [], elsewhere: [busy] }
    const mine = { calendarIds: ['Ana'], resourceId: null }
    if (!time) throw new Error('the rule has times')
    const row = judgeOccurrence(time, mine, { wish, allowOverlapping: false, zone: 'UTC' }, alone)
    expect([row.elsewhere, row.taken, usualChoice(row)]).toEqual([[busy], [], 'skip'])
    expect(row.free.map(({ start }) => new Date(start).toISOString().slice(11, 16))).toEqual([
      '09:00',
      '11:00',
      '11:30',
    ])
    expect(placesFor(times, { ...wish, calendarId: null }, alone)[0]?.calendarIds).toEqual(['Ben'])
  })
  test.each([
    ['every', { every: 0 }],
    ['count', { count: 101 }],
    ['until', { ends: 'until', until: '2026-03-01' }],
  ] as const)('is none where %s makes no sense', (gap, wrong) => {
    expect(readRepeat({ ...noRepeat(), ...wrong }, at('10:00'), 'UTC')).toEqual({ gap })
  })
})

describe('several dates', () => {
  const iso = (clock: string) => new Date(at(clock)).toISOString()
  const dates = [{ startDate: iso('11:00') }, { startDate: null }, { startDate: iso('09:00') }]

  test('are the time of the booking and the picked ones, in order, each of the length of the service', () => {
    const times = pickedOccurrences(at('10:00'), { dates }, 30, 'UTC')
    expect(times.map(({ start, end, date }) => [start, end - start, date])).toEqual(
      ['09:00', '10:00', '11:00'].map((clock) => [at(clock), 1_800_000, '2026-03-02']),
    )
    expect(pickedOccurrences(NaN, { dates: [] }, 30, 'UTC')).toEqual([])
  })

  test('that were picked twice are two, of which one is left out by hand', () => {
    const twice = pickedOccurrences(at('10:00'), { dates: [{ startDate: iso('10:00') }] }, 30, 'UTC')
    expect(new Set(twice.map(({ key }) => key)).size).toBe(2)
  })

  test('are picked and given back by presses on free times', () => {
    const one = toggledDate(dates, iso('12:00'))
    expect(one.map(({ startDate }) => startDate)).toEqual([iso('11:00'), iso('09:00'), iso('12:00')])
    expect(toggledDate(one, iso('09:00')).map(({ startDate }) => startDate)).toEqual([iso('11:00'), iso('12:00')])
  })
})
