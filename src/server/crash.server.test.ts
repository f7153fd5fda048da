import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from './testing/server-process.ts'

/** Each one starts a server anew, which takes seconds; more of them for who has time. */
const ROUNDS = Number(process.env.FRONTDESK_TEST_KILLS ?? 5)
const WRITERS = 4
const DAY = 24 * 60 * 60_000

const folder = temporaryFolder({ begun: true })
afterAll(folder.remove)

interface Booked {
  id: string
  startDate: string
}

test(`a server that is killed ${ROUNDS} times while it writes loses nothing that it answered`, async () => {
  const answered: Booked[] = []
  let calendarId: string | undefined
  let slot = 0

  /** Books one free half hour after the other until the server is gone. */
  const write = async ({ service, key }: ServerProcess): Promise<void> => {
    for (;;) {
      const startDate = new Date(Date.UTC(2027, 0, 1) + slot++ * 1_800_000).toISOString()
      const endDate = new Date(Date.parse(startDate) + 1_800_000).toISOString()
      const body = { title: 'Visit', startDate, endDate, calendarIds: [calendarId] }
      const answer = await call(service, key, 'POST', '/api/v2/appointments', { body }).catch(() => undefined)
      if (answer === undefined) return
      expect(answer.status).toBe(201)
      answered.push({ id: answer.body.id, startDate })
    }
  }

  const missing = async ({ service, key }: ServerProcess): Promise<Booked[]> => {
    const kept = new Set<string>()
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = { limit: '1000', page: String(page) }
      const { body } = await call(service, key, 'GET', '/api/v2/appointments', { query })
      pages = body.pages
      for (const { id } of body.items) kept.add(id)
    }
    return answered.filter(({ id }) => !kept.has(id))
  }

  for (let round = 1; round <= ROUNDS; round++) {
    const server = await startProcess(entry('main'), { DATA_DIR: folder.path })
    calendarId ??= (
      await call(server.service, server.key, 'POST', '/admin/calendars', {
        body: { name: 'Ana', type: 'agent', timezone: 'UTC' },
      })
    ).body.id
    expect(await missing(server)).toEqual([])
    const before = answered.length
    const writers = Array.from({ length: WRITERS }, () => write(server))
    // The kill must fall into the middle of writing, each time at another moment of it.
    while (answered.length < before + 15) await pause(5)
    await pause(round * 7)
    await server.end('SIGKILL')
    await Promise.all(writers)
  }

  const server = await startProcess(entry('main'), { DATA_DIR: folder.path })
  expect(await missing(server)).toEqual([])
  // What the bookings occupy is kept with them.
  for (const { startDate } of answered.slice(-20)) {
    const endDate = new Date(Date.parse(startDate) + 1_800_000).toISOString()
    const body = { title: 'Second', startDate, endDate, calendarIds: [calendarId] }
    expect((await call(server.service, server.key, 'POST', '/api/v2/appointments', { body })).status).toBe(409)
  }
  expect(await server.end('SIGTERM')).toBe(0)
  expect(slot * 1_800_000).toBeLessThan(365 * DAY)
  console.log(`${answered.length} answered writes over ${ROUNDS} kills, none missing`)
}, 400_000)
