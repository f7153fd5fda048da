import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { HOUR } from '#api/time/durations.ts'
import { addressThrough, isTrusted } from './caller-address.ts'
import { ConfigError } from './config.ts'
import { overWire, writeAnswer } from './wire.ts'
import { answerUnreadable, refusalOfUnfit, refusalOnWire } from './wire-refusals.ts'

/** A server that accepts connections. */
export interface Listening {
  /** The port that it got, which differs from the one asked for where that was 0. */
  port: number
  /** Accepts nothing more, waits until what is open is answered, at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>
}

// Node would end a request after five minutes, and a large upload takes longer on a slow line.
const REQUEST_TIMEOUT = 6 * HOUR
// Proxies and clients keep a connection for up to a minute: whose server closes it first may send into nothing.
const KEEP_ALIVE = 75_000
const PATIENCE = 15_000
const IDLE_CHECK = 20
/** Milliseconds for which a kept connection may still bring a call once no new one is allEnded. */
const LAST_CALLS = 1000

const REASONS: Record<string, string> = {
  EADDRINUSE: 'another program listens there already',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'no such name is known',
}

/** Connections that are open at once; each holds a descriptor and some memory, and more of them end as they come. */
export const MOST_CONNECTIONS = 8192

/** Bytes of an answered call that are thrown away so that its caller, who still sends, finds the answer. */
const MOST_UNREAD = 8 * 1024 * 1024
const UNREAD_CHECK = 20

// A feed is written to every 5 seconds, or as often as a setting says, so that a line on which nothing moves has nobody who reads.
const UNREAD = 45_000
const isFeed = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/event-stream') ?? false

const addresses = new WeakMap<Request, string>()

/** The network address that a call came from. */
export const callerAddress = (request: Request): string | undefined => addresses.get(request)

/** Where a trusted proxy says that it was called over TLS, the browser shall not come in any other way for half a year. */
const ONLY_TLS = ['strict-transport-security', `max-age=${180 * 24 * 60 * 60}`] as const

/** Connections that another process accepts at this server's port and hands over; there are none more once it stops. */
export type Handed = (take: (socket: Socket) => void) => void

/** How a server listens. */
export interface ListenOptions {
  mostConnections?: number
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[]
  /** Where its connections come from; absent where it accepts them itself. */
  handed?: Handed | undefined
}

/** Begins to accept connections; answers the port, which differs from the one asked for where that was 0. */
export async function acceptAt(server: NetServer, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message
      reject(new ConfigError([`HOST ${host} and PORT ${port} cannot be used: ${reason}. Set PORT or HOST to another.`]))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Listens on a host and port and answers with `handle`. */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  host: string,
  port: number,
  { mostConnections = MOST_CONNECTIONS, trustedProxies = [], handed }: ListenOptions = {},
): Promise<Listening> {
  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const refusal = refusalOnWire(incoming)
      if (refusal) return refusal
      const forwarded = incoming.headers['x-forwarded-for']
      const named = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
      const address = addressThrough(incoming.socket.remoteAddress, named, trustedProxies)
      if (address !== undefined) addresses.set(request, address)
      const isSecure = incoming.headers['x-forwarded-proto'] === 'https'
      if (isSecure && isTrusted(incoming.socket.remoteAddress, trustedProxies)) outgoing.setHeader(...ONLY_TLS)
      // The server is none of HTTP/2, as is made sure of below.
      overWire(request, incoming as IncomingMessage)
      const response = await handle(request)
      if (writeAnswer(response, outgoing as ServerResponse)) return RESPONSE_ALREADY_SENT
      if (isFeed(response)) outgoing.setTimeout(UNREAD, () => outgoing.destroy())
      return response
    },
    { hostname: host, errorHandler: refusalOfUnfit },
  )
  // Node's own answer to a call without a host has no words.
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => void answer(incoming, outgoing))
  // Nor has its answer to one that expects what it does not know, which may be served as well (RFC 9110, 10.1.1).
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  answerUnreadable(server)
  endEarlyAnswered(server)
  const endAnswers = lastAnswers(server)
  server.maxConnections = mostConnections
  server.requestTimeout = REQUEST_TIMEOUT
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = KEEP_ALIVE + 5000
  const open = openConnections(server)
  if (handed) {
    const allEnded = takeOver(server, handed, open, mostConnections)
    return { port, stop: (patience = PATIENCE) => close(server, open, allEnded, endAnswers, patience) }
  }
  const allEnded = (done: (error?: Error) => void): void => void NetServer.prototype.close.call(server, done)
  return {
    port: await acceptAt(server, host, port),
    stop: (patience = PATIENCE) => close(server, open, allEnded, endAnswers, patience),
  }
}

/** Ends the connection of a call that was answered before all of it had come, once much more of it has come since. */
function endEarlyAnswered(server: Server): void {
  server.prependListener('request', (request, response) => {
    response.once('finish', () => {
      if (request.complete) return
      const { socket } = request
      const before = socket.bytesRead
      // What Node throws away is told by no event.
      const look = setInterval(() => {
        if (socket.destroyed || request.complete) clearInterval(look)
        else if (socket.bytesRead - before > MOST_UNREAD) socket.destroySoon()
      }, UNREAD_CHECK)
      // Nobody waits for it who ends.
      look.unref()
    })
  })
}

/** The connections of a server that are open. */
function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.prependListener('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

/** Calls back once no connection that a server has accepted is open any more, and accepts none meanwhile. */
type AllEnded = (done: (error?: Error) => void) => void

/** Serves connections that are handed over as if the server had accepted them itself. */
function takeOver(server: Server, handed: Handed, open: ReadonlySet<Socket>, mostConnections: number): AllEnded {
  let whenNone: (() => void) | undefined
  // Node begins with it to watch which connections are idle, and which calls take too long to arrive.
  server.emit('listening')
  handed((socket) => {
    if (open.size >= mostConnections) return void socket.destroy()
    // As of those that an HTTP server accepts.
    socket.allowHalfOpen = true
    socket.setNoDelay(true)
    server.emit('connection', socket)
    socket.once('close', () => {
      if (open.size === 0) whenNone?.()
    })
  })
  return (done) => {
    whenNone = done
    if (open.size === 0) done()
  }
}

/** Tells every caller, from the moment it is called, that the connection ends with this answer. */
function lastAnswers(server: Server): () => void {
  let isEnding = false
  const open = new Set<ServerResponse>()
  const tell = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response) => {
    if (isEnding) return tell(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return () => {
    isEnding = true
    for (const response of open) tell(response)
  }
}

function close(
  server: Server,
  open: ReadonlySet<Socket>,
  whenEnded: AllEnded,
  endAnswers: () => void,
  patience: number,
): Promise<void> {
  endAnswers()
  return new Promise((resolve, reject) => {
    const timers: NodeJS.Timeout[] = []
    // A call may be on its way over a connection that was kept: whoever makes one is told first, and only connections
    // that stay silent are ended. The HTTP server's own `close` would end them at once.
    const endIdle = (): void => {
      server.closeIdleConnections()
      // Node takes a connection for idle only once it has brought a call; browsers open some in advance that never do.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }
    timers.push(
      setTimeout(() => timers.push(setInterval(endIdle, IDLE_CHECK)), LAST_CALLS),
      setTimeout(() => server.closeAllConnections(), patience),
    )
    whenEnded((error) => {
      for (const timer of timers) clearTimeout(timer)
      if (error) reject(error)
      else resolve()
    })
  })
}
