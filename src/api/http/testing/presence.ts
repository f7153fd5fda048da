import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, type Open, type Service } from './caller.ts'
import { book, booking, type Desk, makeCalendar, openDesk } from './clinic.ts'
import { follow } from './follow.ts'

const one = '0195550a-5c00-7000-8000-00000000f001'
const path = `/x/presence/${one}`
const record = { resource: 'services', id: '0195550a-5c00-7000-8000-00000000f002' }

/** Who is present, announced and followed (interface, section 8). */
export function presenceTests(open: Open): void {
  describe('presence', () => {
    let service: Service
    let desk: Desk
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      return () => service.close()
    })

    test('is told on the feed without a number, also to who comes later, until it is left', async () => {
      const feed = await follow(service, desk.key)
      await feed.next()
      const said = await call(service, desk.key, 'PUT', path, { body: { doing: 'looking', record } })
      expect(said.status).toBe(200)
      expect(Date.parse(said.body.until) - Date.now()).toBeGreaterThan(20_000)
      const { until: _, ...shown } = said.body
      const told = await feed.next()
      expect(told).toEqual({ event: 'presence', data: { present: [shown] } })
      expect(shown).toEqual({
        id: one,
        key: desk.key.accessKeyId,
        person: null,
        doing: 'looking',
        record,
        time: null,
      })
      // That somebody is still there is no news; what they do is.
      await call(service, desk.key, 'PUT', path, { body: { doing: 'looking', record } })
      await call(service, desk.key, 'PUT', path, { body: { doing: 'editing', record } })
      expect((await feed.next())?.data.present).toMatchObject([{ id: one, doing: 'editing' }])
      const later = await follow(service, desk.key)
      expect([(await later.next())?.event, (await later.next())?.data.present.length]).toEqual(['ready', 1])
      expect((await call(service, desk.key, 'DELETE', path)).status).toBe(200)
      for (const line of [feed, later]) {
        expect((await line.next())?.data).toEqual({ present: [] })
        await line.leave()
      }
      expect((await call(service, desk.key, 'DELETE', path)).status).toBe(404)
    })

    test('is for everybody who may read, says a record or a time, and is another key’s to change', async () => {
      const viewer = await service.key('Viewers', 'viewer')
      const at = (body: object) => call(service, viewer, 'PUT', path, { body })
      const startDate = '2031-03-03T09:00:00.000Z'
      const time = { calendarIds: [record.id], startDate, endDate: '2031-03-03T09:30:00.000Z' }
      expect((await at({ doing: 'booking', time })).body).toMatchObject({ doing: 'booking', record: null, time })
      expect((await at({ doing: 'booking' })).status).toBe(400)
      expect((await at({ doing: 'booking', time: { ...time, endDate: startDate } })).status).toBe(400)
      expect((await at({ doing: 'looking', record: { resource: 'keys', id: 'AK' } })).status).toBe(400)
      const other = await service.key('Viewers', 'admin')
      const stolen = await call(service, other, 'PUT', path, { body: { doing: 'looking', record } })
      expect(stolen.status).toBe(409)
      expect((await call(service, other, 'DELETE', path)).status).toBe(404)
    })

    test('of who is booking a time keeps it from nobody, and is no change', async () => {
      const house = await openDesk(service)
      const { id: calendarId } = await makeCalendar(house)
      const { startDate, endDate } = booking(calendarId, '09:00')
      const time = { calendarIds: [calendarId], startDate, endDate }
      const holder = await house.as('staff')
      const held = await holder.put(`/x/presence/${randomUUID()}`, { doing: 'booking', time })
      expect(held.status).toBe(200)
      await book(house, calendarId, '09:00')
      const told = (await house.get('/x/audit')).body.items.map((it: { operation: string }) => it.operation)
      expect(told).not.toContain('presence.announce')
      expect(told).toContain('appointmentsV2.create')
    })
  })
}
