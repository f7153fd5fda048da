import { createAdaptorServer } from '@hono/node-server'
import { Server } from 'node:http'
import { ConfigError } from './config.ts'
import { answerUnreadable, hostless, isHostless } from './wire-refusals.ts'

/** A server that accepts connections. */
export interface Listening {
  /** The port that it got, which differs from the one asked for where that was 0. */
  port: number
  /** Accepts nothing more, waits until what is open is answered, at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>
}

// Node would end a request after five minutes, and a large upload takes longer on a slow line.
const REQUEST_TIMEOUT = 6 * 60 * 60_000
// Proxies and clients keep a connection for up to a minute: whose server closes it first may send into nothing.
const KEEP_ALIVE = 75_000
const PATIENCE = 15_000
const IDLE_CHECK = 20

const REASONS: Record<string, string> = {
  EADDRINUSE: 'another program listens there already',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'no such name is known',
}

/** Listens on a host and port and answers with `handle`. */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  host: string,
  port: number,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => (isHostless(incoming) ? hostless(incoming) : handle(request)),
    hostname: host,
    // Node's own answer to a call without a host has no words.
    serverOptions: { requireHostHeader: false },
  })
  if (!(server instanceof Server)) throw new Error('The adaptor made no plain HTTP server.')
  answerUnreadable(server)
  server.requestTimeout = REQUEST_TIMEOUT
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = KEEP_ALIVE + 5000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message
      reject(new ConfigError([`HOST ${host} and PORT ${port} cannot be used: ${reason}.`]))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: (patience = PATIENCE) => close(server, patience),
  }
}

function close(server: Server, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // Connections that were kept alive for a next request would hold the server open; they close as they fall idle.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK)
    const late = setTimeout(() => server.closeAllConnections(), patience)
    server.close((error) => {
      clearInterval(idle)
      clearTimeout(late)
      if (error) reject(error)
      else resolve()
    })
  })
}
