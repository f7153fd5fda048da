import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A PostgreSQL behind a line that can be cut at the worst moment. */
export interface CuttingProxy {
  /** The database's URL through the line. */
  url: string
  /** Until `mend`, loses the next `commit` (or so many of them) before it arrives, or the answer to it, or with the answer the whole line. */
  cut(what: Loss, times?: number): void
  mend(): void
  /** Ends all connections, and each new one, until `mend`. */
  down(): void
  /** Keeps all connections and says nothing on them, old or new, as a machine that stands still. */
  freeze(): void
  close(): Promise<void>
}

type Loss = 'commit' | 'answer' | 'line'

/** The simple query `commit`. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0')

/** Whether a COMMIT is among what goes out in one piece: what nobody waits for goes right before it. */
const isCommit = (bytes: Buffer): boolean => bytes.includes(COMMIT)

/** Starts a line to the PostgreSQL of `target`. */
export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let armed: Loss | undefined
  let left = 0
  let isDown = false
  let isFrozen = false
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer((client) => {
    if (isDown) return void client.destroy()
    const database = connect(Number(port), hostname)
    let losing: Loss | undefined
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.on('data', (bytes) => {
      if (isFrozen) return
      if (armed === undefined || !isCommit(bytes)) return void database.write(bytes)
      losing = armed
      if (--left <= 0) armed = undefined
      if (losing === 'commit') client.destroy()
      else database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (isFrozen) return
      if (losing === undefined) return void client.write(bytes)
      isDown = losing === 'line'
      if (isDown) endAll()
      else client.destroy()
    })
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut: (what, times = 1) => {
      armed = what
      left = times
    },
    down: () => {
      isDown = true
      endAll()
    },
    freeze: () => void (isFrozen = true),
    mend: () => {
      armed = undefined
      isDown = false
      // What was said meanwhile is lost, and nothing on these connections can be understood any more.
      if (isFrozen) endAll()
      isFrozen = false
    },
    close: () => {
      endAll()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
