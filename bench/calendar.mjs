// The time grid against a hand-written bare DOM of the same cards, in the same rounds of one Chromium.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'

/** How many times as long as the bare DOM the grid may take until the next paint. */
const BUDGET = 1.3
const ROUNDS = 9
// Without the frame limit a wait for the next paint ends when it is painted, not at the next sixtieth of a second.
const args = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

const entry = fileURLToPath(new URL('calendar/main.tsx', import.meta.url))
const results = await inBrowser(
  entry,
  async (page) => {
    await page.waitForFunction(() => 'measure' in globalThis)
    return page.evaluate((rounds) => globalThis.measure(rounds), ROUNDS)
  },
  { args },
)

console.log(`Time until the next paint, time grid / bare DOM, median of ${ROUNDS} paired rounds (lowest – highest):`)
report(
  results.map(({ name, nodes, rounds }) => {
    const ratios = rounds.map((round) => round.grid / round.floor)
    return {
      what: name,
      ratio: spread(ratios),
      budget: `${BUDGET} ×`,
      within: median(ratios) <= BUDGET,
      'grid, ms': median(rounds.map((round) => round.grid)).toFixed(1),
      'bare DOM, ms': median(rounds.map((round) => round.floor)).toFixed(1),
      'nodes, grid / bare': `${nodes.grid} / ${nodes.floor}`,
    }
  }),
)
