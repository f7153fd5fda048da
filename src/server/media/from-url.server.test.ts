import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, call, type Key } from '#api/http/testing/caller.ts'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { DEPOTS, type DepotKind } from './testing/depots.ts'
import { type MediaService, openMediaService, read } from './testing/media-service.ts'
import { leadsTo, type OtherSite, sends, type SiteAnswer, startOtherSite } from './testing/other-site.ts'
import { png, sha256, svg } from './testing/samples.ts'

const NOT_PUBLIC = (host: string) => `“${host}” isn’t a public site: it is unknown, or inside a private network.`
const MOST = 300_000

/** Names of sites in these tests, with where they are at first and whenever they are asked for again. */
const NAMES: Readonly<Record<string, readonly string[][]>> = {
  'pictures.test': [['127.0.0.1']],
  'inside.test': [['10.0.0.7']],
  'half-inside.test': [['93.184.215.14', '127.0.0.1']],
  'mapped.test': [['::ffff:127.0.0.1']],
  // What was right when it was checked, and leads elsewhere a moment later.
  'turning.test': [['127.0.0.1'], ['10.0.0.7']],
}

describe.each(DEPOTS)('over %s a file of another site', (kind: DepotKind) => {
  let site: OtherSite
  let media: MediaService
  let key: Key
  let picture: Buffer
  const answers: Record<string, SiteAnswer> = {}
  const found: string[] = []

  beforeAll(async () => {
    picture = await png(60, 40)
    site = await startOtherSite(answers)
  })
  afterAll(() => site.close())

  const open = async (settings: { seconds?: number; quota?: number } = {}) => {
    const { seconds = 20, quota = null } = settings
    media = await openMediaService(
      kind,
      {
        fetching: { maxSize: MOST, seconds, also: [site.at] },
        keeping: { keptDays: 30, quota },
      },
      undefined,
      async (name) => {
        const turns = NAMES[name] ?? []
        const turn = Math.min(found.filter((it) => it === name).length, turns.length - 1)
        found.push(name)
        return (turns[turn] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      },
    )
    key = await media.key()
  }
  beforeEach(() => {
    for (const path of Object.keys(answers)) delete answers[path]
    answers['/chairs in a row.png'.replaceAll(' ', '%20')] = sends(picture, { 'content-type': 'text/html' })
    site.asked.length = 0
    found.length = 0
  })
  afterEach(() => media.close())

  const address = (path = '/chairs%20in%20a%20row.png') => site.url + path
  const take = (url: string, more: object = {}, headers: Record<string, string> = {}) =>
    call(media.service, key, 'POST', '/x/media/from-url', { body: { url, ...more }, headers })
  const told = ({ status, body }: Answer) => [status, body.description]
  const list = async () => (await call(media.service, key, 'GET', '/api/v1/multimedia')).body

  /** That nothing came of a call: no record, and no byte. */
  const nothingLeft = async () => {
    expect(await list()).toEqual([])
    expect(media.left()).toEqual([])
  }

  test('becomes a medium with its own bytes, told from them and not from what the site calls them', async () => {
    await open()
    const { status, body } = await take(address(), { altText: 'Chairs' })
    expect([status, body]).toMatchObject([
      201,
      {
        name: 'chairs in a row',
        format: 'image/png',
        type: 'image',
        status: 'ready',
        altText: 'Chairs',
        size: picture.length,
        sha256: sha256(picture),
        width: 60,
        height: 40,
        version: 1,
      },
    ])
    expect(await read(media.service, key, body.id)).toEqual(body)
    const served = await fetch(media.url + body.url)
    expect([served.headers.get('content-type'), sha256(new Uint8Array(await served.arrayBuffer()))]).toEqual([
      'image/png',
      sha256(picture),
    ])
    const { headers } = site.asked[0] ?? {}
    expect(headers).toMatchObject({ host: site.at, 'accept-encoding': 'identity' })
    for (const name of ['cookie', 'referer', 'authorization']) expect(headers).not.toHaveProperty(name)
    const discovery = await (await fetch(`${media.url}/.well-known/scheduling-service`)).json()
    expect(discovery.upload.fromUrl).toEqual({ maxSize: MOST, seconds: 20 })
  })

  test('that is there already is refused by name, unless it is wanted once more', async () => {
    await open()
    await take(address(), { name: 'Our chairs' })
    expect(told(await take(address()))).toEqual([409, 'This file is here already: “Our chairs”.'])
    expect(await list()).toHaveLength(1)
    expect((await take(address(), { allowDuplicate: true })).status).toBe(201)
    expect(await list()).toHaveLength(2)
  })

  test('is fetched once under an idempotency key, and the answer comes again when the site is gone', async () => {
    await open()
    const once = { 'x-svc-site-idempotency-key': '0195550a-5c00-7000-8000-0000000000aa' }
    const first = await take(address(), {}, once)
    for (const path of Object.keys(answers)) delete answers[path]
    expect((await take(address(), {}, once)).body).toEqual(first.body)
    expect([site.asked.length, (await list()).length]).toEqual([1, 1])
  })

  test('is one of a name whose address was checked: what the name says a moment later is not asked', async () => {
    await open()
    const at = (name: string) => `http://${name}:${site.port}/chairs%20in%20a%20row.png`
    expect((await take(at('turning.test'))).status).toBe(201)
    expect([found, site.asked[0]?.headers.host]).toEqual([['turning.test'], `turning.test:${site.port}`])
    expect(told(await take(at('turning.test')))).toEqual([422, NOT_PUBLIC('turning.test')])
  })

  test.each([
    ['ftp://pictures.test/a.png', 'Give a whole address that begins with https:// or http://.'],
    ['file:///etc/passwd', 'Give a whole address that begins with https:// or http://.'],
    ['//pictures.test/a.png', 'Give a whole address that begins with https:// or http://.'],
    [
      'http://ana:secret@pictures.test/a.png',
      'The address has a user name or a password in it. Give one that anyone may open.',
    ],
    ['http://pictures.test:22/', 'Files can’t be fetched from port 22. Use an address with a standard port.'],
    ['http://127.0.0.1/', NOT_PUBLIC('127.0.0.1')],
    ['http://2130706433/', NOT_PUBLIC('127.0.0.1')],
    ['http://0x7f.1/', NOT_PUBLIC('127.0.0.1')],
    ['http://[::1]/', NOT_PUBLIC('[::1]')],
    ['http://[::ffff:10.0.0.7]/', NOT_PUBLIC('[::ffff:a00:7]')],
    ['http://169.254.169.254/latest/meta-data/', NOT_PUBLIC('169.254.169.254')],
    ['http://inside.test/', NOT_PUBLIC('inside.test')],
    ['http://half-inside.test/', NOT_PUBLIC('half-inside.test')],
    ['http://mapped.test/', NOT_PUBLIC('mapped.test')],
    ['http://pictures.test/', NOT_PUBLIC('pictures.test')],
    ['http://nowhere.test/', NOT_PUBLIC('nowhere.test')],
  ])('at %s is refused', async (url, words) => {
    await open()
    const answer = await take(url)
    expect(told(answer)).toEqual([422, words])
    expect(answer.body.errors).toMatchObject([{ field: 'url' }])
    expect(site.asked).toEqual([])
    await nothingLeft()
  })

  test('is followed to where it moved, three times, and never inside', async () => {
    await open()
    answers['/3'] = leadsTo(`http://pictures.test:${site.port}/2`)
    answers['/2'] = leadsTo('/1')
    answers['/1'] = leadsTo(address())
    answers['/4'] = leadsTo('/3')
    answers['/inside'] = leadsTo('http://192.168.0.1/router.png')
    answers['/named-inside'] = leadsTo('http://inside.test/router.png')
    answers['/port'] = leadsTo('http://pictures.test:6379/')
    answers['/signed'] = leadsTo('http://ana:secret@pictures.test/')
    answers['/file'] = leadsTo('file:///etc/passwd')
    answers['/lost'] = (response) => void response.writeHead(302).end()
    expect(told(await take(address('/4')))).toEqual([422, 'The address leads on to another one more than 3 times.'])
    expect(told(await take(address('/inside')))).toEqual([422, NOT_PUBLIC('192.168.0.1')])
    expect(told(await take(address('/named-inside')))).toEqual([422, NOT_PUBLIC('inside.test')])
    expect(told(await take(address('/port')))[1]).toContain('port 6379')
    expect(told(await take(address('/signed')))[1]).toContain('a user name or a password')
    expect(told(await take(address('/file')))[1]).toContain('begins with https://')
    expect(told(await take(address('/lost')))[1]).toContain('answered 302')
    await nothingLeft()
    expect((await take(address('/3'))).status).toBe(201)
  })

  test('that is none, or none that is taken, leaves nothing', async () => {
    await open()
    const page = Buffer.from('<!doctype html><title>Chairs</title>')
    answers['/page'] = sends(page, { 'content-type': 'image/png' })
    answers['/nothing'] = sends(Buffer.alloc(0))
    answers['/packed'] = sends(picture, { 'content-encoding': 'gzip' })
    answers['/cut.png'] = sends(picture.subarray(0, 2000))
    answers['/bitmap'] = sends(Buffer.from('BM' + ' '.repeat(60)))
    answers['/broken.png'] = (response) => {
      response.writeHead(200, { 'content-length': String(picture.length) })
      response.write(picture.subarray(0, 2000), () => response.destroy())
    }
    expect(told(await take(address('/page')))[1]).toBe(
      'There is no file of a known format at this address. It may be a page that shows one.',
    )
    expect(told(await take(address('/nothing')))[1]).toBe('There is nothing at this address.')
    expect(told(await take(address('/packed')))[1]).toContain('sends the file packed')
    expect(told(await take(address('/cut.png')))[1]).toContain('it is damaged or incomplete')
    expect(told(await take(address('/bitmap')))[1]).toBe(
      'The file at this address is image/bmp, which isn’t taken here.',
    )
    expect(told(await take(address('/broken.png')))[1]).toContain('didn’t send the file to its end')
    expect(told(await take(address('/gone')))[1]).toContain('answered 404 instead of a file')
    await nothingLeft()
  })

  test('that is too large is refused by what the site says, and by what it sends', async () => {
    await open()
    const large = Buffer.concat([picture, Buffer.alloc(MOST)])
    answers['/said'] = sends(large)
    answers['/sent'] = (response) => {
      // Without a length the bytes alone tell.
      response.writeHead(200)
      response.end(large)
    }
    const words = `The file at this address is larger than ${MOST} bytes, the most that is fetched.`
    expect(told(await take(address('/said')))).toEqual([422, words])
    expect(told(await take(address('/sent')))).toEqual([422, words])
    await nothingLeft()
  })

  test('of a site that takes too long is refused, whether it is silent or slow', async () => {
    await open({ seconds: 0.3 })
    answers['/silent'] = () => {}
    answers['/slow'] = (response) => {
      response.writeHead(200)
      response.write(picture.subarray(0, 2000))
    }
    const words = 'The file didn’t arrive within 0.3 seconds. Download it and upload it from here.'
    for (const path of ['/silent', '/slow']) {
      const answer = take(address(path))
      await vi.waitFor(() => expect(site.asked.at(-1)?.path).toBe(path))
      // A limit of time that nothing holds would be thrown away, too.
      collectGarbage()
      expect(told(await answer)).toEqual([422, words])
    }
    await nothingLeft()
  })

  test('takes room as an upload does, and is refused beyond it', async () => {
    await open({ quota: picture.length + 10 })
    answers['/drawing.svg'] = sends(svg)
    expect((await take(address())).status).toBe(201)
    expect((await call(media.service, key, 'GET', '/x/storage')).body.used).toBe(picture.length)
    expect(told(await take(address('/drawing.svg')))[1]).toContain('may take only 10 bytes more')
    expect(media.left().filter((name) => name.includes('.svg'))).toEqual([])
  })

  test('needs the right to write', async () => {
    await open()
    const viewer = await media.service.key('Clinic', 'viewer')
    const { status } = await call(media.service, viewer, 'POST', '/x/media/from-url', { body: { url: address() } })
    expect([status, site.asked]).toEqual([403, []])
  })
})
