import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { writeDurably } from './write-durably.ts'

const folder = fs.mkdtempSync(join(tmpdir(), 'frontdesk-durable-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

test('a file is flushed before it gets its name, and its folder after it', () => {
  const steps: string[] = []
  const flush = fs.fsyncSync
  const rename = fs.renameSync
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    steps.push(fs.fstatSync(file).isDirectory() ? 'flush folder' : 'flush file')
    flush(file)
  })
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    steps.push('rename')
    rename(from, to)
  })
  writeDurably(join(folder, 'facts'), 'one')
  writeDurably(join(folder, 'facts'), 'two')
  vi.restoreAllMocks()
  expect(steps).toEqual(['flush file', 'rename', 'flush folder', 'flush file', 'rename', 'flush folder'])
  expect(fs.readdirSync(folder)).toEqual(['facts'])
  expect(fs.readFileSync(join(folder, 'facts'), 'utf8')).toBe('two')
})
