import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBody } from '#api/http/body.ts'
import { type Listening, listen } from './listen.ts'
import { bodyAtHand, respond } from './wire.ts'

let listening: Listening
let seen: Record<string, unknown>[]
beforeEach(async () => {
  seen = []
  const answer = async (request: Request): Promise<Response> => {
    // As a look at who signed would.
    await Promise.resolve()
    const body = await readBody(request, 'any', {}, bodyAtHand)
    const text = body && Buffer.from(body).toString()
    seen.push({ text, trace: request.headers.get('X-Trace'), all: Object.fromEntries(request.headers)['x-trace'] })
    if (request.url.endsWith('/same')) return respond(null, { status: 304, headers: { etag: '"1"' } })
    return respond(Buffer.from(`got ${text}`), { status: 200, headers: { 'content-type': 'text/plain', 'X-Own': 'a' } })
  }
  listening = await listen(answer, '127.0.0.1', 0)
})
afterEach(() => listening.stop())

/** Sends pieces of bytes, each once the one before has gone, and answers what came back until it ends with these words. */
async function exchange(pieces: readonly string[], until: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  let got = ''
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (part) => {
      got += part.toString()
      if (got.endsWith(until)) resolve()
    })
  })
  for (const piece of pieces) {
    await new Promise((resolve) => socket.write(piece, resolve))
    await new Promise(setImmediate)
  }
  await answered
  socket.destroy()
  return got
}

const head = (length: number, path = '/') =>
  `POST ${path} HTTP/1.1\r\nhost: desk\r\nX-Trace: 1\r\nx-trace: 2\r\ncontent-length: ${length}\r\n\r\n`

test('a body is read whole, whether it comes with its head or after it, and the line is kept', async () => {
  const got = await exchange([`${head(5)}hello${head(5)}again`, head(7), 'fur', 'ther'], 'got further')
  expect(seen).toEqual(['hello', 'again', 'further'].map((text) => ({ text, trace: '1, 2', all: '1, 2' })))
  expect(got.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
})

test('a call without a body has none, and an answer without one says no length', async () => {
  const got = await exchange(['GET /same HTTP/1.1\r\nhost: desk\r\n\r\n'], '\r\n\r\n')
  expect(seen).toEqual([{ text: undefined, trace: null, all: undefined }])
  expect(got).toMatch(/^HTTP\/1\.1 304 /)
  expect(got).toContain('etag: "1"')
  expect(got).not.toMatch(/content-length|transfer-encoding/i)
})

test('a GET may have a body, which is signed like any other, and has one only where it says so', async () => {
  const get = (length: number) => head(length).replace('POST', 'GET')
  const chunked = 'GET / HTTP/1.1\r\nhost: desk\r\ntransfer-encoding: chunked\r\n\r\n'
  const bare = 'GET / HTTP/1.1\r\nhost: desk\r\n\r\n'
  await exchange([`${get(2)}{}`, get(4), 'la', 'te', chunked, '2\r\n[]\r\n', '0\r\n\r\n', bare], 'got undefined')
  expect(seen.map(({ text }) => text)).toEqual(['{}', 'late', '[]', undefined])
})

test('an answer tells its length and its headers, whatever was said of the line before', async () => {
  const got = await exchange([`${head(1).replace('host', 'connection: close\r\nhost')}x`], 'got x')
  expect(got).toContain('\r\ncontent-length: 5\r\n')
  expect(got).toContain('\r\nx-own: a\r\n')
  expect(got).toMatch(/connection: close/i)
})
