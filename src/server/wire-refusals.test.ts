import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from './listen.ts'
import { refusalOfUnfit } from './wire-refusals.ts'

let listening: Listening
beforeAll(async () => {
  listening = await listen(() => Promise.resolve(new Response('ok')), '127.0.0.1', 0)
})
afterAll(() => listening.stop(100))

const answerTo = (raw: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(raw))
    let text = ''
    socket.on('data', (part) => (text += part.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })

test.each([
  ['headers that are too long', `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, '16 KiB'],
  ['no request at all', 'what is this?\r\n\r\n', 400, 'no valid HTTP'],
  ['a request without a host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'Host'],
  ['an address with a user', 'GET http://me:pass@a/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 'user'],
  ['a call of no path', 'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 'address'],
  ['a path with a backslash', 'GET /api\\v1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 'address'],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400, 'Host'],
  ['a port that is none', 'GET / HTTP/1.1\r\nhost: a:99999\r\nconnection: close\r\n\r\n', 400, 'Host'],
])('%s are answered in the one error format', async (_, raw, status, words) => {
  const answer = await answerTo(raw)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
  expect(answer).not.toContain('pass')
  expect(answer).toMatch(/content-type: application\/json; charset=utf-8/i)
  expect(body).toEqual({
    code: 'BAD_REQUEST',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    path: expect.any(String),
    description: expect.stringContaining(words),
  })
})

test('a call that expects what nobody knows is served all the same', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nhost: a\r\nexpect: the-best\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toMatch(/ok$/)
})

test('whatever else goes wrong is told without a word about the inside', async () => {
  const answer = refusalOfUnfit(new Error('of the inside'))
  expect([answer.status, await answer.json()]).toEqual([
    500,
    {
      code: 'UNKNOWN_ERROR',
      timestamp: expect.stringMatching(/Z$/),
      path: '',
      description: 'Something went wrong in this service.',
    },
  ])
})
