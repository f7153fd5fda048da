import { beforeAll, describe, expect, test } from 'vitest'
import { call, type Open, send, type Sent, type Service, signedHeaders } from './caller.ts'
import { at, type Desk, makeCalendar, openDesk, v1, v2 } from './clinic.ts'

const MINUTE = 60_000
const path = `${v1}/calendars`

/** 401 and its reasons (specification section 5; interface, errors). */
export function signatureTests(open: Open): void {
  describe('a signature', () => {
    let service: Service
    let desk: Desk
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      return () => service.close()
    })

    const refusals: [name: string, says: RegExp, sent: Sent][] = [
      ['missing', /Authorization header is missing/, { tamper: (it) => it.delete('authorization') }],
      ['of another scheme', /must begin with/, { tamper: (it) => it.set('authorization', 'Bearer abc') }],
      ['malformed', /must have the form/, { tamper: (it) => it.set('authorization', 'SVCSITE Credential=x') }],
      ['without a date', /date header is missing/, { tamper: (it) => it.delete('x-svc-site-date') }],
      ['with a malformed date', /YYYYMMDDTHHmmssZ/, { tamper: (it) => it.set('x-svc-site-date', '2026-01-01') }],
      ['dated 16 minutes ago', /minutes behind.*server's time is 2/, { offset: -16 * MINUTE }],
      ['dated 16 minutes ahead', /minutes ahead of/, { offset: 16 * MINUTE }],
      ['of another date', /does not match/, { tamper: (it) => it.set('x-svc-site-date', otherSecond()) }],
      ['of other signed headers', /does not match/, { tamper: (it) => it.set('x-svc-site-more', '1') }],
    ]

    test.each(refusals)('%s is refused with 401 in words', async (_, says, sent) => {
      const answer = await call(service, desk.key, 'GET', path, sent)
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({
        code: 'UNAUTHORIZED',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        path,
        description: expect.stringMatching(says),
      })
    })

    test('of another secret, path, query, method or body is refused with 401', async () => {
      const wrongSecret = await call(service, { ...desk.key, secretAccessKey: 'x'.repeat(40) }, 'GET', path)
      const headers = signedHeaders(desk.key, 'GET', path, {})
      const otherPath = await send(service, 'GET', `${v1}/services`, { headers })
      const otherQuery = await send(service, 'GET', `${path}?page=2`, { headers })
      const otherMethod = await send(service, 'POST', `${v1}/presets`, { headers })
      const posted = signedHeaders(desk.key, 'POST', `${v1}/presets`, { raw: '{"title":"A"}' })
      const otherBody = await send(service, 'POST', `${v1}/presets`, { headers: posted, body: '{"title":"B"}' })
      for (const answer of [wrongSecret, otherPath, otherQuery, otherMethod, otherBody]) {
        expect(answer.status).toBe(401)
        expect(answer.body.description).toMatch(/does not match/)
        expect(JSON.stringify(answer.body)).not.toMatch(/[0-9a-f]{64}/)
      }
    })

    test('of an unknown and of a disabled key are refused with the same 401', async () => {
      const key = await service.key(desk.organization, 'staff')
      expect((await call(service, key, 'GET', path)).status).toBe(200)
      await service.disable(key.accessKeyId)
      const disabled = await call(service, key, 'GET', path)
      const unknown = await call(service, { ...key, accessKeyId: 'nobody' }, 'GET', path)
      expect([disabled.status, unknown.status]).toEqual([401, 401])
      expect(disabled.body.description).toBe(unknown.body.description)
      expect(unknown.body.description).toBe('The access key is unknown or disabled.')
    })

    test('dated 14 minutes off is accepted', async () => {
      const early = await call(service, desk.key, 'GET', path, { offset: -14 * MINUTE })
      const late = await call(service, desk.key, 'GET', path, { offset: 14 * MINUTE })
      expect([early.status, late.status]).toEqual([200, 200])
    })

    test('covers encoded queries in any order, and further signed headers', async () => {
      const query = 'search=a%20b%26c+%C3%A9%2B&limit=5&type=agent'
      const answer = await call(service, desk.key, 'GET', path, { query, headers: { 'x-svc-site-trace': '  7 ' } })
      expect(answer.status).toBe(200)
    })
  })

  describe('a signature by another reading of section 5.2', () => {
    test('is accepted where a repeated parameter is sorted by its values, or a header is in UTF-8', async () => {
      const service = await open()
      const desk = await openDesk(service)
      const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
      const services = `${v1}/services`
      const sorted = signedHeaders(desk.key, 'GET', services, { query: `ids=${one}&ids=${other}` })
      const answer = await send(service, 'GET', `${services}?ids=${other}&ids=${one}`, { headers: sorted })
      expect(answer.status).toBe(200)
      const note = signedHeaders(desk.key, 'GET', path, { headers: { 'x-svc-site-note': 'caf\u00e9' } })
      // What goes over the line as the bytes of UTF-8, of which a header has one character each.
      note.set('x-svc-site-note', 'caf\u00c3\u00a9')
      expect((await send(service, 'GET', path, { headers: note })).status).toBe(200)
      note.set('x-svc-site-note', 'caf\u00c3\u00a8')
      expect((await send(service, 'GET', path, { headers: note })).status).toBe(401)
      await service.close()
    })
  })

  describe('a signed POST that comes again', () => {
    const body = JSON.stringify({ title: 'Posters' })
    const presets = `${v1}/presets`
    const json = { 'content-type': 'application/json' }

    test('is carried out once, and the first result is named', async () => {
      const service = await open()
      const desk = await openDesk(service)
      const headers = signedHeaders(desk.key, 'POST', presets, { raw: body, headers: json })
      const first = await send(service, 'POST', presets, { headers, body })
      expect(first.status).toBe(201)
      const again = await send(service, 'POST', presets, { headers, body })
      expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
      expect(again.body.description).toContain(first.body.id)
      expect((await call(service, desk.key, 'GET', presets)).body.total).toBe(1)
      await service.close()
    })

    test('hears of its own first result, and not that this has taken the time', async () => {
      const service = await open()
      const desk = await openDesk(service)
      const { id } = await makeCalendar(desk)
      const path = `${v2}/appointments`
      const raw = JSON.stringify({ startDate: at('09:00'), endDate: at('09:30'), calendarIds: [id] })
      const headers = signedHeaders(desk.key, 'POST', path, { raw, headers: json })
      const [first, again] = [
        await send(service, 'POST', path, { headers, body: raw }),
        await send(service, 'POST', path, { headers, body: raw }),
      ]
      expect([first.status, again.status]).toEqual([201, 409])
      expect(again.body.description).toContain(first.body.id)
      await service.close()
    })

    test('is carried out once, also where all of them come at once', async () => {
      const service = await open()
      const desk = await openDesk(service)
      const headers = signedHeaders(desk.key, 'POST', presets, { raw: body, headers: json })
      const sent = Array.from({ length: 8 }, () => send(service, 'POST', presets, { headers, body }))
      const answers = await Promise.all(sent)
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([201, ...Array<number>(7).fill(409)])
      const made = answers.find(({ status }) => status === 201)?.body.id
      const refused = answers.filter(({ status }) => status === 409).map(({ body: said }) => said.description)
      expect(refused).toEqual(refused.map(() => expect.stringContaining(made)))
      expect((await call(service, desk.key, 'GET', presets)).body.total).toBe(1)
      await service.close()
    })

    test('gets the first answer under an idempotency key, whichever signature it has', async () => {
      const service = await open()
      const desk = await openDesk(service)
      const once = { ...json, 'x-svc-site-idempotency-key': '22222222-2222-4222-8222-222222222222' }
      const headers = signedHeaders(desk.key, 'POST', presets, { raw: body, headers: once })
      const answers = [
        await send(service, 'POST', presets, { headers, body }),
        await send(service, 'POST', presets, { headers, body }),
        await call(service, desk.key, 'POST', presets, { raw: body, headers: once, offset: -2000 }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(answers.map(({ body: said }) => said.id)).size).toBe(1)
      await service.close()
    })

    test('may come again as it is after a refusal, which left nothing', async () => {
      const service = await open()
      const desk = await openDesk(service)
      const types = `${v1}/service-types`
      const type = JSON.stringify({ name: 'Care', slug: 'care' })
      const taken = await call(service, desk.key, 'POST', types, { raw: type })
      const headers = signedHeaders(desk.key, 'POST', types, { raw: type, headers: json })
      expect((await send(service, 'POST', types, { headers, body: type })).status).toBe(409)
      expect((await call(service, desk.key, 'DELETE', `${types}/${taken.body.id}`)).status).toBe(200)
      expect((await send(service, 'POST', types, { headers, body: type })).status).toBe(201)
      await service.close()
    })
  })

  describe('another profile', () => {
    test('is spoken instead of the usual one', async () => {
      const profile = { headerPrefix: 'x-clinic-', scheme: 'CLINIC' }
      const service = await open({ profile })
      const { key } = await openDeskWithoutCalls(service)
      expect((await call(service, key, 'GET', path, { profile })).status).toBe(200)
      expect((await call(service, key, 'GET', path)).status).toBe(401)
      const about = await send(service, 'GET', '/.well-known/scheduling-service')
      expect(about.body).toMatchObject(profile)
      await service.close()
    })
  })
}

const openDeskWithoutCalls = async (service: Service) => ({ key: await service.key('Profile', 'admin') })
const otherSecond = (): string => `${new Date(Date.now() - 5000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
