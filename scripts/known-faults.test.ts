import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { coverage, faultsIn, knownFaults, listAfter } from './known-faults.mjs'
import { isWithin } from './version-ranges.mjs'

const lock = (packages: Record<string, string>) => ({
  packages: Object.fromEntries([
    ['', { version: '0.1.0' }],
    ...Object.entries(packages).map(([path, version]) => [`node_modules/${path}`, { version }] as const),
  ]),
})
const fault = { id: 'GHSA-one', package: 'a', range: '>=1.0.0 <1.2.0', severity: 'high', title: 'It opens every door' }
const none = { asked: { on: null, versions: {} }, read: { on: '', until: '', packages: [] }, advisories: [] }

describe('what is known against a lockfile', () => {
  test('is told of each version that is within, wherever it stands', () => {
    const found = faultsIn(
      lock({ a: '1.2.0', 'b/node_modules/a': '1.1.0', '@a/a': '1.1.0' }),
      { advisories: [fault] },
      {},
    )
    expect(found).toEqual(['a@1.1.0 has a known fault: It opens every door (GHSA-one, high).'])
  })

  test('is not told where it was accepted, and what was accepted without need is', () => {
    const accepted = { 'GHSA-one': 'nobody opens a door' }
    expect(faultsIn(lock({ a: '1.1.0' }), { advisories: [fault] }, accepted)).toEqual([])
    expect(faultsIn(lock({ a: '1.2.0' }), { advisories: [fault] }, accepted)).toEqual([
      expect.stringMatching(/^GHSA-one is accepted .* no version here has it/),
    ])
  })

  test('is what the registry answered, beside what was known, and the versions it was asked for are kept', () => {
    const url = 'https://github.com/advisories/GHSA-two'
    const audit = {
      vulnerabilities: {
        c: { via: [{ name: 'c', range: '<3.0.0', title: 'It tells secrets', severity: 'low', url }] },
        d: { via: ['c'] },
      },
    }
    const before = { ...none, advisories: [fault] }
    const after = listAfter(before, lock({ c: '2.0.0', d: '1.0.0', 'd/node_modules/c': '3.0.0' }), audit, '2026-01-02')
    expect(after.asked).toEqual({ on: '2026-01-02', versions: { c: ['2.0.0', '3.0.0'], d: ['1.0.0'] } })
    expect(after.advisories.map(({ id }) => id)).toEqual(['GHSA-one', 'GHSA-two'])
    expect(faultsIn(lock({ c: '2.0.0' }), after, {})).toEqual([expect.stringContaining('c@2.0.0')])
  })

  test('may be too little: versions for which the registry was not asked are counted', () => {
    const asked = { on: '2026-01-02', versions: { a: ['1.2.0'] } }
    const [first] = coverage(lock({ a: '1.2.0', b: '1.0.0', 'b/node_modules/a': '1.3.0' }), { ...none, asked })
    expect(first).toMatch(/asked on 2026-01-02, and 2 of 3 versions are newer/)
    expect(coverage(lock({ a: '1.2.0' }), none)[0]).toMatch(/never asked, and 1 of 1/)
  })
})

test('the list that is kept can be read', () => {
  const { advisories, read } = knownFaults()
  expect(advisories.length).toBeGreaterThan(50)
  for (const { id, range } of advisories) {
    expect(id).toMatch(/^(GHSA(-\w{4}){3}|CVE-\d{4}-\d+)$/)
    expect(() => isWithin('1.0.0', range)).not.toThrow()
  }
  expect(read.on >= read.until).toBe(true)
})

test('of the reader of documents only what paints a page is used, so that none of their scripts can run', () => {
  const root = fileURLToPath(new URL('../src/', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((it) => /\.tsx?$/.test(it))
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/import ([^'"]*) from '(pdfjs-dist\/[^']*)'/g)].flatMap(
      ([, names = '', from = '']) => {
        const values = names
          .replace(/[{}]/g, '')
          .split(',')
          .map((it) => it.trim())
        return values
          .filter((it) => it !== '' && !it.startsWith('type ') && !names.startsWith('type'))
          .map((it) => `${it} of ${from}`)
      },
    ),
  )
  const build = 'pdfjs-dist/legacy/build'
  expect([...new Set(named)].toSorted()).toEqual([
    `GlobalWorkerOptions of ${build}/pdf.mjs`,
    `getDocument of ${build}/pdf.mjs`,
    `workerUrl of ${build}/pdf.worker.min.mjs?url`,
  ])
})
