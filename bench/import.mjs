// 10,000 rows on their way in: does the page stay awake while they are read, judged and tried?
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from '../scripts/browser.mjs'
import { spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'
import { signedIn, startShipped } from './harness/shipped.mjs'
import { fileOf } from './import/rows.mjs'

/** Tasks of more than 50 ms, in which the page hears nobody, that a file may take. */
const BUDGET = 0
/** Milliseconds of the processor. */
const LONG = 50
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const ROWS = Number(process.env.BENCH_ROWS ?? 10_000)
/** Rows of the file beside it, which costs what any file does. */
const FEW = 100
/** Rows that are tried while somebody watches: the service is asked for some at a time, at a pace. */
const TRIED = 500
const PATIENCE = 120_000

/**
 * Milliseconds of something on the page, and the tasks of its main thread meanwhile that took the processor for more than
 * 50 ms: what a task waits for while other processes have it is not the page's.
 */
async function measured(page, work) {
  const browser = page.context().browser()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })
  const began = performance.now()
  await work()
  const took = performance.now() - began
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && main.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0) throw new Error('The browser told of no task.')
  const times = tasks.map(({ tdur }) => tdur / 1000)
  return { took, longTasks: times.filter((it) => it > LONG).length, longest: Math.max(...times) }
}

/** `file` is a path: bytes that the test driver hands over would be a long task of its own. */
async function imported(context, url, file, rows) {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${url}/settings/import`)
  const input = page.getByLabel('File to import')
  await input.waitFor({ state: 'attached' })
  const reading = await measured(page, async () => {
    await input.setInputFiles(file)
    await page.getByRole('region', { name: 'Dry run' }).waitFor()
  })
  const tried = Math.min(rows, TRIED)
  const judging = await measured(page, () =>
    page.waitForFunction(
      (least) =>
        Array.from(document.querySelectorAll('section[aria-label="Dry run"] dd')).reduce(
          (sum, it) => sum + Number(it.textContent.replace(/\D/g, '')),
          0,
        ) >= least,
      tried,
    ),
  )
  await page.close()
  return { reading, judging }
}

const desk = await startShipped()
const browser = await chromium.launch({
  executablePath: process.env.FRONTDESK_BROWSER ?? (await findBrowser()),
  args: browserArgs(),
})
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'))
const files = Object.fromEntries(
  [FEW, ROWS].map((rows) => {
    const file = join(folder, `${rows}.csv`)
    writeFileSync(file, fileOf(rows))
    return [rows, file]
  }),
)
const rounds = []
try {
  const context = await signedIn(browser, desk)
  for (let round = 0; round <= ROUNDS; round++) {
    const one = {
      few: await imported(context, desk.url, files[FEW], FEW),
      many: await imported(context, desk.url, files[ROWS], ROWS),
    }
    // The first round warms up.
    if (round > 0) rounds.push(one)
  }
} finally {
  await browser.close()
  await desk.stop()
  rmSync(folder, { recursive: true, force: true })
}

const finding = (what, part) => {
  const many = rounds.map((round) => round.many[part])
  const few = rounds.map((round) => round.few[part])
  const longTasks = many.map((it) => it.longTasks)
  return {
    what,
    ratio: spread(
      many.map(({ took }, at) => took / few[at].took),
      1,
    ),
    budget: `${BUDGET} long tasks`,
    // What the code does it does in every round; a busy machine stretches a task in some, as those of the small file tell.
    within: Math.min(...longTasks) <= BUDGET,
    'long tasks': spread(longTasks, 0),
    judged: ['long tasks'],
    'of the small file': spread(
      few.map((it) => it.longTasks),
      0,
    ),
    'longest, ms of the processor': spread(
      many.map((it) => it.longest),
      0,
    ),
  }
}

console.log(`A file of ${ROWS} rows / one of ${FEW}, median (lowest – highest):`)
report([finding('read and shown', 'reading'), finding(`judged, and ${TRIED} tried`, 'judging')])
