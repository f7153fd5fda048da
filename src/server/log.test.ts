import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { beginFacts } from './observe/call-facts.ts'
import { logOfWorker } from './workers/work.ts'

test('a log tells what is important enough, one JSON object a line', () => {
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line), false)
  log.error('broke', { path: '/x' })
  log.warn('odd')
  log.info('fine')
  log.debug('detail')
  expect(lines.map((it) => JSON.parse(it))).toMatchObject([
    { level: 'error', text: 'broke', path: '/x' },
    { level: 'warn', text: 'odd' },
  ])
  expect(lines.every((it) => it.endsWith('}\n'))).toBe(true)
})

test('what a function says is asked only where it is told, in a worker too', () => {
  const lines: string[] = []
  const log = logOfWorker(
    createLog('warn', (line) => lines.push(line), false),
    '2',
  )
  log.info('call', () => {
    throw new Error('Nobody hears of it.')
  })
  const call = new Request('http://desk/')
  beginFacts(call, { requestId: 'named' })
  log.warn('call refused', () => ({ status: 401 }), call)
  expect(lines.map((it) => JSON.parse(it))).toMatchObject([
    { level: 'warn', text: 'call refused', worker: '2', status: 401, requestId: 'named' },
  ])
})

test('a silent log tells nothing, one at a terminal plain lines', () => {
  const lines: string[] = []
  createLog('silent', (line) => lines.push(line)).error('broke')
  createLog('debug', (line) => lines.push(line), true).debug('call', { status: 200, path: '/x' })
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d debug call status=200 path=\/x\n$/)])
})
