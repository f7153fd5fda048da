import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../contract/operation.ts'
import { contract } from '../../contract/table.ts'
import { type Answer, call, type Open, postOpen, type Service, successes } from './caller.ts'
import { type Desk, makeCalendar, makeService, openDesk, v1 } from './clinic.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Every resource from its creation to its end, so that every row of the contract is answered once. */
export function rowTests(open: Open): void {
  describe('the life of', () => {
    let service: Service
    let desk: Desk
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      return () => service.close()
    })

    /** Creates, reads, lists, changes and deletes; every step checks what every resource has in common. */
    const live = async (
      path: string,
      body: Record<string, unknown>,
      change: Record<string, unknown>,
      { base = path, query, id: idName = 'id' }: { base?: string; query?: Record<string, string>; id?: string } = {},
    ): Promise<{ made: Answer; list: Answer }> => {
      const made = await desk.post(path, body)
      expect([made.status, made.body]).toMatchObject([201, body])
      expect(made.body).toMatchObject({
        id: expect.stringMatching(UUID),
        organizationId: desk.key.organizationId,
        createdAt: expect.stringMatching(INSTANT),
        updatedAt: expect.stringMatching(INSTANT),
        version: 1,
      })
      const one = `${path}/${made.body[idName]}`
      const read = await desk.get(`${base}/${made.body[idName]}`, query)
      expect([read.status, read.body]).toMatchObject([200, body])
      const list = await desk.get(base, query)
      expect(list.status).toBe(200)
      const changed = await desk.put(one, change)
      expect([changed.status, changed.body]).toMatchObject([200, { ...change, version: 2 }])
      expect(Object.keys(changed.body).toSorted()).toEqual(Object.keys(made.body).toSorted())
      const removed = await desk.delete(one)
      expect([removed.status, removed.body]).toMatchObject([200, { deletedAt: expect.stringMatching(INSTANT) }])
      expect((await desk.get(`${base}/${made.body[idName]}`, query)).status).toBe(404)
      expect((await desk.delete(one)).status).toBe(404)
      expect((await desk.put(one, change)).status).toBe(404)
      return { made, list }
    }

    test('a medium', async () => {
      const body = { name: 'Film', format: 'video/mp4', url: 'https://media.example.org/film.mp4', duration: 12.5 }
      const { made, list } = await live(`${v1}/multimedia`, body, { altText: 'A film' })
      expect(made.body).toMatchObject({ type: 'video', status: 'ready' })
      expect(list.body).toEqual([made.body])
    })

    test('the addresses of a medium, which are revoked by who may write, under the version that was read', async () => {
      const house = await openDesk(service)
      const body = { name: 'Film', format: 'video/mp4', url: 'https://media.example.org/film.mp4' }
      const { body: medium } = await house.post(`${v1}/multimedia`, body)
      const path = `/x/media/${medium.id}/revoke`
      const under = (version: number) => ({ headers: { 'x-svc-site-if-version': String(version) } })
      expect((await (await house.as('viewer')).post(path)).status).toBe(403)
      expect((await house.post(path, undefined, under(2))).status).toBe(409)
      const revoked = await house.post(path, undefined, under(1))
      // Of another site nothing can be revoked: the medium keeps that address.
      expect([revoked.status, revoked.body.version, revoked.body.url]).toEqual([200, 2, body.url])
      expect((await (await openDesk(service)).post(path)).status).toBe(404)
    })

    test('a preset', async () => {
      const medium = await desk.post(`${v1}/multimedia`, { name: 'Logo', format: 'image/png' })
      const body = { title: 'Welcome', assets: [medium.body.id], products: ['p'] }
      const { made, list } = await live(`${v1}/presets`, body, { title: 'Hello' })
      expect(list.body).toEqual({ items: [made.body], total: 1, page: 1, limit: 20, pages: 1 })
    })

    test('a room', async () => {
      const { made, list } = await live(
        `${v1}/rooms`,
        { template: { name: 'Room', labels: ['a'] } },
        { template: { notes: 'Quiet' } },
        { id: 'publicId' },
      )
      expect(made.body.publicId).toMatch(/^[a-z0-9]{10}$/)
      expect(list.body).toEqual([made.body])
    })

    test('a calendar, made under /admin and read in both versions', async () => {
      const body = { name: 'Ana', type: 'agent', timezone: 'Europe/Madrid', tags: ['skin'] }
      await live('/admin/calendars', body, { tags: [] }, { base: `${v1}/calendars` })
      const calendar = await makeCalendar(desk)
      expect((await desk.get(`/api/v2/calendars/${calendar.id}`)).body).toEqual(calendar)
    })

    test('a service', async () => {
      const calendar = await makeCalendar(desk)
      const body = { name: 'Visit', duration: 30, calendars: [{ calendarId: calendar.id, active: true }] }
      const { made, list } = await live(`${v1}/services`, body, { duration: 45 })
      expect(made.body).toMatchObject({ incrementTime: 15, maxTimeToSchedule: 365, active: true, dateRanges: [] })
      expect(list.body[0]).not.toHaveProperty('calendars')
      const expanded = await desk.get(`${v1}/services`, { expand: 'calendars,numberOfAppointments' })
      for (const it of expanded.body)
        expect(it).toMatchObject({ calendars: expect.any(Array), numberOfAppointments: 0 })
    })

    test('a service type', async () => {
      const body = { name: 'First Check', configuration: { duration: 20 } }
      const { made } = await live(`${v1}/service-types`, body, { description: 'x' })
      expect(made.body).toMatchObject({ slug: 'first-check', sharing: { scope: 'private', organizationIds: [] } })
      const type = await desk.post(`${v1}/service-types`, body)
      const service_ = await desk.post(`${v1}/services`, { name: 'Of the type', typeId: type.body.id })
      expect(service_.body.duration).toBe(20)
    })

    test('a weekly schedule', async () => {
      const calendar = await makeCalendar(desk)
      const service_ = await makeService(desk)
      const hours = { workingHours: { '0': [['09:00', '13:00']] } }
      const body = { name: 'Week', calendarId: calendar.id, serviceIds: [service_.id], configuration: hours }
      const query = { calendarId: calendar.id }
      const { made } = await live(`${v1}/weekly-schedules`, body, { name: 'Weekdays' }, { query })
      expect(made.body.timezone).toBe('Europe/Madrid')
      const kept = await desk.post(`${v1}/weekly-schedules`, body)
      const path = `${v1}/weekly-schedules/${kept.body.id}`
      expect((await desk.get(path)).status).toBe(400)
      const other = await makeCalendar(desk)
      expect((await desk.get(path, { calendarId: other.id })).status).toBe(404)
      const expanded = await desk.get(path, { ...query, expand: 'services' })
      expect(expanded.body.services).toMatchObject([{ id: service_.id }])
    })

    test('an access key', async () => {
      const made = await desk.post('/admin/keys', { role: 'staff', label: 'Front' })
      expect([made.status, Object.keys(made.body).toSorted()]).toEqual([
        201,
        ['accessKeyId', 'organizationId', 'role', 'secretAccessKey'],
      ])
      const list = await desk.get('/admin/keys')
      expect(list.body).toHaveLength(2)
      const unused = list.body.find((it: { label: string }) => it.label === 'Front')
      expect(unused.lastUsedAt).toBeNull()
      expect(JSON.stringify(list.body)).not.toContain(made.body.secretAccessKey)
      const disabled = await desk.post(`/admin/keys/${made.body.accessKeyId}/disable`)
      expect(disabled.body.disabledAt).toMatch(INSTANT)
    })

    test('an access key that another one replaces, while both work for a while', async () => {
      const colleague = await desk.as('staff')
      const path = `/admin/keys/${colleague.key.accessKeyId}/rotate`
      const made = await desk.post(path, { overlap: 60 })
      expect([made.status, made.body.role]).toEqual([201, 'staff'])
      for (const key of [colleague.key, made.body]) {
        expect((await call(service, key, 'GET', `${v1}/services`)).status).toBe(200)
      }
      expect((await desk.post(path, { overlap: 0 })).status).toBe(201)
      const ended = await colleague.get(`${v1}/services`)
      expect([ended.status, ended.body.description]).toEqual([401, expect.stringContaining('has expired')])
      expect((await desk.post(path)).status).toBe(409)
    })

    test('a person, whose keys may no more than that person', async () => {
      const house = await openDesk(service)
      const calendar = await makeCalendar(house)
      const body = { name: 'Marta Soler', role: 'admin', calendarId: calendar.id, email: 'marta@example.org' }
      const made = await house.post('/admin/people', body)
      expect([made.status, made.body]).toMatchObject([201, { ...body, initials: 'MS', disabledAt: null, version: 1 }])
      const path = `/admin/people/${made.body.id}`
      expect((await house.get(path)).body).toEqual(made.body)
      expect((await house.get('/admin/people')).body).toEqual([made.body])
      const { body: key } = await house.post('/admin/keys', { role: 'admin', personId: made.body.id, label: 'Laptop' })
      const asPerson = (target: string) => call(service, key, 'GET', target)
      const seen = (await asPerson('/x/people')).body
      expect(seen).toEqual([
        { id: made.body.id, name: 'Marta Soler', initials: 'MS', color: null, calendarId: calendar.id },
      ])
      expect((await asPerson('/admin/keys')).status).toBe(200)
      expect((await house.put(path, { role: 'staff' })).body).toMatchObject({ role: 'staff', version: 2 })
      expect((await asPerson('/admin/keys')).status).toBe(403)
      const me = await asPerson('/x/me')
      expect([me.status, me.body]).toMatchObject([
        200,
        { accessKeyId: key.accessKeyId, label: 'Laptop', role: 'staff', person: { name: 'Marta Soler' } },
      ])
      expect(me.body.rights).not.toContain('administer')
      expect((await house.post(`${path}/disable`)).body.disabledAt).toMatch(INSTANT)
      expect((await asPerson('/x/me')).status).toBe(401)
      expect((await house.post(`${path}/enable`)).body.disabledAt).toBeNull()
      expect((await asPerson('/x/me')).status).toBe(200)
      expect((await (await openDesk(service)).get(path)).status).toBe(404)
    })

    test('the settings of the organization, which everybody reads and admins write', async () => {
      const house = await openDesk(service)
      const viewer = await house.as('viewer')
      const read = async () => (await viewer.get('/x/me')).body.organization
      expect(await read()).toMatchObject({ words: { guest: 'guest' }, logo: null, version: 0 })
      const settings = { name: 'Clinic Sur', country: 'ES', timezone: 'Europe/Madrid', words: { guest: 'patient' } }
      expect((await viewer.put('/admin/organization', settings)).status).toBe(403)
      const written = await house.put('/admin/organization', settings)
      expect([written.status, written.body]).toMatchObject([200, { ...settings, version: 1 }])
      expect(await read()).toEqual(written.body)
      const stale = await house.put(
        '/admin/organization',
        { words: null },
        { headers: { 'x-svc-site-if-version': '0' } },
      )
      expect(stale.status).toBe(409)
      expect((await house.put('/admin/organization', { words: null })).body).toMatchObject({
        name: 'Clinic Sur',
        words: { guest: 'guest' },
        version: 2,
      })
      for (const [wrong, status] of [
        [{ colour: 'red' }, 400],
        [{ words: { guest: 'victim' } }, 400],
        [{ timezone: 'Mars/Base' }, 422],
      ] as const) {
        expect((await house.put('/admin/organization', wrong)).status).toBe(status)
      }
    })

    test('an access key that is used, as it says afterwards', async () => {
      const colleague = await desk.as('viewer')
      const { key } = colleague
      const lastUsed = async () =>
        (await desk.get('/admin/keys')).body.find((it: typeof key) => it.accessKeyId === key.accessKeyId).lastUsedAt
      expect(await lastUsed()).toBeNull()
      expect((await colleague.get(`${v1}/services`)).status).toBe(200)
      // It is written beside the call, not within.
      await expect.poll(lastUsed).toMatch(INSTANT)
    })
  })

  describe('a sign-in link', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })
    const post = (path: string, body: object) => postOpen(service, path, body)
    const secretAccessKey = 'made-by-a-browser-0123456789-abcdef'

    test('tells what it opens, and becomes a key under the secret that the caller made, once', async () => {
      const code = await service.code('By link', 'staff')
      const looked = await post('/x/sign-in/inspect', { code })
      expect([looked.status, looked.body]).toMatchObject([200, { organization: { name: 'By link' }, role: 'staff' }])
      expect(Object.keys(looked.body).toSorted()).toEqual(['expiresAt', 'organization', 'role'])
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => post('/x/sign-in', { code, secret: secretAccessKey })),
      )
      expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404, 404, 404])
      const made = tries.find(({ status }) => status === 201)
      expect(made?.body).toMatchObject({ organization: looked.body.organization, role: 'staff' })
      expect(JSON.stringify(made?.body)).not.toContain(secretAccessKey)
      const key = { accessKeyId: made?.body.accessKeyId, secretAccessKey }
      expect((await call(service, key, 'GET', `${v1}/services`)).status).toBe(200)
      expect((await call(service, key, 'GET', '/admin/keys')).status).toBe(403)
      const gone = await post('/x/sign-in/inspect', { code })
      expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND'])
    })

    test.each([
      [{ code: 'x' }, 400],
      [{ code: 'A'.repeat(22), secret: 'too short' }, 400],
      [{ code: 'A'.repeat(22), secret: secretAccessKey, role: 'admin' }, 400],
      [{ code: 'A'.repeat(22), secret: secretAccessKey.repeat(200) }, 400],
      [{ code: 'A'.repeat(22), secret: secretAccessKey }, 404],
    ])('that is made up is refused: %#', async (body, status) => {
      expect((await post('/x/sign-in', body)).status).toBe(status)
    })

    test('that is guessed is looked up some times a minute and no more', async () => {
      const guesses = Array.from({ length: 40 }, () => ({ code: randomBytes(16).toString('base64url') }))
      const answers = []
      for (const guess of guesses) answers.push(await post('/x/sign-in/inspect', guess))
      const last = answers.at(-1)
      expect([last?.status, last?.body.code]).toEqual([429, 'GENERAL_ERROR'])
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })

  /** Whether the suites before this one were answered by every row of the contract. */
  test('every row of the contract was answered', () => {
    const rows = Object.values(contract).flatMap((group) =>
      // What needs another site is asked where there is one (server/media/from-url.server.test.ts).
      Object.values(group).flatMap((row: Pick<Row, 'method' | 'path' | 'fetches'>) =>
        row.fetches === undefined ? [`${row.method} ${row.path}`] : [],
      ),
    )
    expect(rows.filter((row) => !successes().has(row))).toEqual([])
  })
}
