import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, send } from '#api/http/testing/caller.ts'
import { type PostgresNode, startNode } from '../../../scripts/postgres-node.mjs'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'

const WRITERS = 8
const PRESETS = '/api/v1/presets'
/** Milliseconds for which the database stays away. */
const AWAY = 2000

const folder = temporaryFolder()
let node: PostgresNode
let server: ServerProcess
beforeAll(async () => {
  node = await startNode()
  server = await startProcess(entry('main'), { DATA_DIR: folder.path, DATABASE_URL: node.url, LOG_LEVEL: 'error' })
}, 120_000)
afterAll(async () => {
  await server.end('SIGTERM')
  await node.stop()
  folder.remove()
}, 60_000)

const restart = (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => async (whileAway: () => Promise<void>) => {
  await node.kill(signal)
  await whileAway()
  await node.start()
}
const endBackends = async (): Promise<void> => {
  for (let times = 0; times < 20; times++) {
    await node.ask("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'frontdesk'")
    await pause(50)
  }
}

test.each([
  ['restarted fast', restart('SIGINT')],
  ['restarted at once', restart('SIGQUIT')],
  ['killed and started again', restart('SIGKILL')],
  ['made to end all of its sessions, 20 times', endBackends],
])(`a database that is %s under ${WRITERS} writers`, { timeout: 300_000 }, async (name, disturb) => {
  const [answered, statuses] = [new Set<string>(), new Map<number, number>()]
  let isOver = false
  let [last, count] = [0, 0]
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const { status, body } = await call(server.service, server.key, 'POST', PRESETS, {
        body: { title: `${name} ${writer} ${n}` },
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) answered.add(body.id)
      if (status === 201) last = ++count
      else await pause(20)
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  await expect.poll(() => count).toBeGreaterThan(50)
  await disturb(async () => {
    const until = Date.now() + AWAY
    while (Date.now() < until) {
      // What needs no database goes on.
      expect((await send(server.service, 'GET', '/.well-known/scheduling-service')).status).toBe(200)
      await pause(50)
    }
  })
  // Nobody has to do anything: writes are made again.
  const [before, back] = [last, performance.now()]
  await expect.poll(() => last).toBeGreaterThan(before + 50)
  const took = performance.now() - back
  isOver = true
  await writing
  const kept = new Set<string>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body } = await call(server.service, server.key, 'GET', PRESETS, {
      query: { limit: '100', page: String(page) },
    })
    pages = body.pages
    for (const { id } of body.items as { id: string }[]) kept.add(id)
  }
  const lost = [...answered].filter((id) => !kept.has(id))
  console.log(
    `${name}: ${JSON.stringify(Object.fromEntries(statuses))}, ${lost.length} of ${answered.size} answered writes lost; ` +
      `50 more writes ${took.toFixed()} ms after it was back`,
  )
  expect(lost).toEqual([])
  for (const status of statuses.keys()) expect([201, 502, 503]).toContain(status)
})
