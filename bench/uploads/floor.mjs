// The floor of an upload: a server that writes what it is sent to the disk, flushed as an upload is, and nothing else.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

/** Starts the floor in a process of its own, as the service is. */
export async function startFloor(folder) {
  const child = fork(fileURLToPath(import.meta.url), [folder])
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = createServer((request, response) => {
    pipeline(request, createWriteStream(join(process.argv[2], 'put'), { flush: true })).then(
      () => response.writeHead(204).end(),
      () => response.destroy(),
    )
  })
  process.on('disconnect', () => process.exit())
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
}
