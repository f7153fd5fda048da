import { inParts } from './in-parts.ts'
import { readFile } from './read-file.ts'

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readFile(data).then(
    (read) => {
      for (const part of inParts(read)) self.postMessage(part)
    },
    () => self.postMessage({ read: { trouble: 'unreadable' } }),
  )
})
