import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareFigures, inLines } from './compare.mjs'
import { spread } from './figures.mjs'
import { figuresOf, keepFigures, readFigures } from './results.mjs'

const findings = (rounds: number[], budget = '1.3 ×') => [
  { what: 'mount', ratio: spread(rounds), budget, within: true, 'grid, ms': '12.5', status: 'ok' },
]
const run = (rounds: number[], budget?: string) => figuresOf('calendar', findings(rounds, budget))

test('the cells of a table become figures with their spread and unit, texts do not', () => {
  expect(run([1.1, 1, 1.25])).toEqual([
    {
      name: 'calendar: mount: ratio',
      value: 1.1,
      lowest: 1,
      highest: 1.25,
      unit: '×',
      better: 'lower',
      isJudged: true,
    },
    { name: 'calendar: mount: grid, ms', value: 12.5, unit: 'ms', better: 'lower', isJudged: false },
  ])
})

test('only what lies apart by more than the spread of both is worse', () => {
  const before = run([1, 1.1, 1.2])
  const names = (after: number[]) => {
    const { worse, better } = compareFigures(before, run(after))
    return [worse.length, better.length]
  }
  expect(names([1.15, 1.3, 1.4])).toEqual([0, 0])
  expect(names([1.21, 1.3, 1.4])).toEqual([1, 0])
  expect(names([0.8, 0.9, 0.99])).toEqual([0, 1])
  expect(names([0.8, 0.9, 1])).toEqual([0, 0])
})

test('less is worse where the budget is a least', () => {
  const before = run([0.5, 0.6, 0.7], 'at least 0.5 ×')
  expect(compareFigures(before, run([0.3, 0.4, 0.45], 'at least 0.5 ×')).worse).toEqual([
    { name: 'calendar: mount: ratio', unit: '×', before: 0.6, after: 0.4 },
  ])
  expect(compareFigures(before, run([0.8, 0.9, 1], 'at least 0.5 ×')).worse).toEqual([])
})

test('a figure of one round may differ by a tenth, and what only one run has is told', () => {
  const of = (what: string, ms: number) => figuresOf('x', [{ what, budget: '4 s', within: true, judged: ['ms'], ms }])
  expect(compareFigures(of('a', 100), of('a', 119)).worse).toEqual([])
  const outcome = compareFigures([...of('a', 100), ...of('gone', 1)], [...of('a', 130), ...of('new', 1)])
  expect(inLines(outcome)).toEqual([
    '1 figures compared, 1 worse by more than the spread of both runs.',
    'Worse:',
    '  x: a: ms: 100 → 130 ms',
    'Not measured this time:',
    '  x: gone: ms',
    'Not measured before:',
    '  x: new: ms',
  ])
})

test('figures are kept with their date and commit, several tables of a run together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-results-'))
  const path = join(folder, 'new', 'figures.json')
  keepFigures(findings([1]), path)
  keepFigures([{ what: 'drag', ratio: '2.00', budget: '3 ×', within: true }], path)
  const kept = readFigures(path)
  expect(kept.map(({ name }: { name: string }) => name.replace(/^.*?: /, ''))).toEqual([
    'mount: ratio',
    'mount: grid, ms',
    'drag: ratio',
  ])
  expect(kept[0]).toMatchObject({
    date: expect.stringMatching(/^\d{4}-.*Z$/),
    commit: expect.stringMatching(/^[\da-f]{7,}/),
  })
  expect(readFigures(join(folder, 'none.json'))).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a file is collected bench by bench: a run replaces what the same bench found before, and leaves what others found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-results-'))
  const path = join(folder, '0.1.0.json')
  const harness = new URL('results.mjs', import.meta.url).href
  const measure = (bench: string, ...whats: string[]) => {
    const script = join(folder, `${bench}.mjs`)
    const told = whats.map((what) => ({ what, ratio: '1.00', budget: '2 ×', within: true }))
    writeFileSync(script, `import { keepFigures } from '${harness}'; keepFigures(${JSON.stringify(told)})`)
    const env = { ...process.env, BENCH_RESULTS: path }
    expect(spawnSync(process.execPath, [script], { env, encoding: 'utf8' }).stderr).toBe('')
  }
  measure('first', 'a', 'b')
  measure('second', 'a')
  measure('first', 'b', 'c')
  expect(readFigures(path).map(({ name }) => name)).toEqual(['second: a: ratio', 'first: b: ratio', 'first: c: ratio'])
  rmSync(folder, { recursive: true })
})
