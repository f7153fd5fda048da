import { afterAll, describe, expect, test } from 'vitest'
import { call, send } from '#api/http/testing/caller.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, patch, sendAll, openPictureDesk } from './testing/media-service.ts'
import { mp4, sha256, svg, wav } from './testing/samples.ts'

describe.each(DEPOTS)('over %s', async (kind) => {
  const { media, key, picture, image, stateOf, head } = await openPictureDesk(kind)
  afterAll(() => media.close())

  describe('a public client of tus', () => {
    test.each([
      ['in one piece', {}],
      ['in pieces', { chunkSize: 20_000 }],
    ])('sends a picture %s, and the record tells what it is', async (_, options) => {
      const made = await image()
      expect(made).toMatchObject({ status: 'need_action', url: null, uploadUrl: expect.stringMatching(/^\/uploads\//) })
      expect(await stateOf(made.id)).not.toHaveProperty('uploadUrl')
      await sendAll(media.url, made.uploadUrl, picture, options)
      const kept = await stateOf(made.id)
      expect(kept).toMatchObject({
        status: 'ready',
        url: expect.stringMatching(/^\/media\//),
        format: 'image/png',
        size: picture.length,
        sha256: sha256(picture),
        width: 300,
        height: 200,
        duration: null,
        version: 2,
      })
      expect(Buffer.from(await (await fetch(media.url + kept.url)).arrayBuffer()).equals(picture)).toBe(true)
      expect((await head(made.uploadUrl)).headers.get('upload-offset')).toBe(String(picture.length))
    })

    test('learns what the service can do', async () => {
      const made = await image()
      const answer = await fetch(media.url + made.uploadUrl, { method: 'OPTIONS' })
      expect(answer.status).toBe(204)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'tus-version': '1.0.0',
        'tus-extension': 'creation-defer-length,termination',
        'tus-max-size': '1048576',
      })
      const { body } = await send(media.service, 'GET', '/.well-known/scheduling-service')
      expect(body).toMatchObject({
        extensions: ['uploads', 'media-import', 'media', 'originals', 'renditions', 'colors'],
        upload: { maxSize: 1024 * 1024 },
      })
      expect(body.upload.formats).toContain('video/mp4')
    })

    test.each([
      ['video/mp4', () => mp4(), { type: 'video', width: 64, height: 36, duration: 1 }],
      ['audio/x-wav', () => wav(2), { type: 'audio', format: 'audio/wav', width: null, duration: 2 }],
      ['image/svg+xml', () => svg, { type: 'image', width: null }],
    ])('sends %s, whose length is told with the bytes', async (format, sample, expected) => {
      const made = await declare(media.service, key, { format })
      expect((await head(made.uploadUrl)).headers.get('upload-defer-length')).toBe('1')
      const bytes = sample()
      const answer = await patch(media.url, made.uploadUrl, 0, bytes, { 'upload-length': String(bytes.length) })
      expect(answer.status).toBe(204)
      expect(await stateOf(made.id)).toMatchObject({ status: 'ready', size: bytes.length, ...expected })
    })
  })

  describe('bytes that are not what was declared', () => {
    const wrong = async (declared: object, bytes: Buffer) => {
      const made = await image(declared)
      const answer = await patch(media.url, made.uploadUrl, 0, bytes)
      return { made, answer, body: await answer.json(), state: await stateOf(made.id) }
    }

    test('by their hash are refused, and the record says why until they are sent again', async () => {
      const { made, answer, body, state } = await wrong({ sha256: 'a'.repeat(64) }, picture)
      expect(answer.status).toBe(422)
      expect(body).toMatchObject({
        code: 'UNPROCESSABLE',
        path: made.uploadUrl,
        description: expect.stringContaining('SHA-256'),
      })
      expect(state).toMatchObject({ status: 'error', url: null, statusReason: body.description })
      expect(await media.depot.received(made)).toBe(0)
      expect((await head(made.uploadUrl)).status).toBe(404)
      const { body: again } = await call(media.service, key, 'PUT', `/api/v1/multimedia/${made.id}`, {
        body: { url: null, sha256: sha256(picture) },
      })
      expect(again).toMatchObject({ status: 'need_action', uploadUrl: expect.any(String) })
      expect(again).not.toHaveProperty('statusReason')
      await sendAll(media.url, again.uploadUrl, picture)
      expect(await stateOf(made.id)).toMatchObject({ status: 'ready' })
    })

    test('by their type are refused, also where the name of the type was believed before', async () => {
      const disguised = Buffer.from('<html><script>alert(1)</script></html>'.padEnd(200))
      const { answer, state } = await wrong({ size: 200, sha256: null }, disguised)
      expect(answer.status).toBe(422)
      expect(state).toMatchObject({ status: 'error', statusReason: expect.stringContaining('no known format') })
      const other = await wrong({ format: 'image/jpeg' }, picture)
      expect(other.state.statusReason).toContain('its content is image/png')
    })

    test('are waited for as long as the size that the record got meanwhile is not reached', async () => {
      const made = await image({ sha256: null })
      const { body } = await call(media.service, key, 'PUT', `/api/v1/multimedia/${made.id}`, {
        body: { size: picture.length + 1 },
      })
      expect(body.status).toBe('need_action')
      expect((await patch(media.url, made.uploadUrl, 0, picture)).status).toBe(204)
      expect(await stateOf(made.id)).toMatchObject({ status: 'need_action' })
    })

    test('by damage are refused', async () => {
      const damaged = Buffer.concat([picture.subarray(0, 12), Buffer.alloc(500, 7)])
      const { state } = await wrong({ size: damaged.length, sha256: sha256(damaged) }, damaged)
      expect(state).toMatchObject({ status: 'error', statusReason: expect.any(String) })
    })

    test('by being more than declared or allowed never arrive', async () => {
      const made = await image({ size: 100, sha256: null })
      expect((await patch(media.url, made.uploadUrl, 0, picture)).status).toBe(413)
      expect(await media.depot.received(made)).toBe(0)
      const deferred = await image({ size: null, sha256: null })
      const answer = await patch(media.url, deferred.uploadUrl, 0, picture, { 'upload-length': '1048577' })
      expect(answer.status).toBe(413)
      const tooLarge = await call(media.service, key, 'POST', '/api/v1/multimedia', {
        body: { name: 'Large', format: 'image/png', size: 1024 * 1024 + 1 },
      })
      expect(tooLarge).toMatchObject({ status: 422, body: { errors: [{ field: 'size' }] } })
    })
  })
})
