// 10,000 rows all the way: tried, imported, tried again, undone. `node bench/import/whole.mjs`; it takes some minutes, so that
// `npm run bench` leaves it out. At a pace: the server's limit of calls is what it is where nobody says otherwise.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { signedIn, startShipped } from '../harness/shipped.mjs'
import { fileOf } from './rows.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 10_000)
/** One step may take as long, in milliseconds. */
const PATIENCE = 900_000

/** Notes what keeps the page from hearing anybody for more than 50 ms. Runs in the page, before anything of it. */
function watchTasks() {
  globalThis.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
  }).observe({ type: 'longtask' })
}

async function timed(page, what, work) {
  await page.evaluate(() => (globalThis.longTasks.length = 0))
  const began = performance.now()
  await work()
  const tasks = await page.evaluate(() => globalThis.longTasks)
  return {
    what,
    s: ((performance.now() - began) / 1000).toFixed(0),
    'long tasks': tasks.length,
    'longest, ms': Math.max(0, ...tasks).toFixed(0),
  }
}

const figuresOf = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('section[aria-label="Dry run"] .figures > div'), (it) =>
      it.innerText.replace('\n', ' '),
    ),
  )

const desk = await startShipped({ limited: true })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs() })
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'))
const file = join(folder, 'bookings.csv')
writeFileSync(file, fileOf(ROWS))
const found = []
try {
  const context = await signedIn(browser, desk)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.addInitScript(watchTasks)
  const input = page.getByLabel('File to import')
  const go = page.getByRole('button', { name: /^Import [\d,]+ rows?$/ })
  const choose = async () => {
    await page.goto(`${desk.url}/settings/import`)
    await input.waitFor({ state: 'attached' })
  }
  const tryAll = async () => {
    await input.setInputFiles(file)
    await page.getByRole('region', { name: 'Dry run' }).waitFor()
    await page.getByRole('region', { name: 'Dry run' }).getByRole('progressbar').waitFor({ state: 'detached' })
  }
  await choose()
  found.push(await timed(page, 'dry run', tryAll))
  console.log('dry run:', (await figuresOf(page)).join(', '))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Refused rows as CSV' }).click()
  const rejects = readFileSync(await (await saved).path(), 'utf8').split(/\r?\n/)
  console.log(`rejects: ${rejects.length} lines, such as\n${rejects.slice(0, 3).join('\n')}`)
  found.push(
    await timed(page, 'import', async () => {
      await go.click()
      await page.getByText(/rows were imported\.$/).waitFor()
    }),
  )
  console.log(await page.getByText(/rows were imported\.$/).innerText())
  await choose()
  found.push(await timed(page, 'dry run again', tryAll))
  console.log('again:', (await figuresOf(page)).join(', '), '· may be imported:', await go.isEnabled())
  await choose()
  found.push(
    await timed(page, 'undo', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await page.getByRole('button', { name: 'Undo the import' }).click()
      await page.getByText(/· Undone$/).waitFor()
    }),
  )
} finally {
  await browser.close()
  await desk.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.table(found)
