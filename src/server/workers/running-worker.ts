import cluster from 'node:cluster'
import type { Socket } from 'node:net'
import type { Taker } from './hand-over.ts'
import type { Order, Report, WorkerState } from './messages.ts'

/** A worker as the leading process sees it. */
export interface RunningWorker extends Taker {
  isServing: boolean
  /** Whether it came to serve, or ended before. */
  serves: Promise<boolean>
  ended: Promise<{ code: number | null; signal: string | null }>
  /** Undefined where it does not answer in time. */
  look(): Promise<WorkerState | undefined>
  /** Lets it tell where the server is, with the address of the probes where there are some. */
  announce(probes: string | undefined): void
  /** Ends it in order, and in any way after so many milliseconds. */
  stop(within: number): Promise<void>
  kill(): void
}

/** Milliseconds in which a worker that is well answers; its database alone may take two seconds. */
const WELL = 3000

/** Starts a process that serves what it is given as if it listened at this port. */
export function startWorker(name: string, port: number): RunningWorker {
  const worker = cluster.fork({ PORT: String(port), FRONTDESK_WORKER: name })
  const questions = new Map<number, (state: WorkerState | undefined) => void>()
  let asked = 0
  let isStopping = false
  // What a worker that is gone is told is lost, and its end is heard of.
  const tell = (order: Order): void => void worker.process.send?.(order, undefined, undefined, () => {})

  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => resolve({ code, signal }))
  })
  const kill = (): void => void worker.process.kill('SIGKILL')
  const running: RunningWorker = {
    kill,
    untaken: 0,
    isServing: false,
    ended,
    serves: Promise.race([
      new Promise<boolean>((resolve) => {
        worker.on('message', (report: Report) => {
          if (report.told === 'taken') running.untaken--
          if (report.told === 'look') questions.get(report.question)?.(report.state)
          if (report.told === 'serving' && !isStopping) {
            running.isServing = true
            resolve(true)
          }
        })
      }),
      ended.then(() => false),
    ]),
    give: (socket: Socket) => {
      const order: Order = { do: 'connection' }
      worker.process.send?.(order, socket, undefined, (error) => {
        if (error) socket.destroy()
      })
    },
    look: () => {
      const question = ++asked
      return new Promise<WorkerState | undefined>((resolve) => {
        questions.set(question, resolve)
        setTimeout(resolve, WELL, undefined).unref()
        tell({ do: 'look', question })
      }).finally(() => questions.delete(question))
    },
    announce: (probes) => tell({ do: 'announce', probes }),
    stop: async (within) => {
      isStopping = true
      running.isServing = false
      tell({ do: 'stop' })
      const limit = setTimeout(kill, within)
      await ended
      clearTimeout(limit)
    },
  }
  void ended.then(() => (running.isServing = false))
  return running
}
