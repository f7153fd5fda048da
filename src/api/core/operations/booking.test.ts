import { beforeEach, describe, expect, test } from 'vitest'
import { at, type Desk, nobody, openDesk, other, own, refusal } from './testing/clinic.ts'

let desk: Desk
let vega: string
let room: string

beforeEach(async () => {
  desk = openDesk()
  vega = (await desk.calendar('Dr. Vega')).id
  room = (await desk.calendar('Room 1', 'asset')).id
})

describe('what a booking fills in', () => {
  test('title and end come from the service, the rest from the interface', async () => {
    const service = await desk.service({ name: 'First visit', duration: 45 })
    const booked = await desk.book({ startDate: at('09:00'), calendarIds: [vega], serviceId: service.id })
    expect(booked).toMatchObject({
      title: 'First visit',
      endDate: at('09:45'),
      calendarIds: [vega],
      calendarId: vega,
      origin: 'api',
      model: 'fixed',
      status: 'pending',
      subStatus: null,
      blocked: false,
      guests: [],
      voting: null,
      extraFields: {},
      cancelledAt: null,
      organizationId: own,
      version: 1,
      createdAt: '2026-03-02T08:00:00.000Z',
      updatedAt: '2026-03-02T08:00:00.000Z',
    })
    expect(await desk.read(booked.id)).toEqual(booked)
  })

  test('calendarId is short for one, the resource is added, the first of the list is answered', async () => {
    const booked = await desk.book({
      startDate: at('09:00'),
      endDate: at('10:00'),
      calendarId: vega,
      resourceId: room,
    })
    expect(booked).toMatchObject({ calendarIds: [vega, room], calendarId: vega, resourceId: room })
  })

  test('without a service a title is found and an end is needed', async () => {
    const untitled = await desk.book({ startDate: at('09:00'), endDate: at('10:00'), calendarIds: [vega] })
    expect(untitled.title).toBe('Appointment')
    expect(await refusal(desk.book({ startDate: at('11:00'), calendarIds: [vega] }))).toMatchObject({
      refusal: 'unprocessable',
      fields: ['endDate'],
    })
  })

  test('version 1 says state and has no sub-status', async () => {
    const booked = await desk.call('appointmentsV1', 'create', {
      body: { startDate: at('09:00'), endDate: at('10:00'), calendarIds: [vega], state: 'confirmed' },
    })
    expect(booked).toMatchObject({ state: 'confirmed' })
    expect(booked).not.toHaveProperty('status')
    expect(booked).not.toHaveProperty('subStatus')
    expect(await desk.read(booked.id)).toMatchObject({ status: 'confirmed' })
  })
})

describe('what a booking refuses', () => {
  const time = { startDate: at('09:00'), endDate: at('10:00') }

  test.each([
    ['no start', () => ({ endDate: at('10:00'), calendarIds: [vega] }), 'badRequest', 'startDate'],
    ['no calendar', () => time, 'badRequest', 'calendarIds'],
    ['only a resource', () => ({ ...time, resourceId: room }), 'badRequest', 'calendarIds'],
    ['an end at the start', () => ({ ...time, endDate: at('09:00'), calendarIds: [vega] }), 'unprocessable', 'endDate'],
    ['an unknown calendar', () => ({ ...time, calendarIds: [vega, nobody] }), 'unprocessable', 'calendarIds'],
    [
      'an unknown resource',
      () => ({ ...time, calendarIds: [vega], resourceId: nobody }),
      'unprocessable',
      'resourceId',
    ],
    ['an unknown only calendar', () => ({ ...time, calendarId: nobody }), 'unprocessable', 'calendarId'],
    ['an unknown service', () => ({ ...time, calendarIds: [vega], serviceId: nobody }), 'unprocessable', 'serviceId'],
    ['an unknown block', () => ({ blockedAppointmentId: nobody }), 'unprocessable', 'blockedAppointmentId'],
  ])('%s', async (_, body, kind, field) => {
    expect(await refusal(desk.book(body()))).toMatchObject({ refusal: kind, fields: [field] })
  })

  test('a calendarId beside calendarIds that are others', async () => {
    const booking = { startDate: at('09:00'), endDate: at('10:00'), calendarIds: [vega] }
    expect(await refusal(desk.book({ ...booking, calendarId: room }))).toMatchObject({ fields: ['calendarId'] })
    expect(await desk.book({ ...booking, calendarId: vega })).toMatchObject({ calendarIds: [vega] })
  })

  test('the calendar of another organization does not exist', async () => {
    const body = { ...time, calendarIds: [vega] }
    const attempt = desk.call('appointmentsV2', 'create', { body, organizationId: other })
    expect(await refusal(attempt)).toMatchObject({ refusal: 'unprocessable', fields: ['calendarIds'] })
  })

  test('a voting without a poll, and an impossible poll', async () => {
    const option = { id: 'a', startDate: at('09:00'), endDate: at('10:00') }
    const body = { ...time, calendarIds: [vega] }
    expect(await refusal(desk.book({ ...body, voting: { options: [option] } }))).toMatchObject({ fields: ['voting'] })
    const voting = {
      options: [option, option, { ...option, id: 'b', endDate: at('08:00') }],
      votes: [{ optionId: 'c', guest: 'ana', answer: 'yes' as const }],
      chosenOptionId: 'd',
    }
    expect(await refusal(desk.book({ ...body, model: 'poll', voting }))).toMatchObject({
      refusal: 'unprocessable',
      fields: ['voting.options.1.id', 'voting.options.2.endDate', 'voting.votes.0.optionId', 'voting.chosenOptionId'],
    })
  })
})

describe('blocks', () => {
  test('last 30 minutes, or as long as the service, and collide', async () => {
    const service = await desk.service({ duration: 50 })
    const { id } = await desk.call('appointmentsV1', 'blockSlot', {
      body: { startDate: at('09:00'), calendarId: vega },
    })
    expect(await desk.read(id)).toMatchObject({ blocked: true, endDate: at('09:30'), title: 'Blocked' })
    const body = { startDate: at('09:30'), calendarIds: [vega], serviceId: service.id }
    const second = await desk.call('appointmentsV1', 'blockSlot', { body })
    expect(await desk.read(second.id)).toMatchObject({ endDate: at('10:20'), title: 'Visit' })
    expect(
      await refusal(desk.book({ startDate: at('10:00'), endDate: at('11:00'), calendarIds: [vega] })),
    ).toMatchObject({ refusal: 'conflict' })
  })

  test('without a calendar are refused', async () => {
    const attempt = desk.call('appointmentsV1', 'blockSlot', { body: { startDate: at('09:00') } })
    expect(await refusal(attempt)).toMatchObject({ refusal: 'badRequest', fields: ['calendarIds'] })
  })

  test('are taken over: their time and calendars are used, and they go', async () => {
    const { id } = await desk.call('appointmentsV1', 'blockSlot', {
      body: { startDate: at('09:00'), endDate: at('10:00'), calendarIds: [vega, room] },
    })
    const booked = await desk.book({ blockedAppointmentId: id, title: 'Ana' })
    expect(booked).toMatchObject({
      startDate: at('09:00'),
      endDate: at('10:00'),
      calendarIds: [vega, room],
      blocked: false,
      blockedUntil: null,
    })
    expect(await refusal(desk.read(id))).toMatchObject({ refusal: 'notFound' })
    expect(await refusal(desk.book({ blockedAppointmentId: id }))).toMatchObject({ fields: ['blockedAppointmentId'] })
  })

  test('stay when the take-over fails', async () => {
    const { id } = await desk.call('appointmentsV1', 'blockSlot', {
      body: { startDate: at('09:00'), calendarId: vega },
    })
    await desk.book({ startDate: at('10:00'), endDate: at('11:00'), calendarIds: [vega] })
    const attempt = desk.book({ blockedAppointmentId: id, endDate: at('10:30') })
    expect(await refusal(attempt)).toMatchObject({ refusal: 'conflict' })
    expect(await desk.read(id)).toMatchObject({ blocked: true })
    expect(
      await refusal(desk.book({ startDate: at('09:00'), endDate: at('09:10'), calendarIds: [vega] })),
    ).toMatchObject({ refusal: 'conflict' })
  })

  test('that are cancelled cannot be taken over, and their record stays', async () => {
    const { id } = await desk.call('appointmentsV1', 'blockSlot', {
      body: { startDate: at('09:00'), calendarId: vega },
    })
    await desk.call('appointmentsV1', 'cancel', { params: { id } })
    expect(await refusal(desk.book({ blockedAppointmentId: id }))).toMatchObject({
      refusal: 'unprocessable',
      fields: ['blockedAppointmentId'],
    })
    expect(await desk.read(id)).toMatchObject({ blocked: true, status: 'cancelled' })
  })

  test('an appointment is no block to take over', async () => {
    const { id } = await desk.book({ startDate: at('10:00'), endDate: at('11:00'), calendarIds: [vega] })
    expect(await refusal(desk.book({ blockedAppointmentId: id }))).toMatchObject({ fields: ['blockedAppointmentId'] })
  })
})
