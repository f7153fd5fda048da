import { createHmac, hkdfSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Key } from '#api/http/testing/caller.ts'
import { sweep } from './sweep.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, type MediaService, openMediaService, read, sendAll } from './testing/media-service.ts'
import { png, sha256 } from './testing/samples.ts'

const HOUR = 60 * 60_000
const path = '/api/v1/multimedia'

describe.each(DEPOTS)('over %s the address of a medium', (kind) => {
  let media: MediaService
  let key: Key
  let [first, second]: Buffer[] = []
  beforeAll(async () => {
    media = await openMediaService(kind)
    key = await media.key()
    ;[first, second] = await Promise.all([png(60, 40), png(50, 70)])
  })
  afterAll(() => media.close())

  const made = async (bytes = first as Buffer): Promise<{ id: string; url: string }> => {
    const { id, uploadUrl } = await declare(media.service, key, { format: 'image/png', size: bytes.length })
    await sendAll(media.url, uploadUrl, bytes)
    return read(media.service, key, id)
  }
  const change = async (id: string, body: object) =>
    (await call(media.service, key, 'PUT', `${path}/${id}`, { body })).body
  const replaced = async (id: string, bytes: Buffer) => {
    const { uploadUrl } = await change(id, { url: null, size: bytes.length, sha256: sha256(bytes) })
    await sendAll(media.url, uploadUrl, bytes)
    return read(media.service, key, id)
  }
  const get = (url: string, init: RequestInit = {}) => fetch(media.url + url, init)
  const served = async (url: string) => sha256(new Uint8Array(await (await get(url)).arrayBuffer()))
  /** What kept rows of earlier versions say: an address that names the bytes, and nothing else of them. */
  const asBefore = async (id: string, bytes: Buffer) => {
    const name = `${sha256(bytes).slice(0, 32)}.png`
    const secret = Buffer.from(hkdfSync('sha256', media.serverKey, '', 'addresses of the bytes of media', 32))
    const mac = createHmac('sha256', secret)
      .update(['read', key.organizationId, id, name].join('\n'))
      .digest('base64url')
    const url = ['/media', key.organizationId, id, mac, name].join('/')
    await media.store.write(key.organizationId, async (rows) => {
      const row = await rows.get('multimedia', id)
      if (!row) throw new Error('there is the medium')
      const { file: _, ...rest } = row
      await rows.replace('multimedia', { ...rest, url })
    })
    return url
  }

  test('stays when its file is replaced, and answers the new one wherever it stands', async () => {
    const before = await made()
    const addresses = { logo: before.url, image: `${before.url}?w=640` }
    const preset = await call(media.service, key, 'POST', '/api/v1/presets', { body: { title: 'House', ...addresses } })
    expect(await served(preset.body.logo)).toBe(sha256(first as Buffer))
    const after = await replaced(before.id, second as Buffer)
    expect(after.url).toBe(before.url)
    expect(await served(preset.body.logo)).toBe(sha256(second as Buffer))
    const thumbnail = await get(preset.body.image)
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('answers the old file until the new one has arrived, and for good where none does', async () => {
    const before = await made()
    const { sha256: hash, size, width } = await read(media.service, key, before.id)
    await change(before.id, { url: null })
    expect(await served(before.url)).toBe(sha256(first as Buffer))
    const back = await change(before.id, { url: before.url, sha256: hash, size, width })
    expect(back).toMatchObject({ url: before.url, status: 'ready', sha256: hash })
    expect(await served(before.url)).toBe(sha256(first as Buffer))
  })

  test('is kept by caches for a moment only, and for ever where the caller names the content', async () => {
    const { id, url } = await made()
    const { sha256: hash } = await read(media.service, key, id)
    const answer = await get(url)
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d, must-revalidate$/)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await get(`${url}?v=${hash.slice(0, 16)}`)).headers.get('cache-control')).toContain('immutable')
    await replaced(id, second as Buffer)
    expect((await get(url, { headers: { 'if-none-match': etag } })).status).toBe(200)
    // The content that was named is no longer there.
    expect((await get(`${url}?v=${hash.slice(0, 16)}`)).headers.get('cache-control')).not.toContain('immutable')
    expect((await get(`${url}?v=`)).headers.get('cache-control')).not.toContain('immutable')
  })

  test('dies with its generation, its medium and its stay here', async () => {
    const [revoked, removed, gone] = [await made(), await made(), await made()]
    const { url } = await media.revoke(key, revoked.id)
    expect(url).not.toBe(revoked.url)
    expect([(await get(revoked.url)).status, (await get(url ?? '')).status]).toEqual([404, 200])
    expect((await read(media.service, key, revoked.id)).url).toBe(url)
    const guessed = (url ?? '').replace(/\/2\/(?=[^/]+$)/, '/3/')
    expect([guessed === url, (await get(guessed)).status]).toEqual([false, 403])
    await call(media.service, key, 'DELETE', `${path}/${removed.id}`)
    await change(gone.id, { url: 'https://elsewhere.example/a.png' })
    expect([(await get(removed.url)).status, (await get(gone.url)).status]).toEqual([404, 404])
    await sweep({ store: media.store, depot: media.depot, now: () => Date.now() + 2 * HOUR, expiry: HOUR })
    expect((await get(url ?? '')).status).toBe(200)
  })

  test('of an earlier version leads to the one that stays', async () => {
    const { id, url } = await made()
    const former = await asBefore(id, first as Buffer)
    expect((await read(media.service, key, id)).url).toBe(url)
    expect(await served(former)).toBe(sha256(first as Buffer))
    // A client that writes back what it has read, in either form, changes nothing.
    expect(await change(id, { url: former })).toMatchObject({ url, status: 'ready' })
    await asBefore(id, first as Buffer)
    await replaced(id, second as Buffer)
    const answer = await get(`${former}?w=256`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `${url}?w=256`])
    expect(await served(former)).toBe(sha256(second as Buffer))
    await media.revoke(key, id)
    expect((await get(former)).status).toBe(404)
    expect((await get(former.replace('/media/', '/media/../media/').replace('.png', '.svg'))).status).toBe(403)
  })

  test('gives the file the name of its medium', async () => {
    const { id, url } = await made()
    const named = async (name: string, query = '') => {
      await change(id, { name })
      return (await get(url + query)).headers.get('content-disposition')
    }
    expect(await named('Reception')).toBe(`inline; filename="Reception.png"; filename*=UTF-8''Reception.png`)
    expect(await named('Niño “1/2”.PNG', '?download')).toBe(
      `attachment; filename="Nino _1 2_.PNG"; filename*=UTF-8''Ni%C3%B1o%20%E2%80%9C1%202%E2%80%9D.PNG`,
    )
    expect(await named('"; filename=evil.exe\r\nx: y')).toBe(
      `inline; filename="; filename=evil.exe x y.png"; filename*=UTF-8''%3B%20filename%3Devil.exe%20x%20y.png`,
    )
    expect(await named('***')).toBe(`inline; filename="file.png"; filename*=UTF-8''file.png`)
    expect(await named('照片')).toContain(`filename*=UTF-8''%E7%85%A7%E7%89%87.png`)
    expect(await named('Reception', '?w=256')).toContain('filename="Reception.webp"')
  })
})
