// Everything that must hold, step by step; the last line counts it. `npm test -- --only unit,types` for a part.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENGINES, findEngine } from './engines.mjs'
import { endPrograms, runProgram } from './run-program.mjs'
import { briefly, pageOf, pagesOfFailures, testsOfPlaywright, testsOfVitest } from './test-reports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.cache', 'test-reports')
const minute = 60_000
/** What a step has found so far, and what all of them have; a step counts apart, since others may run beside it. */
const nothing = () => ({ passed: 0, failures: /** @type {string[]} */ ([]), notRun: /** @type {string[]} */ ([]) })
const total = nothing()

const bin = (name) => join(root, 'node_modules', '.bin', name)
const script = (name) => join(root, 'scripts', `${name}.mjs`)

const began = performance.now()
// A whole run ends, whatever hangs: a step gets its own minutes or what is left, if that is less. Alone on two processors it
// takes 25 minutes. Where others took half of their time and more, the same run took 57 with nothing wrong: late is no failure.
const end = began + 75 * minute
/** What other engines are looked at before: they take no time from a run that is late. */
const enginesEnd = began + 29 * minute
const steps = [
  // Each of these keeps one processor busy; the longest are begun first.
  check('build', 3, process.execPath, [script('build')]),
  check('messages', 1, process.execPath, [script('messages'), '--check']),
  check('types', 3, bin('tsc'), ['-b', 'tsconfig.json']),
  check('lint', 2, bin('oxlint'), ['--type-aware', '--deny-warnings']),
  check('dependencies', 1, process.execPath, [script('dependencies')]),
  check('format', 1, bin('oxfmt'), ['--check', '.']),
  { ...check('size', 1, process.execPath, [script('size')]), needs: 'build' },
  vitest('everything but the browser', 32, ['laws', 'conformance', 'server', 'unit', 'pages']),
  { name: 'browser', run: browserTests, needs: 'build' },
  { name: 'engines', run: engineTests, needs: 'build' },
]

/** The report does not say which project a file belongs to; its name does. */
const filesOf = {
  unit: /\.test\.ts$/,
  pages: /\.test\.tsx$/,
  laws: /\.laws\.test\.ts$/,
  conformance: /\.conformance\.test\.ts$/,
  server: /\.server\.test\.ts$/,
}

/** A step that passes or fails as a whole, beside others like it; what it prints comes when it ends. */
function check(name, minutes, command, args) {
  return {
    name,
    beside: true,
    run: async (tally) => {
      const printed = []
      const problem = await execute(command, args, minutes, {}, (bytes) => printed.push(bytes))
      const output = Buffer.concat(printed).toString()
      process.stdout.write(`\n=== ${name} ===\n${output}`)
      // Where a check runs elsewhere only the end of all output may be kept: why it failed stands there once more.
      const end = output.trimEnd().split('\n').slice(-20).join('\n')
      if (problem) tally.failures.push(briefly(`${name}: ${problem}`, end, 20))
      else tally.passed++
    },
  }
}

/** The vitest projects of this step in one run, so that they share one PostgreSQL; counted test by test. */
function vitest(name, minutes, projects) {
  return {
    name,
    projects,
    run: async (tally, wanted) => {
      console.log(`\n=== ${name} ===`)
      const report = reportFile(name)
      const args = ['run', '--reporter=default', `--reporter=${script('running-report')}`]
      const parts = wanted.flatMap((part) => ['--project', part])
      const env = { FRONTDESK_TEST_REPORT: report }
      const problem = await execute(bin('vitest'), [...args, ...parts], minutes, env)
      const files = readReport(tally, name, report, problem)?.testResults ?? []
      for (const project of wanted) {
        if (!files.some((file) => filesOf[project].test(file.name))) tally.failures.push(`${project}: no test was run`)
      }
      count(tally, name, problem, testsOfVitest(files, root))
    },
  }
}

async function browserTests(tally) {
  console.log('\n=== browser ===')
  await playwright(tally, 'browser', ['--config', 'e2e/playwright.config.ts'], end - performance.now())
}

/** What an installation and the flows take at most; with less time left they are not begun. */
const engineTime = 2.5 * minute

/**
 * The other engines. One that this machine cannot have or cannot start is named as not run, with the reason: what the
 * dashboard does in it is not known then, which is no failure of the dashboard.
 */
async function engineTests(tally) {
  console.log('\n=== engines ===')
  const left = enginesEnd - performance.now()
  const there = ENGINES.filter((name) => {
    try {
      if (left < engineTime) throw new Error(`${(left / minute).toFixed(1)} minutes are left`)
      return findEngine(name)
    } catch (error) {
      tally.notRun.push(`${name}: ${error.message}`)
      return false
    }
  })
  if (there.length === 0) return
  const projects = there.flatMap((name) => ['--project', name])
  const limit = Math.min(10 * minute, enginesEnd - performance.now())
  await playwright(tally, 'engines', ['--config', 'e2e/engines.config.ts', ...projects], limit)
}

/** Playwright's tests for so many milliseconds, counted test by test. */
async function playwright(tally, name, chosen, limit) {
  const report = reportFile(name)
  const args = ['test', ...chosen, '--reporter=list,json']
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // It ends by itself a little earlier, in good order and with a report.
    FRONTDESK_BROWSER_LIMIT: String(Math.max(1, Math.floor(limit - minute / 4))),
  }
  const problem = await execute(bin('playwright'), args, limit / minute, env)
  const written = readReport(tally, name, report, problem)
  for (const error of written?.errors ?? []) tally.failures.push(`${name}: ${firstLine(error.message)}`)
  count(tally, name, problem, testsOfPlaywright(written?.suites ?? []))
  // Where a check runs elsewhere, its output is all that is left: a failure that comes rarely must say what was on the screen.
  for (const { title, files } of pagesOfFailures(written?.suites ?? []).slice(0, 5))
    for (const file of files) console.log(`\nThe page of ${title}:\n${pageOf(readFileSync(file, 'utf8'), 600)}`)
}

function count(tally, name, problem, all) {
  // Only the engines' tests may say that they cannot run.
  const tests = name === 'engines' ? all.filter(({ why }) => !why) : all
  tally.notRun.push(...all.filter((it) => !tests.includes(it)).map(({ title, why }) => `${title}: ${why}`))
  const failed = tests.filter(({ outcome }) => outcome !== 'passed')
  if (all.length === 0 && tally.failures.length === 0 && !problem) tally.failures.push(`${name}: no test was run`)
  // An error outside any test (a rejected promise, a crash, the time limit) fails the run without failing a test.
  if (problem && failed.length === 0) tally.failures.push(`${name}: ${problem}`)
  tally.passed += tests.length - failed.length
  tally.failures.push(
    ...failed.map(({ title, outcome, told }) => briefly(outcome === 'failed' ? title : `${title}: ${outcome}`, told)),
  )
}

/** Runs a program for so many minutes, or for what is left if that is less. */
const execute = (command, args, minutes, env, print) => {
  const limit = Math.min(minutes * minute, end - performance.now())
  return runProgram(command, args, { cwd: root, limit, env, print })
}

function reportFile(name) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, `${name.replaceAll(' ', '-')}.json`)
  rmSync(path, { force: true })
  return path
}

function readReport(tally, name, path, problem) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    if (!problem) tally.failures.push(`${name}: wrote no report`)
    return undefined
  }
}

const firstLine = (text) => String(text ?? 'an error without a message').split('\n')[0]

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
    endPrograms()
    console.log(`\nInterrupted\n\n${total.passed} passed, ${total.failures.length + 1} failed`)
    process.exit(1)
  })
}

const failedSteps = new Set()
const times = []

async function run(step) {
  const start = performance.now()
  const tally = nothing()
  if (failedSteps.has(step.needs)) tally.failures.push(`${step.name}: not run, because ${step.needs} failed`)
  else await step.run(tally, step.projects)
  if (tally.failures.length > 0) failedSteps.add(step.name)
  total.passed += tally.passed
  total.failures.push(...tally.failures)
  total.notRun.push(...tally.notRun)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  times.push(`${step.name} ${seconds} s`)
  console.log(`--- ${step.name}: ${tally.passed} passed, ${tally.failures.length} failed, ${seconds} s`)
}

const wanted = selected()
const besides = wanted.filter((step) => step.beside && !step.needs)
const lane = async () => {
  for (let step = besides.shift(); step; step = besides.shift()) await run(step)
}
await Promise.all(Array.from({ length: availableParallelism() }, lane))
for (const step of wanted) if (!step.beside || step.needs) await run(step)

const { passed, failures, notRun } = total
console.log(`\nTime: ${times.join(', ')}`)
if (notRun.length > 0) console.log(`\n${notRun.length} not run:\n${notRun.map((it) => `  ${it}`).join('\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
