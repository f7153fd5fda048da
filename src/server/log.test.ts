import { expect, test } from 'vitest'
import { createLog } from './log.ts'

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

test('a silent log tells nothing, one at a terminal plain lines', () => {
  const lines: string[] = []
  createLog('silent', (line) => lines.push(line)).error('broke')
  createLog('debug', (line) => lines.push(line), true).debug('call', { status: 200, path: '/x' })
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d debug call status=200 path=\/x\n$/)])
})
