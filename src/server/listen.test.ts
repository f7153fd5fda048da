import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const CALLERS = 20

/** One call on a connection that is kept; answers the status and whether the connection ends, or the error's code. */
const call = (agent: Agent, port: number): Promise<string> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`))
    })
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end()
  })

test('callers on kept connections are told that it ends, and none is reset', async () => {
  const listening = await listen(async () => new Response('ok'), '127.0.0.1', 0)
  const { port } = listening
  const agents = Array.from({ length: CALLERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.all(agents.map((agent) => call(agent, port)))
  let isStopping = false
  const outcomes: string[] = []
  const keepCalling = async (agent: Agent): Promise<void> => {
    for (;;) {
      const outcome = await call(agent, port)
      if (isStopping) outcomes.push(outcome)
      if (!outcome.startsWith('200')) return
    }
  }
  const calling = Promise.all(agents.map(keepCalling))
  isStopping = true
  await listening.stop()
  await calling
  for (const agent of agents) agent.destroy()
  expect(outcomes.filter((it) => it === '200 close')).toHaveLength(CALLERS)
  expect(new Set(outcomes.filter((it) => !it.startsWith('200')))).toEqual(new Set(['ECONNREFUSED']))
})

test('a connection that is kept without a call does not hold the server open', async () => {
  const listening = await listen(async () => new Response('ok'), '127.0.0.1', 0)
  const agent = new Agent({ keepAlive: true })
  expect(await call(agent, listening.port)).toBe('200 keep-alive')
  const began = performance.now()
  await listening.stop()
  expect(performance.now() - began).toBeLessThan(10_000)
  agent.destroy()
})

test('a connection over which nothing ever came does not hold the server open', async () => {
  const listening = await listen(async () => new Response('ok'), '127.0.0.1', 0)
  // As browsers open them in advance.
  const socket = connect(listening.port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  // The server has accepted it by the time it answers a later one.
  const agent = new Agent({ keepAlive: true })
  await call(agent, listening.port)
  const ended = once(socket, 'close')
  const began = performance.now()
  await listening.stop()
  await ended
  expect(performance.now() - began).toBeLessThan(10_000)
  agent.destroy()
})

test('connections beyond the most that are held end as they come, and the others are served', async () => {
  const listening = await listen(async () => new Response('ok'), '127.0.0.1', 0, { mostConnections: 3 })
  const agent = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 })
  const [first, last, others] = [agent(), agent(), [agent(), agent()]]
  for (const kept of [first, ...others]) expect(await call(kept, listening.port)).toBe('200 keep-alive')
  expect(await call(last, listening.port)).toMatch(/ECONNRESET|EPIPE|socket hang up/)
  expect(await call(first, listening.port)).toBe('200 keep-alive')
  first.destroy()
  // The server hears of the closed connection a moment later than this test.
  while (!(await call(last, listening.port)).startsWith('200')) expect(listening.port).toBeGreaterThan(0)
  for (const kept of [last, ...others]) kept.destroy()
  await listening.stop()
})

test.each([
  ['a trusted proxy that was called over TLS', ['127.0.0.1'], 'https', 'max-age=15552000'],
  ['a trusted proxy that was not', ['127.0.0.1'], 'http', null],
  ['anybody else', [], 'https', null],
])('%s makes the browser come over TLS only, or not', async (_, trustedProxies, proto, expected) => {
  const answer = async () => Response.redirect('https://desk.example/elsewhere')
  const listening = await listen(answer, '127.0.0.1', 0, { trustedProxies })
  const headers = { 'x-forwarded-proto': proto }
  const response = await fetch(`http://127.0.0.1:${listening.port}`, { headers, redirect: 'manual' })
  expect(response.headers.get('strict-transport-security')).toBe(expected)
  await listening.stop()
})
