import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropKept } from '#api/core/jobs/drop-kept.ts'
import { call, type Key } from '#api/http/testing/caller.ts'
import { sweep } from './sweep.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, type MediaService, openMediaService, patch, read, sendAll } from './testing/media-service.ts'
import { png, sha256 } from './testing/samples.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const inOrder = (one: string, other: string): number => one.localeCompare(other)
const path = '/api/v1/multimedia'

describe.each(DEPOTS)('over %s the bytes', (kind) => {
  let media: MediaService
  let key: Key
  let [first, second, third]: Buffer[] = []
  beforeAll(async () => {
    media = await openMediaService(kind)
    key = await media.key()
    ;[first, second, third] = await Promise.all([png(60, 40), png(50, 70), png(30, 30)])
  })
  afterAll(() => media.close())

  const ask = (method: string, target: string, sent = {}) => call(media.service, key, method, target, sent)
  const made = async (bytes = first as Buffer): Promise<{ id: string; url: string }> => {
    const { id, uploadUrl } = await declare(media.service, key, { format: 'image/png', size: bytes.length })
    await sendAll(media.url, uploadUrl, bytes)
    return read(media.service, key, id)
  }
  const replaced = async (id: string, bytes: Buffer) => {
    const { body } = await ask('PUT', `${path}/${id}`, { body: { url: null, size: bytes.length } })
    await sendAll(media.url, body.uploadUrl, bytes)
    return read(media.service, key, id)
  }
  const get = (url: string) => fetch(media.url + url)
  const served = async (url: string) => {
    const answer = await get(url)
    return answer.ok ? sha256(new Uint8Array(await answer.arrayBuffer())) : answer.status
  }
  const versionsOf = async (id: string) => (await ask('GET', `/x/media/${id}/versions`)).body
  const hashes = [() => sha256(first as Buffer), () => sha256(second as Buffer), () => sha256(third as Buffer)]
  const hash = (at: number) => hashes[at]?.()
  /** What is done by itself so much later. */
  const later = async (ahead: number) => {
    const now = () => Date.now() + ahead
    await media.store.write(key.organizationId, (rows) => dropKept(rows, now()))
    await sweep({ store: media.store, depot: media.depot, now, expiry: DAY })
  }
  const names = async (id: string) => {
    const all = await media.depot.keptBefore(Date.now() + HOUR)
    return (all.find((it) => it.id === id)?.names ?? []).map((name) => name.slice(0, 32)).toSorted(inOrder)
  }
  const named = (...bytes: (Buffer | undefined)[]) =>
    bytes.flatMap((it) => (it ? [sha256(it).slice(0, 32)] : [])).toSorted(inOrder)

  test('that others have replaced are read, and given back; the others are a version then', async () => {
    const { id, url } = await made()
    await replaced(id, second as Buffer)
    const [version, ...others] = await versionsOf(id)
    expect([others, version]).toMatchObject([
      [],
      { format: 'image/png', width: 60, height: 40, bytes: first?.length, sha256: hash(0), key: key.accessKeyId },
    ])
    expect(await served(version.url)).toBe(hash(0))
    const small = await get(`${version.url}?w=256`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await get(`${version.url}?download`)).headers.get('content-disposition')).toContain('attachment')
    const restored = await ask('POST', `/x/media/${id}/versions/${version.id}/restore`)
    expect(restored.body).toMatchObject({ url, width: 60, height: 40, sha256: hash(0), status: 'ready' })
    expect(await served(url)).toBe(hash(0))
    const [now] = await versionsOf(id)
    expect([now.sha256, await served(now.url)]).toEqual([hash(1), hash(1)])
  })

  test('of a version that are sent again are no version any more', async () => {
    const { id } = await made()
    await replaced(id, second as Buffer)
    await replaced(id, first as Buffer)
    expect((await versionsOf(id)).map((it: { sha256: string }) => it.sha256)).toEqual([hash(1)])
    await replaced(id, first as Buffer)
    expect(await versionsOf(id)).toHaveLength(1)
  })

  test('that an address elsewhere has replaced come back under the medium’s own', async () => {
    const { id, url } = await made()
    await ask('PUT', `${path}/${id}`, { body: { url: 'https://media.example.org/a.png' } })
    const [version] = await versionsOf(id)
    const restored = await ask('POST', `/x/media/${id}/versions/${version.id}/restore`)
    expect([restored.body.url, await served(url)]).toEqual([url, hash(0)])
    expect(await versionsOf(id)).toMatchObject([{ url: 'https://media.example.org/a.png', bytes: 0 }])
  })

  test('that are awaited are no longer, once an earlier version is back', async () => {
    const { id, url } = await made()
    await replaced(id, second as Buffer)
    const { body } = await ask('PUT', `${path}/${id}`, { body: { url: null, size: third?.length } })
    const [version] = await versionsOf(id)
    await ask('POST', `/x/media/${id}/versions/${version.id}/restore`)
    expect(await served(url)).toBe(hash(0))
    expect((await patch(media.url, body.uploadUrl, 0, third as Buffer)).status).toBe(404)
    expect(await versionsOf(id)).toMatchObject([{ sha256: hash(1), width: 50, height: 70 }])
  })

  test('whose taking is begun and taken back are described as they were', async () => {
    const { id, url } = await made()
    await ask('PUT', `${path}/${id}`, { body: { url: null, format: 'image/jpeg' } })
    const { body } = await ask('PUT', `${path}/${id}`, { body: { url } })
    expect(body).toMatchObject({ format: 'image/png', width: 60, sha256: hash(0), status: 'ready' })
    expect(await versionsOf(id)).toEqual([])
  })

  test('of a deleted medium open under no public address, and come back under the same one', async () => {
    const { id, url } = await made()
    await replaced(id, second as Buffer)
    await ask('DELETE', `${path}/${id}`)
    expect(await served(url)).toBe(404)
    const { body } = await ask('GET', '/x/trash')
    const [item] = body.items.filter((it: { id: string }) => it.id === id)
    expect(item).toMatchObject({ bytes: second?.length, versions: 1 })
    expect(await served(item.record.url)).toBe(hash(1))
    await later(29 * DAY)
    expect(await names(id)).toEqual(expect.arrayContaining(named(first, second)))
    const restored = await ask('POST', `/x/trash/${id}/restore`)
    expect([restored.body.url, await served(url)]).toEqual([url, hash(1)])
    expect(await versionsOf(id)).toHaveLength(1)
  })

  test('that something still needs are never swept, and the others are once their time is over', async () => {
    const { id, url } = await made()
    await replaced(id, second as Buffer)
    await later(29 * DAY)
    expect(await names(id)).toEqual(expect.arrayContaining(named(first, second)))
    await later(31 * DAY)
    expect([...new Set(await names(id))]).toEqual(named(second))
    expect([await versionsOf(id), await served(url)]).toEqual([[], hash(1)])
    await ask('DELETE', `${path}/${id}`)
    await later(29 * DAY)
    expect(await names(id)).not.toEqual([])
    await later(31 * DAY)
    expect(await names(id)).toEqual([])
    expect((await ask('POST', `/x/trash/${id}/restore`)).status).toBe(404)
  })

  test('that were deleted for good are gone at once: a version, one of the trash, all of it', async () => {
    const { id } = await made()
    await replaced(id, second as Buffer)
    const [version] = await versionsOf(id)
    await ask('DELETE', `/x/media/${id}/versions/${version.id}`)
    expect([await served(version.url), [...new Set(await names(id))]]).toEqual([404, named(second)])
    await ask('DELETE', `${path}/${id}`)
    await ask('DELETE', `/x/trash/${id}`)
    expect(await names(id)).toEqual([])
    const other = await made()
    await ask('DELETE', `${path}/${other.id}`)
    await ask('DELETE', '/x/trash')
    expect(await names(other.id)).toEqual([])
  })

  test('are read by no address that was revoked, changed or has ended', async () => {
    const { id } = await made()
    await replaced(id, second as Buffer)
    const [{ url }] = await versionsOf(id)
    expect(await served(url.replace(hash(0)?.slice(0, 8) ?? '', hash(1)?.slice(0, 8) ?? ''))).toBe(403)
    media.clock.ahead = 3 * HOUR
    expect(await served(url)).toBe(403)
    media.clock.ahead = 0
    expect(await served(url)).toBe(hash(0))
    await media.revoke(key, id)
    expect(await served(url)).toBe(404)
    expect(await served((await versionsOf(id))[0].url)).toBe(hash(0))
  })

  test('are counted: those of the library, of versions and of the trash', async () => {
    const desk = await media.key(`Counted ${kind}`)
    const own = (method: string, target: string, sent = {}) => call(media.service, desk, method, target, sent)
    const [a, b] = [first?.length ?? 0, second?.length ?? 0]
    const { id, uploadUrl } = await declare(media.service, desk, { format: 'image/png', size: a })
    expect((await own('GET', '/x/storage')).body).toMatchObject({ used: 0, arriving: a })
    await sendAll(media.url, uploadUrl, first as Buffer)
    const { body } = await own('PUT', `${path}/${id}`, { body: { url: null, size: b } })
    expect((await own('GET', '/x/storage')).body).toMatchObject({ used: a, files: a, arriving: b })
    await sendAll(media.url, body.uploadUrl, second as Buffer)
    expect((await own('GET', '/x/storage')).body).toMatchObject({ used: a + b, files: b, versions: a, arriving: 0 })
    await own('DELETE', `${path}/${id}`)
    expect((await own('GET', '/x/storage')).body).toMatchObject({ used: a + b, files: 0, versions: a, trash: b })
    await own('DELETE', `/x/trash/${id}`)
    expect((await own('GET', '/x/storage')).body).toMatchObject({ used: 0, versions: 0, trash: 0 })
  })
})
