import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../time/week.ts'
import type { Open, Service } from './caller.ts'
import { type Caller, type Desk, makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'
import { follow } from './follow.ts'

const PATH = '/x/batch'

interface Item {
  status: number
  headers: Record<string, string>
  // Read as a foreign program would.
  // oxlint-disable-next-line typescript/no-explicit-any
  body?: any
}

/** Many reads in one call, each answered as by itself. */
export function batchTests(open: Open): void {
  describe('a batch', () => {
    let service: Service
    let desk: Desk
    let calendar: { id: string }
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      calendar = await makeCalendar(desk)
      for (const name of ['a', 'b', 'c']) await makeService(desk, { name })
      return () => service.close()
    })
    const bodyOf = (...reads: (string | object)[]) => ({
      reads: reads.map((it) => (typeof it === 'string' ? { path: it } : it)),
    })
    const ask = async (caller: Caller, ...reads: (string | object)[]): Promise<Item[]> => {
      const answer = await caller.post(PATH, bodyOf(...reads))
      expect([answer.status, answer.body.answers.length]).toEqual([200, reads.length])
      return answer.body.answers
    }

    test('answers each read as if it were made alone, in their order', async () => {
      const paths = [
        `${v1}/services?limit=2&colour=red`,
        `${v1}/calendars/${calendar.id}`,
        `${v2}/appointments?calendarId=${calendar.id}`,
        '/x/me',
        `${v1}/services?limit=0`,
        `${v1}/services/${calendar.id}`,
      ]
      const answers = await ask(desk, ...paths)
      for (const [at, path] of paths.entries()) {
        const [target = '', query = ''] = path.split('?')
        const alone = await desk.get(target, query)
        const { status, headers, body } = answers[at] as Item
        expect([path, status]).toEqual([path, alone.status])
        for (const name of ['x-total-count', 'x-svc-site-ignored']) {
          expect([path, headers[name] ?? null]).toEqual([path, alone.headers.get(name)])
        }
        const etag = alone.headers.get('etag')?.replace('W/', '')
        expect([path, headers['etag']]).toEqual([path, etag])
        const timeless = (it: object) => ('code' in it ? { ...it, timestamp: '' } : it)
        expect(timeless(body)).toEqual(timeless(alone.body))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 404])
    })

    test('says what has not changed, and counts no further than a read asks for', async () => {
      const [first] = await ask(desk, `${v1}/services?limit=1`)
      const etag = first?.headers['etag'] ?? ''
      const again = { path: `${v1}/services?limit=1`, ifNoneMatch: etag }
      const [same, counted] = await ask(desk, again, { path: `${v1}/services?limit=1`, countLimit: 2 })
      expect(same).toMatchObject({ status: 304, headers: { etag } })
      expect(same && 'body' in same).toBe(false)
      expect(counted?.headers).toMatchObject({ 'x-total-count': '2', 'x-svc-site-count': 'at-least' })
      const plain = await desk.get(`${v1}/services`, 'limit=1', { headers: { 'if-none-match': etag } })
      expect(plain.status).toBe(304)
      await makeService(desk, { name: '0' })
      expect((await ask(desk, again))[0]).toMatchObject({ status: 200, body: [{ name: '0' }] })
    })

    test('tells what the deployment says of itself', async () => {
      const [said] = await ask(desk, '/.well-known/scheduling-service')
      expect(said).toMatchObject({ status: 200, body: { headerPrefix: 'x-svc-site-' } })
      expect(said?.body.extensions).toContain('batch')
    })

    test('tells where the feed stood before it, so that who follows from there hears of every change since', async () => {
      const house = await openDesk(service)
      const position = async (): Promise<string> => (await house.post(PATH, bodyOf('/x/me'))).body.cursor
      const before = await position()
      expect(await position()).toBe(before)
      const { id } = await makeService(house, { name: 'Later' })
      expect(await position()).not.toBe(before)
      const line = await follow(service, house.key, { cursor: before })
      expect((await line.next())?.data).toMatchObject({ cursor: before })
      expect((await line.next())?.data).toMatchObject({ resource: 'services', id })
      // The same where somebody follows already.
      await makeService(house, { name: 'Last' })
      expect((await line.next())?.data).toMatchObject({ resource: 'services' })
      const [after, known] = [await position(), await house.post(PATH, bodyOf(`${v1}/services`))]
      expect(known.body.answers[0].body.map(({ name }: { name: string }) => name)).toContain('Last')
      await line.leave()
      expect(await position()).toBe(after)
    })

    test('gives no read more rights than it has alone, and shows nothing of another organization', async () => {
      const viewer = await desk.as('viewer')
      const other = await openDesk(service)
      const paths = ['/admin/keys', `${v1}/calendars/${calendar.id}`, '/x/audit', '/x/audit?resource=services&id=1']
      const statuses = async (caller: Caller) => (await ask(caller, ...paths)).map(({ status }) => status)
      expect(await statuses(viewer)).toEqual([403, 200, 403, 200])
      expect(await statuses(desk)).toEqual([200, 200, 200, 200])
      expect((await statuses(other))[1]).toBe(404)
    })

    test('has no batch within, no stream, nothing that is no read of the contract', async () => {
      const paths = [PATH, '/x/changes', '/nowhere', '/openapi.json', '/media/x', '/x/sign-in', `${v1}/services`]
      const answers = await ask(desk, ...paths)
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 200])
      expect(answers[2]?.body).toMatchObject({ code: 'INVALID_STATE', description: 'Cannot GET /nowhere' })
    })

    test.each<[string, object]>([
      ['more than 50 reads', { reads: Array.from({ length: 51 }, () => ({ path: '/x/me' })) }],
      ['none', { reads: [] }],
      ['no list', {}],
      ['a write', { reads: [{ path: `${v1}/services`, method: 'POST', body: { name: 'x' } }] }],
      ['an address of another site', { reads: [{ path: '//other.example/x/me' }] }],
      ['a whole address', { reads: [{ path: 'https://other.example/x/me' }] }],
      ['a tag that is no header', { reads: [{ path: '/x/me', ifNoneMatch: 'a\nb: c' }] }],
    ])('of %s is refused as a whole', async (_, body) => {
      const answer = await desk.post(PATH, body)
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST'])
    })

    test('of 50 reads is answered', async () => {
      const answers = await ask(desk, ...Array.from({ length: 50 }, () => '/x/me'))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    })

    test('answers no more than it may hold: what is too large beside others is asked for by itself', async () => {
      const house = await openDesk(service)
      const extraFields = { note: 'x'.repeat(16_000) }
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await makeService(house, { name, extraFields })
      const answers = await ask(house, ...Array.from({ length: 49 }, () => `${v1}/services`), '/x/me')
      const large = answers.filter(({ status }) => status === 503)
      // They are answered side by side: which of them finds no room is not told by their order.
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(30)
      expect(large.length).toBeGreaterThan(5)
      expect(answers.at(-1)?.status).toBe(200)
      for (const { body } of large) expect(body.description).toContain('by itself')
      expect(JSON.stringify(answers).length).toBeLessThan(4.5 * 1024 * 1024)
      expect((await house.get(`${v1}/services`)).status).toBe(200)
    })
  })

  test('a batch costs as many reads as it makes', async () => {
    const service = await open({ rateLimit: { reads: 100, writes: 100 } })
    const desk = await openDesk(service)
    const today = addDays(new Date().toISOString().slice(0, 10), 0)
    const reads = Array.from({ length: 50 }, () => ({ path: `${v2}/appointments?startDate=${today}T00:00:00Z` }))
    const statuses = []
    for (let times = 0; times < 4; times++) statuses.push((await desk.post(PATH, { reads })).status)
    expect(statuses[0]).toBe(200)
    expect(statuses).toContain(429)
    // Writes are counted apart.
    expect((await desk.post(`${v1}/services`, { name: 'Visit', duration: 30 })).status).toBe(201)
    await service.close()
  })
}
