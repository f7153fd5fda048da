import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Key } from '#api/http/testing/caller.ts'
import { createMediaAddresses } from '#api/http/media/addresses.ts'
import { createLog } from '../log.ts'
import { addressKeys } from './address-keys.ts'
import { createServe } from './serve.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, type MediaService, openMediaService, read, sendAll } from './testing/media-service.ts'

describe.each(DEPOTS)('over %s a smaller picture', (kind) => {
  let media: MediaService
  let key: Key
  let id: string
  let url: string
  beforeAll(async () => {
    media = await openMediaService(kind)
    key = await media.key()
    // The left third is red, the rest blue; held upright by a camera that was turned.
    const left = { create: { width: 300, height: 900, channels: 3 as const, background: 'red' } }
    const upright = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'blue' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const wide = await sharp(upright).resize(900, 600, { fit: 'fill' }).toBuffer()
    const bytes = await sharp(wide).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
    const made = await declare(media.service, key, { format: 'image/jpeg', size: bytes.length })
    id = made.id
    await sendAll(media.url, made.uploadUrl, bytes)
    ;({ url } = await read(media.service, key, id))
  })
  afterAll(() => media.close())

  const get = (query: string, accept?: string) =>
    fetch(`${media.url}${url}?${query}`, accept === undefined ? {} : { headers: { accept } })
  const pictureOf = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer()))
  const redness = async (answer: Response) => {
    const { channels } = await (await pictureOf(answer)).stats()
    return Math.round(channels[0]?.mean ?? 0)
  }

  test('is cut to its shape around the focal point of the record, also after that has moved', async () => {
    const middle = await get('w=256&ratio=1:1')
    expect(await (await pictureOf(middle.clone())).metadata()).toMatchObject({ width: 256, height: 256 })
    expect(await redness(middle)).toBeLessThan(80)
    const etag = middle.headers.get('etag')
    const body = { environment: { focus: { x: 0, y: 0.5 } } }
    expect((await call(media.service, key, 'PUT', `/api/v1/multimedia/${id}`, { body })).status).toBe(200)
    const moved = await get('w=256&ratio=1:1')
    expect(moved.headers.get('etag')).not.toBe(etag)
    expect(await redness(moved)).toBeGreaterThan(100)
  })

  test('is cut to the crop that its record keeps for that shape, and others are not', async () => {
    const crops = { '16:9': { x: 0, y: 0.1, width: 0.3, height: 0.25 } }
    const body = { environment: { focus: { x: 1, y: 0.5 }, crops } }
    const before = await get('w=256&ratio=16:9')
    expect((await call(media.service, key, 'PUT', `/api/v1/multimedia/${id}`, { body })).status).toBe(200)
    const cut = await get('w=256&ratio=16:9')
    expect(cut.headers.get('etag')).not.toBe(before.headers.get('etag'))
    // Its 270 pixels across are all red, and no more than they are.
    expect(await (await pictureOf(cut.clone())).metadata()).toMatchObject({ width: 256, height: 144 })
    expect(await redness(cut)).toBeGreaterThan(240)
    expect(await redness(await get('w=256&ratio=1:1'))).toBeLessThan(10)
    const moved = { environment: { crops: { '16:9': { ...crops['16:9'], x: 0.6 } } } }
    await call(media.service, key, 'PUT', `/api/v1/multimedia/${id}`, { body: moved })
    expect(await redness(await get('w=256&ratio=16:9'))).toBeLessThan(10)
  })

  test('of a drawing is cut to its crop as well', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="blue"/><rect width="10" height="40" fill="red"/></svg>`
    const bytes = Buffer.from(drawing)
    const made = await declare(media.service, key, { format: 'image/svg+xml', size: bytes.length })
    await sendAll(media.url, made.uploadUrl, bytes)
    const body = { environment: { crops: { '1:1': { x: 0, y: 0, width: 0.25, height: 0.25 } } } }
    await call(media.service, key, 'PUT', `/api/v1/multimedia/${made.id}`, { body })
    const { url: address } = await read(media.service, key, made.id)
    const cut = await fetch(`${media.url}${address}?w=256&ratio=1:1`)
    expect(await (await pictureOf(cut.clone())).metadata()).toMatchObject({ width: 256, height: 256 })
    expect(await redness(cut)).toBeGreaterThan(240)
  })

  test('is in the best format that is accepted, and caches are told so', async () => {
    const typed = async (accept: string) => {
      const answer = await get('w=256&format=auto', accept)
      const { format, compression } = await (await pictureOf(answer.clone())).metadata()
      return [answer.headers.get('content-type'), answer.headers.get('vary'), compression ?? format]
    }
    expect(await typed('image/avif,image/webp,*/*')).toEqual(['image/avif', expect.stringMatching(/accept/i), 'av1'])
    expect(await typed('image/webp,*/*')).toEqual(['image/webp', expect.stringMatching(/accept/i), 'webp'])
    expect(await typed('image/avif;q=0,*/*')).toEqual(['image/jpeg', expect.stringMatching(/accept/i), 'jpeg'])
    const etags = await Promise.all(
      ['webp', 'avif', 'jpeg'].map(async (it) => (await get(`w=256&format=${it}`)).headers.get('etag')),
    )
    expect(new Set(etags).size).toBe(3)
  })

  test('is refused in any other width, shape and format, and of nothing', async () => {
    for (const query of ['w=257', 'w=256&ratio=2:1', 'w=256&format=png', 'ratio=1:1', 'format=avif']) {
      // oxlint-disable-next-line no-await-in-loop -- Each is quick.
      expect([query, (await get(query)).status]).toEqual([query, 400])
    }
  })

  test('that would wait behind too many others is asked for again, and one that is made is not', async () => {
    expect((await get('w=1280')).status).toBe(200)
    const serve = createServe({
      store: media.store,
      depot: media.depot,
      addresses: createMediaAddresses(addressKeys([media.serverKey])),
      corsOrigins: [],
      log: createLog('error'),
      now: Date.now,
      mostWaiting: 0,
    })
    const ask = (query: string) => serve(new Request(`${media.url}${url}?${query}`))
    const refused = await ask('w=1920')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await ask('w=1280')).status).toBe(200)
  })

  test('tells the colors of the picture, by which it is found until it has other bytes', async () => {
    const found = async (color: string) => {
      const { body } = await call(media.service, key, 'GET', '/api/v1/multimedia', { query: { color } })
      return (body as { id: string }[]).map((it) => it.id)
    }
    expect((await read(media.service, key, id)).colors).toEqual(['blue', 'red'])
    expect(await found('green,red')).toContain(id)
    expect(await found('green')).not.toContain(id)
    const refused = await call(media.service, key, 'GET', '/api/v1/multimedia', { query: { color: 'puce' } })
    expect(refused.status).toBe(400)
    const elsewhere = await declare(media.service, key, { format: 'image/png', size: 10 })
    expect((await read(media.service, key, elsewhere.id)).colors).toBeUndefined()
  })

  test('ends with its medium, as the original does, at every address, and nothing of it is left in the end', async () => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    const made = await declare(media.service, key, { format: 'image/png', size: bytes.length })
    await sendAll(media.url, made.uploadUrl, bytes)
    const { url: address } = await read(media.service, key, made.id)
    const all = ['', '?w=256', '?w=256&ratio=1:1', '?w=256&format=avif', '?w=640&format=jpeg', '?download']
    const statuses = () => Promise.all(all.map(async (it) => (await fetch(`${media.url}${address}${it}`)).status))
    const names = async () => (await media.depot.keptBefore(Date.now() + 60_000)).find((it) => it.id === made.id)?.names
    expect(await statuses()).toEqual(all.map(() => 200))
    expect((await names())?.length).toBeGreaterThan(3)
    expect((await call(media.service, key, 'DELETE', `/api/v1/multimedia/${made.id}`)).status).toBe(200)
    expect(await statuses()).toEqual(all.map(() => 404))
    expect((await call(media.service, key, 'DELETE', `/x/trash/${made.id}`)).status).toBe(200)
    expect(await statuses()).toEqual(all.map(() => 404))
    expect(await names()).toBeUndefined()
  })

  test('ends with its address', async () => {
    const before = url
    expect((await fetch(`${media.url}${before}?w=640&ratio=16:9`)).status).toBe(200)
    url = (await media.revoke(key, id)).url ?? ''
    expect((await fetch(`${media.url}${before}?w=640&ratio=16:9`)).status).toBe(404)
    expect((await get('w=640&ratio=16:9')).status).toBe(200)
  })
})
