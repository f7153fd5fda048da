import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { call, type Key } from '#api/http/testing/caller.ts'
import { DEPOTS, type DepotKind } from './testing/depots.ts'
import { openMediaService, patch, read, sendAll } from './testing/media-service.ts'
import { png } from './testing/samples.ts'

const path = '/api/v1/multimedia'
const MARGIN = 10

describe.each(DEPOTS)('over %s a quota', (kind: DepotKind) => {
  let [first, second]: Buffer[] = []
  let close: (() => Promise<void>) | undefined
  beforeAll(async () => {
    ;[first, second] = await Promise.all([png(60, 40), png(50, 70)])
  })
  afterEach(() => close?.())

  /** A service whose organizations may take up so many bytes. */
  const open = async (quota: number, keptDays = 30) => {
    const media = await openMediaService(kind, { keeping: { quota, keptDays } })
    close = () => media.close()
    const key = await media.key()
    const ask = (method: string, target: string, sent = {}, by: Key = key) =>
      call(media.service, by, method, target, sent)
    const image = (bytes: Buffer, body: object = { size: bytes.length }) =>
      ask('POST', path, { body: { name: 'Picture', format: 'image/png', ...body } })
    const send = async (bytes: Buffer, body?: object) => {
      const made = await image(bytes, body)
      await sendAll(media.url, made.body.uploadUrl, bytes)
      return read(media.service, key, made.body.id)
    }
    return { media, key, ask, image, send }
  }
  const [a, b] = [() => first?.length ?? 0, () => second?.length ?? 0]

  test('is told, and refuses what would pass it before a byte is sent', async () => {
    const { ask, image, send } = await open(a() + MARGIN)
    expect((await ask('GET', '/x/storage')).body).toMatchObject({ used: 0, quota: a() + MARGIN })
    await send(first as Buffer)
    const refused = await image(second as Buffer)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        code: 'UNPROCESSABLE',
        description: `The files of this organization may take only ${MARGIN} bytes more. Empty the trash, delete files, or ask for more room.`,
        errors: [{ field: 'size', message: `is more than the ${MARGIN} bytes that are left` }],
      },
    ])
    expect((await ask('GET', path)).body).toHaveLength(1)
    // What lies elsewhere takes none.
    expect(
      (
        await ask('POST', path, {
          body: { name: 'Film', format: 'video/mp4', url: 'https://a.example/b.mp4', size: 9e9 },
        })
      ).status,
    ).toBe(201)
  })

  test('counts what was announced, and room is there again once that is given up', async () => {
    const { ask, image, send } = await open(a() + MARGIN)
    const { body: announced } = await image(first as Buffer)
    expect((await image(first as Buffer)).status).toBe(422)
    // The same upload asked for once more is no other one.
    expect((await ask('PUT', `${path}/${announced.id}`, { body: { url: null } })).status).toBe(200)
    await ask('DELETE', `${path}/${announced.id}`)
    expect((await send(first as Buffer)).status).toBe('ready')
  })

  test('counts earlier versions and the trash, until they are gone for good', async () => {
    const { ask, image, send } = await open(a() + b() + MARGIN)
    const { id } = await send(first as Buffer)
    const { body } = await ask('PUT', `${path}/${id}`, { body: { url: null, size: b() } })
    expect(body.uploadUrl).toBeTruthy()
    await ask('DELETE', `${path}/${id}`)
    expect((await image(second as Buffer)).status).toBe(201)
    expect((await image(first as Buffer)).status).toBe(422)
    await ask('DELETE', '/x/trash')
    expect((await image(first as Buffer)).status).toBe(201)
  })

  test('holds for an upload whose size is told later, and for one that nobody bounded when it began', async () => {
    const { media, ask, image } = await open(a() + b() - MARGIN)
    const { body: deferred } = await image(first as Buffer, {})
    const { body: other } = await image(second as Buffer)
    const told = await patch(media.url, deferred.uploadUrl, 0, first as Buffer, { 'upload-length': String(a()) })
    expect([told.status, (await told.json()).code]).toEqual([422, 'UNPROCESSABLE'])
    await sendAll(media.url, other.uploadUrl, second as Buffer)
    const admin = await media.service.key('Clinic', 'admin')
    await ask('DELETE', `${path}/${deferred.id}`)
    const { body: late } = await image(first as Buffer, { size: a() - 2 * MARGIN })
    expect(late.uploadUrl).toBeTruthy()
    // The organization has bounded itself since.
    await ask('PUT', '/admin/organization', { body: { files: { quota: b() + MARGIN } } }, admin)
    const { body: before } = await ask('PUT', `${path}/${late.id}`, { body: { size: a() } })
    expect(before.size).toBe(a())
    const refused = await patch(media.url, late.uploadUrl, 0, first as Buffer)
    expect([refused.status, (await refused.json()).description]).toEqual([
      422,
      expect.stringContaining(`may take only ${MARGIN} bytes more`),
    ])
    // Nothing half stored.
    const kept = await media.depot.keptBefore(Date.now() + 60_000)
    expect(kept.filter(({ names }) => names.length > 0).map((it) => it.id)).toEqual([other.id])
    expect(await media.depot.received(late)).toBe(0)
    expect((await ask('GET', '/x/storage')).body).toMatchObject({ used: b(), arriving: 0, quota: b() + MARGIN })
  })

  test('is no reason against the very bytes that a medium has already', async () => {
    const { media, ask, send } = await open(2 * a() + MARGIN)
    const { id } = await send(first as Buffer)
    const { body } = await ask('PUT', `${path}/${id}`, { body: { url: null, size: a() } })
    const admin = await media.service.key('Clinic', 'admin')
    await ask('PUT', '/admin/organization', { body: { files: { quota: a() } } }, admin)
    await sendAll(media.url, body.uploadUrl, first as Buffer)
    expect(await read(media.service, admin, id)).toMatchObject({ status: 'ready' })
  })
})
