import { beforeAll, describe, expect, test } from 'vitest'
import { call, type Open, type Service } from './caller.ts'
import { book, booking, type Desk, makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'
import { follow } from './follow.ts'

/** What changed, followed and listed (interface, section 8). */
export function changeTests(open: Open): void {
  describe('the feed of changes', () => {
    let service: Service
    let desk: Desk
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      return () => service.close()
    })

    test('begins with where it stands, then tells each change and nothing that is in it', async () => {
      const feed = await follow(service, desk.key)
      expect(feed.status).toBe(200)
      expect(feed.headers.get('content-type')).toMatch(/^text\/event-stream/)
      const ready = await feed.next()
      expect(ready).toMatchObject({ event: 'ready', data: { cursor: ready?.id, latest: ready?.id } })
      const calendar = await makeCalendar(desk, { name: 'Secretly Ana' })
      const told = await feed.change()
      const { at, ...rest } = told.data
      expect(at).toMatch(/^\d{4}-.*Z$/)
      expect(rest).toEqual({
        resource: 'calendars',
        id: calendar.id,
        version: 1,
        operation: 'adminCalendars.create',
        key: desk.key.accessKeyId,
      })
      const [epoch, seq] = told.id?.split('.') ?? []
      expect(ready?.id).toBe(`${epoch}.${Number(seq) - 1}`)
      await feed.leave()
    })

    test('goes on after a cursor, by query or by Last-Event-ID, without a gap or a double', async () => {
      const first = await follow(service, desk.key)
      await first.next()
      const calendar = await makeCalendar(desk)
      const seen = await first.change()
      await first.leave()
      await desk.put(`/admin/calendars/${calendar.id}`, { name: 'Bea' })
      await desk.put(`/admin/calendars/${calendar.id}`, { name: 'Cleo' })
      for (const from of [{ cursor: seen.id }, { headers: { 'last-event-id': seen.id ?? '' } }]) {
        const again = await follow(service, desk.key, from)
        const ready = await again.next()
        const [, latest] = ready?.data.latest.split('.') ?? []
        expect(ready).toMatchObject({ event: 'ready', id: seen.id })
        const missed = [await again.change(), await again.change()]
        expect(missed.map(({ data }) => [data.id, data.version])).toEqual([
          [calendar.id, 2],
          [calendar.id, 3],
        ])
        expect(missed[1]?.id?.endsWith(`.${latest}`)).toBe(true)
        await again.leave()
      }
    })

    test('says so where a cursor means nothing here', async () => {
      for (const from of [
        { cursor: 'otherepoch.1' },
        { cursor: 'otherepoch.99999' },
        { headers: { 'last-event-id': 'nonsense' } },
      ]) {
        const feed = await follow(service, desk.key, from)
        const reset = await feed.next()
        expect(reset?.event).toBe('reset')
        expect(await feed.next()).toMatchObject({ event: 'ready', id: reset?.id })
        await feed.leave()
      }
      const wrong = await desk.get('/x/changes', { cursor: 'nonsense' })
      expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ field: 'cursor' }]])
    })

    test('tells what one call does to several records, in one order for all', async () => {
      const calendar = await makeCalendar(desk)
      const kept = await makeService(desk, { calendars: [{ calendarId: calendar.id, active: true, type: 'agent' }] })
      const viewer = await desk.as('viewer')
      const feeds = [await follow(service, desk.key), await follow(service, viewer.key)]
      for (const feed of feeds) await feed.next()
      expect((await desk.delete(`/admin/calendars/${calendar.id}`)).status).toBe(200)
      const told = []
      for (const feed of feeds) {
        const two = [await feed.change(), await feed.change()]
        told.push(two.map(({ id, data }) => [id, data.resource, data.id, data.version]))
        await feed.leave()
      }
      expect(told[0]?.map(([, ...rest]) => rest)).toEqual([
        ['services', kept.id, 2],
        ['calendars', calendar.id, 1],
      ])
      expect(told[1]).toEqual(told[0])
    })

    test('tells of keys to those who administer them, and of nothing to another organization', async () => {
      const viewer = await desk.as('viewer')
      const stranger = await openDesk(service)
      const [ours, theirs, foreign] = [
        await follow(service, desk.key),
        await follow(service, viewer.key),
        await follow(service, stranger.key),
      ]
      for (const feed of [ours, theirs, foreign]) await feed.next()
      const made = (await desk.post('/admin/keys', { role: 'viewer' })).body
      const calendar = await makeCalendar(desk)
      const elsewhere = await makeCalendar(stranger)
      expect((await ours.change()).data).toMatchObject({ resource: 'keys', id: made.accessKeyId, version: null })
      expect((await ours.change()).data.id).toBe(calendar.id)
      expect((await theirs.change()).data.id).toBe(calendar.id)
      expect((await foreign.change()).data.id).toBe(elsewhere.id)
      for (const feed of [ours, theirs, foreign]) await feed.leave()
    })

    test('ends with its key, before anything else is told', async () => {
      const viewer = await desk.as('viewer')
      const feed = await follow(service, viewer.key)
      await feed.next()
      await service.disable(viewer.key.accessKeyId)
      await makeCalendar(desk)
      expect(await feed.next()).toBeUndefined()
      expect((await follow(service, viewer.key)).status).toBe(401)
    })

    test('ends with the person behind its key, and tells less when that person may less', async () => {
      const person = (await desk.post('/admin/people', { name: 'Marta Soler', role: 'admin' })).body
      const issued = (await desk.post('/admin/keys', { role: 'admin', personId: person.id })).body
      const feed = await follow(service, issued)
      await feed.next()
      await desk.put(`/admin/people/${person.id}`, { role: 'viewer' })
      await desk.post('/admin/keys', { role: 'viewer' })
      const calendar = await makeCalendar(desk)
      expect((await feed.change()).data).toMatchObject({ resource: 'people', id: person.id })
      expect((await feed.change()).data.id).toBe(calendar.id)
      await desk.post(`/admin/people/${person.id}/disable`)
      expect(await feed.next()).toBeUndefined()
    })
  })

  describe('the audit', () => {
    let service: Service
    let desk: Desk
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      return () => service.close()
    })
    const audit = async (query: Record<string, string>, who: Pick<Desk, 'get'> = desk) =>
      (await who.get('/x/audit', query)).body

    test('has who changed what, before and after, newest first', async () => {
      const calendar = await makeCalendar(desk, { name: 'Ana', tags: ['one'] })
      const changed = await desk.put(`/admin/calendars/${calendar.id}`, { name: 'Bea' })
      await desk.delete(`/admin/calendars/${calendar.id}`)
      const { items, total } = await audit({ resource: 'calendars', id: calendar.id })
      expect(total).toBe(3)
      const { createdAt: _, ...told } = items[1]
      expect(told).toMatchObject({
        operation: 'adminCalendars.update',
        key: desk.key.accessKeyId,
        person: null,
        resource: 'calendars',
        id: calendar.id,
        version: 2,
        before: { name: 'Ana', version: 1 },
        after: { name: 'Bea', version: 2 },
      })
      // A change within the millisecond of the one before has the same time.
      const fields = Object.keys(told.after).filter((name) => name !== 'updatedAt')
      expect(fields.toSorted()).toEqual(['name', 'version'])
      expect([items[2].before, items[2].after]).toEqual([null, calendar])
      const { deletedAt: __, ...last } = changed.body
      expect([items[0].before, items[0].after]).toEqual([last, null])
      expect(items[0].seq - items[2].seq).toBe(2)
    })

    test('is found by person, key and time, page by page', async () => {
      const own = await openDesk(service)
      const person = (await own.post('/admin/people', { name: 'Marta Soler', role: 'staff' })).body
      const issued = (await own.post('/admin/keys', { role: 'staff', personId: person.id })).body
      const calendar = await makeCalendar(own)
      const booked = await call(service, issued, 'POST', `${v2}/appointments`, { body: booking(calendar.id, '09:00') })
      expect(booked.status).toBe(201)
      const all = await audit({}, own)
      expect(all).toMatchObject({ total: 5, page: 1, limit: 20, pages: 1 })
      const byHer = { total: 1, items: [{ id: booked.body.id, person: person.id, key: issued.accessKeyId }] }
      expect(await audit({ person: person.id }, own)).toMatchObject(byHer)
      expect(await audit({ key: issued.accessKeyId }, own)).toMatchObject(byHer)
      expect((await audit({ key: own.key.accessKeyId }, own)).total).toBe(3)
      const [newest] = all.items
      expect((await audit({ from: newest.at }, own)).items[0].seq).toBe(newest.seq)
      expect((await audit({ to: '2020-01-01T00:00:00.000Z' }, own)).total).toBe(0)
      const second = await audit({ page: '2', limit: '2' }, own)
      expect(second).toMatchObject({ total: 5, page: 2, limit: 2, pages: 3 })
      expect(second.items[0].seq).toBe(all.items[2].seq)
    })

    test('is for those with the right, the history of one record for all who read', async () => {
      const calendar = await makeCalendar(desk)
      const staff = await desk.as('staff')
      expect((await staff.get('/x/audit')).status).toBe(403)
      expect((await staff.get('/x/audit', { resource: 'calendars' })).status).toBe(403)
      // What one did oneself is no secret from oneself.
      expect((await staff.get('/x/audit', { key: staff.key.accessKeyId })).body).toMatchObject({ items: [], total: 0 })
      await book(staff, calendar.id, '11:00')
      const mine = (await staff.get('/x/audit', { key: staff.key.accessKeyId })).body
      expect(mine).toMatchObject({ total: 1, items: [{ resource: 'appointments', key: staff.key.accessKeyId }] })
      expect((await staff.get('/x/audit', { key: desk.key.accessKeyId })).status).toBe(403)
      const history = await staff.get('/x/audit', { resource: 'calendars', id: calendar.id })
      expect([history.status, history.body.items[0].address]).toEqual([200, null])
      const key = { resource: 'keys', id: desk.key.accessKeyId }
      expect((await staff.get('/x/audit', key)).status).toBe(403)
      const ofKey = (await audit(key)).items[0]
      expect(ofKey).toMatchObject({ key: null, before: null, after: { role: 'admin' } })
      expect(Object.keys(ofKey.after)).not.toContain('sealedSecret')
    })

    test('holds nothing of a guest who was masked', async () => {
      const calendar = await makeCalendar(desk)
      const guests = [{ email: 'ana.lopez@example.com', extraFields: { firstName: 'Ana', phone: '+34 600 111 222' } }]
      const { id } = await book(desk, calendar.id, '10:00', { guests, comment: 'Call Ana at home' })
      await desk.put(`${v2}/appointments/${id}`, { title: 'Ana again' })
      const masked = await desk.put(`${v1}/appointments/${id}/mask-guests`, {
        guests: [{ email: 'ana.lopez@example.com' }],
      })
      expect(masked.status).toBe(200)
      const { items } = await audit({ resource: 'appointments', id })
      expect(JSON.stringify(items)).not.toMatch(/Ana|\+34 600|lopez/)
      expect(items.map((it: { operation: string }) => it.operation)).toEqual([
        'appointmentsV1.maskGuests',
        'appointmentsV2.update',
        'appointmentsV2.create',
      ])
      expect(items[1].before.title).toBe('[masked]')
      expect(items[2].after).toMatchObject({ guests: '[masked]', calendarIds: [calendar.id] })
      expect(items[0].after.guests).toEqual(masked.body.guests)
    })
  })
}
