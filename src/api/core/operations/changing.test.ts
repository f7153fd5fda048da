import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { at, type Booked, type Desk, nobody, openDesk, other, refusal } from './testing/clinic.ts'

let desk: Desk
let vega: string
let room: string
let booked: Booked

beforeEach(async () => {
  desk = openDesk()
  vega = (await desk.calendar('Dr. Vega')).id
  room = (await desk.calendar('Room 1', 'asset')).id
  booked = await desk.book({ title: 'Ana', startDate: at('09:00'), endDate: at('10:00'), calendarIds: [vega] })
})

describe('a change', () => {
  test('keeps what is absent, clears with null, replaces lists whole, counts the version', async () => {
    desk.setNow('2026-03-02T09:00:00Z')
    const guests = [{ email: 'ana@example.com' }, { extraFields: { phone: '600111222' } }]
    const once = await desk.change(booked.id, { description: 'x', guests })
    expect(once).toEqual({
      ...booked,
      description: 'x',
      guests,
      version: 2,
      updatedAt: '2026-03-02T09:00:00.000Z',
    })
    const twice = await desk.change(booked.id, { description: null, guests: [] })
    expect(twice).toMatchObject({ description: null, guests: [], title: 'Ana', version: 3 })
  })

  test('any part of the words changes, and nothing else does', async () => {
    const fields = fc.record(
      {
        title: fc.constantFrom('One', 'Two'),
        description: fc.option(fc.string({ maxLength: 20 })),
        classification: fc.option(fc.constantFrom('internal', 'external')),
        comment: fc.option(fc.string({ maxLength: 20 })),
        lang: fc.option(fc.constantFrom('en', 'es')),
        reminders: fc.array(fc.record({ time: fc.nat(10), unit: fc.constantFrom('m', 'h', 'd') }), { maxLength: 2 }),
        allowOverlapping: fc.boolean(),
        extraFields: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.integer(), { maxKeys: 2 }),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fields, async (changes) => {
        const before = await desk.read(booked.id)
        const { version: _1, updatedAt: _2, ...after } = await desk.change(booked.id, changes)
        const { version: _3, updatedAt: _4, ...expected } = { ...before, ...JSON.parse(JSON.stringify(changes)) }
        expect(after).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })

  test('with another version than the stored one is refused, and so are cancel and delete', async () => {
    const stale = { params: { id: booked.id }, ifVersion: 7 }
    const attempts = [
      desk.call('appointmentsV2', 'update', { ...stale, body: { title: 'B' } }),
      desk.call('appointmentsV2', 'cancel', { ...stale, body: {} }),
      desk.call('appointmentsV1', 'cancel', stale),
      desk.call('appointmentsV1', 'remove', stale),
    ]
    for (const attempt of attempts) expect(await refusal(attempt)).toMatchObject({ refusal: 'conflict' })
    expect(await desk.read(booked.id)).toEqual(booked)
    await desk.call('appointmentsV2', 'update', { ...stale, ifVersion: 1, body: { title: 'B' } })
  })

  test('is impossible from another organization', async () => {
    const foreign = { params: { id: booked.id }, organizationId: other }
    expect(await refusal(desk.call('appointmentsV2', 'get', foreign))).toMatchObject({ refusal: 'notFound' })
    expect(await refusal(desk.call('appointmentsV1', 'remove', foreign))).toMatchObject({ refusal: 'notFound' })
  })

  test('a deleted appointment is answered with deletedAt, and afterwards it is not there', async () => {
    const removed = await desk.call('appointmentsV2', 'remove', { params: { id: booked.id } })
    expect(removed).toEqual({ ...booked, deletedAt: '2026-03-02T08:00:00.000Z' })
    expect(await refusal(desk.read(booked.id))).toMatchObject({ refusal: 'notFound' })
    await desk.book({ startDate: at('09:00'), endDate: at('10:00'), calendarIds: [vega] })
  })
})

describe('calendars of an appointment', () => {
  test('a resource comes and goes with resourceId', async () => {
    const second = (await desk.calendar('Room 2', 'asset')).id
    expect(await desk.change(booked.id, { resourceId: room })).toMatchObject({ calendarIds: [vega, room] })
    expect(await desk.change(booked.id, { resourceId: second })).toMatchObject({ calendarIds: [vega, second] })
    expect(await desk.change(booked.id, { calendarIds: [room] })).toMatchObject({
      calendarIds: [room, second],
      calendarId: room,
    })
    expect(await desk.change(booked.id, { resourceId: null })).toMatchObject({ calendarIds: [room], resourceId: null })
  })

  test('the only calendar stays, even where it was the resource', async () => {
    const alone = await desk.book({
      startDate: at('12:00'),
      endDate: at('13:00'),
      calendarIds: [room],
      resourceId: room,
    })
    expect(await desk.change(alone.id, { resourceId: null })).toMatchObject({ calendarIds: [room], resourceId: null })
  })

  test('new ones must exist; one that has gone since may be sent back', async () => {
    expect(await refusal(desk.change(booked.id, { calendarIds: [nobody] }))).toMatchObject({ fields: ['calendarIds'] })
    expect(await refusal(desk.change(booked.id, { serviceId: nobody }))).toMatchObject({ fields: ['serviceId'] })
    await desk.change(booked.id, { startDate: '2026-03-01T09:00:00Z', endDate: '2026-03-01T10:00:00Z' })
    await desk.call('adminCalendars', 'remove', { params: { id: vega } })
    await desk.change(booked.id, { calendarIds: [vega], comment: 'kept' })
  })
})

describe('statuses', () => {
  test('completed goes back to confirmed', async () => {
    await desk.change(booked.id, { status: 'completed', subStatus: 'attended' })
    expect(await desk.change(booked.id, { status: 'confirmed', subStatus: null })).toMatchObject({
      status: 'confirmed',
    })
  })

  test('cancelled is final for times, calendars and status, not for words', async () => {
    const cancelled = await desk.call('appointmentsV1', 'cancel', { params: { id: booked.id } })
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancellationOrigin: 'api',
      cancelledAt: '2026-03-02T08:00:00.000Z',
      version: 2,
    })
    for (const changes of [
      { startDate: at('09:30') },
      { endDate: at('11:00') },
      { calendarIds: [room] },
      { resourceId: room },
      { status: 'confirmed' as const },
      { subStatus: 'arrived' },
    ]) {
      expect(await refusal(desk.change(booked.id, changes))).toMatchObject({ refusal: 'conflict' })
    }
    expect(
      await desk.change(booked.id, { comment: 'called back', startDate: at('09:00'), status: 'cancelled' }),
    ).toMatchObject({ comment: 'called back', cancelledAt: '2026-03-02T08:00:00.000Z' })
    expect(await refusal(desk.call('appointmentsV1', 'cancel', { params: { id: booked.id } }))).toMatchObject({
      refusal: 'conflict',
    })
  })

  test('cancelling by PUT says when', async () => {
    expect(await desk.change(booked.id, { status: 'cancelled' })).toMatchObject({
      cancelledAt: '2026-03-02T08:00:00.000Z',
      cancellationOrigin: 'api',
    })
  })
})

describe('cancelling in version 2', () => {
  const cancel = (body: object) => desk.call('appointmentsV2', 'cancel', { params: { id: booked.id }, body })

  test('takes sub-status and comment along', async () => {
    expect(await cancel({ subStatus: 'user-request', comment: 'is ill' })).toMatchObject({
      status: 'cancelled',
      subStatus: 'user-request',
      comment: 'is ill',
      cancellationOrigin: 'api',
    })
    expect(await refusal(cancel({}))).toMatchObject({ refusal: 'conflict' })
  })

  test('to anything else than cancelled is impossible', async () => {
    expect(await refusal(cancel({ status: 'pending' }))).toMatchObject({ refusal: 'unprocessable', fields: ['status'] })
  })

  test('of guests takes them off, and the appointment goes with the last one', async () => {
    await desk.change(booked.id, { guests: [{ email: 'ana@x.io' }, { email: 'leo@x.io' }] })
    expect(await cancel({ guests: ['ANA@x.io'] })).toMatchObject({
      status: 'pending',
      guests: [{ email: 'leo@x.io' }],
    })
    expect(await refusal(cancel({ guests: ['ana@x.io'] }))).toMatchObject({ fields: ['guests'] })
    expect(await cancel({ guests: ['leo@x.io'] })).toMatchObject({ status: 'cancelled', guests: [] })
  })

  test('guest-only leaves the appointment', async () => {
    await desk.change(booked.id, { guests: [{ email: 'ana@x.io' }] })
    expect(await cancel({ guests: ['ana@x.io'], strategy: 'guest-only' })).toMatchObject({
      status: 'pending',
      guests: [],
    })
  })
})
