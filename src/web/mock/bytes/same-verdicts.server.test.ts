import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Key, type Service } from '#api/http/testing/caller.ts'
import { AWKWARD, panorama } from '../../../server/media/testing/awkward-files.ts'
import { openMediaService } from '../../../server/media/testing/media-service.ts'
import { png, sha256 } from '../../../server/media/testing/samples.ts'
import { openMockService } from './testing/mock-service.ts'

const path = '/api/v1/multimedia'

describe.each([
  ['mock mode', openMockService],
  ['the server', () => openMediaService('disk')],
] as const)('%s', (_, open) => {
  let service: Service
  let key: Key
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await open()
    service = opened.service
    close = opened.close
    key = await service.key('Clinic', 'staff')
  })
  afterAll(() => close())

  const get = (address: string, init: RequestInit = {}) => service.fetch(new Request(service.url + address, init))
  const send = async (uploadUrl: string, bytes: Buffer) =>
    get(uploadUrl, {
      method: 'PATCH',
      body: new Uint8Array(bytes),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    })
  const read = async (id: string) => (await call(service, key, 'GET', `${path}/${id}`)).body
  const made = async (format: string, bytes: Buffer, more: object = {}) => {
    const body = { name: 'A file', format, size: bytes.length, ...more }
    const medium = (await call(service, key, 'POST', path, { body })).body
    const answer = await send(medium.uploadUrl, bytes)
    return { answer, medium: await read(medium.id) }
  }

  const sound = AWKWARD.flatMap(([name, format, bytes, expected]) =>
    expected === undefined ? [[name, format, bytes] as const] : [],
  )
  const wrong = AWKWARD.flatMap(([name, format, bytes, expected]) =>
    expected === undefined ? [] : [[name, format, bytes, expected] as const],
  )

  test.each(sound)('takes %s', async (__, format, bytes) => {
    const { answer, medium } = await made(format, bytes)
    expect([answer.status, medium.status, medium.statusReason]).toEqual([204, 'ready', undefined])
  })

  test.each(wrong)('refuses %s in words of its own', async (__, format, bytes, expected) => {
    const { answer, medium } = await made(format, bytes)
    expect([answer.status, medium.status, medium.url]).toEqual([422, 'error', null])
    expect(medium.statusReason).toContain(expected)
    expect((await answer.json()).description).toBe(medium.statusReason)
  })

  test('says beforehand how many pixels a picture may have', async () => {
    const discovery = await (await get('/.well-known/scheduling-service')).json()
    expect(discovery.upload.maxPixels).toBeGreaterThanOrEqual(250_000_000)
  })

  test('takes a look around in all directions for one, unless it is told otherwise', async () => {
    const bytes = await panorama()
    expect((await made('image/jpeg', bytes)).medium.type).toBe('immersive')
    expect((await made('image/jpeg', bytes, { type: 'image' })).medium.type).toBe('image')
    const { medium } = await made('image/png', await png(64, 32))
    expect(medium).toMatchObject({ type: 'image' })
    expect(medium).not.toHaveProperty('guessedType')
    expect(medium).not.toHaveProperty('file')
  })

  test('answers the new file at the address of the medium', async () => {
    const [first, second] = await Promise.all([png(20, 10), png(30, 10)])
    const { medium } = await made('image/png', first)
    const preset = await call(service, key, 'POST', '/api/v1/presets', { body: { title: 'House', logo: medium.url } })
    const served = async () => sha256(new Uint8Array(await (await get(preset.body.logo)).arrayBuffer()))
    expect(await served()).toBe(sha256(first))
    const { body } = await call(service, key, 'PUT', `${path}/${medium.id}`, {
      body: { url: null, size: second.length },
    })
    expect(await served()).toBe(sha256(first))
    await send(body.uploadUrl, second)
    expect((await read(medium.id)).url).toBe(medium.url)
    expect(await served()).toBe(sha256(second))
    const refused = await call(service, key, 'DELETE', `${path}/${medium.id}`)
    expect([refused.status, refused.body.description]).toEqual([409, expect.stringContaining('“House” (logo)')])
  })
})
