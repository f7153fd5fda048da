import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startTrouble } from './start-trouble.ts'

const first = createServer()
afterAll(() => void first.close())

test('a port in use is told with its number and what to do', async () => {
  await new Promise<void>((resolve) => void first.listen(0, '127.0.0.1', resolve))
  const { port } = first.address() as AddressInfo
  const error = await new Promise((resolve) => void createServer().on('error', resolve).listen(port, '127.0.0.1'))
  expect(startTrouble(error, false)).toEqual([
    `Port ${port} of 127.0.0.1 is in use: stop what listens there, or set PORT to another.`,
  ])
})

test.each([
  ['EROFS', 'The disk of /srv/desk/lock is read-only: make it writable, or set DATA_DIR to another folder.'],
  ['ENOSPC', 'The disk of /srv/desk/lock is full: make room, or set DATA_DIR to another folder.'],
  ['EIO', 'The disk of /srv/desk/lock fails: check it, and put a whole copy of the data folder on another one.'],
])('a disk that says %s is told with its place and what to do', (code, sentence) => {
  const error = Object.assign(new Error(`${code}: open`), { code, path: '/srv/desk/lock' })
  expect(startTrouble(error, false)).toEqual([sentence])
})

test('every wrong setting is told', () => {
  let thrown: unknown
  try {
    readConfig({ PORT: 'many', RATE_LIMIT: 'fast' })
  } catch (error) {
    thrown = error
  }
  expect(startTrouble(thrown, false)).toHaveLength(2)
})

test('the stack is for debugging only', () => {
  const error = new Error('The data is in use.')
  expect(startTrouble(error, false)).toEqual(['The data is in use.'])
  expect(startTrouble(error, true)).toEqual(['The data is in use.', error.stack])
})
