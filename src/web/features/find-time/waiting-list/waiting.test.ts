import { describe, expect, test } from 'vitest'
import { isExempt } from '#api/core/rules/overlap.ts'
import { isWaiting, waitingListOf } from '#api/core/rules/waiting.ts'
import { newValues } from '../../../commands/appointments/form/appointment-values.ts'
import { busyOn } from '../../../commands/appointments/free-times/free-slots.ts'
import { inverseOf } from '../../../fields/appointment-inverse.ts'
import { appointment, at, clinic, situation } from '../../../commands/appointments/testing/clinic.ts'
import { askedOf, criteriaOf, NO_CRITERIA } from '../criteria.ts'
import { bookedChanges, entryBody, entryChanges, entryValues } from './entry.ts'
import { ApiError } from '../../../client/api-error.ts'
import { keepEntry } from './entry.ts'
import { believed, freedBetween, matchesOf } from './freed-times.ts'
import { nextStep, verdictOf } from '../../../commands/appointments/status-steps.ts'
import { PARTS } from '../windows.ts'

const now = at('08:00')
const guest = { firstName: 'Eva', lastName: '', phone: '', email: '', kept: {} }
const values = newValues({ guests: [guest], comment: 'after school', reminders: [{ time: 1, unit: 'd' }] })
const criteria = { ...NO_CRITERIA, serviceId: 'check', days: [0], parts: [PARTS.morning] }
const body = entryBody(values, criteria, clinic(), now)
// What the service answers is what it was told.
const entry = appointment({ id: 'w', version: 1, ...(body as object) })

describe('an entry of the waiting list', () => {
  test('is pending, marked twice, keeps what was typed, and begins at its earliest preferred time', () => {
    expect(body).toMatchObject({
      status: 'pending',
      subStatus: 'waiting',
      allowOverlapping: true,
      startDate: '2026-03-02T08:00:00.000Z',
      calendarIds: ['Ana'],
      comment: 'after school',
      guests: [{ extraFields: { firstName: 'Eva' } }],
    })
    expect(body).not.toHaveProperty('reminders')
    expect(waitingListOf(entry)).toMatchObject({
      minutes: 30,
      calendarIds: [],
      windows: [{ days: [0], parts: [PARTS.morning] }],
    })
  })

  test('takes no time, whichever of its marks a deployment keeps', () => {
    expect(isExempt(entry, undefined)).toBe(true)
    const bare = { ...entry, allowOverlapping: false, subStatus: null }
    const unmarked = { ...entry, allowOverlapping: false, extraFields: {} }
    for (const kept of [bare, unmarked]) {
      expect(isWaiting(kept)).toBe(true)
      expect(busyOn('Ana', situation({ appointments: [kept] }))).toEqual([])
    }
    expect(isWaiting({ ...entry, status: 'confirmed' })).toBe(false)
  })

  test('reads what other hands wrote without failing', () => {
    for (const waitingList of [
      null,
      'x',
      [],
      { windows: [{ days: 'x', parts: [{ from: 9, to: 1 }, 3], from: 'soon' }], minutes: -3 },
    ]) {
      const list = waitingListOf({ ...entry, extraFields: { waitingList } })
      expect(list.minutes).toBe(30)
      expect(list.windows.every(({ days, parts, from }) => days.length + parts.length + from.length === 0)).toBe(true)
    }
  })

  test('becomes a real appointment, and waits again when that is taken back', () => {
    const offer = { start: at('09:00'), end: at('09:30'), calendarIds: ['Ben'], resourceId: null, people: ['Ben'] }
    const changes = bookedChanges(entry, offer, 'confirmed')
    const booked = { ...entry, ...changes }
    expect(isWaiting(booked as typeof entry)).toBe(false)
    expect(changes).toMatchObject({
      calendarIds: ['Ben'],
      status: 'confirmed',
      allowOverlapping: false,
      reminders: [{ time: 1, unit: 'd' }],
    })
    expect({ ...booked, ...inverseOf(entry, changes) }).toEqual(entry)
  })

  test('keeps every window that it has when one is changed', () => {
    const windows = [
      { from: '', to: '', days: [0], parts: [PARTS.morning] },
      { from: '2026-03-10', to: '', days: [], parts: [PARTS.evening] },
    ]
    const several = { ...entry, extraFields: { waitingList: { ...waitingListOf(entry), windows } } }
    const read = criteriaOf(several)
    expect(read.others).toEqual([windows[1]])
    expect(askedOf(read, clinic()).windows).toEqual(windows)
    const changes = entryChanges(several, entryValues(several), { ...read, days: [1] }, clinic(), now)
    expect(changes?.extraFields).toMatchObject({ waitingList: { windows: [{ days: [1] }, windows[1]] } })
    const fewer = entryChanges(several, entryValues(several), { ...read, others: [] }, clinic(), now)
    expect(fewer?.extraFields).toMatchObject({ waitingList: { windows: [windows[0]] } })
  })

  test('can be taken off the list, and nothing makes its placeholder time real', () => {
    const marks = [entry, { ...entry, subStatus: null }, { ...entry, extraFields: {} }]
    for (const it of marks) {
      expect(nextStep(it)).toBeUndefined()
      for (const action of ['confirm', 'arrive', 'complete', 'move', 'edit', 'cancel'] as const) {
        expect(verdictOf(action, it)).toMatchObject({
          ok: false,
          reason: expect.stringContaining('aiting for a time'),
        })
      }
      expect(verdictOf('delete', it)).toEqual({ ok: true })
    }
    expect(verdictOf('confirm', { ...entry, subStatus: null, extraFields: {} })).toEqual({ ok: true })
  })

  test('keeps its place in the queue when it is edited, and only says what changed', () => {
    expect(entryChanges(entry, entryValues(entry), criteriaOf(entry), clinic(), now)).toEqual({})
    const later = entryChanges(
      entry,
      entryValues(entry),
      { ...criteriaOf(entry), people: ['Ben'] },
      clinic(),
      now + 9e5,
    )
    expect(later).toMatchObject({
      calendarIds: ['Ben'],
      extraFields: { waitingList: { since: waitingListOf(entry).since } },
    })
  })
})

describe('freed time', () => {
  const taken = appointment({ id: 'x' })
  const time = { calendarId: 'Ana', serviceId: 'check', leftBy: 'x', start: at('10:00'), end: at('10:30') }

  test('is what was taken and is no more: cancelled, gone, moved away, or cut short', () => {
    expect(freedBetween([taken], [{ ...taken, version: 2, status: 'cancelled' }], now)).toEqual([time])
    expect(freedBetween([taken], [], now)).toEqual([time])
    expect(freedBetween([taken], [{ ...taken, version: 2, calendarIds: ['Ben'] }], now)).toEqual([time])
    const short = { ...taken, version: 2, endDate: '2026-03-02T10:10:00.000Z' }
    expect(freedBetween([taken], [short], now)).toEqual([{ ...time, start: at('10:10') }])
  })

  test('is not what only seems so: unchanged, taken by another one, over, or not yet agreed by the service', () => {
    expect(freedBetween([taken], [taken], now)).toEqual([])
    expect(freedBetween([taken], [appointment({ id: 'y' })], now)).toEqual([])
    expect(freedBetween([taken], [], at('11:00'))).toEqual([])
    const shown = { ...taken, startDate: '2026-03-02T11:00:00.000Z', endDate: '2026-03-02T11:30:00.000Z' }
    expect(freedBetween([taken], [shown], now)).toEqual([])
    // The service agrees later: then it is told.
    const agreed = { ...shown, version: 2 }
    expect(freedBetween(believed([taken], [shown]), [agreed], now)).toEqual([time])
  })

  test('is told where a deployment counts no versions', () => {
    const uncounted = { ...taken, version: 0 }
    expect(freedBetween([uncounted], [{ ...uncounted, status: 'cancelled' }], now)).toEqual([time])
  })

  test('is offered to who waits for it, and to nobody whom it does not suit', () => {
    const known = { start: at('00:00'), end: at('23:00') }
    const evening = { ...entry, id: 'e', extraFields: { waitingList: { windows: [{ parts: [PARTS.evening] }] } } }
    const ben = { ...entry, id: 'b', extraFields: { waitingList: { calendarIds: ['Ben'], minutes: 30 } } }
    const found = matchesOf(time, [evening, ben, entry], situation(), known)
    expect(found.map(({ entry: it, offer }) => [it.id, offer.start])).toEqual([['w', at('10:00')]])
  })
})

test('an entry is kept where nobody stands by a deployment that lets nothing overlap', async () => {
  const asked: string[] = []
  const body = { startDate: '2026-03-27T10:00:00.000Z', endDate: '2026-03-27T10:30:00.000Z' } as never
  const made = await keepEntry(body, 'Europe/Madrid', async ({ startDate, endDate }) => {
    asked.push(`${startDate} ${endDate}`)
    if (asked.length < 4) throw new ApiError({ kind: 'conflict', description: 'Slot already taken' })
    return startDate
  })
  // Three in the morning there, on both sides of the change of the clocks; the night of the change has one hour less.
  expect(made).toBe('2026-03-30T01:00:00.000Z')
  expect(asked).toEqual([
    '2026-03-27T10:00:00.000Z 2026-03-27T10:30:00.000Z',
    '2026-03-28T02:00:00.000Z 2026-03-28T02:30:00.000Z',
    '2026-03-29T02:00:00.000Z 2026-03-29T02:30:00.000Z',
    '2026-03-30T01:00:00.000Z 2026-03-30T01:30:00.000Z',
  ])
  const refused = keepEntry(body, 'Europe/Madrid', async () => {
    throw new ApiError({ kind: 'rights', description: 'No' })
  })
  await expect(refused).rejects.toMatchObject({ kind: 'rights' })
})
