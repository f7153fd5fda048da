import { describe, expect, test } from 'vitest'
import { conflict, Failure } from '../core/failure.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { idOf, rowOf } from '../stores/testing/rows-of.ts'
import type { Store } from '../core/store.ts'
import type { Host, Observed } from './host.ts'
import { call } from './testing/caller.ts'
import { openMemoryService } from './testing/memory-service.ts'

/** A service whose rows cannot be reached, though its keys can. */
async function openBroken(thrown: unknown) {
  const logged: unknown[] = []
  const store = createMemoryStore()
  const reject = () => Promise.reject(thrown)
  const broken: Store = { ...store, read: reject, write: reject }
  const log: Host<string>['log'] = { debug: () => {}, error: (...entry) => void logged.push(entry) }
  return { service: await openMemoryService({}, { store: broken, log }), logged }
}

describe('trouble inside', () => {
  const secret = 'select * from keys where /srv/desk/data'

  test.each([
    ['an error of ours', new TypeError(secret), 500, 'UNKNOWN_ERROR'],
    ['an error of the database', Object.assign(new Error(secret), { code: '42P01' }), 500, 'UNKNOWN_ERROR'],
    ['no error object at all', secret, 500, 'UNKNOWN_ERROR'],
    ['a lost connection', Object.assign(new Error(secret), { code: 'ECONNREFUSED' }), 502, 'GENERAL_ERROR'],
    ['a database that shuts down', Object.assign(new Error(secret), { code: '57P01' }), 502, 'GENERAL_ERROR'],
  ])('%s is answered without a word about it, and logged', async (_, thrown, status, code) => {
    const { service, logged } = await openBroken(thrown)
    const key = await service.key('Any', 'admin')
    const answer = await call(service, key, 'GET', '/api/v1/services')
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(JSON.stringify([answer.body, ...answer.headers])).not.toMatch(/select|srv|at .*\.ts|TypeError/)
    expect(JSON.stringify(logged)).toContain('select')
    expect(JSON.stringify(logged)).not.toContain(key.secretAccessKey)
  })

  test.each([
    [conflict('It is taken.'), 409],
    [new Failure('busy', 'Ask for this one by itself.'), 503],
  ])('a refusal stays what it is, and is not logged: %s', async (refusal, status) => {
    const { service, logged } = await openBroken(refusal)
    const answer = await call(service, await service.key('Any', 'admin'), 'GET', '/api/v1/services')
    expect([answer.status, answer.body.description, logged]).toEqual([status, refusal.message, []])
  })
})

describe('guessing at a key', () => {
  test('is refused unseen and logged once, while the key is good from elsewhere', async () => {
    const logged: unknown[] = []
    const seen: Observed[] = []
    const service = await openMemoryService(
      {},
      {
        guessLimits: { pair: 3, address: 100, key: 5 },
        addressOf: (request) => request.headers.get('x-from') ?? undefined,
        log: { debug: () => {}, error: (...entry) => void logged.push(entry) },
        observe: (_, observed) => void seen.push(observed),
      },
    )
    const key = await service.key('Any', 'admin')
    const ask = (from: string, secretAccessKey: string) =>
      call(service, { ...key, secretAccessKey }, 'GET', '/api/v1/services', { headers: { 'x-from': from } })
    for (let count = 0; count < 3; count++) expect((await ask('a', 'guess')).status).toBe(401)
    const [guessed, right] = [await ask('a', 'guess'), await ask('a', key.secretAccessKey)]
    expect([guessed.status, guessed.body.code]).toEqual([429, 'GENERAL_ERROR'])
    expect(Number(guessed.headers.get('retry-after'))).toBeGreaterThan(0)
    // Whether a guess was right is not told either.
    expect([right.status, right.body.description]).toEqual([429, guessed.body.description])
    for (const from of ['b', 'c']) await ask(from, 'guess')
    expect((await ask('home', key.secretAccessKey)).status).toBe(200)
    expect(seen).toContainEqual({ refused: 'guessing', address: 'a' })
    expect(JSON.stringify(logged[0])).toContain(key.accessKeyId)
    expect(logged.filter((entry) => JSON.stringify(entry).includes('"a"'))).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`guess"|${key.secretAccessKey}`))
  })

  test('at keys that do not exist is refused as well', async () => {
    const service = await openMemoryService({}, { guessLimits: { pair: 100, address: 3, key: 100 } })
    const key = await service.key('Any', 'admin')
    const ask = (accessKeyId: string) => call(service, { ...key, accessKeyId }, 'GET', '/api/v1/services')
    expect((await ask(key.accessKeyId)).status).toBe(200)
    const statuses = []
    for (const id of ['one', 'two', 'three', 'four']) statuses.push((await ask(id)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    expect((await ask(key.accessKeyId)).status).toBe(200)
  })
})

describe('schedules with their services', () => {
  const SERVICES = 60

  async function openSchedules(schedules: number) {
    const store = createMemoryStore()
    const service = await openMemoryService({}, { store })
    const key = await service.key('Any', 'admin')
    const { organizationId } = key
    const description = 'x'.repeat(10_000)
    const serviceIds = Array.from({ length: SERVICES }, (_, n) => idOf(n + 1))
    await store.write(organizationId, async (rows) => {
      const services = serviceIds.map((_, n) => rowOf('services', n + 1, { organizationId, description }))
      await rows.insertAll('services', services)
      const weeks = Array.from({ length: schedules }, (_, n) =>
        rowOf('weeklySchedules', n + 1, { organizationId, calendarId: idOf(1), serviceIds }),
      )
      await rows.insertAll('weeklySchedules', weeks)
    })
    return (path = '', limit = '1000') =>
      call(service, key, 'GET', `/api/v1/weekly-schedules${path}`, {
        query: { calendarId: idOf(1), expand: 'services', ...(path === '' && { limit }) },
      })
  }

  test('are answered up to what one answer may hold, and refused beyond', async () => {
    const ask = await openSchedules(40)
    const [all, some] = [await ask(), await ask('', '20')]
    expect([all.status, all.body.errors]).toEqual([422, [{ field: 'limit', message: expect.stringContaining('MiB') }]])
    expect(some.status).toBe(200)
    expect(some.body).toHaveLength(20)
    expect(some.body[19].services.map(({ id }: { id: string }) => id)).toEqual(some.body[19].serviceIds)
  })

  test('are written one after another, whole', async () => {
    const ask = await openSchedules(1)
    const { status, body } = await ask(`/${idOf(1)}`)
    expect(status).toBe(200)
    expect(body.services).toHaveLength(SERVICES)
    expect(body.services[59]).toMatchObject({ id: idOf(60), description: 'x'.repeat(10_000) })
    expect(Object.keys(body)).toContain('configuration')
  })
})

describe('a body', () => {
  test('is not read for a caller without credentials, nor beyond what is accepted', async () => {
    const service = await openMemoryService({}, { limits: { bodyBytes: 1000 } })
    const key = await service.key('Any', 'admin')
    let pulled = 0
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (stream) => {
          pulled++
          stream.enqueue(new Uint8Array(100))
        },
      })
    // `duplex` is missing in the types of the page, where streams are not sent.
    const init = (headers: Record<string, string>) => ({ method: 'POST', headers, body: endless(), duplex: 'half' })
    const post = (headers: Record<string, string>) =>
      service.fetch(new Request(`${service.url}/api/v1/presets`, init(headers)))
    expect((await post({})).status).toBe(401)
    expect(pulled).toBeLessThanOrEqual(1)
    const signed = { 'x-svc-site-date': new Date().toISOString().slice(0, 19).replace(/[-:]/g, '') + 'Z' }
    const authorization = `SVCSITE Credential=${key.accessKeyId}, Signature=${'0'.repeat(64)}`
    expect((await post({ ...signed, authorization })).status).toBe(400)
    expect(pulled).toBeLessThan(20)
  })

  test('is not read for a key that nobody has', async () => {
    const service = await openMemoryService()
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        pulled++
        stream.enqueue(new Uint8Array(100))
      },
    })
    const date = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '') + 'Z'
    const headers = {
      'x-svc-site-date': date,
      authorization: `SVCSITE Credential=AKNOBODY, Signature=${'0'.repeat(64)}`,
    }
    // `duplex` is missing in the types of the page, where streams are not sent.
    const init = { method: 'POST', headers, body: endless, duplex: 'half' }
    const answer = await service.fetch(new Request(`${service.url}/api/v1/presets`, init))
    expect(answer.status).toBe(401)
    expect(pulled).toBeLessThanOrEqual(1)
  })

  test('that stops arriving is given up in time, and let go of', async () => {
    const service = await openMemoryService({}, { limits: { bodyTime: 20 } })
    const key = await service.key('Any', 'admin')
    let gone = false
    const stalled = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new Uint8Array(10)),
      cancel: () => void (gone = true),
    })
    const date = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '') + 'Z'
    const headers = {
      'x-svc-site-date': date,
      authorization: `SVCSITE Credential=${key.accessKeyId}, Signature=${'0'.repeat(64)}`,
    }
    const init = { method: 'POST', headers, body: stalled, duplex: 'half' }
    const answer = await service.fetch(new Request(`${service.url}/api/v1/presets`, init))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ description: expect.stringContaining('did not arrive within') })
    expect(gone).toBe(true)
  })

  test('is not read beyond the share of the key that is named, and others are read on', async () => {
    const service = await openMemoryService()
    const [named, other] = [await service.key('Any', 'admin'), await service.key('Other', 'admin')]
    const date = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '') + 'Z'
    const authorization = `SVCSITE Credential=${named.accessKeyId}, Signature=${'0'.repeat(64)}`
    const ends: (() => void)[] = []
    const stalled = async (): Promise<Response> => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          stream.enqueue(new Uint8Array(1_000_000))
          ends.push(() => stream.close())
        },
      })
      const init = { method: 'POST', headers: { 'x-svc-site-date': date, authorization }, body, duplex: 'half' }
      return service.fetch(new Request(`${service.url}/api/v1/presets`, init))
    }
    const answers = Array.from({ length: 50 }, stalled)
    const refused = await Promise.race(answers)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await call(service, other, 'POST', '/api/v1/presets', { body: { title: 'Welcome' } })).status).toBe(201)
    for (const end of ends) {
      try {
        end()
      } catch {
        // Those that were refused have been let go of.
      }
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(33)
    expect(statuses.filter((status) => status === 429)).toHaveLength(17)
  })
})
