// What signing adds to a call in Chromium, against the same call unsigned in the same round.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'

/** Milliseconds that signing may add to a call. */
const BUDGET = 0.3
const ROUNDS = 7
const CALLS = 200

const cases = [
  ['GET with a query', 0],
  ['POST of 2 kB', 2000],
]

const entry = fileURLToPath(new URL('signing/page.ts', import.meta.url))
const results = await inBrowser(entry, async (page) => {
  await page.waitForFunction(() => 'signingRound' in globalThis)
  const measured = []
  for (const [name, bytes] of cases) {
    const rounds = []
    for (let round = 0; round <= ROUNDS; round++) {
      const times = await page.evaluate(([calls, size]) => globalThis.signingRound(calls, size), [CALLS, bytes])
      // The first round warms up.
      if (round > 0) rounds.push(times)
    }
    measured.push({ name, rounds })
  }
  return measured
})

console.log(`A signed call / the same call unsigned, median of ${ROUNDS} rounds (lowest – highest):`)
report(
  results.map(({ name, rounds }) => {
    const added = rounds.map(({ signed, unsigned }) => median(signed) - median(unsigned))
    return {
      what: name,
      ratio: spread(rounds.map(({ signed, unsigned }) => median(signed) / median(unsigned))),
      budget: `adds ${BUDGET} ms`,
      within: median(added) <= BUDGET,
      judged: ['adds, ms'],
      'adds, ms': spread(added),
      'unsigned, ms': spread(rounds.map((round) => median(round.unsigned))),
      'signing alone, ms': spread(rounds.map((round) => median(round.signingAlone))),
    }
  }),
)
