// The time grid against a hand-written bare DOM of the same cards, in one run of one browser; see bench/README.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, preview } from 'vite'

const BUDGET = 1.3
const ROUNDS = Number(process.env.ROUNDS ?? 15)
const root = fileURLToPath(new URL('./calendar', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.cache/bench-calendar', import.meta.url))

function browserPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  try {
    return execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return Number.isInteger(half) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[Math.floor(half)]
}

const config = { root, configFile: false, logLevel: 'warn', plugins: [react()] }
await build({ ...config, build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: false } })
const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
const { port } = server.httpServer.address()
const executablePath = browserPath()
// Without the frame limit a wait for the next paint ends when it is painted, not at the next sixtieth of a second.
const args = ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync']
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
let failed = false
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction(() => typeof window.measure === 'function')
  const results = await page.evaluate((rounds) => window.measure(rounds), ROUNDS)
  const rows = results.map(({ name, nodes, rounds }) => {
    const ratio = median(rounds.map((round) => round.grid / round.floor))
    failed ||= ratio > BUDGET
    return {
      'time grid': name,
      'ratio to the bare DOM': ratio.toFixed(2),
      budget: `≤ ${BUDGET}`,
      kept: ratio <= BUDGET ? 'yes' : 'NO',
      'grid, ms': median(rounds.map((round) => round.grid)).toFixed(1),
      'floor, ms': median(rounds.map((round) => round.floor)).toFixed(1),
      nodes: `${nodes.grid} / ${nodes.floor}`,
    }
  })
  console.log(`Median of paired ratios over ${ROUNDS} alternated rounds; time until the next paint.`)
  console.table(rows)
} finally {
  await browser.close()
  await server.close()
}
process.exitCode = failed ? 1 : 0
