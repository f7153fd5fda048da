// How soon a page shows its rows over a slow line and on a slow processor, against a bare MUI shell in the same rounds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import react from '@vitejs/plugin-react'
import { browserArgs, findBrowser } from '../scripts/browser.mjs'
import { compressPages } from '../scripts/compress-pages.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'
import { fullDay, signedIn, signedOut, startShipped } from './harness/shipped.mjs'

/** How many times as long as the bare shell a page may take to show its rows, and the day its cards. */
const BUDGET = 1.15
const DAY_BUDGET = 1.2
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** A line of 1.6 Mbit/s with 150 ms to the service and back, and a processor four times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const SLOWER = 4

/** Twenty-five rows of five columns, as a list of the dashboard shows. */
const rows = Array.from({ length: 25 }, (_, at) => ({
  id: `row-${at}`,
  name: `Service ${at + 1}`,
  type: ['Consultation', 'Treatment', 'Class'][at % 3],
  minutes: 15 + (at % 4) * 15,
  color: `#${(((at + 1) * 2_654_435) % 0xffffff).toString(16).padStart(6, '0')}`,
  active: at % 5 !== 0,
}))

async function buildShell(outDir) {
  const folder = fileURLToPath(new URL('firstload/', import.meta.url))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
  await compressPages(outDir)
  writeFileSync(join(outDir, 'rows.json'), JSON.stringify({ items: rows, total: 250 }))
}

/**
 * Notes when the first row is painted: the first task after its frame, since what else waits by then is not on its way to the
 * screen. Runs in the page, before anything of it.
 */
function watchFor(selector) {
  performance.setResourceTimingBufferSize(1000)
  const painted = () => (globalThis.rowsAt = performance.now())
  const look = () => {
    if (document.querySelector(selector)) void scheduler.postTask(painted, { priority: 'user-blocking' })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Loads an address in a new tab with nothing kept, and answers what that took. Times in milliseconds. */
async function load(context, { url, shows }) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  // A worker that an earlier load had the time to start would answer from what it keeps.
  await cdp.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'service_workers,cache_storage',
  })
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watchFor, shows)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'rowsAt' in globalThis, undefined, { timeout: 60_000 })
  const taken = await page.evaluate(() => {
    const { rowsAt } = globalThis
    const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < rowsAt)
    const came = fetched.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= rowsAt)
    return {
      rows: rowsAt,
      text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? rowsAt,
      // The page itself is one of them.
      requests: fetched.length + 1,
      scripts: came.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname)).length,
      kilobytes: came.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
  })
  await page.close()
  return taken
}

const shellFolder = mkdtempSync(join(tmpdir(), 'frontdesk-bare-shell-'))
await buildShell(shellFolder)
const shell = await startShipped({ web: shellFolder })
const desk = await startShipped()
const executablePath = process.env.FRONTDESK_BROWSER ?? (await findBrowser())
const browser = await chromium.launch({ executablePath, args: browserArgs() })
const found = new Map()
try {
  const inside = await signedIn(browser, desk)
  const outside = await signedOut(browser)
  const pages = [
    { name: 'shell', context: outside, url: `${shell.url}/`, shows: 'tbody tr' },
    { name: 'services', context: inside, url: `${desk.url}/services`, shows: 'main table a[href^="/services/"]' },
    {
      name: 'appointments',
      context: inside,
      url: `${desk.url}/appointments/list`,
      shows: 'main table tbody a[href*="appointment"]',
    },
    { name: 'day', context: inside, url: `${desk.url}/appointments?date=${fullDay()}`, shows: '[data-event]' },
  ]
  for (let round = 0; round <= ROUNDS; round++) {
    // Another one goes first in each round, so that none always follows the same.
    const turned = pages.map((_, at) => pages[(at + round) % pages.length])
    for (const page of turned) {
      const taken = await load(page.context, page)
      if (round > 0) found.set(page.name, [...(found.get(page.name) ?? []), taken])
    }
  }
} finally {
  await browser.close()
  await Promise.all([desk.stop(), shell.stop()])
  rmSync(shellFolder, { recursive: true, force: true })
}

const bare = found.get('shell')
const middle = (loads, name, digits = 0) => median(loads.map((taken) => taken[name])).toFixed(digits)
console.log(`Time to rows, page / bare MUI shell, median of ${ROUNDS} rounds (lowest – highest);`)
console.log(
  `the shell: ${middle(bare, 'rows')} ms to rows, ${middle(bare, 'text')} ms to text, ${middle(bare, 'requests')} ` +
    `requests, ${middle(bare, 'scripts')} scripts, ${middle(bare, 'kilobytes')} kB`,
)
report(
  [...found].flatMap(([name, loads]) => {
    if (name === 'shell') return []
    const ratios = loads.map((taken, round) => taken.rows / bare[round].rows)
    const budget = name === 'day' ? DAY_BUDGET : BUDGET
    return {
      what: name,
      ratio: spread(ratios),
      budget: `${budget} ×`,
      within: median(ratios) <= budget,
      'rows, ms': middle(loads, 'rows'),
      'first text, ratio': spread(loads.map((taken, round) => taken.text / bare[round].text)),
      requests: middle(loads, 'requests'),
      scripts: middle(loads, 'scripts'),
      kB: middle(loads, 'kilobytes'),
    }
  }),
)
