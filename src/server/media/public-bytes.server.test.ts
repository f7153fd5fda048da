import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { film, located, photo, PHOTO_FORMATS, readsOf } from '#api/core/rules/private/testing/located-files.ts'
import { aac, gif, mp3, pdf, svg } from '#api/core/rules/private/testing/made-files.ts'
import { taggedOgg } from '#api/core/rules/private/testing/made-sounds.ts'
import { taggedWebm } from '#api/core/rules/private/testing/made-webm.ts'
import { privateParts } from '#api/core/rules/private/private-parts.ts'
import { call, type Key } from '#api/http/testing/caller.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, type MediaService, openMediaService, read, sendAll } from './testing/media-service.ts'
import { sha256 } from './testing/samples.ts'

describe.each(DEPOTS)('over %s guests', (kind) => {
  let media: MediaService
  let key: Key
  beforeAll(async () => {
    media = await openMediaService(kind)
    key = await media.key()
  })
  afterAll(() => media.close())

  const kept = async (format: string, bytes: Buffer) => {
    const { id, uploadUrl } = await declare(media.service, key, { format, size: bytes.length, sha256: sha256(bytes) })
    await sendAll(media.url, uploadUrl, bytes)
    return read(media.service, key, id)
  }
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(media.url + path, { headers, method })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  const told = async (bytes: Buffer, format: string) => (await privateParts(readsOf(bytes), bytes.length, format)).facts

  test.each(PHOTO_FORMATS)(
    'get a photo in %s without place, camera and owner, turned and colored as it was',
    async (format) => {
      const original = await photo(format)
      const medium = await kept(format, original)
      expect([medium.sha256, medium.size]).toEqual([sha256(original), original.length])
      for (const path of [medium.url, `${medium.url}?download`, `${medium.url}?v=${medium.sha256.slice(0, 16)}`]) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        const served = await bytesOf(await get(path))
        expect(located(served)).toEqual([])
        // oxlint-disable-next-line no-await-in-loop -- As above.
        expect(await told(served, format)).toEqual({})
        // oxlint-disable-next-line no-await-in-loop -- As above.
        const [before, after] = await Promise.all([original, served].map((it) => sharp(it).metadata()))
        expect([after?.orientation, after?.icc]).toEqual([before?.orientation, before?.icc])
      }
      const small = await bytesOf(await get(`${medium.url}?w=256`))
      expect([located(small), (await sharp(small).metadata()).exif]).toEqual([[], undefined])
    },
  )

  test('get a film without its place and camera', async () => {
    const { url } = await kept('video/mp4', film())
    const served = await bytesOf(await get(url))
    expect([served.length, located(served), await told(served, 'video/mp4')]).toEqual([film().length, [], {}])
  })

  test.each([
    ['image/gif', gif],
    ['image/svg+xml', svg],
    ['audio/mpeg', mp3],
    ['audio/aac', aac],
    ['audio/ogg', taggedOgg],
    ['video/webm', () => taggedWebm(false)],
    ['audio/webm', () => taggedWebm(true)],
    ['application/pdf', pdf],
  ])('get a file in %s without what it says of its maker', async (format, make) => {
    const original = await make()
    const medium = await kept(format, original)
    expect([medium.status, medium.statusReason, medium.size]).toEqual(['ready', undefined, original.length])
    const answer = await get(medium.url)
    const served = await bytesOf(answer)
    expect([located(served), await told(served, format)]).toEqual([[], {}])
    expect(answer.headers.get('content-length')).toBe(String(served.length))
    const { body } = await call(media.service, key, 'GET', `/x/media/${medium.id}/original`)
    expect((await bytesOf(await get(body.url))).equals(original)).toBe(true)
  })

  test('get every part as a part of that, under an ETag of its own', async () => {
    const original = await photo('image/jpeg')
    const { url } = await kept('image/jpeg', original)
    const answer = await get(url)
    const etag = answer.headers.get('etag') ?? ''
    const whole = await bytesOf(answer)
    expect(etag).toBe(`"${sha256(original).slice(0, 32)}-public"`)
    expect(answer.headers.get('content-length')).toBe(String(whole.length))
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304)
    const part = await get(url, { range: 'bytes=5-300', 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-300/${whole.length}`])
    expect((await bytesOf(part)).equals(whole.subarray(5, 301))).toBe(true)
    const head = await get(url, {}, 'HEAD')
    expect([head.headers.get('content-length'), head.headers.get('etag')]).toEqual([String(whole.length), etag])
  })

  test('leave what was found out of it beside the file, with which it goes', async () => {
    const { id, url } = await kept('image/jpeg', await photo('image/jpeg'))
    await get(url)
    const medium = { organizationId: key.organizationId, id }
    const names = async () =>
      (await media.depot.keptBefore(Date.now() + 60_000)).filter((it) => it.id === id).flatMap((it) => it.names)
    expect((await names()).filter((name) => name.endsWith('.json'))).toHaveLength(1)
    await media.depot.clear(medium)
    expect((await names()).filter((name) => name.endsWith('.json'))).toEqual([])
  })

  test('do not get the original, which editors read as it was sent', async () => {
    const original = await photo('image/jpeg')
    const { id, url } = await kept('image/jpeg', original)
    const { status, body } = await call(media.service, key, 'GET', `/x/media/${id}/original`)
    expect([status, body.url === url]).toEqual([200, false])
    expect((await bytesOf(await get(body.url))).equals(original)).toBe(true)
    const viewer = await media.service.key('Clinic', 'viewer')
    const elsewhere = await media.key('Elsewhere')
    const asked = (by: Key) => call(media.service, by, 'GET', `/x/media/${id}/original`)
    expect([(await asked(viewer)).status, (await asked(elsewhere)).status]).toEqual([403, 404])
    await media.revoke(key, id)
    expect((await get(body.url)).status).toBe(404)
  })
})
