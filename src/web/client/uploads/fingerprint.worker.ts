import { atOnce, fingerprint } from './fingerprint.ts'
import { openFastHash } from './fast-hash.ts'

/** What is told of a file on its way through the worker: how much is read (0 … 1), the fingerprint, or why it could not be read. */
export type WorkerSays = { part: number } | { sha256: string } | { error: unknown }

const say = (what: WorkerSays): void => self.postMessage(what)

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  fingerprint(data, (part) => say({ part }), new AbortController().signal, atOnce, openFastHash).then(
    (sha256) => say({ sha256 }),
    (error: unknown) => say({ error }),
  )
})
