import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { entry, environment, startProcess, temporaryFolder } from './testing/server-process.ts'

const folder = temporaryFolder({ begun: true })
const settings = { DATA_DIR: folder.path }
afterAll(folder.remove)

const keys = (...words: string[]): string =>
  execFileSync(process.execPath, [entry('keys'), ...words], { env: environment(settings), encoding: 'utf8' })

test('a server gets another server key, under which everything made before goes on until the former is retired', async () => {
  const file = join(folder.path, 'server.key')
  const lines = () => readFileSync(file, 'utf8').trim().split('\n')
  const key = JSON.parse(keys('create', '--organization', 'Clinic', '--role', 'viewer', '--json'))
  const before = lines()
  const old = await startProcess(entry('main'), settings)
  expect(keys('rotate-server-key')).toMatch(/Start the server anew/)
  expect(lines().slice(1)).toEqual(before)
  // What runs knows only the former key: to retire that would lock everybody out.
  expect(() => keys('retire-server-key')).toThrow(/Start it anew first/)
  await old.end('SIGTERM')
  const anew = await startProcess(entry('main'), settings)
  const works = async () => (await call(anew.service, key, 'GET', '/api/v1/services')).status
  expect(await works()).toBe(200)
  expect(keys('retire-server-key')).toMatch(/is left/)
  expect(lines()).toHaveLength(1)
  await anew.end('SIGTERM')
  expect(keys('list', '--json')).toContain(key.accessKeyId)
}, 120_000)
