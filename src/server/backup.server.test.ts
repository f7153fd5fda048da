import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { entry, environment, type ServerProcess, startProcess, temporaryFolder } from './testing/server-process.ts'

const run = promisify(execFile)
const data = temporaryFolder({ begun: true })
const elsewhere = temporaryFolder()
const file = (name: string) => join(elsewhere.path, name)
const command = (name: string, args: readonly string[], settings: Record<string, string>) =>
  run(process.execPath, [entry(name), ...args], { env: environment(settings) })
const medium = join('kept', 'organization', 'medium', 'bytes')

let server: ServerProcess
beforeAll(async () => {
  server = await startProcess(entry('main'), { DATA_DIR: data.path })
  mkdirSync(join(data.path, 'media', 'kept', 'organization', 'medium'), { recursive: true })
  writeFileSync(join(data.path, 'media', medium), 'a picture')
})
afterAll(async () => {
  await server.end('SIGTERM')
  data.remove()
  elsewhere.remove()
})

const add = async (title: string) => {
  const answer = await call(server.service, server.key, 'POST', '/api/v1/presets', { body: { title } })
  expect(answer.status).toBe(201)
}
const titles = async (of: ServerProcess) => {
  const { body } = await call(of.service, of.key, 'GET', '/api/v1/presets', { query: { limit: '100' } })
  return JSON.stringify(body)
}

test('the embedded database is dumped while its server answers, with media, and then what became different', async () => {
  await add('Before')
  let isWriting = true
  let count = 0
  const writing = (async () => {
    while (isWriting && count < 60) await add(`During ${(count += 1)}`)
  })()
  const settings = { DATA_DIR: data.path }
  const first = await command('dump', [file('all'), '--media', file('media')], settings)
  isWriting = false
  await writing
  expect(count).toBeGreaterThan(0)
  expect(first.stderr).toContain('1 files of media copied')
  await add('After')
  const second = await command('dump', [file('more'), '--since', file('all'), '--media', file('media')], settings)
  expect(second.stderr).toMatch(/records dumped that became different\. 0 files of media/)
  expect(readFileSync(file('more'), 'utf8')).not.toContain('"Before"')
  // The copy that was dumped is gone, and the server still writes to its own.
  expect(readdirSync(data.path).filter((name) => name.startsWith('dumping-'))).toEqual([])
  expect((await command('verify', [file('all'), file('more')], {})).stderr).toContain('can be restored')

  const empty = temporaryFolder()
  const restored = { DATA_DIR: empty.path, DATABASE_URL: await newDatabase(inject('postgresUrl')) }
  await command('restore', [file('all'), file('more'), '--media', file('media')], restored)
  expect(readFileSync(join(empty.path, 'media', medium), 'utf8')).toBe('a picture')
  writeFileSync(join(empty.path, 'server.key'), readFileSync(join(data.path, 'server.key')))
  const anew = await startProcess(entry('main'), restored)
  const had = await titles(anew)
  expect(had).toContain('"Before"')
  expect(had).toContain('"After"')
  expect(had).toBe(await titles(server))
  await anew.end('SIGTERM')
  empty.remove()
}, 180_000)
