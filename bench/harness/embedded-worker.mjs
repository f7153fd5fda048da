// The embedded database in the worker that the product ships, asked past the service: the same engine, the same durable files.
import { Worker } from 'node:worker_threads'

/** Starts the worker of a build on a folder of PGlite's; `send` answers the rows of an order, `end` stops it. */
export async function openWorker(file, folder) {
  const worker = new Worker(file, { workerData: { folder } })
  const waiting = new Map()
  let last = 0
  await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  worker.on('message', ({ id, rows, error }) => {
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(rows)
  })
  const send = (order) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      worker.postMessage({ id: last, order })
    })
  return { send, end: () => worker.terminate() }
}
