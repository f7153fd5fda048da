import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signedHeaders } from '#api/http/testing/caller.ts'
import { idOf } from '#api/stores/testing/rows-of.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'
import { memoryOf, openWire, pour } from '../testing/wire.ts'

const GIGABYTE = 1000 ** 3
const MIB = 1024 ** 2
/** Of a call that is answered, 8 MiB more are thrown away; the rest lies in buffers, which grow with what is in a hurry. */
const ON_THE_WAY = 90 * MIB
/** Mebibytes that a call may cost a process beside its own bytes: more of them are garbage in no time. */
const MOST_MEMORY = 150
const PRESETS = '/api/v1/presets'

const folder = temporaryFolder({ begun: true })
let server: ServerProcess
beforeAll(async () => {
  server = await startProcess(entry('main'), { DATA_DIR: folder.path })
}, 120_000)
afterAll(async () => {
  await server.end('SIGTERM')
  folder.remove()
}, 60_000)

const served = async () => expect((await call(server.service, server.key, 'GET', PRESETS)).status).toBe(200)

test.each([
  ['a known key', 400, () => server.key],
  ['an unknown key', 401, () => ({ ...server.key, accessKeyId: 'nobody' })],
])('a gigabyte in chunks by %s is cut off', async (_, status, key) => {
  const headers = signedHeaders(key(), 'POST', PRESETS, { headers: { 'content-type': 'application/json' } })
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const before = memoryOf(server.child.pid)
  const wire = await openWire(server.url)
  wire.socket.write(`POST ${PRESETS} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n${lines}\r\n`)
  const part = Buffer.alloc(64 * 1024, 'x')
  const chunk = Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
  // Whoever goes on sending is cut off; who looks finds the answer first.
  const handed = await pour(wire, GIGABYTE, chunk)
  expect(handed).toBeLessThan(MIB + ON_THE_WAY)
  expect([status, 0]).toContain(await wire.status)
  wire.socket.destroy()
  const after = memoryOf(server.child.pid)
  expect(after - before).toBeLessThan(MOST_MEMORY)
  console.log(`${(handed / MIB).toFixed(1)} MiB taken, memory ${before.toFixed()} to ${after.toFixed()} MiB`)
  await served()
})

test('a body that says to have a gigabyte is refused before it comes', async () => {
  const headers = signedHeaders(server.key, 'POST', PRESETS, {})
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const wire = await openWire(server.url)
  wire.socket.write(`POST ${PRESETS} HTTP/1.1\r\nhost: a\r\ncontent-length: ${GIGABYTE}\r\n${lines}\r\n`)
  expect(await wire.status).toBe(400)
  wire.socket.destroy()
})

test('what is nested 100,000 times is refused', async () => {
  const raw = '['.repeat(100_000) + ']'.repeat(100_000)
  const answer = await call(server.service, server.key, 'POST', PRESETS, { raw })
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST'])
  const object = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)
  expect((await call(server.service, server.key, 'POST', PRESETS, { raw: object })).status).toBe(400)
})

test('a million parameters and a header of 20 kB are refused', async () => {
  const parameters = Array.from({ length: 1_000_000 }, (_, n) => `a${n}=1`).join('&')
  for (const [target, more] of [
    [`${PRESETS}?${parameters}`, ''],
    [PRESETS, `x-long: ${'a'.repeat(20_000)}\r\n`],
  ]) {
    const wire = await openWire(server.url)
    wire.socket.write(`GET ${target} HTTP/1.1\r\nhost: a\r\n${more}\r\n`)
    // The end of the connection may overtake the answer where most of the call is still on its way.
    expect([431, 0]).toContain(await wire.status)
    wire.socket.destroy()
  }
  await served()
})

test('a page of a thousand million rows is refused, and 350 ids are read', async () => {
  const page = await call(server.service, server.key, 'GET', PRESETS, { query: { limit: '1000000000' } })
  expect(page.status).toBe(400)
  const ids = Array.from({ length: 350 }, (_, n) => idOf(n)).join(',')
  const found = await call(server.service, server.key, 'GET', '/api/v1/appointments', {
    query: { connection: 'svc', ids },
  })
  expect(found.status).toBe(200)
})
