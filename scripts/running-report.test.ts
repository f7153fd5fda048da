import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import RunningReport from './running-report.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-report-'))
  vi.stubEnv('FRONTDESK_TEST_REPORT', join(folder, 'report.json'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const FILE = '/src/one.test.ts'
const told = (id: string, state: string) => ({
  id,
  fullName: `test ${id}`,
  module: { moduleId: FILE },
  result: () => ({ state }),
  diagnostic: () => undefined,
})
const ended = (...tests: ReturnType<typeof told>[]) => ({
  moduleId: FILE,
  state: () => 'passed',
  children: { allTests: () => tests },
})
const read = (): unknown => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))

test('each test counts once, also where it is told after the end of its file', () => {
  const report = new RunningReport()
  report.onTestRunStart([{ moduleId: FILE }])
  report.onTestModuleStart({ moduleId: FILE })
  report.onTestCaseResult(told('1', 'passed'))
  report.onTestModuleEnd(ended(told('1', 'passed'), told('2', 'skipped')))
  report.onTestCaseResult(told('1', 'passed'))
  report.onTestCaseResult(told('2', 'skipped'))
  report.onTestRunEnd()
  expect(read()).toEqual({
    testResults: [
      {
        name: FILE,
        status: 'passed',
        assertionResults: [
          { fullName: 'test 1', status: 'passed' },
          { fullName: 'test 2', status: 'skipped' },
        ],
      },
    ],
  })
})

test('a run that is stopped tells what passed and which files had not begun', () => {
  const report = new RunningReport()
  report.onTestRunStart([{ moduleId: FILE }, { moduleId: '/src/two.test.ts' }])
  report.onTestModuleStart({ moduleId: FILE })
  report.onTestCaseResult(told('1', 'passed'))
  report.onTestRunEnd()
  expect(read()).toEqual({
    testResults: [
      { name: FILE, status: 'running', assertionResults: [{ fullName: 'test 1', status: 'passed' }] },
      { name: '/src/two.test.ts', status: 'waiting', assertionResults: [] },
    ],
  })
})
