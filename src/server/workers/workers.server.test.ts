import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { newDatabase } from '../database/testing/new-database.ts'
import { entry, environment, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'

const PRESETS = '/api/v1/presets'
const CALLERS = 12
const folder = temporaryFolder()
let server: ServerProcess
let probes: string
beforeAll(async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'))
  const settings = { DATA_DIR: folder.path, DATABASE_URL: databaseUrl, RATE_LIMIT: '2000/40', PROBES_PORT: '0' }
  server = await startProcess(entry('main'), { ...settings, WORKERS: '2' })
  probes = /at (http:\S+)\/healthz/.exec(server.output())?.[1] ?? ''
}, 120_000)
afterAll(async () => {
  await server.end('SIGKILL')
  folder.remove()
}, 60_000)

const workers = (): number[] => {
  const { pid } = server.child
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).map(Number)
}
const probe = async (path: string) => (await fetch(`${probes}${path}`)).text()
const serving = async () => Number(/^frontdesk_workers (\d+)$/m.exec(await probe('/metrics'))?.[1])
const allServe = async () => {
  await expect.poll(serving, { timeout: 60_000 }).toBe(2)
}

/** One call over a connection that is kept; its status and whether the connection ends, or the error's code. */
const ask = (agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const asked = request(`${server.url}/.well-known/scheduling-service`, { agent }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`))
    })
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end()
  })
const kept = (): Agent[] => Array.from({ length: CALLERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }))

test('workers tell of themselves once, share the calls, and are counted apart', async () => {
  await allServe()
  expect(server.output().match(/is running at/g)).toHaveLength(1)
  expect(server.output().match(/#sign-in=/g)).toHaveLength(1)
  expect(server.link).toMatch(new RegExp(`^${server.url}/#sign-in=`))
  const agents = kept()
  expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['200 keep-alive']))
  for (const agent of agents) agent.destroy()
  const text = await probe('/metrics')
  const counted = text.matchAll(/^frontdesk_calls_total\{worker="(\d)",method="GET",route="discovery".* \d+$/gm)
  expect([...counted].map(([, worker]) => worker)).toEqual(['1', '2'])
  expect(text.match(/^frontdesk_disk_free_bytes /gm)).toHaveLength(1)
  expect(await probe('/readyz')).toBe('{"status":"ready"}\n')
})

test('a key may make as many calls at all workers together as at one', async () => {
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, n) =>
      call(server.service, server.key, 'POST', PRESETS, { body: { title: `${n}` } }),
    ),
  )
  const flowedIn = Math.ceil(((performance.now() - began) * 40) / 60_000)
  const passed = answers.filter(({ status }) => status === 201).length
  expect(passed).toBeGreaterThan(30)
  expect(passed).toBeLessThanOrEqual(40 + flowedIn)
})

test('a worker that is killed is missed by nobody who calls anew, and another takes its place', async () => {
  await allServe()
  const [first] = workers()
  if (first === undefined) throw new Error('No worker runs.')
  process.kill(first, 'SIGKILL')
  await expect.poll(workers).not.toContain(first)
  for (let at = 0; at < CALLERS; at++) {
    expect(await ask(new Agent({ keepAlive: false }))).toBe('200 close')
  }
  await allServe()
  expect(workers()).toHaveLength(2)
  expect(server.output()).toContain('"text":"a worker ended and is started anew","worker":"')
  expect(await probe('/metrics')).toContain('\nfrontdesk_worker_starts_total 3\n')
  expect(server.output().match(/is running at/g)).toHaveLength(1)
})

test('SIGTERM ends all of them in order, whoever gets it, and no caller is reset', async () => {
  const agents = kept()
  await Promise.all(agents.map(ask))
  const own = workers()
  const keepCalling = async (agent: Agent): Promise<string> => {
    for (;;) {
      const outcome = await ask(agent)
      if (!outcome.startsWith('200')) return outcome
    }
  }
  // Half of them come over a new connection each time, and so in the very moment in which no more are accepted.
  const anew = Array.from({ length: CALLERS }, () => new Agent({ keepAlive: false }))
  const calling = [agents, anew].map((callers) => Promise.all(callers.map(keepCalling)))
  // As a unit or a terminal does.
  for (const pid of own) process.kill(pid, 'SIGTERM')
  const ended = server.end('SIGTERM')
  const [last, lastAnew] = await Promise.all(calling)
  expect(await ended).toBe(0)
  for (const agent of agents) agent.destroy()
  expect(new Set(last)).toEqual(new Set(['ECONNREFUSED']))
  // The system itself resets who knocks while the door is being closed.
  for (const outcome of lastAnew ?? []) expect(outcome).toMatch(/^(ECONNREFUSED|ECONNRESET)$/)
  expect(own.filter(isAlive)).toEqual([])
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what keeps a worker from starting is told once, and nothing is left running', async () => {
  const settings = { DATA_DIR: folder.path, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', DATABASE_WAIT: '0s' }
  const failed = await promisify(execFile)(process.execPath, [entry('main')], {
    env: environment({ ...settings, WORKERS: '2' }),
  }).catch((error: unknown) => error as { code: number; stderr: string })
  expect(failed).toMatchObject({ code: 1 })
  expect(failed.stderr.trim().split('\n')).toEqual([expect.stringMatching('DATABASE_URL cannot be used')])
})
