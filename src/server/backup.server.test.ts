import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { takeLock } from './database/lock.ts'
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
/** Copies of the database that stand in the data folder. */
const copies = () => readdirSync(data.path).filter((name) => name.startsWith('dumping-'))
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
  expect(readFileSync(file('all'), 'utf8')).not.toContain(server.key.secretAccessKey)
  expect(statSync(file('all')).mode & 0o777).toBe(0o600)
  await add('After')
  const second = await command('dump', [file('more'), '--since', file('all'), '--media', file('media')], settings)
  expect(second.stderr).toMatch(/records dumped that became different\. 0 files of media/)
  expect(readFileSync(file('more'), 'utf8')).not.toContain('"Before"')
  // The copy that was dumped is gone, and the server still writes to its own.
  expect(copies()).toEqual([])
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

test('the copy that a killed dump leaves is removed by the next dump, and by the next start, unless somebody reads it', async () => {
  const settings = { DATA_DIR: data.path }
  const child = spawn(process.execPath, [entry('dump'), file('killed')], { env: environment(settings) })
  const gone = once(child, 'close')
  // It has opened its copy, and is not done with it.
  const opened = () => copies().find((name) => existsSync(join(data.path, name, 'lock')))
  await expect.poll(opened, { interval: 1 }).toBeDefined()
  child.kill('SIGKILL')
  await gone
  const left = join(data.path, opened() ?? '')
  cpSync(left, file('left'), { recursive: true })
  const read = join(data.path, 'dumping-read')
  const lock = takeLock(read)
  await command('dump', [file('next')], settings)
  expect(copies()).toEqual(['dumping-read'])
  cpSync(file('left'), left, { recursive: true })
  await server.end('SIGTERM')
  server = await startProcess(entry('main'), settings)
  await expect.poll(copies).toEqual(['dumping-read'])
  lock.release()
}, 180_000)
