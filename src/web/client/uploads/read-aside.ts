import { bytesToHex } from '@noble/hashes/utils.js'
import { trustOwnCode } from '../../store/trust-own-code.ts'
import { fingerprint } from './fingerprint.ts'
import type { WorkerSays } from './fingerprint.worker.ts'

const inWorker = (file: Blob, onRead: (part: number) => void, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    trustOwnCode()
    const worker = new Worker(new URL('./fingerprint.worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void): void => {
      worker.terminate()
      signal.removeEventListener('abort', stop)
      settle()
    }
    const stop = (): void => end(() => reject(signal.reason as Error))
    signal.addEventListener('abort', stop, { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => {
      if ('part' in data) onRead(data.part)
      else if ('sha256' in data) end(() => resolve(data.sha256))
      else end(() => reject(data.error as Error))
    })
    // Its code did not load: the page can do the same, only less at ease.
    worker.addEventListener('error', () => end(() => resolve(fingerprint(file, onRead, signal))))
    worker.postMessage(file)
  })

/** Bytes up to which a file is read whole, and its fingerprint is known before a worker would have begun. */
export const SMALL_FILE = 4 * 1024 * 1024

/** By the browser itself, which has none where the page came over a line that anybody may read. */
const inOneGo = async (file: Blob, { subtle }: Crypto): Promise<string> =>
  bytesToHex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())))

/** The fingerprint of a file, read beside the page where there are workers; see `fingerprint`. */
export const readAside = async (file: Blob, onRead: (part: number) => void, signal: AbortSignal): Promise<string> => {
  signal.throwIfAborted()
  const isSmall = file.size <= SMALL_FILE
  if (isSmall && crypto.subtle !== undefined) return inOneGo(file, crypto)
  return isSmall || typeof Worker === 'undefined' ? fingerprint(file, onRead, signal) : inWorker(file, onRead, signal)
}
