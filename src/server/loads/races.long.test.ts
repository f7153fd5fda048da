import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { randomFrom } from '#api/core/seed/random.ts'
import { type Answer, call, type Sent } from '#api/http/testing/caller.ts'
import { newDatabase } from '../database/testing/new-database.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'

const { FRONTDESK_LONG_SEED = '1' } = process.env
const OPERATIONS = 2500
const AT_ONCE = 48
const APPOINTMENTS = '/api/v2/appointments'
const PRESETS = '/api/v1/presets'
const HALF_HOUR = 1_800_000

const folder = temporaryFolder()
let servers: ServerProcess[] = []
let client: pg.Client
beforeAll(async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const settings = { DATA_DIR: folder.path, DATABASE_URL: url, LOG_LEVEL: 'error' }
  servers = [await startProcess(entry('main'), settings), await startProcess(entry('main'), settings)]
  client = new pg.Client({ connectionString: url })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((it) => it.end('SIGTERM')))
  await client.end()
  folder.remove()
}, 60_000)

let turn = 0
/** Asks the two servers by turns. */
const ask = (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
  const server = servers[turn++ % 2] as ServerProcess
  return call(server.service, server.key, method, path, sent)
}
const make = async (path: string, body: object): Promise<string> => {
  const { status, body: made } = await ask('POST', path, { body })
  expect(status).toBe(201)
  return made.id
}
const newCalendar = (name: string) => make('/admin/calendars', { name, type: 'agent', timezone: 'UTC' })
const at = (slot: number, calendarId: string) => {
  const start = Date.UTC(2027, 5, 1) + slot * HALF_HOUR
  const [startDate, endDate] = [start, start + HALF_HOUR].map((it) => new Date(it).toISOString())
  return { startDate, endDate, calendarIds: [calendarId] }
}
const many = <T>(count: number, one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)))
const countOf = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const countIn = async (query: string): Promise<number> => Number((await client.query(query)).rows[0].count)

test(
  `races: ${OPERATIONS} bookings, moves, blocks, cancellations and deletions over three calendars`,
  { timeout: 300_000 },
  async () => {
    const random = randomFrom(FRONTDESK_LONG_SEED)
    const calendars = [await newCalendar('Ana'), await newCalendar('Ben'), await newCalendar('Cleo')] as const
    const known: string[] = []
    const answers: Answer[] = []
    const place = () => at(random.whole(0, 150), random.pick(calendars))
    const one = async (): Promise<void> => {
      const id = known[random.whole(0, Math.max(0, known.length - 1))]
      const chosen = random.next()
      const answer =
        id === undefined || chosen < 0.4
          ? await ask('POST', APPOINTMENTS, { body: { ...place(), title: 'Visit' } })
          : chosen < 0.6
            ? await ask('PUT', `${APPOINTMENTS}/${id}`, { body: place() })
            : chosen < 0.75
              ? await ask('POST', '/api/v1/appointments/block-slot', { body: place() })
              : chosen < 0.9
                ? await ask('POST', `${APPOINTMENTS}/${id}/cancel`, { body: {} })
                : await ask('DELETE', `${APPOINTMENTS}/${id}`)
      answers.push(answer)
      if (answer.status === 201) known.push(answer.body.id)
    }
    let left = OPERATIONS
    await many(AT_ONCE, async () => {
      while (left-- > 0) await one()
    })
    console.log(JSON.stringify(countOf(answers)))
    expect(answers).toHaveLength(OPERATIONS)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const overlapping = `select count(*) from occupancies a join occupancies b using (organization_id, calendar_id)
    where a.appointment_id < b.appointment_id and a.from_ms < b.to_ms and b.from_ms < a.to_ms`
    expect(await countIn(overlapping)).toBe(0)
    const orphaned = `select count(*) from occupancies o where not exists (select from appointments a
    where a.organization_id = o.organization_id and a.id = o.appointment_id)`
    expect(await countIn(orphaned)).toBe(0)
    const unplaced = `select count(*) from appointments a where a.doc->>'status' <> 'cancelled' and not exists (select from occupancies o
    where a.organization_id = o.organization_id and a.id = o.appointment_id)`
    expect(await countIn(unplaced)).toBe(0)
  },
)

test('races: 20 times 20 change one record at one version', { timeout: 120_000 }, async () => {
  const id = await make(PRESETS, { title: 'Raced' })
  for (let version = 1; version <= 20; version++) {
    const answers = await many(20, (n) =>
      ask('PUT', `${PRESETS}/${id}`, {
        body: { title: `${version} ${n}` },
        headers: { 'x-svc-site-if-version': String(version) },
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  }
  const unversioned = await many(40, (n) => ask('PUT', `${PRESETS}/${id}`, { body: { title: `last ${n}` } }))
  expect(countOf(unversioned)).toEqual({ 200: 40 })
  expect((await ask('GET', `${PRESETS}/${id}`)).body.version).toBe(61)
})

test(
  'races: 25 times each of four kinds is deleted while something comes to need it',
  { timeout: 240_000 },
  async () => {
    const calendar = await newCalendar('Dan')
    const medium = { name: 'Door', format: 'image/png', url: 'https://pictures.example/door.png' }
    const configuration = { workingHours: { '0': [['08:00', '12:00']] } }
    let slot = 1000
    const kinds: Record<string, [path: string, body: object, use: (id: string) => [string, object]]> = {
      preset: [PRESETS, { title: 'Used' }, (id) => ['/api/v1/rooms', { template: { name: 'Room', presetId: id } }]],
      medium: ['/api/v1/multimedia', medium, (id) => [PRESETS, { title: 'Uses', assets: [id] }]],
      service: [
        '/api/v1/services',
        { name: 'Care', duration: 30 },
        (id) => [APPOINTMENTS, { ...at(slot++, calendar), title: 'Visit', serviceId: id }],
      ],
      calendar: [
        '/admin/calendars',
        { name: 'Eve', type: 'agent', timezone: 'UTC' },
        (id) => [APPOINTMENTS, { ...at(slot++, id), title: 'Visit' }],
      ],
    }
    for (const [kind, [path, body, use]] of Object.entries(kinds)) {
      let deleted = 0
      for (let round = 0; round < 25; round++) {
        const id = await make(path, body)
        const [usePath, useBody] = use(id)
        const remove = () => ask('DELETE', `${path}/${id}`)
        const needs = () => ask('POST', usePath, { body: useBody })
        const [removed, used] =
          round % 2 ? await Promise.all([remove(), needs()]) : (await Promise.all([needs(), remove()])).toReversed()
        const both = [removed, used].map((it) => it?.status ?? 0)
        expect(
          both.filter((status) => status < 300),
          `${kind}: ${both.join(', ')}`,
        ).toHaveLength(1)
        expect(both.filter((status) => status >= 500)).toEqual([])
        if (both[0] === 200) deleted++
      }
      console.log(`${kind}: ${deleted} of 25 deleted, the others were needed first`)
    }
    // A calendar takes its weeks along: none is left without it.
    for (let round = 0; round < 25; round++) {
      const calendarId = await newCalendar('Gil')
      const week = ask('POST', '/api/v1/weekly-schedules', { body: { name: 'Week', calendarId, configuration } })
      const answers = await Promise.all([week, ask('DELETE', `/admin/calendars/${calendarId}`)])
      expect(answers[1]?.status).toBe(200)
    }
    const without = `select count(*) from weekly_schedules w where not exists (select from calendars c
      where c.organization_id = w.organization_id and c.id::text = w.doc->>'calendarId')`
    expect(await countIn(without)).toBe(0)
  },
)

test(
  'races: 15 times 20 calls under one idempotency key have one effect, and one answer',
  { timeout: 120_000 },
  async () => {
    for (const path of [PRESETS, '/admin/keys']) {
      for (let round = 0; round < 15; round++) {
        const body = path === PRESETS ? { title: `Once ${round}` } : { role: 'viewer', label: `Once ${round}` }
        const headers = { 'x-svc-site-idempotency-key': randomUUID() }
        const answers = await many(20, () => ask('POST', path, { body, headers }))
        expect(countOf(answers)).toEqual({ 201: 20 })
        expect(new Set(answers.map((it) => JSON.stringify(it.body))).size).toBe(1)
        const other = await ask('POST', path, {
          body: { ...body, ...(path === PRESETS ? { title: 'Other' } : { label: 'Other' }) },
          headers,
        })
        expect(other.status).toBe(422)
      }
    }
    expect(await countIn(`select count(*) from presets where doc->>'title' like 'Once %'`)).toBe(15)
  },
)

test('races: ten times 20 take over one block', { timeout: 120_000 }, async () => {
  const calendar = await newCalendar('Finn')
  for (let round = 0; round < 10; round++) {
    const place = at(round, calendar)
    const block = await ask('POST', '/api/v1/appointments/block-slot', { body: place })
    const answers = await many(20, (n) =>
      ask('POST', APPOINTMENTS, { body: { title: `Guest ${n}`, blockedAppointmentId: block.body.id } }),
    )
    expect(countOf(answers)).toEqual({ 201: 1, 422: 19 })
  }
})
