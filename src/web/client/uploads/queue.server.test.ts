import { describe, expect, test } from 'vitest'
import {
  gate,
  HOUR,
  isBytes,
  large,
  only,
  openUploadService,
  reaches,
  sha,
  small,
  wanted,
} from './testing/upload-service.ts'

const { media, open, record } = await openUploadService()

describe('a queue of files', () => {
  test('fingerprints, declares, sends and reads back each of them', async () => {
    const { queue, phases } = await open()
    const done: string[] = []
    const ids = queue.add(
      [1, 2, 3, 4].map((n) => wanted(small, { name: `Room ${n}`, onDone: (medium) => done.push(medium.name) })),
    )
    expect(queue.state().uploads.map((it) => it.id)).toEqual(ids)
    await reaches(queue, 'done')
    expect(phases).toEqual(['waiting', 'reading', 'declaring', 'sending', 'done'])
    expect(done.toSorted()).toEqual(['Room 1', 'Room 2', 'Room 3', 'Room 4'])
    expect(await record(only(queue).mediumId)).toMatchObject({
      status: 'ready',
      name: 'Room 1',
      size: small.length,
      sha256: sha(small),
      width: 60,
    })
    queue.dismissDone()
    expect(queue.state().uploads).toEqual([])
  })

  test('sends three at once', async () => {
    const stop = gate(1)
    const { queue } = await open({ line: stop.line })
    queue.add([1, 2, 3, 4, 5].map(() => wanted(large)))
    await stop.arrived
    expect(
      queue.state().uploads.filter((it) => it.phase !== 'waiting' && it.phase !== 'done').length,
    ).toBeLessThanOrEqual(3)
    expect(queue.state().uploads.at(-1)?.phase).toBe('waiting')
    stop.open()
    await reaches(queue, 'done')
  })

  test('pauses in the middle of a file and goes on from there', async () => {
    const stop = gate(3)
    const offsets: (string | null)[] = []
    const { queue } = await open({
      line: (real) => {
        const stopped = stop.line(real)
        return (target, init) => {
          if (isBytes(target, init)) offsets.push(new Headers(init?.headers).get('upload-offset'))
          return stopped(target, init)
        }
      },
    })
    const [id = ''] = queue.add([wanted(large)])
    await stop.arrived
    queue.pause(id)
    expect(only(queue).phase).toBe('paused')
    stop.open()
    const { sent } = only(queue)
    expect(sent).toBe(2 * 256 * 1024)
    queue.resume(id)
    await reaches(queue, 'done')
    expect(offsets.map(Number).toSorted((a, b) => a - b)).toEqual(offsets.map(Number))
    expect(offsets.filter((it) => it === '0')).toHaveLength(1)
  })

  test('says why bytes were refused, and sends them again when asked', async () => {
    const { queue } = await open()
    const other = wanted(small, { sha256: sha(large) })
    queue.add([other])
    await reaches(queue, 'failed')
    expect(only(queue).error).toMatchObject({ message: expect.stringContaining('SHA-256'), code: 'UPLOAD_REFUSED' })
    expect(await record(only(queue).mediumId)).toMatchObject({ status: 'error' })
    queue.retryFailed()
    await reaches(queue, 'failed')
    await queue.cancelAll()
    expect(queue.state().uploads).toEqual([])
  })

  test('has nothing to send of an empty file', async () => {
    const { queue } = await open()
    queue.add([wanted(Buffer.alloc(0))])
    expect(only(queue)).toMatchObject({ phase: 'failed', error: { code: 'FILE_EMPTY' } })
  })

  test('says that a format is not taken, and leaves no record', async () => {
    const { queue, api } = await open()
    const before = (await api.multimedia.list()).items.length
    queue.add([wanted(small, { format: 'application/x-thing', fields: { type: 'image' } })])
    await reaches(queue, 'failed')
    expect(only(queue).error).toMatchObject({ code: 'UPLOAD_NOT_OFFERED' })
    expect((await api.multimedia.list()).items).toHaveLength(before)
  })
})

describe('what gets in the way', () => {
  test('a line that breaks is waited for, and shown as offline', async () => {
    let calls = 0
    const { queue, phases } = await open({
      line: (real) => (target, init) =>
        isBytes(target, init) && ++calls === 2 ? Promise.reject(new TypeError('Failed to fetch')) : real(target, init),
    })
    queue.add([wanted(large)])
    await reaches(queue, 'done')
    expect(phases).toEqual(['waiting', 'reading', 'declaring', 'sending', 'offline', 'sending', 'done'])
  })

  test('a service that is not well is waited for; one that is full is not', async () => {
    const answers = [
      new Response('<p>Bad gateway', { status: 502 }),
      new Response(JSON.stringify({ code: 'GENERAL_ERROR', description: 'There is no room left.' }), { status: 502 }),
    ]
    const { queue, phases } = await open({
      line: (real) => async (target, init) =>
        (isBytes(target, init) ? answers.shift() : undefined) ?? real(target, init),
    })
    queue.add([wanted(large)])
    await reaches(queue, 'failed')
    expect(phases).toContain('offline')
    expect(only(queue).error).toMatchObject({ message: 'There is no room left.' })
    queue.retryFailed()
    await reaches(queue, 'done')
  })

  test('an address that has expired is asked for anew, and what has arrived stays', async () => {
    let calls = 0
    const { queue } = await open({
      line: (real) => async (target, init) => {
        if (isBytes(target, init) && ++calls === 3) media.clock.ahead = HOUR + 2000
        return real(target, init)
      },
    })
    queue.add([wanted(large)])
    await reaches(queue, 'done')
    media.clock.ahead = 0
    expect(calls).toBe(Math.ceil(large.length / (256 * 1024)) + 1)
  })

  test('an answer that was lost makes no second record', async () => {
    // More often than the client itself asks again.
    let lost = 0
    const { queue, api, phases } = await open({
      line: (real) => async (target, init) => {
        const answer = await real(target, init)
        if (init?.method === 'POST' && ++lost < 5) throw new TypeError('Failed to fetch')
        return answer
      },
    })
    queue.add([wanted(small, { name: 'Only once' })])
    await reaches(queue, 'done')
    expect(phases).toContain('offline')
    expect((await api.multimedia.list({ query: { name: 'Only once' } })).items).toHaveLength(1)
  })

  test('a record that somebody deleted is told, and declared anew', async () => {
    const stop = gate(2)
    const { queue, api } = await open({ line: stop.line })
    queue.add([wanted(large)])
    await stop.arrived
    const id = only(queue).mediumId ?? ''
    await api.multimedia.remove({ params: { id } })
    stop.open()
    await reaches(queue, 'failed')
    expect(only(queue).error).toMatchObject({ kind: 'not-found' })
    queue.retryFailed()
    await reaches(queue, 'done')
    expect(only(queue).mediumId).not.toBe(id)
  })
})
