import { expect, test } from 'vitest'
import { briefly, pageOf, pagesOfFailures, testsOfPlaywright, testsOfVitest } from './test-reports.mjs'

test('vitest: skipped and planned tests are named, and a file that cannot be loaded has failed', () => {
  const tests = ['passed', 'failed', 'pending', 'todo'].map((status) => ({ fullName: `is ${status}`, status }))
  const files = [
    { name: '/p/src/a.test.ts', status: 'failed', assertionResults: tests },
    { name: '/p/src/b.test.ts', status: 'failed', assertionResults: [] },
  ]
  expect(testsOfVitest(files, '/p')).toEqual([
    { title: 'src/a.test.ts: is passed', outcome: 'passed' },
    { title: 'src/a.test.ts: is failed', outcome: 'failed' },
    { title: 'src/a.test.ts: is pending', outcome: 'skipped (pending)' },
    { title: 'src/a.test.ts: is todo', outcome: 'skipped (todo)' },
    { title: 'src/b.test.ts: the file itself', outcome: 'failed' },
  ])
})

test('vitest: of a run that was stopped it is told what had not ended and how much was not begun', () => {
  const passed = [{ fullName: 'opens', status: 'passed' }]
  const files = [
    { name: '/p/src/a.test.ts', status: 'passed', assertionResults: passed },
    { name: '/p/src/b.test.ts', status: 'running', assertionResults: passed },
    { name: '/p/src/c.test.ts', status: 'waiting', assertionResults: [] },
    { name: '/p/src/d.test.ts', status: 'waiting', assertionResults: [] },
  ]
  expect(testsOfVitest(files, '/p')).toEqual([
    { title: 'src/a.test.ts: opens', outcome: 'passed' },
    { title: 'src/b.test.ts: opens', outcome: 'passed' },
    { title: 'src/b.test.ts: the file itself', outcome: 'not ended' },
    { title: '2 files of tests', outcome: 'not begun' },
  ])
})

test('playwright: groups within groups are read, and a test that had to be tried again has failed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'mock', status }] })
  const inner = { title: 'moving', specs: [spec('by mouse', 'flaky'), spec('by keyboard', 'skipped')] }
  const file = { title: 'day.spec.ts', specs: [spec('opens', 'expected')], suites: [inner] }
  expect(testsOfPlaywright([file])).toEqual([
    { title: '[mock] day.spec.ts › opens', outcome: 'passed' },
    { title: '[mock] day.spec.ts › moving › by mouse', outcome: 'failed' },
    { title: '[mock] day.spec.ts › moving › by keyboard', outcome: 'skipped' },
  ])
})

test('playwright: a test that skipped itself says why, one that never came to its turn does not', () => {
  const annotations = [{ type: 'skip', description: 'webkit does not start here' }]
  const specs = [
    { title: 'signs in', tests: [{ projectName: 'webkit', status: 'skipped', annotations }] },
    { title: 'books', tests: [{ projectName: 'webkit', status: 'skipped', annotations: [] }] },
  ]
  expect(testsOfPlaywright([{ title: 'desk.engine.ts', specs }])).toEqual([
    { title: '[webkit] desk.engine.ts › signs in', outcome: 'skipped', why: 'webkit does not start here' },
    { title: '[webkit] desk.engine.ts › books', outcome: 'skipped' },
  ])
})

test('playwright: of what failed, the files that say what the page showed are found, also within groups', () => {
  const results = [
    {
      attachments: [
        { name: 'screenshot', path: '/a.png' },
        { name: 'error-context', path: '/a.md' },
      ],
    },
  ]
  const specs = [
    { title: 'moves', tests: [{ projectName: 'mock', status: 'unexpected', results }] },
    { title: 'opens', tests: [{ projectName: 'mock', status: 'expected', results }] },
  ]
  expect(pagesOfFailures([{ title: 'day.spec.ts', suites: [{ title: 'by keys', specs }] }])).toEqual([
    { title: '[mock] day.spec.ts › by keys › moves', files: ['/a.md'] },
  ])
})

test('playwright: the page is what stands in the first block of YAML, and a long one is cut', () => {
  const context = [
    '# Test info',
    '```',
    'Error',
    '```',
    '```yaml',
    '- main:',
    '  - button "Undo"',
    '```',
    'source',
  ].join('\n')
  expect(pageOf(context, 10)).toBe('- main:\n  - button "Undo"')
  expect(pageOf(context, 1)).toBe('- main:\n… 1 more')
  expect(pageOf('# Test info', 10)).toBe('')
})

test('what failed is told with the first lines of why, without colors', () => {
  const files = [
    {
      name: '/p/src/a.test.ts',
      status: 'failed',
      assertionResults: [{ fullName: 'adds', status: 'failed', told: 'after 0.1 s AssertionError: 1 is 2' }],
    },
  ]
  expect(testsOfVitest(files, '/p')).toMatchObject([{ outcome: 'failed', told: 'after 0.1 s AssertionError: 1 is 2' }])
  const results = [{ error: { message: '\u001B[31mno card\u001B[39m' } }]
  const specs = [{ title: 'opens', tests: [{ projectName: 'mock', status: 'unexpected', results }] }]
  const [found] = testsOfPlaywright([{ title: 'day.spec.ts', specs }])
  expect(briefly(found?.title ?? '', `${found?.told}\n\nmore\nmost`, 2)).toBe(
    '[mock] day.spec.ts › opens\n    no card\n    more',
  )
  expect(briefly('a step')).toBe('a step')
})
