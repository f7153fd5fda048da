import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { makeCalendar, openDesk } from './clinic.ts'

/** Addresses under which calendars are read. */
export function calendarFeedTests(open: Open): void {
  describe('calendar feeds', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })

    test('are made, listed, renewed and revoked by who may export, and read by whoever has the address', async () => {
      const house = await openDesk(service)
      const calendar = await makeCalendar(house, { name: 'Ana, mornings' })
      const made = await house.post('/x/feeds', { calendarId: calendar.id })
      expect([made.status, made.body]).toMatchObject([201, { calendarId: calendar.id, names: false, version: 1 }])
      expect(made.body).not.toHaveProperty('generation')
      const list = await house.get('/x/feeds', { calendarId: calendar.id })
      expect(list.body).toMatchObject({ total: 1, items: [made.body] })
      const viewer = await house.as('viewer')
      expect((await viewer.get('/x/feeds')).status).toBe(403)
      expect((await viewer.post('/x/feeds', { calendarId: calendar.id })).status).toBe(403)
      expect((await house.post('/x/feeds', { calendarId: made.body.id })).status).toBe(422)
      const path = `/x/feeds/${made.body.id}`
      const renewed = await house.post(`${path}/renew`)
      expect([renewed.status, renewed.body.version]).toEqual([200, 2])
      // A host that serves no feeds says so by an address of null.
      const isServed = made.body.address !== null
      const read = async (address: string | null) => {
        const answer = address === null ? undefined : await service.fetch(new Request(service.url + address))
        return [answer?.status, /^X-WR-CALNAME:.*/m.exec((await answer?.text()) ?? '')?.[0]]
      }
      expect(await read(made.body.address)).toEqual(isServed ? [404, undefined] : [undefined, undefined])
      const { address } = renewed.body
      const right = [200, 'X-WR-CALNAME:Ana\\, mornings']
      expect(await read(address)).toEqual(isServed ? right : [undefined, undefined])
      expect((await (await openDesk(service)).delete(path)).status).toBe(404)
      expect((await house.delete(path)).body.deletedAt).toMatch(/^\d{4}-.*Z$/)
      expect(await read(address)).toEqual(isServed ? [404, undefined] : [undefined, undefined])
      const again = await house.post('/x/feeds', { calendarId: calendar.id, names: true })
      expect((await house.delete(`/admin/calendars/${calendar.id}`)).status).toBe(200)
      expect((await house.delete(`/x/feeds/${again.body.id}`)).status).toBe(404)
    })
  })
}
