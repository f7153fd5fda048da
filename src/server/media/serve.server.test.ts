import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Key } from '#api/http/testing/caller.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, type MediaService, openMediaService, read, sendAll } from './testing/media-service.ts'
import { mp4, png, sha256, svg } from './testing/samples.ts'

describe.each(DEPOTS)('over %s', (kind) => {
  let media: MediaService
  let key: Key
  let picture: Buffer
  let url: string
  beforeAll(async () => {
    media = await openMediaService(kind, { corsOrigins: ['https://desk.example'] })
    key = await media.key()
    picture = await png(800, 400)
    url = await kept('image/png', picture)
  })
  afterAll(() => media.close())

  async function kept(format: string, bytes: Buffer, more: object = {}): Promise<string> {
    const { id, uploadUrl } = await declare(media.service, key, { format, size: bytes.length, ...more })
    await sendAll(media.url, uploadUrl, bytes)
    return media.url + (await read(media.service, key, id)).url
  }

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address, { headers, method })
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

  describe('the bytes of a medium', () => {
    test('are served whole under their name, and can run nothing', async () => {
      const answer = await get(url)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(picture.length),
        'content-disposition': `inline; filename="A file.png"; filename*=UTF-8''A%20file.png`,
        'cache-control': 'private, max-age=5, must-revalidate',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
        'accept-ranges': 'bytes',
        etag: `"${sha256(picture).slice(0, 32)}"`,
      })
      expect((await bytesOf(answer)).equals(picture)).toBe(true)
      const head = await get(url, {}, 'HEAD')
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
        200,
        `${picture.length}`,
        '',
      ])
    })

    test.each([
      ['bytes=100-199', 100, 200],
      ['bytes=100-', 100, undefined],
      ['bytes=-7', -7, undefined],
      ['bytes=5-99999999', 5, undefined],
    ])('are served in part: %s', async (range, start, end) => {
      const answer = await get(url, { range })
      const part = picture.subarray(start, end)
      const from = start < 0 ? picture.length + start : start
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${from + part.length - 1}/${picture.length}`)
      expect(answer.headers.get('content-length')).toBe(String(part.length))
      expect((await bytesOf(answer)).equals(part)).toBe(true)
    })

    test('are served whole where the part is of other bytes, or makes no sense', async () => {
      const etag = `"${sha256(picture).slice(0, 32)}"`
      const range = 'bytes=0-9'
      expect((await get(url, { range, 'if-range': etag })).status).toBe(206)
      expect((await get(url, { range, 'if-range': '"other"' })).status).toBe(200)
      expect((await get(url, { range: 'bytes=9-0' })).status).toBe(200)
      expect((await get(url, { range: 'bytes=0-1,5-9' })).status).toBe(200)
      const beyond = await get(url, { range: `bytes=${picture.length}-` })
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${picture.length}`])
      expect((await get(url, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    })

    test('can be asked for as a download, and read by allowed sites only', async () => {
      expect((await get(`${url}?download`)).headers.get('content-disposition')).toMatch(/^attachment/)
      const allowed = await get(url, { origin: 'https://desk.example' })
      expect(allowed.headers.get('access-control-allow-origin')).toBe('https://desk.example')
      const other = await get(url, { origin: 'https://elsewhere.example' })
      expect(other.headers.has('access-control-allow-origin')).toBe(false)
    })

    test.each([
      ['Sala de espera: niños', 'Sala de espera ninos.png', 'Sala de espera niños.png'],
      ['待合室', '___.png', '待合室.png'],
      ['غرفة الانتظار', '____ ________.png', 'غرفة الانتظار.png'],
      ['Smile 😀 (100 %)', 'Smile _ (100 _).png', 'Smile 😀 (100 %).png'],
      ['plan.PNG', 'plan.PNG', 'plan.PNG'],
      ['../../etc/passwd', '.. .. etc passwd.png', '.. .. etc passwd.png'],
      ['a"; filename="b.exe', 'a ; filename= b.exe.png', 'a ; filename= b.exe.png'],
    ])('of “%s” are saved under its name', async (name, ascii, whole) => {
      const own = await kept('image/png', picture, { name })
      for (const [query, kind] of [
        ['', 'inline'],
        ['?download', 'attachment'],
      ]) {
        const told = (await get(own + query)).headers.get('content-disposition') ?? ''
        const [, asKind, plain, encoded = ''] = /^(\w+); filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(told) ?? []
        expect([asKind, plain, decodeURIComponent(encoded)]).toEqual([kind, ascii, whole])
        // Nothing but what RFC 8187 takes as it is.
        expect(encoded).toMatch(/^[\w!#$&+.^`|~%-]+$/)
      }
    })

    test('that a browser could run are handed over as a file', async () => {
      const drawing = await kept('image/svg+xml', svg)
      const answer = await get(drawing)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      const small = await get(`${drawing}?w=256`)
      expect(small.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(await bytesOf(small)).metadata()).width).toBe(256)
    })
  })

  describe('a smaller picture', () => {
    test('is a WebP no larger than asked, made once', async () => {
      const [first, second] = [await get(`${url}?w=256`), await get(`${url}?w=256`)]
      const bytes = await bytesOf(first)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 })
      expect(first.headers.get('etag')).toBe(second.headers.get('etag'))
      expect(first.headers.get('etag')).not.toBe((await get(url)).headers.get('etag'))
      expect((await bytesOf(second)).equals(bytes)).toBe(true)
      expect((await sharp(await bytesOf(await get(`${url}?w=1280`))).metadata()).width).toBe(800)
    })

    test('is refused in other sizes, and of what is no picture', async () => {
      const wrong = await get(`${url}?w=300`)
      expect([wrong.status, await wrong.json()]).toEqual([
        400,
        expect.objectContaining({ errors: [{ field: 'w', message: 'must be one of 256, 640, 1280, 1920, 2560' }] }),
      ])
      expect((await get(`${await kept('video/mp4', mp4())}?w=256`)).status).toBe(404)
    })
  })

  test('an address that was changed opens nothing, and nothing is written there', async () => {
    const other = await kept('image/png', await png(20, 10))
    const seal = other.split('/').at(-1)
    const swapped = [...url.split('/').slice(0, -1), seal].join('/')
    const [first, last] = [url.slice(0, -1), url.replace('/1/', '/2/')]
    expect([(await get(swapped)).status, (await get(first)).status, (await get(last)).status]).toEqual([403, 403, 403])
    const { status } = await get(swapped)
    expect(status).toBe(403)
    expect((await get(`${media.url}/media/../server.key`)).status).toBe(404)
    expect((await get(`${media.url}/media/`)).status).toBe(404)
    expect((await get(url, {}, 'PUT')).status).toBe(404)
  })
})
