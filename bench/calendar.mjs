// The time grid against a hand-written bare DOM of the same cards and against two libraries, in the same rounds of one
// Chromium.
import { fileURLToPath } from 'node:url'
import { inBrowser } from './harness/browser.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'

/** How many times as long as the bare DOM the grid may take until the next paint. */
const BUDGET = 1.3
/** How many times the processor's time of the grid's mount the libraries have to take from the page's main thread. */
const AHEAD = 3
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const LIBRARIES = { ec: 'EventCalendar', fc: 'FullCalendar' }
// Without the frame limit a wait for the next paint ends when it is painted, not at the next sixtieth of a second. With no
// GPU Chromium 156 keeps its limit all the same; what would lift it (`--run-all-compositor-stages-before-draw`) draws each
// frame to its end and makes all of it slower. Up to two frames are then in every figure, which brings ratios nearer to 1.
const args = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
const entry = fileURLToPath(new URL('calendar/main.tsx', import.meta.url))
const ready = (page) => page.waitForFunction(() => 'measure' in globalThis)

const results = await inBrowser(
  entry,
  async (page) => {
    await ready(page)
    return page.evaluate((rounds) => globalThis.measure(rounds), ROUNDS)
  },
  { args },
)

/** The ratios of two candidates in the rounds that both took part in. */
const ratiosOf = (rounds, name, floor) =>
  rounds.flatMap((round) => (name in round && floor in round ? [round[name] / round[floor]] : []))

console.log(`Time until the next paint, time grid / bare DOM, median of the paired rounds (lowest – highest):`)
report(
  results.map(({ name, nodes, rounds }) => {
    const ratios = ratiosOf(rounds, 'grid', 'floor')
    return {
      what: name,
      ratio: spread(ratios),
      budget: `${BUDGET} ×`,
      within: median(ratios) <= BUDGET,
      'grid, ms': median(rounds.map((round) => round.grid)).toFixed(1),
      'bare DOM, ms': median(rounds.map((round) => round.floor)).toFixed(1),
      'nodes, grid / bare': `${nodes.grid} / ${nodes.floor}`,
      rounds: ratios.length,
    }
  }),
)

console.log('\nThe same, library / time grid, median of the rounds in which they took part:')
report(
  results.flatMap(({ name, nodes, rounds }) =>
    Object.entries(LIBRARIES).flatMap(([id, library]) => {
      const ratios = ratiosOf(rounds, id, 'grid')
      if (ratios.length === 0) return []
      return {
        what: `${name}: ${library}`,
        ratio: spread(ratios),
        budget: '–',
        within: true,
        'library, ms': median(rounds.flatMap((round) => round[id] ?? [])).toFixed(1),
        nodes: `${nodes[id]}`,
        rounds: ratios.length,
      }
    }),
  ),
)

/** Milliseconds of the processor that the page's main thread takes for each candidate's mount of a week. */
async function mountedBy(page, count, rounds) {
  await ready(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taken = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
  const found = []
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const times = {}
    for (const name of ['floor', 'grid', ...Object.keys(LIBRARIES)]) {
      await page.evaluate((it) => globalThis.clearWeek(it), name)
      const before = await taken()
      await page.evaluate((it) => globalThis.mountWeek(...it), [name, count, round + 2])
      times[name] = (await taken()) - before
      await page.evaluate((it) => globalThis.clearWeek(it), name)
    }
    if (round > 0) found.push(times)
  }
  return found
}

/** Cards, and rounds: with the three or seven of before, what the machine did beside them moved the ratio by a quarter. */
const MOUNTS = [
  [500, 2 * ROUNDS],
  [2000, ROUNDS],
]
const threads = []
for (const [count, rounds] of MOUNTS) {
  threads.push([count, await inBrowser(entry, (page) => mountedBy(page, count, rounds), { args })])
}
console.log("\nProcessor time of the page's main thread until a week is painted, library / time grid:")
report(
  threads.flatMap(([count, rounds]) =>
    Object.entries({ floor: 'bare DOM', ...LIBRARIES }).map(([id, name]) => {
      const ratios = ratiosOf(rounds, id, 'grid')
      const judged = id in LIBRARIES
      return {
        what: `main thread, mount ${count}: ${name}`,
        ratio: spread(ratios),
        budget: judged ? `at least ${AHEAD} ×` : '–',
        within: !judged || median(ratios) >= AHEAD,
        'it, ms': median(rounds.map((round) => round[id])).toFixed(1),
        'grid, ms': median(rounds.map((round) => round.grid)).toFixed(1),
        rounds: rounds.length,
      }
    }),
  ),
)

/** Milliseconds that 95 of 100 frames stay below. */
const p95 = (frames) => frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)]

async function drag(page, name) {
  const { x, y } = await page.evaluate((candidate) => globalThis.stageDrag(candidate), name)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6)
  await page.evaluate(() => (globalThis.frames = globalThis.recordFrames()))
  for (let step = 0; step < 90; step += 1) {
    const turn = (step / 90) * Math.PI * 4
    await page.mouse.move(x + 6 + 260 * Math.sin(turn), y + 6 + 110 * Math.sin(turn / 2))
  }
  const frames = await page.evaluate(() => globalThis.frames.stop())
  await page.mouse.up()
  return p95(frames)
}

const DRAG_ROUNDS = Math.min(5, ROUNDS)
/** The libraries are not judged: two rounds tell how far away they are. */
const PEER_DRAG_ROUNDS = Math.min(2, DRAG_ROUNDS)
/** Milliseconds after which no further round of dragging begins. */
const LONGEST_DRAGS = 25_000
const drags = await inBrowser(entry, async (page) => {
  await ready(page)
  const rounds = []
  const began = performance.now()
  for (let round = 0; round <= DRAG_ROUNDS; round += 1) {
    if (round > PEER_DRAG_ROUNDS && performance.now() - began > LONGEST_DRAGS) break
    const taken = {}
    for (const name of ['floor', 'grid', 'ec', 'fc']) {
      const takesPart = name === 'floor' || name === 'grid' || (round > 0 && round <= PEER_DRAG_ROUNDS)
      if (takesPart) taken[name] = await drag(page, name)
    }
    if (round > 0) rounds.push(taken)
  }
  return rounds
})
console.log(`\nOne of 500 dragged through the week, 95 of 100 frames within; bare DOM drags nothing:`)
report(
  ['grid', 'ec', 'fc'].map((name) => {
    const ratios = ratiosOf(drags, name, 'floor')
    const ours = name === 'grid'
    return {
      what: `drag: ${LIBRARIES[name] ?? 'time grid'} / bare DOM`,
      ratio: spread(ratios),
      budget: ours ? `${BUDGET} ×` : '–',
      within: !ours || median(ratios) <= BUDGET,
      'p95 frame, ms': median(drags.flatMap((round) => round[name] ?? [])).toFixed(1),
      'bare DOM, ms': median(drags.map((round) => round.floor)).toFixed(1),
      rounds: ratios.length,
    }
  }),
)
