import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Key, signedHeaders } from '#api/http/testing/caller.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'
import { openWire } from '../testing/wire.ts'

const PATH = '/api/v1/calendars'
const KEYS = '/admin/keys'
const folder = temporaryFolder({ begun: true })
let server: ServerProcess
let viewer: Pick<Key, 'accessKeyId' | 'secretAccessKey'>
/** What the path answers to who signs it as everybody does. */
let usual: string

beforeAll(async () => {
  server = await startProcess(entry('main'), { DATA_DIR: folder.path })
  const calendar = { name: 'Ana', type: 'agent', timezone: 'UTC' }
  await call(server.service, server.key, 'POST', '/admin/calendars', { body: calendar })
  viewer = (await call(server.service, server.key, 'POST', KEYS, { body: { role: 'viewer' } })).body
  usual = bodyOf(await exchange(head('GET', PATH, signed())))
}, 120_000)
afterAll(async () => {
  await server.end('SIGTERM')
  folder.remove()
}, 60_000)

const lines = (headers: Headers): string[] => [...headers].map(([name, value]) => `${name}: ${value}`)
const head = (method: string, target: string, more: readonly string[], host = 'host: 127.0.0.1'): string =>
  `${[`${method} ${target} HTTP/1.1`, ...(host ? [host] : []), 'connection: close', ...more].join('\r\n')}\r\n\r\n`
const signed = (path = PATH, more: Record<string, string> = {}, query = ''): string[] =>
  lines(signedHeaders(viewer, 'GET', path, { headers: more, query }))

/** Everything that comes back until the connection ends, which the server is told to do. */
const exchange = async (bytes: string): Promise<string> => {
  const wire = await openWire(server.url)
  wire.socket.write(Buffer.from(bytes, 'latin1'))
  return wire.ended
}
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
/** The body, without the chunks in which it may have come. */
const bodyOf = (answer: string): string => {
  const [at, text] = [answer.indexOf('\r\n\r\n'), answer]
  const body = text.slice(at + 4)
  return /transfer-encoding: chunked/i.test(text.slice(0, at)) ? body.replace(/(?:^|\r\n)[0-9a-f]+\r\n/gi, '') : body
}

/** What came of a call: refused, answered as the path is that was signed, or the page of the dashboard that stands at any address. */
const outcomeOf = (answer: string): string => {
  const [status, count] = [statusOf(answer), answer.match(/HTTP\/1\.1 \d{3} /g)?.length]
  if (count !== 1) return `${count} answers`
  if ([400, 401, 403, 404, 405, 431].includes(status)) return 'refused'
  if (status === 200 && bodyOf(answer).trim() === usual.trim()) return 'the same'
  return status === 200 && /content-type: text\/html/i.test(answer) ? 'the page' : answer
}
const HARMLESS = ['refused', 'the same']

const authorization = (value: (right: string) => string[]): string[] =>
  signed().flatMap((line) => (line.startsWith('authorization: ') ? value(line.slice(15)) : [line]))

test('a call as everybody makes it is answered', () => expect(usual).toContain('"Ana"'))

describe('a signature that was touched', () => {
  const WRONG = `SVCSITE Credential=somebody, Signature=${'0'.repeat(64)}`
  test.each<[name: string, more: () => string[]]>([
    [
      'in capital digits',
      () => authorization((it) => [`authorization: ${it.replace(/[0-9a-f]{64}$/, (hex) => hex.toUpperCase())}`]),
    ],
    ['with a digit more', () => authorization((it) => [`authorization: ${it}0`])],
    [
      'with its parts in another order',
      () => authorization((it) => [`authorization: ${it.replace(/(Credential=\S+), (Signature=\S+)/, '$2, $1')}`]),
    ],
    ['with a second one before it', () => authorization((it) => [`authorization: ${WRONG}`, `authorization: ${it}`])],
    ['with a second one after it', () => authorization((it) => [`authorization: ${it}`, `authorization: ${WRONG}`])],
    ['said twice', () => authorization((it) => [`authorization: ${it}`, `authorization: ${it}`])],
    ['with a second date', () => [...signed(), 'x-svc-site-date: 20270101T000000Z']],
    [
      'with a date of another name',
      () => [...signed(), 'x_svc_site_date: 20270101T000000Z'].filter((it) => !it.startsWith('x-svc-site-date')),
    ],
    ['with a signed header that was not there', () => [...signed(), 'x-svc-site-role: admin']],
    [
      'with a second value of a signed header',
      () => [...signed(PATH, { 'x-svc-site-more': 'a' }), 'x-svc-site-more: b'],
    ],
  ])('%s is refused', async (_, more) => {
    expect(statusOf(await exchange(head('GET', PATH, more())))).toBe(401)
  })

  test('is taken where only the case of names or the space around values differs, or two lines say what one said', async () => {
    const shouted = signed().map((line) => line.replace(/^[^:]+/, (name) => name.toUpperCase()).replace(': ', ':   '))
    const split = signed(PATH, { 'x-svc-site-more': 'a, b' }).flatMap((line) =>
      line === 'x-svc-site-more: a, b' ? ['x-svc-site-more: a', 'x-svc-site-more: b'] : [line],
    )
    for (const more of [shouted, split]) expect(outcomeOf(await exchange(head('GET', PATH, more)))).toBe('the same')
  })

  test('does not become another call by headers that some servers obey', async () => {
    const more = ['x-http-method-override: DELETE', 'x-original-url: /admin/keys', 'x-rewrite-url: /admin/keys']
    expect(outcomeOf(await exchange(head('GET', PATH, [...signed(), ...more])))).toBe('the same')
  })
})

describe('a call within a call', () => {
  const within = (): string => head('GET', '/.well-known/scheduling-service', [])
  test.each<[name: string, more: readonly string[], body: () => string]>([
    ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked'], () => `0\r\n\r\n${within()}`],
    ['chunks and a length', ['transfer-encoding: chunked', 'content-length: 6'], () => `0\r\n\r\n${within()}`],
    ['two lengths', ['content-length: 0', 'content-length: 5'], within],
    ['the same length twice', ['content-length: 0', 'content-length: 0'], within],
    ['a length with a sign', ['content-length: +0'], within],
    ['a length in hexadecimal digits', ['content-length: 0x0'], within],
    ['a length below nothing', ['content-length: -1'], within],
    ['chunks that are none', ['transfer-encoding: xchunked'], () => `0\r\n\r\n${within()}`],
    ['chunks that are not the last coding', ['transfer-encoding: chunked, identity'], () => `0\r\n\r\n${within()}`],
    ['a space before the colon', ['transfer-encoding : chunked'], () => `0\r\n\r\n${within()}`],
    ['a header that goes on in the next line', ['x-a: b', ' transfer-encoding: chunked'], () => `0\r\n\r\n${within()}`],
    ['a zero byte in a header', ['x-a: b\0c'], within],
    ['a chunk of a size that is none', ['transfer-encoding: chunked'], () => `zz\r\n\r\n${within()}`],
    ['a chunk larger than any number', ['transfer-encoding: chunked'], () => `${'f'.repeat(40)}\r\n${within()}`],
  ])('by %s is not answered as two', async (_, more, body) => {
    const answer = await exchange(
      head('POST', '/api/v1/presets', [...signed(), ...more]).replace('connection: close\r\n', '') + body(),
    )
    expect(answer.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1)
    expect([400, 401]).toContain(statusOf(answer))
    expect(answer).not.toContain('headerPrefix')
  })
})

describe('another spelling', () => {
  const QUERY = 'search=a%20b&limit=5'
  test.each([
    ['a parameter', `${PATH}?limit=1`, ''],
    ['a parameter more', `${PATH}?${QUERY}&page=2`, QUERY],
    ['a parameter twice', `${PATH}?${QUERY}&limit=5`, QUERY],
    ['a value', `${PATH}?search=a%20c&limit=5`, QUERY],
  ])('of the query by %s that was not signed is refused', async (_, target, query) => {
    expect(statusOf(await exchange(head('GET', target, signed(PATH, {}, query))))).toBe(401)
  })

  test.each([`${PATH}?limit=5&search=a+b`, `${PATH}?%73earch=a%20b&limit=%35`, `${PATH}?&${QUERY}&`])(
    'of the same query is taken: %s',
    async (target) => {
      expect(statusOf(await exchange(head('GET', target, signed(PATH, {}, QUERY))))).toBe(200)
    },
  )

  const spellings = (path: string): string[] => {
    const [, first = '', ...rest] = path.split('/')
    const last = rest.at(-1) ?? ''
    const before = path.slice(0, -last.length)
    return [
      `/${path}`,
      `${path}/`,
      `${before}/${last}`,
      `${before}%${last.charCodeAt(0).toString(16)}${last.slice(1)}`,
      path.toUpperCase(),
      `${before}./${last}`,
      `${before}../${first}/${rest.join('/')}`,
      `/x/..${path}`,
      `${before}..%2f${rest.join('%2f')}`,
      `${path};a=b`,
      path.replaceAll('/', '\\'),
      `${path}%00`,
      `${path}%20`,
      `${path}#keys`,
      `http://elsewhere.example${path}`,
      `http://somebody@elsewhere.example:1${path}`,
    ]
  }

  test.each(spellings(PATH))('of the path is refused or the same: %s', async (target) => {
    const [asSent = ''] = target.split('#')
    for (const path of [PATH, asSent])
      expect(HARMLESS).toContain(outcomeOf(await exchange(head('GET', target, signed(path)))))
    // Nobody comes in by it without a signature.
    expect(['refused', 'the page']).toContain(outcomeOf(await exchange(head('GET', target, []))))
  })

  test.each(spellings(KEYS))('gives a viewer nothing of an administrator: %s', async (target) => {
    for (const path of [KEYS, target.split('#')[0] ?? '']) {
      const answer = await exchange(head('GET', target, signed(path)))
      expect(['refused', 'the page']).toContain(outcomeOf(answer))
      expect(answer).not.toContain(server.key.accessKeyId)
    }
  })

  test.each([
    '',
    'host:',
    'host: elsewhere.example',
    'host: 127.0.0.1:1',
    'host: a b',
    'host: [::1',
    'host: somebody@127.0.0.1',
    'host: 127.0.0.1/admin/keys?',
    'host: 127.0.0.1#',
    'host: 127.0.0.1\r\nhost: elsewhere.example',
  ])('of the host is refused or changes nothing: %j', async (host) => {
    const answer = await exchange(head('GET', PATH, signed(), host))
    expect(HARMLESS).toContain(outcomeOf(answer))
    expect(answer).not.toContain('elsewhere.example')
    expect(outcomeOf(await exchange(head('GET', PATH, [], host)))).toBe('refused')
  })
})

test('nothing of a call is reflected: no other site may read, nobody is led elsewhere, and no cookie is set', async () => {
  const origins = ['https://elsewhere.example', 'null', server.url.replace('127.0.0.1', 'localhost')]
  const targets = [
    PATH,
    '/',
    '//elsewhere.example/%2f..',
    '/\\elsewhere.example',
    '/connect?next=https://elsewhere.example',
  ]
  for (const target of targets) {
    for (const origin of origins) {
      const more = [`origin: ${origin}`, 'accept: text/html', 'x-forwarded-host: elsewhere.example']
      for (const lines of [more, [...signed(), ...more]]) {
        const [top = ''] = (await exchange(head('GET', target, lines))).split('\r\n\r\n')
        expect(top).not.toMatch(/\r\n(access-control-allow-origin|location|set-cookie):|elsewhere\.example/i)
      }
    }
  }
  const raw = '{"title":"A","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'
  const polluting = await call(server.service, server.key, 'POST', '/api/v1/presets', { raw })
  expect(polluting.status).toBe(400)
})
