import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { call, send } from '#api/http/testing/caller.ts'
import type { Depot } from './depot.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, openMediaService, patch, sendAll, tusCall, openPictureDesk } from './testing/media-service.ts'
import { sweep } from './sweep.ts'
import { png, sha256 } from './testing/samples.ts'

describe.each(DEPOTS)('over %s', async (kind) => {
  const { media, key, picture, image, stateOf, head } = await openPictureDesk(kind)
  afterAll(() => media.close())

  test('a deleted record takes its bytes along, whole and unfinished', async () => {
    const [whole, begun] = [await image(), await image()]
    await sendAll(media.url, whole.uploadUrl, picture)
    await patch(media.url, begun.uploadUrl, 0, picture.subarray(0, 100))
    const { url } = await stateOf(whole.id)
    for (const { id } of [whole, begun]) await call(media.service, key, 'DELETE', `/api/v1/multimedia/${id}`)
    const answer = await fetch(media.url + url)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'NOT_FOUND'])
    expect(await media.depot.received(begun)).toBe(0)
    expect((await head(begun.uploadUrl)).status).toBe(404)
  })

  test('the log says whose bytes arrived, from where, and who replaced what was there', async () => {
    const entries = async (resource: 'multimedia' | 'mediumVersions', id?: string) =>
      media.store.read(key.organizationId, async (rows) => (await rows.changes.find({ resource, id })).items)
    const { id, uploadUrl } = await image({ size: null, sha256: null })
    const length = { 'upload-length': String(picture.length) }
    await patch(media.url, uploadUrl, 0, picture.subarray(0, 100), length)
    await patch(media.url, uploadUrl, 100, picture.subarray(100))
    const by = { key: key.accessKeyId, person: null, address: '127.0.0.1' }
    const told = await entries('multimedia', id)
    expect(told.map(({ operation }) => operation)).toEqual(['uploads.finish', 'uploads.declare', 'multimedia.create'])
    expect(told.slice(0, 2)).toMatchObject([by, by])

    const other = await media.key()
    const anew = { body: { url: null, size: picture.length + 1, sha256: null } }
    const { body } = await call(media.service, other, 'PUT', `/api/v1/multimedia/${id}`, anew)
    await sendAll(media.url, body.uploadUrl, Buffer.concat([picture, Buffer.from('.')]))
    const replaced = (await entries('mediumVersions')).filter(({ after }) => after?.['mediumId'] === id)
    expect(replaced).toMatchObject([{ operation: 'uploads.finish', key: other.accessKeyId, address: '127.0.0.1' }])
  })

  test('a record of an upload that was given up goes with its bytes, and no other', async () => {
    const of = { format: 'image/png', size: picture.length, sha256: sha256(picture) }
    const made = (name: string, body: object) => declare(media.service, key, { name, ...body })
    const [unsent, begun, live, replaced, shown, placeholder] = await Promise.all([
      made('Unsent', of),
      made('Begun', of),
      made('Live', of),
      made('Replaced', of),
      made('Shown', of),
      // An editor made it to wait for a file.
      made('Placeholder', { format: 'image/png' }),
    ])
    await patch(media.url, begun.uploadUrl, 0, picture.subarray(0, 100))
    await sendAll(media.url, replaced.uploadUrl, picture)
    const again = { body: { url: null, size: 9, sha256: of.sha256 } }
    await call(media.service, key, 'PUT', `/api/v1/multimedia/${replaced.id}`, again)
    await call(media.service, key, 'POST', '/api/v1/presets', { body: { title: 'Desk', assets: [shown.id] } })
    const names = async () => {
      const { body } = await call(media.service, key, 'GET', '/api/v1/multimedia')
      const own = ['Unsent', 'Begun', 'Live', 'Replaced', 'Shown', 'Placeholder']
      return body.map(({ name }: { name: string }) => name).filter((name: string) => own.includes(name))
    }
    const HOUR = 3_600_000
    const at = (ahead: number) => ({
      store: media.store,
      depot: media.depot,
      now: () => Date.now() + ahead,
      expiry: HOUR,
    })
    await sweep(at(0))
    expect((await names()).toSorted()).toEqual(['Begun', 'Live', 'Placeholder', 'Replaced', 'Shown', 'Unsent'])
    // What still arrives is not idle, however old its record is.
    const busy = { ...media.depot, received: async (it: { id: string }) => (it.id === live.id ? 5 : 0) } as Depot
    await sweep({ ...at(HOUR + 1000), depot: busy })
    expect((await names()).toSorted()).toEqual(['Live', 'Placeholder', 'Replaced', 'Shown'])
    expect(await media.depot.received(begun)).toBe(0)
    for (const { id } of [unsent, begun]) expect((await stateOf(id)).code).toBe('NOT_FOUND')
    expect(await stateOf(placeholder.id)).toMatchObject({ status: 'need_action' })
  })

  test('other bytes under the same id leave the first in place until they have arrived', async () => {
    const made = await image()
    await sendAll(media.url, made.uploadUrl, picture)
    const before = await stateOf(made.id)
    const { body } = await call(media.service, key, 'PUT', `/api/v1/multimedia/${made.id}`, { body: { url: null } })
    expect(body).toMatchObject({ size: null, sha256: null, width: null, status: 'need_action' })
    expect((await fetch(media.url + before.url)).status).toBe(200)
    const other = await png(40, 50)
    await patch(media.url, body.uploadUrl, 0, other, { 'upload-length': String(other.length) })
    expect(await stateOf(made.id)).toMatchObject({ status: 'ready', width: 40, height: 50 })
    const answer = await fetch(media.url + before.url)
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(other)]).toEqual([200, true])
  })

  test('an upload that was whole when the server ended is looked at when it is asked for', async () => {
    const made = await image()
    await media.depot.append(made, 0, Readable.from([picture]))
    const answer = await head(made.uploadUrl)
    expect(answer.headers.get('upload-offset')).toBe(String(picture.length))
    expect(await stateOf(made.id)).toMatchObject({ status: 'ready' })
  })

  test('a full disk is told, what has arrived is kept, and the client goes on when there is room', async () => {
    let room = 20_000
    const small = (disk: Depot): Depot => ({
      ...disk,
      async append(medium, offset, bytes) {
        const taken: Buffer[] = []
        await pipeline(bytes, async (all) => {
          for await (const chunk of all) taken.push(chunk as Buffer)
        })
        const whole = Buffer.concat(taken)
        const end = await disk.append(medium, offset, Readable.from([whole.subarray(0, Math.max(0, room - offset))]))
        if (end < offset + whole.length) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
        return end
      },
    })
    const full = await openMediaService(kind, {}, small)
    const made = await declare(full.service, await full.key(), { format: 'image/png', size: picture.length })
    const answer = await patch(full.url, made.uploadUrl, 0, picture)
    expect([answer.status, await answer.json()]).toEqual([
      502,
      expect.objectContaining({ code: 'GENERAL_ERROR', description: expect.stringContaining('no room left') }),
    ])
    expect((await tusCall(full.url, made.uploadUrl, 'HEAD')).headers.get('upload-offset')).toBe('20000')
    room = Infinity
    await sendAll(full.url, made.uploadUrl, picture)
    await full.close()
  })

  test('without uploads nothing answers there, and nothing is offered', async () => {
    const closed = await openMediaService(kind, { uploadMaxSize: null })
    const made = await declare(closed.service, await closed.key(), { format: 'image/png', size: 9 })
    expect(made).toMatchObject({ status: 'need_action' })
    expect(made).not.toHaveProperty('uploadUrl')
    const { body } = await send(closed.service, 'GET', '/.well-known/scheduling-service')
    expect(body.extensions).toEqual(['media', 'originals', 'renditions', 'colors'])
    expect(body).not.toHaveProperty('upload')
    await closed.close()
  })
})
