import { expect, test } from 'vitest'
import { createHash, randomBytes } from 'node:crypto'
import {
  gate,
  isBytes,
  type Line,
  only,
  openUploadService,
  reaches,
  sha,
  small,
  SOON,
  wanted,
} from './testing/upload-service.ts'
import { memoryUploads } from './testing/memory-uploads.ts'

const { open, record } = await openUploadService()

const MIB = 1024 * 1024

/** A sound of noise of more bytes than are read before they are sent. */
const sound = (): Buffer => {
  const size = 5 * MIB
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(size - 8, 4)
  head.write('WAVEfmt ', 8)
  head.set([16, 0, 0, 0, 1, 0, 1, 0], 16)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.set([1, 0, 8, 0], 32)
  head.write('data', 36)
  head.writeUInt32LE(size - 44, 40)
  return Buffer.concat([head, randomBytes(size - 44)])
}
const bytes = sound()
const aSound = (more: Buffer = bytes) => wanted(more, { format: 'audio/wav' })

/** Every call to the service: its method, first part of its path, and headers. */
const heard = () => {
  const calls: { method: string; to: string; headers: Headers }[] = []
  const line =
    (real: Line): Line =>
    (target, init) => {
      const request = target instanceof Request ? target : undefined
      const [, to = ''] = new URL(request?.url ?? (target as string | URL)).pathname.split('/')
      const method = init?.method ?? request?.method ?? 'GET'
      if (to !== '.well-known') calls.push({ method, to, headers: new Headers(init?.headers) })
      return real(target, init)
    }
  return { calls, line }
}

test('a small file takes one POST and one PATCH, and nothing else', async () => {
  const { calls, line } = heard()
  const { queue } = await open({ line })
  queue.add([wanted(small), wanted(small)])
  await reaches(queue, 'done')
  const asked = calls.map(({ method, to }) => `${method} ${to}`)
  expect(asked.toSorted()).toEqual(['PATCH uploads', 'PATCH uploads', 'POST api', 'POST api'])
})

test('the first bytes of a large file leave before its hash is known, which goes with the last ones', async () => {
  const { calls, line } = heard()
  const { queue, phases } = await open({ line })
  queue.add([aSound()])
  await reaches(queue, 'done')
  expect(phases).toEqual(['waiting', 'declaring', 'sending', 'done'])
  const digests = calls.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('repr-digest'))
  expect(digests).toHaveLength(20)
  expect(digests.filter((it) => it !== null)).toEqual([digests.at(-1)])
  expect(digests.at(-1)).toBe(`sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`)
  expect(await record(only(queue).mediumId)).toMatchObject({ status: 'ready', sha256: sha(bytes) })
})

test('bytes that change on their way are found out by the hash that follows them', async () => {
  let pieces = 0
  const { queue } = await open({
    line: (real) => async (target, init) => {
      if (!isBytes(target, init) || ++pieces !== 2) return real(target, init)
      const changed = new Uint8Array(await new Response(init?.body ?? null).arrayBuffer()).map((it) => it ^ 1)
      return real(target, { ...init, body: changed })
    },
  })
  queue.add([aSound()])
  await reaches(queue, 'failed')
  expect(only(queue).error).toMatchObject({ code: 'UPLOAD_REFUSED', message: expect.stringContaining('SHA-256') })
  expect(await record(only(queue).mediumId)).toMatchObject({ status: 'error' })
})

test('after a reload it is told how much had arrived, and large files go on from there', async () => {
  const { store } = memoryUploads()
  const stop = gate(5)
  const { queue } = await open({ line: stop.line, store })
  queue.add([aSound()])
  await stop.arrived
  await expect.poll(() => only(queue).kept, SOON).toBe(true)
  queue.pauseAll()
  queue.close()
  stop.open()
  const { calls, line } = heard()
  const { queue: next } = await open({ store, line })
  await expect.poll(() => next.state().uploads.map(({ phase }) => phase), SOON).toEqual(['paused'])
  expect(only(next).sent).toBe(MIB)
  next.resumeAll()
  await reaches(next, 'done')
  expect(Number(calls.find(({ method }) => method === 'PATCH')?.headers.get('upload-offset'))).toBeGreaterThanOrEqual(
    MIB,
  )
  expect(await record(only(next).mediumId)).toMatchObject({ status: 'ready', sha256: sha(bytes) })
})

test('another file of the same size that is chosen for one without a hash yet is refused in the end', async () => {
  const { store } = memoryUploads({ room: 0 })
  const stop = gate(5)
  const { queue } = await open({ line: stop.line, store })
  queue.add([aSound()])
  await stop.arrived
  queue.close()
  stop.open()
  const { queue: next } = await open({ store })
  await expect.poll(() => next.state().uploads.map(({ phase }) => phase), SOON).toEqual(['needs-file'])
  expect(only(next).sent).toBe(MIB)
  next.giveFile(only(next).id, aSound(sound()).file)
  await expect.poll(() => only(next).error, SOON).toBeTruthy()
  const { mediumId } = only(next)
  expect((await record(mediumId))?.status).not.toBe('ready')
})

test('a service that does not take a hash with the last bytes hears it first', async () => {
  const { calls, line } = heard()
  const former =
    (real: Line): Line =>
    async (target, init) => {
      const answer = await real(target, init)
      if (!String(target instanceof Request ? target.url : target).includes('/.well-known/')) return answer
      const { upload, ...rest } = await answer.json()
      return Response.json({ ...rest, upload: { ...upload, digests: undefined } })
    }
  const { queue, phases } = await open({ line: (real) => former(line(real)) })
  queue.add([aSound()])
  await reaches(queue, 'done')
  expect(phases).toEqual(['waiting', 'reading', 'declaring', 'sending', 'confirming', 'done'])
  expect(calls.every(({ headers }) => !headers.has('repr-digest') && !headers.has('prefer'))).toBe(true)
})
