// What signing adds to a call in Chromium, against the same call unsigned in the same round.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'

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

for (const { name, rounds } of results) {
  const added = rounds.map(({ signed, unsigned }) => median(signed) - median(unsigned))
  const ratios = rounds.map(({ signed, unsigned }) => median(signed) / median(unsigned))
  const over = median(added) > BUDGET
  console.log(`${name}: signed / unsigned ${spread(ratios)}`)
  console.log(`  adds ${spread(added)} ms, budget ${BUDGET} ms${over ? ': OVER' : ''}`)
  console.log(`  unsigned ${spread(rounds.map((round) => median(round.unsigned)))} ms`)
  console.log(`  signing alone ${spread(rounds.map((round) => median(round.signingAlone)))} ms`)
  if (over) process.exitCode = 1
}
