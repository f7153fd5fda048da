import { trustOwnCode } from '../../../store/trust-own-code.ts'
import { partsTogether, type ReadPart } from './in-parts.ts'
import { readFile } from './read-file.ts'
import type { TableRead } from './table.ts'

/** Reads a file beside the page where there are workers, so that the page stays alive meanwhile. */
export const readFileAside = (file: Blob): Promise<TableRead> => {
  if (typeof Worker === 'undefined') return readFile(file)
  trustOwnCode()
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' })
    const end = (read: TableRead | Promise<TableRead>): void => {
      worker.terminate()
      resolve(read)
    }
    const take = partsTogether()
    worker.addEventListener('message', ({ data }: MessageEvent<ReadPart>) => {
      const whole = take(data)
      if (whole) end(whole)
    })
    // Its code did not load: the page can do the same, only less at ease.
    worker.addEventListener('error', () => end(readFile(file)))
    worker.postMessage(file)
  })
}
