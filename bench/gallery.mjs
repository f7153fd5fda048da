// The gallery of 10,000 media scrolled, against a page of the same length with nothing on it, in the same rounds.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'

/** How many times as long as the empty page's the gallery's frames may take. */
const BUDGET = 1.3
const ROUNDS = 5
const FRAMES = 150
/** CSS pixels in each frame: a wheel that is turned, and a page that is flung. */
const SPEEDS = { 'read along, 60 px a frame': 60, 'flung, 240 px a frame': 240 }

/** Milliseconds that 95 of 100 frames stay below. */
const p95 = (frames) => frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)]

const entry = fileURLToPath(new URL('gallery/page.tsx', import.meta.url))
const results = await inBrowser(entry, async (page) => {
  await page.waitForFunction(() => 'openLibrary' in globalThis)
  await page.evaluate(() => globalThis.openLibrary())
  const found = Object.fromEntries(Object.keys(SPEEDS).map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    // The empty page is as long as the gallery was, so the gallery goes first.
    for (const stage of ['gallery', 'empty']) {
      const height = await page.evaluate((it) => globalThis.show(it), stage)
      for (const [name, step] of Object.entries(SPEEDS)) {
        if (height < step * FRAMES) throw new Error(`The page is only ${height} px long.`)
        await page.evaluate(() => scrollTo(0, 0))
        const frames = await page.evaluate(([by, count]) => globalThis.scrollBy60th(by, count), [step, FRAMES])
        if (stage === 'gallery') found[name].push({ gallery: p95(frames) })
        else found[name].at(-1).empty = p95(frames)
      }
    }
  }
  for (const rounds of Object.values(found)) rounds.shift()
  return found
})

console.log(`95 of 100 frames within, gallery of 10,000 / empty page, median of ${ROUNDS} rounds (lowest – highest):`)
report(
  Object.entries(results).map(([what, rounds]) => {
    const ratios = rounds.map(({ gallery, empty }) => gallery / empty)
    return {
      what,
      ratio: spread(ratios),
      budget: `${BUDGET} ×`,
      within: median(ratios) <= BUDGET,
      'gallery, ms': median(rounds.map(({ gallery }) => gallery)).toFixed(1),
      'empty, ms': median(rounds.map(({ empty }) => empty)).toFixed(1),
    }
  }),
)
