// Screens of a large house: how smoothly two hundred columns and lists of ten thousand rows scroll, and how soon what is typed into searches, filters and
// pickers of ten thousand records is painted, against empty pages in the same rounds. The service as it is shipped, over a PostgreSQL of its own.
import 'temporal-polyfill/global'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { callsOf, openWatched, untilRead } from './harness/presses.mjs'
import { report } from './harness/report.mjs'
import { fullDay, signedIn, signedOut, startShipped } from './harness/shipped.mjs'
import { openSources } from './harness/sources.mjs'
import { addKeys, addRooms, fillScreens, people } from './screens/fill.mjs'
import { startPostgres } from '../scripts/postgres.mjs'

/** How many times as long as the empty page's 95 of 100 frames may take, and the next paint after a key. */
const FRAMES_BUDGET = 1.3
const KEYS_BUDGET = 2
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const FRAMES = 80
/** CSS pixels in each frame: a wheel that is turned, and a screen that is flung. */
const SPEEDS = { 'read along': 60, flung: 160 }
/** What is typed in a round. */
const KEYS = 'nora room'
/** Milliseconds between two keys, and where somebody looks up: longer than any search waits for. */
const PACE = 137
const LOOK = 391
/** Every so many keys somebody looks up. */
const BREATH = 3
/** How long a screen may take to stand there, in milliseconds. */
const PATIENCE = 60_000
/** Looks in a row at which a page has to be at rest. */
const STILL = 3
const only = process.env.BENCH_ONLY
const isTold = process.env.BENCH_SAY === '1'

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]

/** The next thing above an element that scrolls, in the page. */
function markScroller(selector) {
  let at = document.querySelector(selector)
  for (; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    const isOpen = [overflowX, overflowY].some((it) => it === 'auto' || it === 'scroll')
    if (isOpen && (at.scrollHeight > at.clientHeight + 1000 || at.scrollWidth > at.clientWidth + 1000)) break
  }
  globalThis.scroller = at ?? document.scrollingElement
  const { scrollWidth: width, scrollHeight: height } = globalThis.scroller
  return { width, height, seen: globalThis.scroller.clientHeight }
}

/** Scrolls by so many pixels in each frame, and answers the milliseconds between them. Runs in the page. */
async function scrollInFrames([step, frames, across]) {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  globalThis.scroller.scrollTo(0, 0)
  for (let rest = 0; rest < 20; rest++) await frame()
  const times = []
  let before = await frame()
  for (let count = 0; count < frames; count++) {
    globalThis.scroller.scrollBy(across ? step : 0, across ? 0 : step)
    const now = await frame()
    times.push(now - before)
    before = now
  }
  const { scrollLeft, scrollTop } = globalThis.scroller
  return { times, at: across ? scrollLeft : scrollTop }
}

/** The heap after what nobody needs any more is gone, in megabytes. */
async function heapOf(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  return usedSize / 1e6
}

const SCROLLED = {
  '200 columns of a day, across': {
    path: `/appointments?date=${fullDay()}&calendars=${people.join()}`,
    shows: '[data-event]',
    across: true,
  },
  '200 columns of a day, down': {
    path: `/appointments?date=${fullDay()}&calendars=${people.join()}`,
    shows: '[data-event]',
    speeds: { 'read along': 2 },
  },
  'a page of 1,000 services': {
    path: '/services?limit=1000',
    shows: 'main table a[href^="/services/"]',
    speeds: { flung: SPEEDS.flung },
  },
  'a list of 10,000 access keys': { path: '/settings/keys', shows: 'main table tbody tr[data-key]' },
}

/** Waits until the page has read all that it asks for, one thing after the other, and has been at rest for a while. */
const settled = async (page) => {
  for (let still = 0, looks = 0; still < STILL && looks < 10 * STILL; looks++) {
    await untilRead(page, PATIENCE)
    const isIdle = await page.evaluate(
      () => new Promise((done) => requestIdleCallback(({ didTimeout }) => done(!didTimeout), { timeout: 300 })),
    )
    const before = callsOf(page)
    await pause(200)
    still = isIdle && callsOf(page) === before ? still + 1 : 0
  }
}

const scroll = async (page, step, across) => {
  await page.bringToFront()
  const { times, at } = await page.evaluate(scrollInFrames, [step, FRAMES, across])
  if (at < step * FRAMES * 0.9) throw new Error(`It scrolled only to ${at}.`)
  return p95(times)
}

/** Ratios of frames by what was scrolled, and how fast. */
async function measureScrolls(context, blank, desk) {
  const found = []
  for (const [what, { path, shows, across = false, speeds = SPEEDS }] of Object.entries(SCROLLED)) {
    if (only && !what.includes(only)) continue
    const page = await openWatched(context, desk.url + path, PATIENCE)
    await page.waitForSelector(shows)
    await settled(page)
    // Rows that come and go load behind those that are always there.
    const long = (at) => Math.max(at.width, at.height) > FRAMES * SPEEDS.flung
    let size = await page.evaluate(markScroller, shows)
    for (let tries = 0; !long(size) && tries < 50; tries++) {
      await pause(200)
      size = await page.evaluate(markScroller, shows)
    }
    await blank.setContent(
      `<body style="margin:0"><div id="in" style="inline-size:100%;block-size:${size.seen}px;overflow:auto"><div style="inline-size:${size.width}px;block-size:${size.height}px">`,
    )
    await blank.evaluate(markScroller, '#in')
    const heap = await heapOf(page)
    for (const [speed, step] of Object.entries(speeds)) {
      const rounds = []
      for (let round = 0; round <= ROUNDS; round++) {
        const taken = { desk: await scroll(page, step, across), empty: await scroll(blank, step, across) }
        if (round > 0) rounds.push(taken)
      }
      found.push({ what: `${what}, ${speed}`, rounds, heap })
      if (isTold) console.log(what, speed, JSON.stringify(rounds))
    }
    await page.close()
  }
  return found
}

const fillIn = (page, name) => page.getByRole('combobox', { name, exact: true }).first()

/** Where is typed: opens the place and puts the cursor into it. */
const TYPED = {
  'the palette': {
    path: `/services`,
    open: async (page) => {
      await page.waitForSelector('main table a[href^="/services/"]')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search and commands' }).focus()
    },
  },
  'the search of a list': {
    path: '/services',
    open: async (page) => {
      await page.waitForSelector('main table a[href^="/services/"]')
      await page.getByRole('searchbox').first().focus()
    },
  },
  'the search of a list that the page orders': {
    path: '/services?sort=-name',
    open: async (page) => {
      await page.waitForSelector('main table a[href^="/services/"]')
      await page.getByRole('searchbox').first().focus()
    },
  },
  'a filter by one of 10,000 calendars': {
    path: '/services',
    open: async (page) => {
      await page.waitForSelector('main table a[href^="/services/"]')
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await fillIn(page, 'Person or resource').focus()
    },
  },
  'the choice of one of 10,000 calendars': {
    path: '/weekly-schedules/new',
    open: async (page) => fillIn(page, 'Person or resource').focus(),
  },
  'the choice of some of 10,000 services': {
    path: '/weekly-schedules/new',
    open: async (page) => page.getByRole('searchbox', { name: 'Search services' }).focus(),
  },
  'the guest of a booking': {
    path: `/appointments?date=${fullDay()}`,
    open: async (page) => {
      await page.waitForSelector('[data-event]')
      await page.getByRole('button', { name: 'New', exact: true }).click()
      await page.getByRole('menuitem', { name: 'New appointment' }).click()
      await page.getByRole('dialog', { name: 'New appointment' }).getByRole('combobox', { name: 'Guest' }).focus()
    },
  },
}

/** Types at somebody's pace; the milliseconds until the paint after each key, and of those that came after a look up. */
async function type(page) {
  await page.bringToFront()
  await page.evaluate(() => (globalThis.paints.length = 0))
  for (const [at, letter] of Array.from(KEYS).entries()) {
    // Nothing is asked of the page meanwhile: it would wait behind what the page does, as the key has to.
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await pause(at % BREATH === BREATH - 1 ? LOOK : PACE)
  }
  await page.waitForFunction((count) => globalThis.paints.length >= count, KEYS.length)
  const all = await page.evaluate(() => globalThis.paints)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await pause(LOOK)
  return {
    all: median(all),
    after: median(all.filter((_, at) => at > 0 && at % BREATH === 0)),
    worst: Math.max(...all),
  }
}

async function measureKeys(context, empty, desk) {
  const found = []
  for (const [what, { path, open }] of Object.entries(TYPED)) {
    if (only && !what.includes(only)) continue
    const page = await openWatched(context, desk.url + path, PATIENCE)
    await open(page)
    await settled(page)
    const rounds = []
    for (let round = 0; round <= ROUNDS; round++) {
      const taken = { desk: await type(page), empty: await type(empty) }
      await settled(page)
      if (round > 0) rounds.push(taken)
    }
    found.push({ what, rounds, heap: await heapOf(page) })
    if (isTold) console.log(what, JSON.stringify(rounds))
    await page.close()
  }
  return found
}

const vite = await openSources()
const load = (path) => vite.ssrLoadModule(path)
const { openPg } = await load('/src/server/database/pg.ts')
const { createSqlStore } = await load('/src/api/stores/sql/store.ts')
const { rowOf } = await load('/src/api/stores/testing/rows-of.ts')
const cluster = await startPostgres()
const desk = await startShipped({ settings: { DATABASE_URL: cluster.url, DEMO_DATA: '0' } })
const database = openPg(cluster.url, { connections: 4 })
const entry = fileURLToPath(new URL('response/page.tsx', import.meta.url))
let scrolls, keys
try {
  const store = createSqlStore(database)
  const [{ id: organizationId }] = await store.credentials.organizations()
  await fillScreens(store, rowOf, organizationId, fullDay())
  await addKeys(database, organizationId)
  await inBrowser(entry, async (first) => {
    const browser = first.context().browser()
    const outside = await signedOut(browser)
    const inside = await signedIn(browser, desk)
    scrolls = await measureScrolls(inside, await outside.newPage(), desk)
    await addRooms(store, rowOf, organizationId)
    const empty = await openWatched(outside, first.url(), PATIENCE)
    await empty.getByRole('textbox').focus()
    keys = await measureKeys(inside, empty, desk)
  })
} finally {
  await database.close()
  await desk.stop()
  await cluster.stop()
  await vite.close()
}

const lowest = (rounds, of) => median(rounds.map(of)).toFixed(1)
console.log(`A large house / empty pages, median of ${ROUNDS} rounds (lowest – highest):`)
report([
  ...scrolls.map(({ what, rounds, heap }) => {
    const ratios = rounds.map((taken) => taken.desk / taken.empty)
    return {
      what: `95 of 100 frames: ${what}`,
      ratio: spread(ratios),
      budget: `${FRAMES_BUDGET} ×`,
      within: median(ratios) <= FRAMES_BUDGET,
      'dashboard, ms': lowest(rounds, (taken) => taken.desk),
      'empty, ms': lowest(rounds, (taken) => taken.empty),
      'heap, MB': heap.toFixed(0),
    }
  }),
  ...keys.map(({ what, rounds, heap }) => {
    const ratios = rounds.map((taken) => taken.desk.all / taken.empty.all)
    const after = rounds.map((taken) => taken.desk.after / taken.empty.after)
    return {
      what: `key to paint: ${what}`,
      ratio: spread(ratios),
      'after a pause': spread(after),
      judged: ['after a pause'],
      budget: `${KEYS_BUDGET} ×`,
      within: median(ratios) <= KEYS_BUDGET && median(after) <= KEYS_BUDGET,
      'dashboard, ms': lowest(rounds, (taken) => taken.desk.all),
      'empty, ms': lowest(rounds, (taken) => taken.empty.all),
      'slowest, ms': lowest(rounds, (taken) => taken.desk.worst),
      'heap, MB': heap.toFixed(0),
    }
  }),
])
