import { describe, expect, test } from 'vitest'
import { gate, large, only, openUploadService, reaches, sha, small, SOON, wanted } from './testing/upload-service.ts'

const { media, open, record } = await openUploadService()

describe('giving up', () => {
  test('deletes the record that was made for it', async () => {
    const stop = gate(2)
    const { queue } = await open({ line: stop.line })
    const [id = ''] = queue.add([wanted(large)])
    await stop.arrived
    const { mediumId } = only(queue)
    const cancelled = queue.cancel(id)
    stop.open()
    await cancelled
    expect(queue.state().uploads).toEqual([])
    expect(await record(mediumId)).toBeUndefined()
  })

  test('while the record is being made deletes that too', async () => {
    const stop = gate(1, (_, init) => init?.method === 'POST')
    const { queue, api } = await open({ line: stop.line })
    const [id = ''] = queue.add([wanted(small, { name: 'Regretted' })])
    await stop.arrived
    const cancelled = queue.cancel(id)
    stop.open()
    await cancelled
    expect((await api.multimedia.list({ query: { name: 'Regretted' } })).items).toEqual([])
  })

  test('a replacement gives the medium its file back', async () => {
    const { queue, api } = await open()
    queue.add([wanted(small)])
    await reaches(queue, 'done')
    const before = await api.multimedia.get({ params: { id: only(queue).mediumId ?? '' } })
    const stop = gate(2)
    const { queue: second } = await open({ line: stop.line })
    const [id = ''] = second.add([wanted(large, { replaces: before })])
    await stop.arrived
    expect((await fetch(media.url + before.url)).status).toBe(200)
    const cancelled = second.cancel(id)
    stop.open()
    await cancelled
    const after = await api.multimedia.get({ params: { id: before.id } })
    expect(after).toMatchObject({ status: 'ready', url: before.url, sha256: sha(small), size: small.length, width: 60 })
    expect((await fetch(media.url + after.url)).status).toBe(200)
    expect(await media.depot.received(after)).toBe(0)
  })
})

describe('a replaced file', () => {
  const begin = async () => {
    const { queue, api } = await open()
    queue.add([wanted(small)])
    await reaches(queue, 'done')
    const before = await api.multimedia.get({ params: { id: only(queue).mediumId ?? '' } })
    queue.dismissDone()
    return { queue, api, before }
  }

  test('stands in the same record', async () => {
    const { queue, api, before } = await begin()
    queue.add([wanted(large, { replaces: before, name: 'Ignored' })])
    expect(only(queue).replacing).toBe(true)
    await reaches(queue, 'done')
    const after = await api.multimedia.get({ params: { id: before.id } })
    expect(after).toMatchObject({ status: 'ready', name: 'Room', sha256: sha(large), width: 900 })
    // Whatever holds the address shows the new file.
    expect(after.url).toBe(before.url)
    const served = Buffer.from(await (await fetch(media.url + before.url)).arrayBuffer())
    expect(sha(served)).toBe(after.sha256)
  })

  test('is not replaced where the medium was changed meanwhile', async () => {
    const { queue, api, before } = await begin()
    await api.multimedia.update({ params: { id: before.id }, body: { name: 'Renamed' } })
    queue.add([wanted(large, { replaces: before })])
    await reaches(queue, 'failed')
    expect(only(queue).error).toMatchObject({ kind: 'conflict' })
    expect(await api.multimedia.get({ params: { id: before.id } })).toMatchObject({ url: before.url, status: 'ready' })
  })

  test('is back once a refused replacement is dismissed', async () => {
    const { queue, api, before } = await begin()
    const [id = ''] = queue.add([wanted(large, { replaces: before, sha256: sha(small) })])
    await reaches(queue, 'failed')
    queue.dismiss(id)
    await expect
      .poll(() => api.multimedia.get({ params: { id: before.id } }), SOON)
      .toMatchObject({ url: before.url, status: 'ready' })
  })
})
