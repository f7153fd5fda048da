import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Sent } from '#api/http/testing/caller.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'

const SHIFTED = fileURLToPath(new URL('../testing/histories/shifted-clock.mjs', import.meta.url))
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Writes that a key has at once; reads are not counted here. */
const WRITES = 30
const PRESETS = '/api/v1/presets'
const CALENDARS = '/admin/calendars'

const folder = temporaryFolder({ begun: true })
const clock = join(folder.path, 'clock-shift')
let server: ServerProcess
beforeAll(async () => {
  writeFileSync(clock, '0')
  const shifted = { CLOCK_SHIFT: clock, NODE_OPTIONS: `--import=${SHIFTED}` }
  server = await startProcess(entry('main'), { DATA_DIR: folder.path, RATE_LIMIT: `100000/${WRITES}`, ...shifted })
}, 120_000)
afterAll(async () => {
  await server.end('SIGTERM')
  folder.remove()
}, 60_000)

let shift = 0
/** Sets the server's clock, and waits until it goes by it. */
async function setClock(to: number): Promise<void> {
  shift = to
  writeFileSync(clock, String(to))
  server.child.kill('SIGUSR2')
  await expect.poll(async () => (await ask()).status).toBe(200)
}
const ask = () => call(server.service, server.key, 'GET', PRESETS, { offset: shift })
/** A call of who goes by the server's clock. */
const make = (method: string, path: string, sent: Sent = {}, key = server.key) =>
  call(server.service, key, method, path, { offset: shift, ...sent })
const iso = (ahead: number): string => new Date(Date.now() + ahead).toISOString()

test('a clock that goes wrong for hours refuses by the date, names its own, and leaves limits, holds and keys right', async () => {
  const [now, later] = [iso(0), iso(HOUR / 2)]
  const calendar = (await make('POST', CALENDARS, { body: { name: 'Ana', type: 'agent', timezone: 'UTC' } })).body
  const short = (await make('POST', '/admin/keys', { body: { role: 'viewer', expiresAt: later } })).body
  const slot = { startDate: iso(48 * HOUR), endDate: iso(49 * HOUR), calendarIds: [calendar.id] }
  const hold = { ...slot, blockedUntil: later }
  expect((await make('POST', '/api/v1/appointments/block-slot', { body: hold })).status).toBe(200)
  const book = () => make('POST', '/api/v2/appointments', { body: { ...slot, title: 'Visit' } })
  const statuses: Record<number, number[]> = {}

  for (const to of [-2 * HOUR, HOUR, 25 * HOUR, 0]) {
    await setClock(to)
    const refused = await make('GET', PRESETS, { offset: to === 0 ? HOUR : 0 })
    expect(refused.status).toBe(401)
    const told = /server's time is (\S+Z)/.exec(refused.body.description)?.[1] ?? ''
    expect(Math.abs(Date.parse(told) - Date.now() - to)).toBeLessThan(5 * MINUTE)
    const seen = (await make('GET', PRESETS, {}, short)).status
    const booked = to === 25 * HOUR || to === 0 ? 0 : (await book()).status
    statuses[to] = [seen, booked]
    // As many as are allowed, whatever the clock has done, and the rest is told to wait no longer than a minute.
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 2 * WRITES }, (_, n) => make('POST', PRESETS, { body: { title: `${to} ${n}` } })),
    )
    const flowedIn = Math.ceil(((performance.now() - began) * WRITES) / MINUTE)
    const made = answers.filter(({ status }) => status === 201)
    const waiting = answers.filter(({ status }) => status === 429)
    expect(made.length + waiting.length).toBe(2 * WRITES)
    expect(waiting.length).toBeGreaterThan(0)
    expect(made.length).toBeLessThanOrEqual(WRITES + flowedIn + 1)
    for (const { headers } of waiting) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    console.log(`clock ${to / HOUR} h: key of half an hour ${seen}, held time ${booked}, ${made.length} writes made`)
  }
  // What was spent while the clock was ahead does not keep the key waiting until it is that late.
  await expect
    .poll(async () => (await make('POST', PRESETS, { body: { title: 'Again' } })).status, { timeout: 20_000 })
    .toBe(201)
  // Held and valid as long as the server takes it for earlier, free and over once it takes it for later.
  expect(now < later).toBe(true)
  expect(statuses).toEqual({ [-2 * HOUR]: [200, 409], [HOUR]: [401, 201], [25 * HOUR]: [401, 0], 0: [200, 0] })
})
