import { beforeEach, describe, expect, test } from 'vitest'
import { at, type Desk, openDesk, refusal } from './testing/clinic.ts'

let desk: Desk
let vega: string

beforeEach(async () => {
  desk = openDesk()
  vega = (await desk.calendar('Dr. Vega')).id
})

describe('deniedMultipleAppointment', () => {
  test('a guest with a coming appointment of the service gets no other one', async () => {
    const service = await desk.service({ deniedMultipleAppointment: true })
    const guests = [{ email: 'Ana@Example.com' }]
    const body = { calendarIds: [vega], serviceId: service.id, guests }
    const first = await desk.book({ ...body, startDate: at('09:00') })
    const again = { ...body, startDate: at('11:00'), guests: [{ email: 'ana@example.com' }] }
    const refused = await refusal(desk.book(again))
    expect(refused).toMatchObject({ refusal: 'conflict' })
    expect(refused.description).not.toMatch(/ana/i)
    await desk.book({ ...again, guests: [{ email: 'joana@example.com' }] })
    await desk.change(first.id, { comment: 'still the same guest' })
    await desk.call('appointmentsV1', 'cancel', { params: { id: first.id } })
    await desk.book({ ...again, startDate: at('12:00') })
  })

  test('says nothing of those who had two already, but a new guest is asked', async () => {
    const service = await desk.service()
    const body = { calendarIds: [vega], serviceId: service.id, guests: [{ email: 'ana@example.com' }] }
    const first = await desk.book({ ...body, startDate: at('09:00') })
    const second = await desk.book({ ...body, startDate: at('10:00'), guests: [] })
    await desk.book({ ...body, startDate: at('11:00') })
    const changes = { deniedMultipleAppointment: true }
    await desk.call('services', 'update', { params: { id: service.id }, body: changes })
    await desk.change(first.id, { comment: 'had two before', guests: body.guests })
    await expect(desk.change(second.id, { guests: body.guests })).rejects.toMatchObject({ refusal: 'conflict' })
  })

  test('does not refuse what is past, completed or a block beside a coming one', async () => {
    const service = await desk.service({ deniedMultipleAppointment: true })
    const guests = [{ email: 'ana@example.com' }]
    const body = { calendarIds: [vega], serviceId: service.id, guests }
    await desk.book({ ...body, startDate: at('09:00') })
    const past = await desk.book({ ...body, startDate: '2026-03-01T09:00:00Z' })
    const completed = await desk.book({ ...body, startDate: at('11:00'), status: 'completed' })
    const blocked = await desk.book({ ...body, startDate: at('12:00'), blocked: true })
    for (const { id } of [past, completed, blocked]) expect(await desk.read(id)).toMatchObject({ guests })
  })

  test('past appointments and other services do not count', async () => {
    const service = await desk.service({ deniedMultipleAppointment: true })
    const free = await desk.service()
    const guests = [{ email: 'ana@example.com' }]
    await desk.book({ startDate: '2026-03-01T09:00:00Z', calendarIds: [vega], serviceId: service.id, guests })
    await desk.book({ startDate: at('09:00'), calendarIds: [vega], serviceId: free.id, guests })
    const body = { startDate: at('10:00'), calendarIds: [vega], serviceId: service.id, guests }
    await expect(desk.book(body)).resolves.toMatchObject({ guests })
  })
})
