import { addressOf } from '../address-of.ts'
import type { Config } from '../config.ts'
import { createMetrics, type Watched } from './metrics.ts'
import { openProbes } from './probes.ts'
import type { Family } from './prometheus.ts'
import type { AnsweredCall } from './watch-calls.ts'

/** What watches a server from before its database is open until everything is closed. */
export interface Watch {
  /** Where the operator's tools ask; undefined where they were given no port. */
  url: string | undefined
  answered: (call: AnsweredCall) => void
  /** Why no calls should be sent here at the moment, in words; undefined where all is well. */
  trouble(): Promise<string | undefined>
  /** What was counted in this process. */
  families(): Family[]
  /** From now on calls are served. */
  begins(watched: Watched): void
  /** From now on none should be sent here any more. */
  ends(): void
  stop(): Promise<void>
}

/** Milliseconds in which a database that is well answers. */
const WELL = 2000

async function answers({ database }: Watched): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), WELL)))
  const asked = database.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** Opens the probes first of all, since a start may wait for its database for long. */
export async function openWatch({ probes: where, dataDir }: Pick<Config, 'probes' | 'dataDir'>): Promise<Watch> {
  const metrics = createMetrics(dataDir)
  let trouble = async (): Promise<string | undefined> => 'The server is starting: it waits for its database.'
  const probes = where && (await openProbes({ ...where, trouble: () => trouble(), metrics: () => metrics.text() }))
  return {
    url: probes && addressOf(where?.host ?? '', probes.port),
    answered: (call) => metrics.answered(call),
    trouble: () => trouble(),
    families: () => metrics.families(),
    begins: (watched) => {
      metrics.watch(watched)
      trouble = async () => ((await answers(watched)) ? undefined : 'The database does not answer.')
    },
    ends: () => {
      trouble = async () => 'The server is stopping.'
    },
    stop: async () => {
      metrics.stop()
      await probes?.stop()
    },
  }
}
