import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Key } from '#api/http/testing/caller.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'
import type { DepotKind } from './testing/depots.ts'
import { type FakeS3, s3Environment, startFakeS3 } from './testing/fake-s3.ts'
import { declare, patch, read, sendAll, tusCall } from './testing/media-service.ts'
import { sha256, wav } from './testing/samples.ts'

let s3: FakeS3
const folder = temporaryFolder({ begun: true })
beforeAll(async () => {
  s3 = await startFakeS3()
}, 60_000)
afterAll(async () => {
  folder.remove()
  await s3.close()
})

const settingsFor = (kind: DepotKind): Record<string, string> => (kind === 'disk' ? {} : s3Environment(s3.settings))

test.each([
  ['disk', 'smaller than a part', wav(40), 64 * 1024],
  ['s3', 'larger than a part', wav(40, 500_000), 9_000_000],
] as const)(
  'over %s a server that is killed between and within chunks %s loses none',
  async (kind, _, sound, chunk) => {
    const start = (): Promise<ServerProcess> =>
      startProcess(entry('main'), { DATA_DIR: folder.path, ...settingsFor(kind) })
    let server = await start()
    const key: Key = { ...server.key, organizationId: '', role: 'admin' }
    const service = () => ({
      ...server.service,
      key: async () => key,
      code: async () => '',
      disable: async () => {},
      close: async () => {},
    })
    const made = await declare(service(), key, { format: 'audio/wav', size: sound.length, sha256: sha256(sound) })
    let acknowledged = 0
    const answer = await patch(
      server.url,
      made.uploadUrl,
      acknowledged,
      sound.subarray(acknowledged, acknowledged + chunk),
    )
    acknowledged = Number(answer.headers.get('upload-offset'))
    expect(answer.status).toBe(204)
    // The next chunk never ends: the server goes in the middle of it.
    const half = new ReadableStream<Uint8Array>({
      start: (queue) => queue.enqueue(new Uint8Array(sound.subarray(acknowledged, acknowledged + 1000))),
    })
    const cut = fetch(new URL(made.uploadUrl, server.url), {
      method: 'PATCH',
      body: half,
      duplex: 'half',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(acknowledged),
        'content-type': 'application/offset+octet-stream',
      },
    } as RequestInit)
    const failed = cut.then(
      () => false,
      () => true,
    )
    // It has the beginning by the time it has answered a later call.
    await call(server.service, key, 'GET', `/api/v1/multimedia/${made.id}`)
    await server.end('SIGKILL')
    expect(await failed).toBe(true)
    server = await start()
    const head = await tusCall(server.url, made.uploadUrl, 'HEAD')
    expect(Number(head.headers.get('upload-offset'))).toBeGreaterThanOrEqual(acknowledged)
    acknowledged = Number(head.headers.get('upload-offset'))
    const offsets: number[] = []
    await sendAll(server.url, made.uploadUrl, sound, {
      chunkSize: chunk,
      onChunkComplete: (_, bytesAccepted) => void offsets.push(bytesAccepted),
    })
    expect(offsets[0]).toBe(acknowledged + chunk)
    expect(offsets.at(-1)).toBe(sound.length)
    const kept = await read(service(), key, made.id)
    expect(kept).toMatchObject({ status: 'ready', sha256: sha256(sound), duration: 40 })
    const served = await (await fetch(server.url + kept.url)).arrayBuffer()
    expect(sha256(new Uint8Array(served))).toBe(sha256(sound))
    expect(await server.end('SIGTERM')).toBe(0)
    expect([s3.unfinished(), s3.keys().filter((it) => it.startsWith('incoming'))]).toEqual([0, []])
  },
  120_000,
)
