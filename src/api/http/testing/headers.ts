import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../contract/operation.ts'
import { contract } from '../../contract/table.ts'
import { type Open, send, type Service } from './caller.ts'
import { book, booking, type Desk, makeCalendar, openDesk, v1, v2 } from './clinic.ts'

const idempotent = (key: string) => ({ headers: { 'x-svc-site-idempotency-key': key } })
const ifVersion = (version: number | string) => ({ headers: { 'x-svc-site-if-version': String(version) } })

const NEEDED: Readonly<Record<string, string>> = {
  [`${v1}/appointments`]: 'connection',
  [`${v1}/weekly-schedules`]: 'calendarId',
}

/** Every list of the contract and the read of one calendar, with the query parameter that it cannot do without. */
const gets = Object.values(contract).flatMap((group) =>
  Object.values(group)
    .filter((row: Row) => row.method === 'GET' && (row.list !== undefined || row.path === `${v1}/calendars/{id}`))
    .map((row: Row) => [row.method, row.path, NEEDED[row.path] ?? ''] as const),
)

/** ETag, idempotency key, if-version, rate and CORS (interface, conventions). */
export function headerTests(open: Open): void {
  describe('the headers', () => {
    let service: Service
    let desk: Desk
    let calendar: { id: string }
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      calendar = await makeCalendar(desk)
      return () => service.close()
    })

    test('an ETag spares the body until something changes', async () => {
      const path = `${v1}/calendars/${calendar.id}`
      const first = await desk.get(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]+"$/)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await desk.get(path, undefined, { headers: { 'if-none-match': known } })
        expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag])
      }
      await desk.put(`/admin/calendars/${calendar.id}`, { tags: ['new'] })
      const changed = await desk.get(path, undefined, { headers: { 'if-none-match': etag } })
      expect([changed.status, changed.body.tags]).toEqual([200, ['new']])
    })

    test.each(gets)('%s %s names the query parameters that it ignores', async (_, path, own) => {
      const target = path.replace(/\{\w+\}/, calendar.id)
      const known = own === '' ? {} : { [own]: own === 'connection' ? 'svc' : calendar.id }
      const answer = await desk.get(target, { ...known, colour: 'red', größe: 'x' })
      expect([answer.status, answer.headers.get('x-svc-site-ignored')]).toEqual([200, 'colour, gr%C3%B6%C3%9Fe'])
      expect((await desk.get(target, known)).headers.get('x-svc-site-ignored')).toBeNull()
    })

    test('an answer that the caller has already names ignored query parameters too, and so does a write', async () => {
      const path = `${v1}/calendars`
      const { headers } = await desk.get(path, { updatedSince: '2027-01-01' })
      const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
      const again = await desk.get(path, { updatedSince: '2027-01-01' }, known)
      expect([again.status, again.headers.get('x-svc-site-ignored')]).toEqual([304, 'updatedSince'])
      const written = await desk.post(`${v1}/presets`, { title: 'A' }, { query: { force: 'true' } })
      expect([written.status, written.headers.get('x-svc-site-ignored')]).toEqual([201, 'force'])
    })

    test('a POST under an idempotency key is carried out once', async () => {
      const key = randomUUID()
      const body = booking(calendar.id, '09:00')
      const first = await desk.post(`${v2}/appointments`, body, idempotent(key))
      const again = await desk.post(`${v2}/appointments`, body, idempotent(key))
      expect([first.status, again.status]).toEqual([201, 201])
      expect(again.body).toEqual(first.body)
      const { body: found } = await desk.get(`${v2}/appointments`, { calendarId: calendar.id })
      expect(found.total).toBe(1)
    })

    test('the same key for another call is 422, of another organization a key of its own', async () => {
      const key = randomUUID()
      expect((await desk.post(`${v1}/presets`, { title: 'A' }, idempotent(key))).status).toBe(201)
      expect((await desk.post(`${v1}/presets`, { title: 'B' }, idempotent(key))).status).toBe(422)
      expect((await desk.post(`${v1}/services`, { name: 'A', duration: 5 }, idempotent(key))).status).toBe(422)
      const other = await openDesk(service)
      expect((await other.post(`${v1}/presets`, { title: 'B' }, idempotent(key))).status).toBe(201)
    })

    test('a refused call leaves its key free', async () => {
      const key = randomUUID()
      expect((await desk.post(`${v1}/services`, { name: 'No duration' }, idempotent(key))).status).toBe(400)
      expect((await desk.post(`${v1}/services`, { name: 'B', duration: 5 }, idempotent(key))).status).toBe(201)
    })

    test('simultaneous calls under one key make one resource', async () => {
      const key = randomUUID()
      const tries = Array.from({ length: 8 }, () => desk.post(`${v1}/presets`, { title: 'Once' }, idempotent(key)))
      const answers = await Promise.all(tries)
      expect(new Set(answers.map((it) => `${it.status} ${it.body.id}`)).size).toBe(1)
      expect((await desk.get(`${v1}/presets`, { title: 'Once' })).body.total).toBe(1)
    })

    test('a new secret is shown again under its key', async () => {
      const key = randomUUID()
      const first = await desk.post('/admin/keys', { role: 'viewer' }, idempotent(key))
      const again = await desk.post('/admin/keys', { role: 'viewer' }, idempotent(key))
      expect(first.status).toBe(201)
      expect(again.body).toEqual(first.body)
    })

    test('an idempotency key or version that is none is 400', async () => {
      const wrongKey = await desk.post(`${v1}/presets`, { title: 'A' }, idempotent('again'))
      expect([wrongKey.status, wrongKey.body.errors[0].field]).toEqual([400, 'x-svc-site-idempotency-key'])
      const wrongVersion = await desk.put(`/admin/calendars/${calendar.id}`, {}, ifVersion('latest'))
      expect(wrongVersion.status).toBe(400)
    })

    test('a stale version is 409 for PUT, cancel and DELETE; without one the last write wins', async () => {
      const { id, version } = await book(desk, calendar.id, '13:00')
      const path = `${v2}/appointments/${id}`
      expect((await desk.put(path, { comment: 'a' }, ifVersion(version))).body.version).toBe(version + 1)
      expect((await desk.put(path, { comment: 'b' }, ifVersion(version))).status).toBe(409)
      expect((await desk.post(`${path}/cancel`, {}, ifVersion(version))).status).toBe(409)
      expect((await desk.delete(path, ifVersion(version))).status).toBe(409)
      expect((await desk.put(path, { comment: 'c' })).status).toBe(200)
      expect((await desk.get(path)).body.comment).toBe('c')
    })
  })

  describe('the rate', () => {
    test('over it is 429 with Retry-After, reads and writes apart, each key for itself', async () => {
      const service = await open({ rateLimit: { reads: 5, writes: 3 } })
      const desk = await openDesk(service)
      const reads = await Promise.all(Array.from({ length: 6 }, () => desk.get(`${v1}/services`)))
      expect(reads.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429])
      const refused = reads.find((it) => it.status === 429)
      expect(refused?.body.code).toBe('GENERAL_ERROR')
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect((await desk.post(`${v1}/presets`, { title: 'A' })).status).toBe(201)
      const colleague = await desk.as('staff')
      expect((await colleague.get(`${v1}/services`)).status).toBe(200)
      await service.close()
    })
  })

  describe('another site', () => {
    test('may call from an allowed origin only', async () => {
      const service = await open({ corsOrigins: ['https://desk.example.org'] })
      const ask = (origin: string) =>
        send(service, 'OPTIONS', `${v1}/services`, {
          headers: {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'authorization, content-type, x-svc-site-date, x-other',
          },
        })
      const allowed = await ask('https://desk.example.org')
      expect(allowed.status).toBe(204)
      expect(allowed.headers.get('access-control-allow-origin')).toBe('https://desk.example.org')
      expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT')
      expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-svc-site-date')
      expect((await ask('https://evil.example.org')).headers.get('access-control-allow-origin')).toBeNull()
      const answer = await send(service, 'GET', `${v1}/services`, { headers: { origin: 'https://desk.example.org' } })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://desk.example.org')
      expect(answer.headers.get('access-control-expose-headers')).toBe(
        'ETag, X-Total-Count, Retry-After, X-Request-Id, x-svc-site-ignored, x-svc-site-count',
      )
      await service.close()
    })
  })

  describe('the unsigned addresses', () => {
    test('tell what the service is', async () => {
      const service = await open()
      const about = await send(service, 'GET', '/.well-known/scheduling-service')
      expect(about.status).toBe(200)
      expect(about.body).toMatchObject({
        scheme: 'SVCSITE',
        headerPrefix: 'x-svc-site-',
        extensions: expect.any(Array),
      })
      expect(Math.abs(Date.parse(about.body.time) - Date.now())).toBeLessThan(60_000)
      const document = await send(service, 'GET', '/openapi.json')
      expect([document.status, document.body.openapi]).toEqual([200, '3.1.0'])
      await service.close()
    })
  })
}
