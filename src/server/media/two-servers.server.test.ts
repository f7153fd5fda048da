import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { newDatabase } from '../database/testing/new-database.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'
import { patch, sendAll, tusCall } from './testing/media-service.ts'
import { png, sha256 } from './testing/samples.ts'

const picture = await png()
const folder = temporaryFolder()
let [one, two]: ServerProcess[] = []

beforeAll(async () => {
  const settings = { DATA_DIR: folder.path, DATABASE_URL: await newDatabase(inject('postgresUrl')) }
  ;[one, two] = await Promise.all([1, 2].map(() => startProcess(entry('main'), settings)))
}, 120_000)
afterAll(async () => {
  await Promise.all([one?.end('SIGTERM'), two?.end('SIGTERM')])
  folder.remove()
}, 60_000)

const path = '/api/v1/multimedia'
const ask = async ({ service, key }: ServerProcess, method: string, at: string, body?: object) =>
  (await call(service, key, method, at, body === undefined ? {} : { body })).body
const declare = (server: ServerProcess) =>
  ask(server, 'POST', path, { name: 'A file', format: 'image/png', size: picture.length, sha256: sha256(picture) })
const servers = (): [ServerProcess, ServerProcess] => {
  if (!one || !two) throw new Error('No server runs.')
  return [one, two]
}

test('two servers over one database and one folder take turns with an upload and serve one file', async () => {
  const [here, there] = servers()
  const made = await declare(here)
  expect((await patch(here.url, made.uploadUrl, 0, picture.subarray(0, 50_000))).status).toBe(204)
  const asked = await tusCall(there.url, made.uploadUrl, 'HEAD')
  expect(asked.headers.get('upload-offset')).toBe('50000')
  expect((await patch(there.url, made.uploadUrl, 50_000, picture.subarray(50_000, 100_000))).status).toBe(204)
  expect((await patch(here.url, made.uploadUrl, 50_000, picture.subarray(50_000, 60_000))).status).toBe(409)
  expect((await patch(here.url, made.uploadUrl, 100_000, picture.subarray(100_000))).status).toBe(204)
  const kept = await ask(there, 'GET', `${path}/${made.id}`)
  expect(kept).toMatchObject({ status: 'ready', sha256: sha256(picture), width: 300 })
  const bytesAt = async ({ url }: ServerProcess, query = '') =>
    sha256(new Uint8Array(await (await fetch(url + kept.url + query)).arrayBuffer()))
  expect(await Promise.all([bytesAt(here), bytesAt(there)])).toEqual([sha256(picture), sha256(picture)])
  const small = await Promise.all([here, there].flatMap((it) => [bytesAt(it, '?w=640'), bytesAt(it, '?w=256')]))
  expect(small).toEqual([small[0], small[1], small[0], small[1]])
  const lying = readdirSync(join(folder.path, 'media'), { withFileTypes: true, recursive: true })
  const names = lying.filter((it) => it.isFile()).map(({ name }) => name.replace(/^\w{32}/, 'file'))
  expect(names.toSorted()).toEqual(['file.256.webp', 'file.640.webp', 'file.png', 'file.public-1.json'])
}, 60_000)

test('whoever asks both servers about an upload that is whole gets one verdict', async () => {
  const [here, there] = servers()
  const made = await declare(here)
  await patch(here.url, made.uploadUrl, 0, picture.subarray(0, -1))
  const last = patch(there.url, made.uploadUrl, picture.length - 1, picture.subarray(-1))
  const heads = [here, there, here].map((it) => tusCall(it.url, made.uploadUrl, 'HEAD'))
  expect((await last).status).toBe(204)
  expect((await Promise.all(heads)).map((it) => it.status)).toEqual([200, 200, 200])
  expect(await ask(here, 'GET', `${path}/${made.id}`)).toMatchObject({ status: 'ready', version: 2 })
}, 60_000)

test('an upload goes on at one server where the other was killed', async () => {
  const [here, there] = servers()
  const made = await declare(here)
  expect((await patch(here.url, made.uploadUrl, 0, picture.subarray(0, 60_000))).status).toBe(204)
  await here.end('SIGKILL')
  const offsets: number[] = []
  await sendAll(there.url, made.uploadUrl, picture, { onChunkComplete: (_, sent) => void offsets.push(sent) })
  expect([(await ask(there, 'GET', `${path}/${made.id}`)).status, offsets]).toEqual(['ready', [picture.length]])
}, 60_000)
