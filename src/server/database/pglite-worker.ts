import { parentPort, workerData } from 'node:worker_threads'
import { type Order, startSession } from './pglite-session.ts'

/** A message to the worker, and the one that comes back under the same number. */
export interface Request {
  id: number
  order: Order
}
/** `error` stands where an order failed; `code` is the SQLSTATE. */
export interface Reply {
  id: number
  rows: unknown[]
  error?: { message: string; code: string | undefined }
}

const port = parentPort
if (port) {
  const { folder } = workerData as { folder: string | undefined }
  const session = await startSession(folder)
  port.on('message', ({ id, order }: Request) => {
    session(order).then(
      (rows) => port.postMessage({ id, rows } satisfies Reply),
      (error: Error & { code?: string }) =>
        port.postMessage({ id, rows: [], error: { message: error.message, code: error.code } } satisfies Reply),
    )
  })
  port.postMessage('ready')
}
