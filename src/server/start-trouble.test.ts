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
