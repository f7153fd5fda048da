import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlierFile, keepPages } from './earlier-pages.ts'

let root: string
let dataDir: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontdesk-pages-'))
  dataDir = join(root, 'data')
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build that takes the place of the one before. */
const build = (version: string, files: Record<string, string>): string => {
  const folder = join(root, 'web')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), version)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text)
  return folder
}
const read = async (name: string) => (await earlierFile(dataDir, `/assets/${name}`))?.toString()

test('what a version was made of is found once another one has taken its place', async () => {
  await keepPages(build('one', { 'page-aaaaaaaa.js': 'one', 'readme.txt': 'not named by its content' }), dataDir)
  const next = build('two', { 'page-bbbbbbbb.js': 'two' })
  await keepPages(next, dataDir)
  // A start of the same version keeps nothing anew.
  await keepPages(next, dataDir)
  expect(await read('page-aaaaaaaa.js')).toBe('one')
  expect(await read('page-bbbbbbbb.js')).toBe('two')
  expect(await read('readme.txt')).toBeUndefined()
  expect(await earlierFile(dataDir, '/assets/../server-12345678.key')).toBeUndefined()
  expect(readdirSync(join(dataDir, 'pages'))).toHaveLength(2)
})

test('a version that differs in the file of one page only is another one', async () => {
  await keepPages(build('one', { 'page-aaaaaaaa.js': 'one' }), dataDir)
  await keepPages(build('one', { 'page-bbbbbbbb.js': 'two' }), dataDir)
  expect(await read('page-aaaaaaaa.js')).toBe('one')
  expect(await read('page-bbbbbbbb.js')).toBe('two')
})

test('several processes keep the same version at once', async () => {
  const folder = build('one', { 'page-aaaaaaaa.js': 'one' })
  await Promise.all([1, 2, 3].map(() => keepPages(folder, dataDir)))
  expect(await read('page-aaaaaaaa.js')).toBe('one')
  expect(readdirSync(join(dataDir, 'pages'))).toHaveLength(1)
})

test('all but the last five versions are forgotten', async () => {
  for (const version of ['1', '2', '3', '4', '5', '6']) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await keepPages(build(version, { [`page-aaaaaaa${version}.js`]: version }), dataDir)
  }
  expect(await read('page-aaaaaaa1.js')).toBeUndefined()
  expect(await read('page-aaaaaaa2.js')).toBe('2')
})
