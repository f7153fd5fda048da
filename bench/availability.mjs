// What the free times of a whole clinic cost, against a bare look at each of its minutes in the same round.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'

/** How much dearer the free times may be than looking at every minute once. */
const BUDGET = 3
const ROUNDS = 15
const CALENDARS = 200
const WEEKS = 4
const SAMPLE = { calendars: 2, days: 7 }

const entry = fileURLToPath(new URL('availability/page.ts', import.meta.url))
const { rounds, oracle } = await inBrowser(entry, async (page) => {
  await page.waitForFunction(() => 'availabilityRound' in globalThis)
  const measured = []
  for (let round = 0; round <= ROUNDS; round++) {
    const times = await page.evaluate(
      ([calendars, floorFirst]) => globalThis.availabilityRound(calendars, floorFirst),
      [CALENDARS, round % 2 === 0],
    )
    // The first round warms up.
    if (round > 0) measured.push(times)
  }
  const sample = await page.evaluate(({ calendars, days }) => globalThis.oracleSample(calendars, days), SAMPLE)
  return { rounds: measured, oracle: sample }
})
if (!oracle.same) throw new Error('The oracle and the product disagree.')

const ratios = rounds.map(({ product, floor }) => product / floor)
const whole = (oracle.time * CALENDARS * WEEKS * 7) / (SAMPLE.calendars * SAMPLE.days)
console.log(
  `Free times of ${CALENDARS} calendars × ${WEEKS} weeks × 1 service / a look at each minute, median of ${ROUNDS} rounds:`,
)
report([
  {
    what: `${rounds[0].starts} starts offered`,
    ratio: spread(ratios),
    budget: `${BUDGET} ×`,
    within: median(ratios) <= BUDGET,
    'product, ms': spread(rounds.map(({ product }) => product)),
    'floor, ms': spread(rounds.map(({ floor }) => floor)),
  },
])
const times = whole / median(rounds.map(({ product }) => product))
console.log(
  `The oracle that the tests trust took ${oracle.time.toFixed(0)} ms for ${SAMPLE.calendars} calendars × ${SAMPLE.days} days and said the same; ` +
    `all would take it ${(whole / 1000).toFixed(0)} s, ${times.toFixed(0)} times the product's.`,
)
