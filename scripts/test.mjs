// Everything that must hold, step by step; the last line counts it. `npm test -- --only unit,types` for a part.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testsOfPlaywright, testsOfVitest } from './test-reports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.cache', 'test-reports')
const minute = 60_000
const failures = []
let passed = 0
let running

const bin = (name) => join(root, 'node_modules', '.bin', name)
const script = (name) => join(root, 'scripts', `${name}.mjs`)

// A whole run ends within 20 minutes, whatever hangs: a step gets its own minutes or what is left, if that is less.
const end = performance.now() + 19 * minute
const steps = [
  check('types', 3, bin('tsc'), ['-b', 'tsconfig.json']),
  check('lint', 2, bin('oxlint'), ['--type-aware', '--deny-warnings']),
  check('format', 1, bin('oxfmt'), ['--check', '.']),
  ...(existsSync(script('messages')) ? [check('messages', 1, process.execPath, [script('messages'), '--check'])] : []),
  vitest('everything but the browser', 13, ['laws', 'conformance', 'server', 'unit', 'pages']),
  check('build', 3, process.execPath, [script('build')]),
  check('size', 1, process.execPath, [script('size')], 'build'),
  { name: 'browser', run: browserTests, needs: 'build' },
]

/** The report does not say which project a file belongs to; its name does. */
const filesOf = {
  unit: /\.test\.ts$/,
  pages: /\.test\.tsx$/,
  laws: /\.laws\.test\.ts$/,
  conformance: /\.conformance\.test\.ts$/,
  server: /\.server\.test\.ts$/,
}

/** A step that passes or fails as a whole. */
function check(name, minutes, command, args, needs) {
  return {
    name,
    needs,
    run: async () => {
      const problem = await execute(command, args, minutes)
      if (problem) failures.push(`${name}: ${problem}`)
      else passed++
    },
  }
}

/** The vitest projects of this step in one run, so that they share one PostgreSQL; counted test by test. */
function vitest(name, minutes, projects) {
  return {
    name,
    projects,
    run: async (wanted) => {
      const report = reportFile(name)
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const problem = await execute(bin('vitest'), [...args, ...wanted.flatMap((part) => ['--project', part])], minutes)
      const files = readReport(name, report, problem)?.testResults ?? []
      for (const project of wanted) {
        if (!files.some((file) => filesOf[project].test(file.name))) failures.push(`${project}: no test was run`)
      }
      count(name, problem, testsOfVitest(files, root))
    },
  }
}

async function browserTests() {
  const before = failures.length
  const report = reportFile('browser')
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const limit = end - performance.now()
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // It ends by itself a little earlier, in good order and with a report.
    FRONTDESK_BROWSER_LIMIT: String(Math.max(1, Math.floor(limit - minute / 4))),
  }
  const problem = await execute(bin('playwright'), args, limit / minute, env)
  const written = readReport('browser', report, problem)
  for (const error of written?.errors ?? []) failures.push(`browser: ${firstLine(error.message)}`)
  count('browser', problem, testsOfPlaywright(written?.suites ?? []), before)
}

function count(name, problem, tests, before = failures.length) {
  for (const { title, outcome } of tests) {
    if (outcome === 'passed') passed++
    else failures.push(outcome === 'failed' ? title : `${title}: ${outcome}`)
  }
  if (tests.length === 0 && before === failures.length && !problem) failures.push(`${name}: no test was run`)
  // An error outside any test (a rejected promise, a crash, the time limit) fails the run without failing a test.
  else if (problem && failures.length === before) failures.push(`${name}: ${problem}`)
}

function reportFile(name) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, `${name.replaceAll(' ', '-')}.json`)
  rmSync(path, { force: true })
  return path
}

function readReport(name, path, problem) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    if (!problem) failures.push(`${name}: wrote no report`)
    return undefined
  }
}

const firstLine = (text) => String(text ?? 'an error without a message').split('\n')[0]

/** Runs a program in a process group of its own; answers what went wrong, or nothing. */
function execute(command, args, minutes, env = {}) {
  return new Promise((resolve) => {
    const options = { cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit'] }
    const child = spawn(command, args, { ...options, env: { ...process.env, ...env } })
    running = child
    let late = false
    const limit = Math.max(0, Math.min(minutes * minute, end - performance.now()))
    const alarm = setTimeout(() => {
      late = true
      endGroup(child, 'SIGTERM')
      setTimeout(() => endGroup(child, 'SIGKILL'), 5000).unref()
    }, limit)
    child.once('error', (error) => finish(error.message))
    child.once('exit', (code, signal) => {
      finish(
        late
          ? `not done after ${(limit / minute).toFixed(1)} minutes`
          : code === 0
            ? undefined
            : `ended with ${signal ?? code}`,
      )
    })
    function finish(problem) {
      clearTimeout(alarm)
      running = undefined
      resolve(problem)
    }
  })
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Already gone.
  }
}

function selected() {
  const only = process.argv.find((arg, index) => process.argv[index - 1] === '--only' || arg.startsWith('--only='))
  if (!only) return steps
  const names = only.replace('--only=', '').split(',')
  const known = steps.flatMap((step) => [step.name, ...(step.projects ?? [])])
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}; there are: ${[...new Set(known)].join(', ')}`)
    process.exit(2)
  }
  return steps.flatMap((step) => {
    if (names.includes(step.name)) return [step]
    const projects = step.projects?.filter((project) => names.includes(project)) ?? []
    return projects.length > 0 ? [{ ...step, projects }] : []
  })
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (running) endGroup(running, 'SIGTERM')
    console.log(`\nInterrupted\n\n${passed} passed, ${failures.length + 1} failed`)
    process.exit(1)
  })
}

const failedSteps = new Set()
for (const step of selected()) {
  const start = performance.now()
  const before = failures.length
  const passedBefore = passed
  console.log(`\n=== ${step.name} ===`)
  if (step.needs && failedSteps.has(step.needs)) failures.push(`${step.name}: not run, because ${step.needs} failed`)
  else await step.run(step.projects)
  if (failures.length > before) failedSteps.add(step.name)
  const counts = `${passed - passedBefore} passed, ${failures.length - before} failed`
  console.log(`--- ${step.name}: ${counts}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
