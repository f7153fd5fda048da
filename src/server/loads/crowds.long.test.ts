import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signedHeaders } from '#api/http/testing/caller.ts'
import { freePort } from '../../../scripts/postgres.mjs'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'
import { memoryOf, openWire, type Wire } from '../testing/wire.ts'

const DRIBBLERS = 2000
const STALLED = 700
const GETS = 10_000
const SOCKETS = 512
const BODY = 1_000_000
const SENT = 900_000
/** Milliseconds for which a load is watched. */
const WATCHED = 12_000
const PRESETS = '/api/v1/presets'

const folder = temporaryFolder({ begun: true })
let server: ServerProcess
let probes: string
beforeAll(async () => {
  const port = await freePort()
  probes = `http://127.0.0.1:${port}`
  server = await startProcess(entry('main'), { DATA_DIR: folder.path, PROBES_PORT: String(port), LOG_LEVEL: 'error' })
}, 120_000)
afterAll(async () => {
  await server.end('SIGTERM')
  folder.remove()
}, 60_000)

const get = () => call(server.service, server.key, 'GET', PRESETS)
/** The worst that the event loop was late since somebody asked, in seconds. */
const lateness = async (): Promise<string> =>
  /frontdesk_event_loop_delay_seconds\{quantile="1"\} (\S+)/.exec(
    await (await fetch(`${probes}/metrics`)).text(),
  )?.[1] ?? '?'

/** Calls all the while as somebody who works; answers how many calls were served, and the longest in milliseconds. */
async function workFor(milliseconds: number): Promise<{ served: number; longest: number; memory: number }> {
  let [served, longest, memory] = [0, 0, 0]
  for (const until = Date.now() + milliseconds; Date.now() < until; await pause(50)) {
    const began = performance.now()
    expect((await get()).status).toBe(200)
    longest = Math.max(longest, performance.now() - began)
    memory = Math.max(memory, memoryOf(server.child.pid))
    served++
  }
  return { served, longest, memory }
}

const countOf = (statuses: readonly number[]): string =>
  JSON.stringify(
    Object.fromEntries([...new Set(statuses)].map((it) => [it, statuses.filter((one) => one === it).length])),
  )

const openMany = async (count: number): Promise<Wire[]> => {
  const wires: Wire[] = []
  while (wires.length < count) {
    const some = Array.from({ length: Math.min(100, count - wires.length) }, () => openWire(server.url))
    wires.push(...(await Promise.all(some)))
  }
  return wires
}

test(
  `${DRIBBLERS} connections that dribble headers keep nobody else waiting, and are ended`,
  { timeout: 300_000 },
  async () => {
    const before = memoryOf(server.child.pid)
    await lateness()
    const wires = await openMany(DRIBBLERS)
    for (const { socket } of wires) socket.write(`GET ${PRESETS} HTTP/1.1\r\nhost: a\r\n`)
    const dribble = setInterval(() => {
      for (const { socket } of wires) if (socket.writable) socket.write('x-more: a\r\n')
    }, 1000)
    const began = performance.now()
    const { served, longest, memory } = await workFor(WATCHED)
    const late = await lateness()
    // Nothing that they do keeps them open for ever.
    const statuses = await Promise.all(wires.map(({ status }) => status))
    const ended = Math.round((performance.now() - began) / 1000)
    clearInterval(dribble)
    console.log(
      `${served} calls served, the longest in ${longest.toFixed()} ms; event loop late by ${late} s at most; memory ` +
        `${before.toFixed()} to ${memory.toFixed()} MiB; ended after ${ended} s as ${countOf(statuses)}`,
    )
    expect(served).toBeGreaterThan(10)
    expect(memory - before).toBeLessThan(200)
    expect(new Set(statuses)).toEqual(new Set([408]))
    for (const { socket } of wires) socket.destroy()
  },
)

test.each([
  // Of the bodies of one key no more are held than it may, whoever names it.
  ['POST', 'no key', () => undefined, [401]],
  ['GET', 'no key', () => undefined, [401]],
  ['POST', 'a key that nobody has', () => ({ ...server.key, accessKeyId: 'nobody' }), [401, 429]],
  [
    'POST',
    'a key that exists and a wrong secret',
    () => ({ ...server.key, secretAccessKey: 'x'.repeat(40) }),
    [400, 429],
  ],
])(
  `${STALLED} bodies of 0.9 MB of a %s under %s, stalled, fill no memory`,
  { timeout: 300_000 },
  async (method, _, key, expected) => {
    const before = memoryOf(server.child.pid)
    const wires = await openMany(STALLED)
    const type = { 'content-type': 'application/json' }
    const made = key()
    const headers = made ? signedHeaders(made, method, PRESETS, { raw: 'x', headers: type }) : new Headers(type)
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const body = Buffer.alloc(SENT, 'x')
    const began = performance.now()
    for (const { socket } of wires) {
      socket.write(`${method} ${PRESETS} HTTP/1.1\r\nhost: a\r\ncontent-length: ${BODY}\r\n${lines}\r\n`)
      socket.write(body)
    }
    const { served, longest, memory } = await workFor(WATCHED)
    const statuses = await Promise.all(wires.map(({ status }) => status))
    const answered = Math.round((performance.now() - began) / 1000)
    const ends = Promise.all(wires.map(({ ended }) => ended)).then(() => true)
    const areEnded = await Promise.race([ends, pause(100_000, false)])
    const open = wires.filter(({ socket }) => !socket.destroyed).length
    console.log(
      `${countOf(statuses)} after ${answered} s; ${served} calls served, the longest in ${longest.toFixed()} ms; memory ` +
        `${before.toFixed()} to ${memory.toFixed()} MiB; ${open} connections still open after ${Math.round((performance.now() - began) / 1000)} s`,
    )
    expect(served).toBeGreaterThan(5)
    for (const status of new Set(statuses)) expect([...expected, 0]).toContain(status)
    expect(memory - before).toBeLessThan(250)
    expect(areEnded).toBe(true)
    for (const { socket } of wires) socket.destroy()
  },
)

test(`${GETS} signed calls at once over ${SOCKETS} connections are all answered`, { timeout: 300_000 }, async () => {
  const before = memoryOf(server.child.pid)
  await lateness()
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const { hostname, port } = new URL(server.url)
  const one = () =>
    new Promise<number>((resolve, reject) => {
      const headers = Object.fromEntries(signedHeaders(server.key, 'GET', PRESETS, {}))
      const asked = request({ agent, hostname, port, path: PRESETS, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
      asked.on('error', reject)
      asked.end()
    })
  const began = performance.now()
  const statuses = await Promise.all(Array.from({ length: GETS }, one))
  const seconds = (performance.now() - began) / 1000
  const memory = memoryOf(server.child.pid)
  console.log(
    `${countOf(statuses)} in ${seconds.toFixed(1)} s; event loop late by ${await lateness()} s at most; memory ` +
      `${before.toFixed()} to ${memory.toFixed()} MiB`,
  )
  agent.destroy()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(memory - before).toBeLessThan(500)
})
