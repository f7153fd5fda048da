import cluster from 'node:cluster'
import { createServer, type Server } from 'node:net'
import type { Config } from '../config.ts'
import { acceptAt, MOST_CONNECTIONS } from '../listen.ts'
import type { ServerLog } from '../log.ts'
import { createMetrics, diskFamilies } from '../observe/metrics.ts'
import { openProbes } from '../observe/probes.ts'
import { exposition, type Family, gauge } from '../observe/prometheus.ts'
import { addressOf } from '../address-of.ts'
import { createHandOver } from './hand-over.ts'
import { mergedFamilies } from './merged-families.ts'
import { MOST_STARTS, waitForStart } from './restarts.ts'
import { type RunningWorker, startWorker } from './running-worker.ts'

/** Workers that answer calls at one port. */
export interface Led {
  /** Ends them all; answers whether each ended in order. */
  stop(): Promise<boolean>
  /** Ends them at once, in the middle of their calls. */
  kill(): void
}

/** One of the workers, whichever process it is at the moment. */
interface Seat {
  name: string
  /** When it was started, in epoch milliseconds. */
  starts: number[]
  running: RunningWorker | undefined
  again?: NodeJS.Timeout
}

/** Milliseconds that a worker may take to end: its calls have 15 seconds, then the database is closed. */
const STOP_WITHIN = 25_000

/** What ended a start: the worker itself has told why. */
export class StartEnded extends Error {
  override readonly name = 'StartEnded'
}

/**
 * Accepts connections and hands them to workers, each of which is the whole server but for its port. The first one is
 * alone until it serves, so that what is made once is made once and what keeps it from starting is told once. A worker that ends is started anew.
 */
export async function leadWorkers(config: Config, log: ServerLog): Promise<Led> {
  const { host, probes: where, dataDir } = config
  const acceptor = createServer({ pauseOnConnect: true })
  // Only of those that wait for a worker; each worker bounds its own.
  const handOver = createHandOver<RunningWorker>(MOST_CONNECTIONS)
  acceptor.on('connection', (socket) => {
    socket.on('error', () => {})
    handOver.give(socket)
  })
  const own = createMetrics(dataDir)
  const seats = Array.from({ length: config.workers }, (_, at): Seat => ({
    name: String(at + 1),
    starts: [],
    running: undefined,
  }))
  let isStopping = false
  let isInOrder = true
  let started = 0

  const serving = () => seats.flatMap(({ name, running }) => (running?.isServing ? [[name, running] as const] : []))
  const trouble = async (): Promise<string | undefined> => {
    if (isStopping) return 'The server is stopping.'
    const states = await Promise.all(serving().map(([, worker]) => worker.look()))
    // One that is well is enough: connections wait for nobody then.
    if (states.some((state) => state && state.trouble === undefined)) return undefined
    return states.find((state) => state)?.trouble ?? 'No worker serves calls at the moment.'
  }
  const metrics = async (): Promise<string> => {
    const all = serving()
    const states = await Promise.all(
      all.map(async ([name, worker]) => [name, (await worker.look())?.families ?? []] as const),
    )
    return exposition([
      ...mergedFamilies([['lead', own.families()], ...states]),
      ...countOf(all.length),
      ...(await diskFamilies(dataDir)),
    ])
  }
  const countOf = (count: number): Family[] => [
    gauge('frontdesk_workers', 'Workers that serve calls.', count),
    { ...gauge('frontdesk_worker_starts_total', 'Starts of workers.', started), type: 'counter' },
  ]
  const start = (seat: Seat, port: number): Promise<void> => {
    started++
    seat.starts = [...seat.starts.slice(1 - MOST_STARTS), Date.now()]
    const running = startWorker(seat.name, port)
    seat.running = running
    void running.ended.then(({ code, signal }) => {
      handOver.remove(running)
      seat.running = undefined
      if (isStopping) return void (isInOrder &&= code === 0)
      if (!hasServed) return
      const wait = waitForStart(seat.starts, Date.now())
      log.error('a worker ended and is started anew', {
        worker: seat.name,
        code,
        signal,
        inSeconds: Math.ceil(wait / 1000),
      })
      seat.again = setTimeout(() => void start(seat, port), wait)
    })
    return running.serves.then((does) => {
      if (does) handOver.add(running)
    })
  }

  let hasServed = false
  const probes = where && (await openProbes({ ...where, trouble, metrics }))
  const close = async (): Promise<boolean> => {
    isStopping = true
    await quietMoment(acceptor)
    acceptor.close()
    handOver.stop()
    const running = seats.flatMap((seat) => {
      clearTimeout(seat.again)
      return seat.running ?? []
    })
    await Promise.all(running.map((worker) => worker.stop(STOP_WITHIN)))
    own.stop()
    await probes?.stop()
    return isInOrder
  }
  try {
    const port = await acceptAt(acceptor, host, config.port)
    const [first, ...others] = seats
    if (first) await start(first, port)
    if (!first?.running) throw new StartEnded()
    hasServed = true
    first.running.announce(probes && addressOf(where?.host ?? '', probes.port))
    for (const seat of others) void start(seat, port)
    const kill = (): void => {
      for (const { running } of seats) running?.kill()
    }
    return { stop: close, kill }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whether this process is to lead workers, and not to be one. */
export const isLead = ({ workers }: Pick<Config, 'workers'>): boolean => workers > 1 && cluster.isPrimary

/** Milliseconds for which a moment without a new connection is waited for. */
const QUIET_WITHIN = 500

/** Waits until a look for new connections finds none: the system resets those that wait to be accepted when nobody listens any more. */
async function quietMoment(acceptor: Server): Promise<void> {
  let isQuiet = false
  acceptor.on('connection', () => (isQuiet = false))
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  await turn()
  for (const until = Date.now() + QUIET_WITHIN; !isQuiet && Date.now() < until; await turn()) isQuiet = true
}
