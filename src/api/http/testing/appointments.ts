import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { at, book, booking, type Desk, makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'

/** Appointments in both versions (interface, section 2). */
export function appointmentTests(open: Open): void {
  describe('an appointment', () => {
    let service: Service
    let desk: Desk
    let calendar: { id: string }
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      return () => service.close()
    })
    const fresh = async () => (calendar = await makeCalendar(desk)).id

    test('is the same in both versions, with state in one and status in the other', async () => {
      const made = await desk.post(`${v1}/appointments`, booking(await fresh(), '09:00', { state: 'confirmed' }))
      expect(made.status).toBe(201)
      expect(made.body).toMatchObject({ state: 'confirmed', calendarId: calendar.id, origin: 'api', model: 'fixed' })
      expect(made.body).not.toHaveProperty('status')
      const { state, ...rest } = made.body
      const second = await desk.get(`${v2}/appointments/${made.body.id}`)
      expect(second.body).toEqual({ ...rest, status: state, subStatus: null })
      expect((await desk.get(`${v1}/appointments/${made.body.id}`)).body).toEqual(made.body)
      expect((await desk.put(`${v1}/appointments/${made.body.id}`, { title: 'A' })).body).toMatchObject({ version: 2 })
      const erased = await desk.delete(`${v1}/appointments/${made.body.id}`)
      expect([erased.status, typeof erased.body.deletedAt]).toEqual([200, 'string'])
    })

    test('is booked by other names of its fields', async () => {
      const calendarId = await fresh()
      const body = {
        title: 'A',
        startAt: at('09:00'),
        end: at('09:30'),
        calendarId,
        agentComment: 'b',
        state: 'pending',
      }
      const { status, body: made } = await desk.post(`${v2}/appointments`, body)
      expect([status, made]).toMatchObject([201, { startDate: at('09:00'), endDate: at('09:30'), comment: 'b' }])
    })

    test('takes title and end from its service, and keeps the time between free', async () => {
      const calendarId = await fresh()
      const { id: serviceId } = await makeService(desk, { name: 'Laser', duration: 20, timeBetween: 10 })
      const body = { startDate: at('09:00'), calendarIds: [calendarId], serviceId }
      const { body: made } = await desk.post(`${v2}/appointments`, body)
      expect(made).toMatchObject({ title: 'Laser', endDate: at('09:20') })
      expect((await desk.post(`${v2}/appointments`, { ...body, startDate: at('09:25') })).status).toBe(409)
      expect((await desk.post(`${v2}/appointments`, { ...body, startDate: at('09:30') })).status).toBe(201)
    })

    test('moves only to free time, and leaves its own free', async () => {
      const calendarId = await fresh()
      const { id } = await book(desk, calendarId, '09:00')
      await book(desk, calendarId, '10:00')
      const path = `${v2}/appointments/${id}`
      expect((await desk.put(path, { startDate: at('09:45'), endDate: at('10:15') })).status).toBe(409)
      expect((await desk.put(path, { startDate: at('09:15'), endDate: at('09:45') })).status).toBe(200)
      expect((await desk.put(path, { startDate: at('11:00'), endDate: at('11:30') })).status).toBe(200)
      await book(desk, calendarId, '09:00')
    })

    test('of a group takes as many guests as it has seats, one after the other under its version', async () => {
      const calendarId = await fresh()
      const guest = (name: string) => ({ email: `${name}@group.example` })
      const body = booking(calendarId, '09:00', { guests: [guest('ana')], extraFields: { seats: 2 } })
      const crowd = ['ana', 'ben', 'cleo'].map(guest)
      expect((await desk.post(`${v2}/appointments`, { ...body, guests: crowd })).status).toBe(409)
      const { body: made } = await desk.post(`${v2}/appointments`, body)
      const path = `${v2}/appointments/${made.id}`
      const join = (guests: object[], version: number) =>
        desk.put(path, { guests }, { headers: { 'x-svc-site-if-version': String(version) } })
      expect((await join([guest('ana'), guest('ben')], 1)).status).toBe(200)
      // Whoever joined from an older look would have taken the seat of somebody else.
      expect((await join([guest('ana'), guest('cleo')], 1)).status).toBe(409)
      const full = await desk.put(path, { guests: crowd })
      expect([full.status, full.body.code, full.body.description]).toEqual([
        409,
        'CONFLICT',
        'This group has 2 seats, and 3 guests would come.',
      ])
      expect((await desk.put(path, { guests: crowd, allowOverlapping: true })).status).toBe(200)
      expect((await desk.put(path, { title: 'A crowd', allowOverlapping: false })).status).toBe(200)
    })

    test('is cancelled in both versions once, and frees its time', async () => {
      const calendarId = await fresh()
      const first = await book(desk, calendarId, '09:00')
      const cancelled = await desk.post(`${v1}/appointments/${first.id}/cancel`)
      expect([cancelled.status, cancelled.body]).toMatchObject([200, { state: 'cancelled', cancellationOrigin: 'api' }])
      expect((await desk.post(`${v1}/appointments/${first.id}/cancel`)).status).toBe(409)
      const second = await book(desk, calendarId, '09:00')
      const body = { subStatus: 'user-request', comment: 'Rang' }
      const again = await desk.post(`${v2}/appointments/${second.id}/cancel`, body)
      expect([again.status, again.body]).toMatchObject([200, { status: 'cancelled', ...body }])
      expect((await desk.put(`${v2}/appointments/${second.id}`, { startDate: at('15:00') })).status).toBe(409)
      expect((await desk.delete(`${v2}/appointments/${second.id}`)).status).toBe(200)
    })

    test('collides with a block, which version 2 lists only when asked', async () => {
      const calendarId = await fresh()
      const blocked = await desk.post(`${v1}/appointments/block-slot`, {
        startDate: at('09:00'),
        endDate: at('10:00'),
        calendarIds: [calendarId],
      })
      expect([blocked.status, blocked.body]).toEqual([200, { id: expect.any(String) }])
      expect((await desk.post(`${v2}/appointments`, booking(calendarId, '09:30'))).status).toBe(409)
      const total = async (path: string, query: Record<string, string>) =>
        (await desk.get(path, query)).body.total as number
      expect(await total(`${v2}/appointments`, { calendarId })).toBe(0)
      expect(await total(`${v2}/appointments`, { calendarId, blocked: 'true' })).toBe(1)
      expect(await total(`${v1}/appointments`, { connection: 'svc', calendarIds: calendarId })).toBe(1)
    })

    test('is found by what it says, when it is and whose it is', async () => {
      const calendarId = await fresh()
      const guests = [{ email: 'jose@example.org', extraFields: { firstName: 'José', phone: '+34 600 777 888' } }]
      const { id } = await book(desk, calendarId, '09:00', { guests, classification: 'external' })
      const other = await book(desk, calendarId, '12:00', { title: 'Other' })
      const find = async (query: Record<string, string>): Promise<string[]> => {
        const { body } = await desk.get(`${v2}/appointments`, { calendarId, ...query })
        return body.items.map((it: { id: string }) => it.id)
      }
      expect(await find({})).toEqual([id, other.id])
      expect(await find({ search: 'JOSE' })).toEqual([id])
      for (const phone of ['600777888', '+34600777888', '777888', '600-777-888', '0034600777888', '777 888']) {
        expect(await find({ search: phone }), phone).toEqual([id])
      }
      expect(await find({ search: '600777889' })).toEqual([])
      expect(await find({ startDate: at('09:29'), endDate: at('12:00') })).toEqual([id])
      expect(await find({ startDate: at('09:30') })).toEqual([other.id])
      expect(await find({ excludeIds: id })).toEqual([other.id])
      expect((await desk.get(`${v2}/appointments`, { calendarId, fields: 'title' })).body.items[0]).toEqual({
        id,
        title: 'Visit',
      })
      for (const ids of [`ids=${id},${other.id}`, `ids=${id}&ids=${other.id}`, `ids[0]=${id}&ids[1]=${other.id}`]) {
        expect((await desk.get(`${v1}/appointments`, `connection=svc&${ids}`)).body.total).toBe(2)
      }
    })

    test('needs a connection in version 1', async () => {
      expect((await desk.get(`${v1}/appointments`)).status).toBe(400)
      expect((await desk.get(`${v1}/appointments`, { connection: 'other' })).status).toBe(400)
      const unconnected = await desk.get(`${v1}/appointments`, { connection: 'external_provider_1' })
      expect([unconnected.status, unconnected.body.code]).toEqual([422, 'UNPROCESSABLE'])
    })

    test('forgets a masked guest everywhere, also under an idempotency key', async () => {
      const calendarId = await fresh()
      const guests = [{ email: 'secret@example.org', extraFields: { phone: '+34600000001' } }]
      const key = { headers: { 'x-svc-site-idempotency-key': '11111111-1111-4111-8111-111111111111' } }
      const body = booking(calendarId, '09:00', { guests })
      const made = await desk.post(`${v2}/appointments`, body, key)
      const path = `${v1}/appointments/${made.body.id}/mask-guests`
      const masked = await desk.put(path, { guests: [{ email: 'secret@example.org' }] })
      expect(masked.status).toBe(200)
      expect(masked.body.guests[0].email).toMatch(/^guest-[0-9a-f]{4}@masked\.invalid$/)
      expect(JSON.stringify(masked.body)).not.toMatch(/secret@|600000001/)
      // The remembered answer is gone, so the call runs anew and meets its own earlier booking.
      const repeated = await desk.post(`${v2}/appointments`, body, key)
      expect(repeated.status).toBe(409)
      expect((await desk.put(path, { guests: [{ email: 'secret@example.org' }] })).status).toBe(422)
    })

    test('counts the votes of its poll, which takes no time', async () => {
      const calendarId = await fresh()
      const voting = {
        options: [{ id: 'a', startDate: at('09:00'), endDate: at('09:30') }],
        votes: [{ optionId: 'a', guest: 'ana@example.org', answer: 'yes' }],
      }
      const poll = await book(desk, calendarId, '09:00', { model: 'poll', voting })
      await book(desk, calendarId, '09:00')
      for (const version of [v1, v2]) {
        const votes = await desk.get(`${version}/appointments/${poll.id}/votes`)
        expect(votes.status).toBe(200)
        expect(votes.body.voting.options[0].counts).toEqual({ yes: 1, 'if-need-be': 0, no: 0 })
      }
    })

    test('takes its time for itself alone, however many try at once', async () => {
      const calendarId = await fresh()
      const tries = Array.from({ length: 50 }, () => desk.post(`${v2}/appointments`, booking(calendarId, '09:00')))
      const statuses = (await Promise.all(tries)).map((it) => it.status)
      expect([statuses.filter((it) => it === 201).length, statuses.filter((it) => it === 409).length]).toEqual([1, 49])
    })
  })
}
