import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonicalHeaders, canonicalQueryString, type Pair, stringToSign } from './canonical.ts'
import { type Digest, importSecret, payloadHash, webDigest } from './digest.ts'
import { signRequest } from './sign.ts'

interface Vector {
  name: string
  method: string
  path: string
  query: Pair[]
  headers: Pair[]
  body: string
  secret: string
  accessKeyId: string
  stringToSign: string
  signature: string
}

const file = readFileSync(new URL('./signature-vectors.json', import.meta.url), 'utf8')
const { prefix, scheme, vectors } = JSON.parse(file) as { prefix: string; scheme: string; vectors: Vector[] }

const nodeDigest: Digest<string> = {
  sha256Hex: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  hmacHex: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
}

it('has vectors to check', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(10)
})

describe.each(vectors)('$name', (vector) => {
  // No component of these vectors holds a line feed except the headers, so their lines are what remains.
  const lines = vector.stringToSign.split('\n')
  const body = new TextEncoder().encode(vector.body)

  it('has the canonical headers', () => {
    expect(canonicalHeaders(vector.headers, prefix)).toBe(lines.slice(1, -3).join('\n'))
  })

  it('has the canonical query string', () => {
    expect(canonicalQueryString(vector.query)).toBe(lines.at(-2))
  })

  it('has the payload hash', async () => {
    expect(await payloadHash(body, webDigest)).toBe(lines.at(-1))
    expect(await payloadHash(body, nodeDigest)).toBe(lines.at(-1))
    expect(await webDigest.sha256Hex(body)).toBe(lines.at(-1))
  })

  it('has the string to sign', async () => {
    expect(stringToSign(vector, await payloadHash(body, webDigest), prefix)).toBe(vector.stringToSign)
  })

  it('has the signature, from both digests', async () => {
    expect(await webDigest.hmacHex(await importSecret(vector.secret), vector.stringToSign)).toBe(vector.signature)
    expect(await nodeDigest.hmacHex(vector.secret, vector.stringToSign)).toBe(vector.signature)
  })

  it('is signed the same from its URL', async () => {
    const date = vector.headers.find(([name]) => name.toLowerCase() === 'x-svc-site-date')?.[1] ?? ''
    const now = Date.parse(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'))
    const query = new URLSearchParams(vector.query.map(([name, value]) => [name, value])).toString()
    const url = `https://frontdesk.example${vector.path}${query === '' ? '' : `?${query}`}`
    const headers = await signRequest(
      { method: vector.method, url, headers: vector.headers, body: vector.body },
      { accessKeyId: vector.accessKeyId, key: await importSecret(vector.secret) },
      now,
      webDigest,
    )
    expect(headers).toEqual({
      'x-svc-site-date': date,
      authorization: `${scheme} Credential=${vector.accessKeyId}, Signature=${vector.signature}`,
    })
  })
})
