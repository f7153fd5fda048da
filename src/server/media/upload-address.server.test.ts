import { afterAll, describe, expect, test } from 'vitest'
import type { Credentials } from '#api/core/store.ts'
import { call } from '#api/http/testing/caller.ts'
import { sweep } from './sweep.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, patch, sendAll, tusCall, openPictureDesk } from './testing/media-service.ts'

const HOUR = 60 * 60_000

type End = (credentials: Credentials, accessKeyId: string) => Promise<unknown>
const ends: [how: string, end: End][] = [
  ['disabled', (credentials, accessKeyId) => credentials.disableKey(accessKeyId, new Date().toISOString())],
  ['expired', (credentials, accessKeyId) => credentials.expireKey(accessKeyId, new Date(Date.now() - 1).toISOString())],
]

describe.each(DEPOTS)('over %s', async (kind) => {
  const { media, key, picture, image, stateOf, head } = await openPictureDesk(kind)
  afterAll(() => media.close())

  describe('an upload address', () => {
    test('that was changed, or made for another upload or organization, opens nothing', async () => {
      const [one, two] = [await image(), await image()]
      const others = await declare(media.service, await media.key('Other'), { format: 'image/png', size: 9 })
      const mac = one.uploadUrl.split('/').at(-1)
      const swapped = [two, others].map((it) => [...it.uploadUrl.split('/').slice(0, -1), mac].join('/'))
      const later = one.uploadUrl.replace(/\/(\d+)\/(?=[^/]+$)/, (_: string, at: string) => `/${Number(at) + 1}/`)
      const moved = one.uploadUrl.replace(key.organizationId, others.organizationId)
      for (const path of [...swapped, later, moved]) {
        const answer = await patch(media.url, path, 0, picture)
        expect(answer.status).toBe(403)
        expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN', path })
        expect((await head(path)).status).toBe(403)
      }
      expect(await media.depot.received(two)).toBe(0)
    })

    test.each(ends)('dies with its key that is %s, and another key goes on', async (_, end) => {
      const own = await media.key()
      const made = await declare(media.service, own, { format: 'image/png', size: picture.length })
      expect((await patch(media.url, made.uploadUrl, 0, picture.subarray(0, 5000))).status).toBe(204)
      await end(media.store.credentials, own.accessKeyId)
      const refused = await patch(media.url, made.uploadUrl, 5000, picture.subarray(5000))
      expect([refused.status, (await refused.json()).description]).toEqual([403, expect.stringContaining('key')])
      expect((await head(made.uploadUrl)).status).toBe(403)
      const { body: again } = await call(media.service, key, 'PUT', `/api/v1/multimedia/${made.id}`, {
        body: { url: null },
      })
      expect((await head(again.uploadUrl)).headers.get('upload-offset')).toBe('5000')
    })

    test('cannot be given to another key', async () => {
      const own = await media.key()
      const { uploadUrl } = await declare(media.service, own, { format: 'image/png', size: picture.length })
      const other = uploadUrl.replace(own.accessKeyId, key.accessKeyId)
      const without = uploadUrl.replace(`/${own.accessKeyId}`, '')
      const unreadable = uploadUrl.replace(own.accessKeyId, '%E0')
      for (const path of [other, without, unreadable]) expect((await head(path)).status).toBe(403)
    })

    test('opens nothing but HEAD, PATCH, DELETE and OPTIONS', async () => {
      const { uploadUrl } = await image()
      for (const method of ['GET', 'POST', 'PUT']) {
        const answer = await tusCall(media.url, uploadUrl, method)
        expect(answer.status).toBe(404)
        expect(await answer.json()).toMatchObject({ code: 'INVALID_STATE' })
      }
      expect((await tusCall(media.url, '/uploads/', 'POST')).status).toBe(404)
      expect((await patch(media.url, uploadUrl, 0, picture, { 'x-http-method-override': 'POST' })).status).toBe(404)
    })

    test('expires; another one goes on where the upload stopped; what nobody goes on with is cleaned up', async () => {
      const made = await image()
      expect((await patch(media.url, made.uploadUrl, 0, picture.subarray(0, 5000))).status).toBe(204)
      media.clock.ahead = HOUR + 2000
      const refused = await patch(media.url, made.uploadUrl, 5000, picture.subarray(5000))
      expect([refused.status, (await refused.json()).description]).toEqual([403, expect.stringContaining('expired')])
      const { body: again } = await call(media.service, key, 'PUT', `/api/v1/multimedia/${made.id}`, {
        body: { url: null },
      })
      expect((await head(again.uploadUrl)).headers.get('upload-offset')).toBe('5000')
      const deps = { store: media.store, depot: media.depot, now: () => Date.now(), expiry: HOUR }
      await sweep(deps)
      expect(await media.depot.received(made)).toBe(5000)
      await sweep({ ...deps, now: () => Date.now() + HOUR + 1000 })
      expect(await media.depot.received(made)).toBe(0)
      media.clock.ahead = 0
    })

    test('refuses a wrong offset with 409 and keeps what it has', async () => {
      const { uploadUrl } = await image()
      await patch(media.url, uploadUrl, 0, picture.subarray(0, 100))
      for (const offset of [0, 99, 101]) {
        const answer = await patch(media.url, uploadUrl, offset, picture.subarray(100, 200))
        expect([answer.status, (await answer.json()).code]).toEqual([409, 'CONFLICT'])
      }
      expect((await head(uploadUrl)).headers.get('upload-offset')).toBe('100')
    })

    test('gives an upload up with DELETE, and its record stays', async () => {
      const made = await image()
      await patch(media.url, made.uploadUrl, 0, picture.subarray(0, 100))
      expect((await tusCall(media.url, made.uploadUrl, 'DELETE')).status).toBe(204)
      expect(await media.depot.received(made)).toBe(0)
      expect(await stateOf(made.id)).toMatchObject({ status: 'need_action' })
      await sendAll(media.url, made.uploadUrl, picture)
      expect((await tusCall(media.url, made.uploadUrl, 'DELETE')).status).toBe(404)
      expect(await stateOf(made.id)).toMatchObject({ status: 'ready' })
    })
  })
})
