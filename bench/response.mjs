// How soon a press is answered by the next paint, against a page of React with nothing else on it, in the same rounds.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { FRAME, openWatched, untilRead } from './harness/presses.mjs'
import { report } from './harness/report.mjs'
import { fullDay, signedIn, signedOut, startShipped } from './harness/shipped.mjs'

/** How many times as long as the empty page's the next paint may take. */
const BUDGET = 2
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** How long the rounds of one kind of press go on at most, in milliseconds; those that are done by then count. */
const LONGEST = 30_000
/** Presses of each kind in a round, which counts as their median. */
const PRESSES = 9

/**
 * The milliseconds of so many presses until the next paint, and until the answer is painted; `press` does the one, `rest`
 * brings the page to where the next can be done, `ask` says in the page what the answer to the next one will be. `what` is
 * pressed, for the words of a failure.
 */
async function timed(what, page, press, { rest = async () => {}, ask = async () => {} } = {}) {
  const paints = []
  const answers = []
  await page.bringToFront()
  await page.evaluate(drawAlways)
  for (let at = 0; at < PRESSES; at++) {
    await ask(at)
    await page.evaluate(() => {
      globalThis.paints.length = 0
      globalThis.answers.length = 0
    })
    await atMoment(page, at)
    await press(at)
    await page
      .waitForFunction(() => globalThis.answers.length > 0)
      .catch((cause) => Promise.reject(new Error(`“${what}”: press ${at} got no answer at ${page.url()}`, { cause })))
    paints.push(await page.evaluate(() => globalThis.paints[0]))
    answers.push(await page.evaluate(() => globalThis.answers[0]))
    await page.evaluate(() => (globalThis.isAnswered = () => true))
    await rest(at)
    // What the last press left behind (reads, effects, garbage) is not the next one's time.
    await untilRead(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
  }
  return { paint: median(paints), answer: median(answers) }
}

/**
 * Waits so long after a frame that the presses of a round come at all moments of one: what a press waits for the next frame
 * is most of its time on the empty page, and would else be whatever the last wait happened to end at.
 */
const atMoment = (page, at) =>
  page.evaluate(
    (after) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, after))),
    ((at + 0.5) / PRESSES) * FRAME,
  )

/**
 * Has a frame at each refresh of the screen. A page at rest has none, and is given one at once when its next was due: a press late
 * in a frame would be answered at no time on the empty page, instead of after its wait for the screen, and how many presses are late
 * depends on how long the browser takes to hear of one.
 */
function drawAlways() {
  globalThis.isDrawing ??= requestAnimationFrame(function draw() {
    requestAnimationFrame(draw)
  })
}

/**
 * Presses the mouse in the middle of something, without the checks that would be timed with it: `aim` finds it, before each
 * press, as what comes late may have moved it.
 */
async function presser(target) {
  await target.waitFor()
  let at
  return {
    aim: async () => {
      const { x, y, width, height } = await target.boundingBox()
      at = { x: x + width / 2, y: y + height / 2 }
    },
    press: () => target.page().mouse.click(at.x, at.y),
  }
}

const letter = (at) => 'nora keller '.charAt(at % 12)

/** Waits until the page has read all that it asks at first, and stands still: what comes late moves what is pressed. */
async function settled(page) {
  await page.locator('[data-event]').first().waitFor()
  await untilRead(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await untilRead(page)
}

/** What is pressed in the dashboard: each opens its page and answers the press and what follows it. */
const ACTS = {
  'open a panel': {
    floor: 'button',
    path: `/appointments?date=${fullDay()}`,
    open: async (page) => {
      await settled(page)
      // The first one of the day may be further down than the window shows.
      const inSight = await page.locator('[data-event]').evaluateAll((cards) =>
        cards.findIndex((card) => {
          const { top, bottom, left, right } = card.getBoundingClientRect()
          return card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        }),
      )
      const { aim, press } = await presser(page.locator('[data-event]').nth(inSight))
      const panel = page.getByRole('dialog')
      const close = async () => {
        await panel.waitFor()
        await page.keyboard.press('Escape')
        await panel.waitFor({ state: 'detached' })
      }
      const ask = async () => {
        await aim()
        await page.evaluate(() => {
          globalThis.isAnswered = () => document.querySelector('[role=dialog] h2') !== null
        })
      }
      return { press, rest: close, ask }
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
      await settled(page)
      const turns = [
        await presser(page.getByRole('button', { name: 'Next day' })),
        await presser(page.getByRole('button', { name: 'Previous day' })),
      ]
      const ask = async (at) => {
        await turns[at % 2].aim()
        await page.evaluate(() => {
          const shown = () => document.querySelector('.fd-head').closest('[aria-label]').getAttribute('aria-label')
          const before = shown()
          globalThis.isAnswered = () => shown() !== before
        })
      }
      return { press: (at) => turns[at % 2].press(), ask }
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
    const empty = await openWatched(await signedOut(browser), first.url())
    const inside = await signedIn(browser, desk)
    const button = await presser(empty.getByRole('button'))
    const floors = {
      button: () => timed('a button of the empty page', empty, button.press, { ask: button.aim }),
      input: async () => {
        await empty.getByRole('textbox').focus()
        return timed('a letter in the empty page', empty, (at) => empty.keyboard.press(letter(at)))
      },
    }
    for (const [name, { floor, path, open }] of Object.entries(ACTS)) {
      const page = await openWatched(inside, desk.url + path)
      const { press, ...around } = await open(page)
      const began = performance.now()
      for (let round = 0; round <= ROUNDS && performance.now() - began < LONGEST; round++) {
        const taken = { floor: await floors[floor](), desk: await timed(name, page, press, around) }
        if (round > 0) found[name].push(taken)
      }
      await page.close()
    }
  })
} finally {
  await desk.stop()
}

console.log(`Press to the next paint, dashboard / empty React page, median of the rounds (lowest – highest):`)
report(
  Object.entries(found).map(([what, rounds]) => {
    const ratios = rounds.map((taken) => taken.desk.paint / taken.floor.paint)
    return {
      what,
      ratio: spread(ratios),
      budget: `${BUDGET} ×`,
      within: median(ratios) <= BUDGET,
      'dashboard, ms': median(rounds.map(({ desk: { paint } }) => paint)).toFixed(1),
      'empty, ms': median(rounds.map(({ floor }) => floor.paint)).toFixed(1),
      'all of it, ms': median(rounds.map(({ desk: { answer } }) => answer)).toFixed(1),
      rounds: rounds.length,
    }
  }),
)
