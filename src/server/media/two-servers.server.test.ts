import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { newDatabase } from '../database/testing/new-database.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'
import { DEPOTS, type DepotKind } from './testing/depots.ts'
import { type FakeS3, s3Environment, startFakeS3 } from './testing/fake-s3.ts'
import { patch, sendAll, tusCall } from './testing/media-service.ts'
import { png, sha256 } from './testing/samples.ts'

const picture = await png()
const folder = temporaryFolder()
let s3: FakeS3
let [one, two]: ServerProcess[] = []

/** Two servers over one new database, and over one folder or bucket. */
const startBoth = async (kind: DepotKind): Promise<void> => {
  const place = { DATA_DIR: join(folder.path, kind), ...(kind === 's3' && s3Environment(s3.settings)) }
  const settings = { ...place, DATABASE_URL: await newDatabase(inject('postgresUrl')) }
  ;[one, two] = await Promise.all([1, 2].map(() => startProcess(entry('main'), settings)))
}
const endBoth = async (): Promise<void> => void (await Promise.all([one?.end('SIGTERM'), two?.end('SIGTERM')]))

beforeAll(async () => {
  s3 = await startFakeS3()
}, 60_000)
afterAll(async () => {
  folder.remove()
  await s3.close()
}, 60_000)

/** Names of what is kept, without the content in them. */
const kept = (kind: DepotKind): string[] => {
  const files = () => readdirSync(join(folder.path, kind, 'media'), { withFileTypes: true, recursive: true })
  const names =
    kind === 's3'
      ? s3.keys().map((key) => key.split('/').at(-1) ?? '')
      : files()
          .filter((it) => it.isFile())
          .map(({ name }) => name)
  return names.map((name) => name.replace(/^\w{32}/, 'file')).toSorted()
}

const path = '/api/v1/multimedia'
const ask = async ({ service, key }: ServerProcess, method: string, at: string, body?: object) =>
  (await call(service, key, method, at, body === undefined ? {} : { body })).body
const declare = (server: ServerProcess) =>
  ask(server, 'POST', path, { name: 'A file', format: 'image/png', size: picture.length, sha256: sha256(picture) })
const servers = (): [ServerProcess, ServerProcess] => {
  if (!one || !two) throw new Error('No server runs.')
  return [one, two]
}

describe.each(DEPOTS)('two servers over one database and %s', (kind) => {
  beforeAll(() => startBoth(kind), 120_000)
  afterAll(endBoth, 60_000)

  test('take turns with an upload and serve one file', async () => {
    const [here, there] = servers()
    const made = await declare(here)
    expect((await patch(here.url, made.uploadUrl, 0, picture.subarray(0, 50_000))).status).toBe(204)
    const asked = await tusCall(there.url, made.uploadUrl, 'HEAD')
    expect(asked.headers.get('upload-offset')).toBe('50000')
    expect((await patch(there.url, made.uploadUrl, 50_000, picture.subarray(50_000, 100_000))).status).toBe(204)
    expect((await patch(here.url, made.uploadUrl, 50_000, picture.subarray(50_000, 60_000))).status).toBe(409)
    expect((await patch(here.url, made.uploadUrl, 100_000, picture.subarray(100_000))).status).toBe(204)
    const medium = await ask(there, 'GET', `${path}/${made.id}`)
    expect(medium).toMatchObject({ status: 'ready', sha256: sha256(picture), width: 300 })
    const bytesAt = async ({ url }: ServerProcess, query = '') =>
      sha256(new Uint8Array(await (await fetch(url + medium.url + query)).arrayBuffer()))
    expect(await Promise.all([bytesAt(here), bytesAt(there)])).toEqual([sha256(picture), sha256(picture)])
    const small = await Promise.all([here, there].flatMap((it) => [bytesAt(it, '?w=640'), bytesAt(it, '?w=256')]))
    expect(small).toEqual([small[0], small[1], small[0], small[1]])
    expect(kept(kind)).toEqual(['file.256.webp', 'file.640.webp', 'file.png', 'file.public-2.json'])
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
})
