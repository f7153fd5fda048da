import { Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { DecodingAsked, DecodingTold } from './decode-aside.worker.ts'

/** Milliseconds: a sound photo of these tests takes a few. */
const LONGEST = 3000

/**
 * Decodes photos beside the test, as the page does beside itself: one whose damage keeps the decoder busy for ever is ended, and
 * counts as refused.
 */
export async function openDecodingAside() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { write: false, ssr: fileURLToPath(new URL('decode-aside.worker.ts', import.meta.url)) },
  })
  const [chunk] = (built as Rolldown.RolldownOutput).output
  let worker: Worker | undefined
  const close = async (): Promise<void> => {
    await worker?.terminate()
    worker = undefined
  }
  const decode = (asked: DecodingAsked): Promise<DecodingTold> =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(new URL(`data:text/javascript,${encodeURIComponent(chunk.code)}`))
      const own = worker
      const settle = (end: () => void): void => {
        clearTimeout(limit)
        own.off('message', hear).off('error', fail)
        end()
      }
      const hear = (told: DecodingTold) => settle(() => resolve(told))
      // One that failed is gone: the next photo has another.
      const fail = (error: unknown) => settle(() => void close().then(() => reject(error), reject))
      const limit = setTimeout(() => settle(() => void close().then(() => resolve('refused'), reject)), LONGEST)
      own.on('message', hear).on('error', fail)
      own.postMessage(asked)
    })
  return { decode, close }
}
