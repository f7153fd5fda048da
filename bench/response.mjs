// How soon a press is answered by the next paint, against a page of React with nothing else on it, in the same rounds.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'
import { fullDay, signedIn, signedOut, startShipped } from './harness/shipped.mjs'

/** How many times as long as the empty page's the next paint may take. */
const BUDGET = 2
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** Presses of each kind in a round; the round counts as their median, since a press may come just before a frame or just after. */
const PRESSES = 12

/** Times each press until the paint after it. Runs in the page, before anything of it. */
function watchPresses() {
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', ({ data }) => globalThis.paints.push(performance.now() - data))
  painted.port1.start()
  globalThis.paints = []
  const pressed = ({ timeStamp }) => requestAnimationFrame(() => painted.port2.postMessage(timeStamp))
  for (const type of ['click', 'keydown']) addEventListener(type, pressed, { capture: true })
}

/** The milliseconds of so many presses; `press` does the one, `rest` brings the page to where the next can be done. */
async function timed(page, press, rest = async () => {}) {
  const taken = []
  await page.bringToFront()
  for (let at = 0; at < PRESSES; at++) {
    await page.evaluate(() => (globalThis.paints.length = 0))
    await press(at)
    await page.waitForFunction(() => globalThis.paints.length > 0)
    taken.push(await page.evaluate(() => globalThis.paints[0]))
    await rest(at)
    // What the last press left behind (reads, effects, garbage) is not the next one's time.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
  }
  return median(taken)
}

/** A press of the mouse in the middle of something, without the checks that would be timed with it. */
async function presser(target) {
  await target.waitFor()
  const { x, y, width, height } = await target.boundingBox()
  return () => target.page().mouse.click(x + width / 2, y + height / 2)
}

const letter = (at) => 'nora keller '.charAt(at % 12)

async function openPage(context, url) {
  const page = await context.newPage()
  await page.addInitScript(watchPresses)
  await page.goto(url)
  return page
}

/** What is pressed in the dashboard: each opens its page and answers the press and what follows it. */
const ACTS = {
  'open a panel': {
    floor: 'button',
    path: `/appointments?date=${fullDay()}`,
    open: async (page) => {
      const cards = page.locator('[data-event]')
      await cards.first().waitFor()
      const press = await presser(cards.first())
      const panel = page.getByRole('dialog')
      const close = async () => {
        await panel.waitFor()
        await page.keyboard.press('Escape')
        await panel.waitFor({ state: 'detached' })
      }
      return { press, rest: close }
    },
  },
  'type in the booking form': {
    floor: 'input',
    path: `/appointments?date=${fullDay()}`,
    open: async (page) => {
      await page.locator('[data-event]').first().waitFor()
      await page.getByRole('button', { name: 'New', exact: true }).click()
      await page.getByRole('menuitem', { name: 'New appointment' }).click()
      await page.getByRole('dialog', { name: 'New appointment' }).getByRole('combobox', { name: 'Guest' }).focus()
      return { press: (at) => page.keyboard.press(letter(at)) }
    },
  },
  'turn the day': {
    floor: 'button',
    path: `/appointments?date=${fullDay()}`,
    open: async (page) => {
      await page.locator('[data-event]').first().waitFor()
      const turns = [
        await presser(page.getByRole('button', { name: 'Next day' })),
        await presser(page.getByRole('button', { name: 'Previous day' })),
      ]
      return { press: (at) => turns[at % 2]() }
    },
  },
  'filter a list': {
    floor: 'input',
    path: '/appointments/list',
    open: async (page) => {
      await page.locator('main table tbody a').first().waitFor()
      await page.getByRole('searchbox').first().focus()
      return { press: (at) => page.keyboard.press(letter(at)) }
    },
  },
}

const desk = await startShipped()
const entry = fileURLToPath(new URL('response/page.tsx', import.meta.url))
const found = Object.fromEntries(Object.keys(ACTS).map((name) => [name, []]))
try {
  await inBrowser(entry, async (first) => {
    const browser = first.context().browser()
    const empty = await openPage(await signedOut(browser), first.url())
    const inside = await signedIn(browser, desk)
    const pressButton = await presser(empty.getByRole('button'))
    const floors = {
      button: () => timed(empty, pressButton),
      input: async () => {
        await empty.getByRole('textbox').focus()
        return timed(empty, (at) => empty.keyboard.press(letter(at)))
      },
    }
    for (const [name, { floor, path, open }] of Object.entries(ACTS)) {
      const page = await openPage(inside, desk.url + path)
      const { press, rest } = await open(page)
      for (let round = 0; round <= ROUNDS; round++) {
        const taken = { floor: await floors[floor](), desk: await timed(page, press, rest) }
        if (round > 0) found[name].push(taken)
      }
      await page.close()
    }
  })
} finally {
  await desk.stop()
}

console.log(`Press to the next paint, dashboard / empty React page, median of ${ROUNDS} rounds (lowest – highest):`)
report(
  Object.entries(found).map(([what, rounds]) => {
    const ratios = rounds.map((taken) => taken.desk / taken.floor)
    return {
      what,
      ratio: spread(ratios),
      budget: `${BUDGET} ×`,
      within: median(ratios) <= BUDGET,
      'dashboard, ms': median(rounds.map((taken) => taken.desk)).toFixed(1),
      'empty, ms': median(rounds.map(({ floor }) => floor)).toFixed(1),
    }
  }),
)
