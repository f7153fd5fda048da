import { describe, expect, test } from 'vitest'
import { sendAll } from '../../../server/media/testing/media-service.ts'
import type { UploadStore } from './kept-uploads.ts'
import type { WantedUpload } from './upload.ts'
import {
  gate,
  isBytes,
  large,
  only,
  openUploadService,
  reaches,
  sha,
  small,
  SOON,
  wanted,
} from './testing/upload-service.ts'
import { memoryUploads } from './testing/memory-uploads.ts'

const { media, open, record } = await openUploadService()

describe('after a reload', () => {
  /** Begins a file, stops in the middle of it, and leaves as a page does. */
  const leave = async (store: UploadStore, more: Partial<WantedUpload> = {}) => {
    const stop = gate(3)
    const { queue } = await open({ line: stop.line, store })
    queue.add([wanted(large, more)])
    await stop.arrived
    await expect.poll(() => only(queue).kept, SOON).toBe(true)
    const { mediumId } = only(queue)
    queue.close()
    stop.open()
    return mediumId
  }

  test('a file goes on by itself from where the service has it', async () => {
    const { store, dump } = memoryUploads()
    const mediumId = await leave(store)
    expect(JSON.stringify(dump())).not.toContain('/uploads/')
    const offsets: number[] = []
    const carried: [name: string, size: number][] = []
    const { queue } = await open({
      store,
      line: (real) => (target, init) => {
        if (isBytes(target, init)) offsets.push(Number(new Headers(init?.headers).get('upload-offset')))
        return real(target, init)
      },
    })
    await expect.poll(() => queue.state().uploads.length, SOON).toBe(1)
    await reaches(queue, 'done')
    expect(offsets[0]).toBeGreaterThan(0)
    expect(only(queue).mediumId).toBe(mediumId)
    expect(await record(mediumId)).toMatchObject({ status: 'ready', sha256: sha(large) })
    // Also whoever listens only now hears of it, with the file, and once; a file of this page tells who sent it.
    queue.onCarriedOn((medium, file) => void carried.push([medium.id, file.size]))
    expect(carried).toEqual([[mediumId, large.length]])
    await expect.poll(dump, SOON).toEqual({ facts: [], files: [] })
    queue.add([wanted(small)])
    await expect.poll(() => queue.state().uploads.map(({ phase }) => phase), SOON).toEqual(['done', 'done'])
    expect(carried.length).toBe(1)
  })

  test('a picture that was to stand for a medium is still to stand for it', async () => {
    const { store } = memoryUploads()
    const mediumId = await leave(store, { posterOf: 'the-film' })
    const { queue } = await open({ store })
    const carried: unknown[] = []
    queue.onCarriedOn((medium, _, posterOf) => void carried.push([medium.id, posterOf]))
    await expect.poll(() => carried, SOON).toEqual([[mediumId, 'the-film']])
  })

  test('a file that arrived is kept until its page is through with it, and told to the next page where it never was', async () => {
    const { store, dump } = memoryUploads()
    const { queue } = await open({ store })
    queue.add([wanted(small, { afterwards: () => new Promise(() => {}) })])
    await reaches(queue, 'done')
    const { mediumId } = only(queue)
    await expect.poll(() => dump().files.length, SOON).toBe(1)
    queue.close()
    const { queue: next } = await open({ store })
    const carried: unknown[] = []
    let end = () => {}
    next.onCarriedOn((medium, file) => {
      carried.push([medium.id, file.size])
      return new Promise((resolve) => (end = resolve))
    })
    await expect.poll(() => carried, SOON).toEqual([[mediumId, small.length]])
    expect(dump().files.length).toBe(1)
    end()
    await expect.poll(dump, SOON).toEqual({ facts: [], files: [] })
  })

  test('a file that was finished behind the back of the page is done', async () => {
    const { store } = memoryUploads()
    const mediumId = await leave(store)
    const { api } = await open()
    const row = await api.multimedia.update({ params: { id: mediumId ?? '' }, body: { url: null } })
    await sendAll(media.url, row.uploadUrl ?? '', large)
    const { queue } = await open({ store })
    await expect.poll(() => queue.state().uploads.length, SOON).toBe(1)
    await reaches(queue, 'done')
    expect(await record(mediumId)).toMatchObject({ status: 'ready' })
  })

  test('a file that could not be kept is asked for, and another one is found out', async () => {
    const { store } = memoryUploads({ room: 0 })
    const stop = gate(3)
    const { queue } = await open({ line: stop.line, store })
    queue.add([wanted(large)])
    await stop.arrived
    expect(only(queue).kept).toBe(false)
    queue.close()
    stop.open()
    const { queue: next } = await open({ store })
    await expect.poll(() => next.state().uploads.map((it) => it.phase), SOON).toEqual(['needs-file'])
    const { id } = only(next)
    expect(next.giveFile(id, wanted(small).file)).toBe(false)
    expect(next.giveFile(id, wanted(Buffer.alloc(large.length, 1)).file)).toBe(true)
    await expect.poll(() => only(next), SOON).toMatchObject({ phase: 'needs-file', error: { code: 'FILE_IS_ANOTHER' } })
    expect(next.giveFile(id, wanted(large).file)).toBe(true)
    await reaches(next, 'done')
  })
})
