import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalQueryString, defaultProfile, type Pair, partsOfUrl } from './canonical.ts'
import { formatDate } from './date.ts'
import { canSign, type Digest, importSecret, webDigest } from './digest.ts'
import { signRequest } from './sign.ts'
import { readCredentials, verifySignature } from './verify.ts'

const nodeDigest: Digest<string> = {
  sha256Hex: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  hmacHex: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
}
const now = Date.parse('2026-03-29T00:59:58Z')
const secret = 'a secret of the tests'
const otherProfile = { headerPrefix: 'X-Clinic-', scheme: 'CLINIC1' }

interface Sent {
  method: string
  url: string
  headers: Pair[]
  body: Uint8Array
}

const text = fc.string({ unit: 'binary', maxLength: 12 })
// Few names, so that a header often comes more than once.
const token = fc.oneof(fc.constantFrom('a', 'A'), fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/))
const sent: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom('GET', 'get', 'POST', 'PUT', 'DELETE', 'PATCH'),
    segments: fc.array(text, { maxLength: 4 }),
    query: fc.array(fc.tuple(text, text), { maxLength: 5 }),
    form: fc.boolean(),
    headers: fc.array(
      fc.tuple(
        fc.oneof(
          token.map((name) => `x-svc-site-q-${name}`),
          token.map((name) => `X-Svc-Site-Q-${name}`),
          token.map((name) => `q-${name}`),
        ),
        fc.oneof(fc.constant(''), fc.stringMatching(/^[ -~]{0,12}$/)),
      ),
      { maxLength: 6 },
    ),
    body: fc.uint8Array({ maxLength: 40 }),
  })
  .map(({ method, segments, query, form, headers, body }) => {
    const search = form ? new URLSearchParams(query).toString() : canonicalQueryString(query)
    const path = segments.map((segment) => encodeURIComponent(segment)).join('/')
    return { method, url: new URL(`https://frontdesk.example/${path}?${search}`).href, headers, body }
  })

async function verdict<Key>(request: Sent, signed: Record<string, string>, key: Key, digest: Digest<Key>, at = now) {
  const headers = new Headers()
  for (const [name, value] of [...request.headers, ...Object.entries(signed)]) headers.append(name, value)
  const credentials = readCredentials(headers, at)
  if ('reason' in credentials) return credentials.reason
  const parts = { method: request.method, ...partsOfUrl(request.url), headers, body: request.body }
  return (await verifySignature(parts, credentials, key, digest))?.reason ?? 'accepted'
}

const signed = (request: Sent) => signRequest(request, { accessKeyId: 'AK1', key: secret }, now, nodeDigest)

describe('what sign makes', () => {
  it('verify accepts', async () => {
    await fc.assert(
      fc.asyncProperty(sent, async (request) => {
        expect(await verdict(request, await signed(request), secret, nodeDigest)).toBe('accepted')
      }),
    )
  })

  it('is the same from Web Crypto', async () => {
    const key = await importSecret(secret)
    expect(canSign()).toBe(true)
    expect(key.extractable).toBe(false)
    await fc.assert(
      fc.asyncProperty(sent, async (request) => {
        const headers = await signRequest(request, { accessKeyId: 'AK1', key }, now, webDigest)
        expect(headers).toEqual(await signed(request))
        expect(await verdict(request, headers, key, webDigest)).toBe('accepted')
      }),
      { numRuns: 50 },
    )
  })

  const changes: Record<string, (request: Sent) => Sent> = {
    method: (request) => ({ ...request, method: request.method === 'PUT' ? 'POST' : 'PUT' }),
    path: (request) => ({ ...request, url: request.url.replace('?', '/x?') }),
    'a query value': (request) => ({ ...request, url: request.url.replace(/(&[^=]*=|$)/, '$1x&y=x') }),
    'a new parameter': (request) => ({ ...request, url: `${request.url}&page=2` }),
    'a signed header': (request) => ({ ...request, headers: [...request.headers, ['x-svc-site-if-version', '3']] }),
    'a value of a repeated header': (request) => ({
      ...request,
      headers: [['x-svc-site-q-a', 'changed'], ...request.headers.filter(([name]) => !/^x-svc-site-q-a$/i.test(name))],
    }),
    'a body byte': (request) => ({ ...request, body: request.body.map((byte, i) => (i === 0 ? byte ^ 1 : byte)) }),
    'a longer body': (request) => ({ ...request, body: new Uint8Array([...request.body, 0]) }),
  }
  it.each(Object.entries(changes))('verify refuses after a change of %s', async (_name, change) => {
    await fc.assert(
      fc.asyncProperty(sent, async (anything) => {
        const request = { ...anything, body: new Uint8Array([7, ...anything.body]) }
        expect(await verdict(change(request), await signed(request), secret, nodeDigest)).toBe('signature-wrong')
      }),
      { numRuns: 60 },
    )
  })

  it('verify refuses after a change of the secret, the date or any character of the signature', async () => {
    await fc.assert(
      fc.asyncProperty(sent, fc.nat(63), async (request, place) => {
        const headers = await signed(request)
        expect(await verdict(request, headers, `${secret}.`, nodeDigest)).toBe('signature-wrong')
        const later = { ...headers, 'x-svc-site-date': formatDate(now + 1000) }
        expect(await verdict(request, later, secret, nodeDigest)).toBe('signature-wrong')
        const authorization = headers['authorization'] ?? ''
        const at = authorization.length - 64 + place
        const other = authorization[at] === '0' ? '1' : '0'
        const forged = { ...headers, authorization: authorization.slice(0, at) + other + authorization.slice(at + 1) }
        expect(await verdict(request, forged, secret, nodeDigest)).toBe('signature-wrong')
      }),
    )
  })
})

describe('what section 5.2 leaves open', () => {
  const url = "https://frontdesk.example/a?ids=b&ids=a&search=O'Brien%20(Zo%C3%AB)!*"
  const hash = createHash('sha256').update('').digest('hex')
  const asSent = "ids=b&ids=a&search=O'Brien%20(Zo%C3%AB)!*"
  const strict = 'ids=b&ids=a&search=O%27Brien%20%28Zo%C3%AB%29%21%2A'
  const sorted = (query: string) => query.replace('ids=b&ids=a', 'ids=a&ids=b')
  /** As a header arrives whose bytes are UTF-8: one character for each byte. */
  const arrived = (value: string) => String.fromCharCode(...new TextEncoder().encode(value))

  const verdictOn = async (note: string, signedNote: string, query: string) => {
    const date = formatDate(now)
    const lines = ['GET', `x-svc-site-date:${date}`, `x-svc-site-note:${signedNote}`, '/a', query, hash]
    const signature = await nodeDigest.hmacHex(secret, lines.join('\n'))
    const headers = { 'x-svc-site-date': date, authorization: `SVCSITE Credential=AK1, Signature=${signature}` }
    const request: Sent = { method: 'GET', url, headers: [['x-svc-site-note', note]], body: new Uint8Array() }
    return verdict(request, headers, secret, nodeDigest)
  }

  it.each([
    ['as in the vectors', 'x', 'x', asSent],
    ['with repeated parameters sorted by their values', 'x', 'x', sorted(asSent)],
    ["with !'()* encoded as RFC 3986 wants it", 'x', 'x', strict],
    ['with both', 'x', 'x', sorted(strict)],
    ['with a header as one character for each byte', 'caf\u00e9', 'caf\u00e9', asSent],
    ['with a header in UTF-8', arrived('voil\u00e0 \u2600'), 'voil\u00e0 \u2600', asSent],
    ['with all of it', arrived('\u00e0'), '\u00e0', sorted(strict)],
  ])('may be signed %s', async (_name, note, signedNote, query) => {
    expect(await verdictOn(note, signedNote, query)).toBe('accepted')
  })

  it.each([
    ['another order of names', 'x', 'x', "search=O'Brien%20(Zo%C3%AB)!*&ids=b&ids=a"],
    ['another value', 'x', 'x', strict.replace('Brien', 'Brian')],
    ['another header', arrived('\u00e0'), '\u00e1', asSent],
  ])('may not be signed with %s', async (_name, note, signedNote, query) => {
    expect(await verdictOn(note, signedNote, query)).toBe('signature-wrong')
  })
})

describe('readCredentials', () => {
  const good = `SVCSITE Credential=AK1, Signature=${'0'.repeat(64)}`
  const date = formatDate(now)
  it.each<[string, Pair[], string]>([
    ['no Authorization', [['x-svc-site-date', date]], 'signature-missing'],
    ['another scheme', [['authorization', 'Bearer abc']], 'scheme-unknown'],
    ['a scheme that only begins alike', [['authorization', good.replace('SVCSITE', 'SVCSITE2')]], 'scheme-unknown'],
    ['no signature', [['authorization', 'SVCSITE Credential=AK1']], 'signature-malformed'],
    ['the scheme alone', [['authorization', 'SVCSITE']], 'signature-malformed'],
    ['a short signature', [['authorization', good.slice(0, -1)]], 'signature-malformed'],
    ['two Authorizations', [['authorization', `${good}, ${good}`]], 'signature-malformed'],
    ['no date', [['authorization', good]], 'date-missing'],
    [
      'an ISO date',
      [
        ['authorization', good],
        ['x-svc-site-date', '2026-03-29T00:59:58Z'],
      ],
      'date-malformed',
    ],
    [
      'month 13',
      [
        ['authorization', good],
        ['x-svc-site-date', '20261301T000000Z'],
      ],
      'date-malformed',
    ],
  ])('refuses %s', (_name, headers, reason) => {
    const answer = readCredentials(headers, now)
    expect(answer).toMatchObject({ reason })
    expect(JSON.stringify(answer)).not.toContain('AK1')
  })

  it('accepts exactly 15 minutes on either side and refuses more, naming the server’s time', () => {
    const headers: Pair[] = [
      ['Authorization', good],
      ['X-Svc-Site-Date', date],
    ]
    expect(readCredentials(headers, now + 900_000)).toEqual({
      accessKeyId: 'AK1',
      signature: '0'.repeat(64),
      date: now,
    })
    expect(readCredentials(headers, now - 900_000)).toHaveProperty('accessKeyId', 'AK1')
    const late = readCredentials(headers, now + 900_001)
    expect(late).toMatchObject({ reason: 'clock-skew' })
    expect(late).toHaveProperty('description', expect.stringContaining('2026-03-29T01:14:58.001Z'))
    expect(readCredentials(headers, now - 900_001)).toMatchObject({ reason: 'clock-skew' })
  })

  it('reads another deployment’s words and no others', async () => {
    const request = { method: 'GET', url: 'https://x.example/a', headers: [['x-clinic-a', 'b']] as Pair[] }
    const made = await signRequest(request, { accessKeyId: 'K', key: secret }, now, nodeDigest, otherProfile)
    const headers = [...request.headers, ...Object.entries(made)]
    expect(made['authorization']).toMatch(/^CLINIC1 Credential=K, /)
    const credentials = readCredentials(headers, now, otherProfile)
    if ('reason' in credentials) throw new Error(credentials.description)
    const parts = { ...request, ...partsOfUrl(request.url), headers }
    expect(await verifySignature(parts, credentials, secret, nodeDigest, otherProfile)).toBeUndefined()
    expect(await verifySignature(parts, credentials, secret, nodeDigest, defaultProfile)).toHaveProperty('reason')
    expect(readCredentials(headers, now)).toMatchObject({ reason: 'scheme-unknown' })
  })
})
