import type { Family } from '../observe/prometheus.ts'

/** How a worker is and what it has counted. */
export interface WorkerState {
  /** Why it should get no calls at the moment, in words; undefined where all is well. */
  trouble?: string
  families: readonly Family[]
}

/** What the leading process asks of a worker. A connection travels beside `connection`. */
export type Order =
  | { do: 'connection' }
  | { do: 'announce'; probes: string | undefined }
  | { do: 'look'; question: number }
  | { do: 'stop' }

/** What a worker tells the leading process. `taken` answers each connection. */
export type Report = { told: 'serving' } | { told: 'taken' } | { told: 'look'; question: number; state: WorkerState }
