// How long the verdict on each awkward file takes, and how much memory, beside that on a small sound picture.
import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { openSources } from './harness/sources.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'

/** Milliseconds and megabytes for which the service gives one file: a look is ended at 3 s, or at 1,500 MB. */
const BUDGET = { ms: 4000, MB: 1600 }
const ROUNDS = 3
/** Of the dearest, how many are told. */
const TOLD = 8
/** Milliseconds between two looks at the memory. */
const SAMPLE = 5

const childrenOf = () =>
  readdirSync('/proc/self/task').flatMap((task) => {
    try {
      return readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean)
    } catch {
      // A thread that has ended meanwhile.
      return []
    }
  })

/** The most memory that a process has had, in bytes; 0 once it has ended. */
const peakOf = (pid) => {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

const vite = await openSources()
try {
  const { inspect } = await vite.ssrLoadModule('/src/server/media/inspect.ts')
  const { AWKWARD } = await vite.ssrLoadModule('/src/server/media/testing/awkward-files.ts')

  const look = async (bytes) => {
    const depot = {
      received: async () => bytes.length,
      readReceived: (_, { start = 0, end = bytes.length - 1 } = {}) => Readable.from([bytes.subarray(start, end + 1)]),
    }
    const before = new Set(childrenOf())
    let most = 0
    const timer = setInterval(() => {
      for (const pid of childrenOf()) if (!before.has(pid)) most = Math.max(most, peakOf(pid))
    }, SAMPLE)
    const began = performance.now()
    await inspect(depot, { organizationId: 'o', id: 'i' })
    const ms = performance.now() - began
    clearInterval(timer)
    return { ms, MB: most / 1e6 }
  }

  const [, , floor] = AWKWARD.find(([name]) => name === 'a sound PNG')
  await look(floor)
  const found = []
  for (const [name, , bytes] of AWKWARD) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const least = await look(floor)
      const it = await look(bytes)
      rounds.push({ ...it, ratio: it.ms / least.ms })
    }
    const of = (key) => rounds.map((round) => round[key])
    found.push({ name, ms: median(of('ms')), MB: Math.max(...of('MB')), ratio: spread(of('ratio')) })
  }
  console.log(
    `The verdict on ${AWKWARD.length} awkward files / on a sound PNG of 64 × 48, median of ${ROUNDS} rounds; the dearest:`,
  )
  const byTime = found.toSorted((a, b) => b.ms - a.ms).slice(0, TOLD)
  const heaviest = found.toSorted((a, b) => b.MB - a.MB)[0]
  report(
    [...new Set([...byTime, heaviest])].map(({ name, ms, MB, ratio }) => ({
      what: name,
      ratio,
      budget: `${BUDGET.ms} ms, ${BUDGET.MB} MB`,
      within: ms <= BUDGET.ms && MB <= BUDGET.MB,
      ms: ms.toFixed(0),
      'MB of the child': MB.toFixed(0),
      judged: ['ms', 'MB of the child'],
    })),
  )
} finally {
  await vite.close()
}
