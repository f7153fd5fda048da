import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '#api/stores/sql/database.ts'
import { createCounter, createHistogram, exposition, type Family, gauge } from './prometheus.ts'
import type { AnsweredCall } from './watch-calls.ts'

/** Seconds, from a read out of memory to what a call may take at most. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const NANOSECONDS = 1e9

/** What is read at every look, once a server serves. */
export interface Watched {
  database: Pick<Database, 'pool' | 'query'>
  /** Feeds of changes that are open. */
  feeds: () => number
  /** How many wait, by what for. */
  waiting: () => Readonly<Record<string, number>>
}

/** Numbers of a server for whoever watches it. */
export interface Metrics {
  answered: (call: AnsweredCall) => void
  /** What else is read at every look from now on. */
  watch(watched: Watched): void
  /** What is told of this process, without what the machine has only one of. */
  families(): Family[]
  text(): Promise<string>
  stop(): void
}

/** Counts calls, and reads the state of the process and of the disk under `dataDir` when it is asked. */
export function createMetrics(dataDir: string): Metrics {
  const calls = createCounter('frontdesk_calls_total', 'Calls answered.')
  const refusals = createCounter('frontdesk_refused_signatures_total', 'Calls whose signature was refused, by reason.')
  const seconds = createHistogram('frontdesk_call_seconds', 'Seconds until the answer of a call began.', BOUNDS)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let watched: Watched | undefined

  const own = (): Family[] => {
    const { user, system } = process.cpuUsage()
    const loop: Family = {
      name: 'frontdesk_event_loop_delay_seconds',
      help: 'How late the event loop was since the last look.',
      type: 'gauge',
      samples: [50, 99, 100].map((percent) => ({
        labels: { quantile: String(percent / 100) },
        // It stays without a number where nothing was measured yet.
        value: (delay.percentile(percent) || 0) / NANOSECONDS,
      })),
    }
    delay.reset()
    return [
      loop,
      gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
      { ...gauge('process_cpu_seconds_total', 'CPU time.', (user + system) / 1e6), type: 'counter' },
      gauge('process_start_time_seconds', 'Start, in seconds since 1970.', performance.timeOrigin / 1000),
    ]
  }

  const pool = (): Family[] => {
    const connections = watched?.database.pool?.()
    if (!connections) return []
    const { open, idle, waiting } = connections
    const samples = Object.entries({ busy: open - idle, idle, waiting })
    return [
      {
        name: 'frontdesk_database_connections',
        help: 'Connections to PostgreSQL, and calls that wait for one.',
        type: 'gauge',
        samples: samples.map(([state, value]) => ({ labels: { state }, value })),
      },
    ]
  }

  const served = (): Family[] => {
    if (!watched) return []
    return [
      gauge('frontdesk_feed_streams', 'Feeds of changes that are open.', watched.feeds()),
      {
        name: 'frontdesk_waiting',
        help: 'What waits for its turn, by what for.',
        type: 'gauge',
        samples: Object.entries(watched.waiting()).map(([what, value]) => ({ labels: { for: what }, value })),
      },
    ]
  }

  const families = (): Family[] => [
    ...[calls, refusals, seconds].map((it) => it.family()),
    ...own(),
    ...pool(),
    ...served(),
  ]

  return {
    answered: ({ method, status, route = 'none', refused, seconds: took }) => {
      calls.add({ method, route, status: String(status) })
      seconds.observe({ route }, took)
      if (refused !== undefined) refusals.add({ reason: refused })
    },
    watch: (now) => void (watched = now),
    families,
    text: async () => exposition([...families(), ...(await diskFamilies(dataDir))]),
    stop: () => void delay.disable(),
  }
}

/** The disk of a folder; none where the folder is not there yet. */
export async function diskFamilies(folder: string): Promise<Family[]> {
  const found = await statfs(folder).catch(() => undefined)
  if (!found) return []
  const { bavail, blocks, bsize } = found
  return [
    gauge('frontdesk_disk_free_bytes', 'Free bytes of the disk of DATA_DIR.', bavail * bsize),
    gauge('frontdesk_disk_size_bytes', 'Bytes of the disk of DATA_DIR.', blocks * bsize),
  ]
}
