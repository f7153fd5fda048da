import cluster from 'node:cluster'
import type { Socket } from 'node:net'
import type { Handed } from '../listen.ts'
import type { ServerLog } from '../log.ts'
import type { Order, Report, WorkerState } from './messages.ts'

/** What the leading process may ask of a worker that serves. */
export interface Work {
  look(): Promise<WorkerState>
  announce(probes: string | undefined): Promise<void>
  stop(): Promise<void>
}

/** A worker's line to the process that leads it. */
export interface Lead {
  handed: Handed
  /** Tells it that calls are answered here, and does what it says from then on. */
  serve(work: Work): void
}

/** Takes connections and orders from the leading process; where that one is gone, the worker ends in order too. */
export function followLead(log: ServerLog): Lead {
  const { worker } = cluster
  if (!worker) throw new Error('No process leads this one.')
  let take: ((socket: Socket) => void) | undefined
  let work: Work | undefined
  let isStopping = false
  const tell = (report: Report): void => void process.send?.(report, undefined, undefined, () => {})

  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    // One that has not begun has nothing to end.
    const stopped = work?.stop() ?? Promise.resolve()
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('could not stop in order', { cause: String(error) })
        process.exit(1)
      },
    )
  }
  process.on('message', (order: Order, socket?: Socket) => {
    switch (order.do) {
      case 'connection':
        tell({ told: 'taken' })
        // It is absent where the caller has gone meanwhile.
        return socket && take ? take(socket) : socket?.destroy()
      case 'look':
        return void work?.look().then((state) => tell({ told: 'look', question: order.question, state }))
      case 'announce':
        return void work?.announce(order.probes).catch((error: unknown) => {
          log.error('could not make a sign-in link', { cause: String(error) })
        })
      case 'stop':
        return stop()
    }
  })
  // Otherwise Node ends it at once, in the middle of its calls.
  worker.exitedAfterDisconnect = true
  process.on('disconnect', stop)
  // They come to all processes of a terminal or a unit; who leads says when this one ends.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})

  return {
    handed: (given) => void (take = given),
    serve: (given) => {
      work = given
      tell({ told: 'serving' })
    },
  }
}

/** A log whose lines name the worker that writes them. */
export function logOfWorker(log: ServerLog, worker = process.env.FRONTDESK_WORKER): ServerLog {
  const named =
    (level: keyof ServerLog): ServerLog[typeof level] =>
    (text, fields = {}, call) =>
      log[level](text, () => ({ worker, ...(typeof fields === 'function' ? fields() : fields) }), call)
  return { error: named('error'), warn: named('warn'), info: named('info'), debug: named('debug') }
}
