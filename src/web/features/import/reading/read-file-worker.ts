import { readFile } from './read-file.ts'

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readFile(data).then(
    (read) => self.postMessage(read),
    () => self.postMessage({ trouble: 'unreadable' }),
  )
})
