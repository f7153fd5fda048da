import { connect, type Socket } from 'node:net'
import { readFileSync } from 'node:fs'

/** A connection over which a test writes what no proper client would. */
export interface Wire {
  socket: Socket
  /** Whatever has come back so far. */
  said: () => string
  /** The status of the first answer, as soon as its head is there; 0 where the connection ended before. */
  status: Promise<number>
  /** Whatever came back, once the connection has ended. */
  ended: Promise<string>
}

const HEAD = /^HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/

/** Opens a connection to where a server says it runs; what becomes of it afterwards is no error, but told by `ended`. */
export const openWire = (url: string): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ''
    let tellStatus: (status: number) => void
    const status = new Promise<number>((tell) => (tellStatus = tell))
    const ended = new Promise<string>((tell) =>
      socket.once('close', () => {
        tellStatus(Number(HEAD.exec(text)?.[1] ?? 0))
        tell(text)
      }),
    )
    socket.on('data', (part) => {
      text += part.toString('latin1')
      const head = HEAD.exec(text)
      if (head) tellStatus(Number(head[1]))
    })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.on('error', () => {})
      resolve({ socket, said: () => text, status, ended })
    })
  })

/** Writes as long as the other side takes it, `most` bytes in all; answers how many were handed over. */
export async function pour({ socket }: Wire, most: number, part: Buffer): Promise<number> {
  const drained = () =>
    new Promise<void>((resolve) => {
      const go = (): void => {
        for (const name of ['drain', 'close'] as const) socket.off(name, go)
        resolve()
      }
      for (const name of ['drain', 'close'] as const) socket.once(name, go)
      if (socket.destroyed) go()
    })
  let handed = 0
  while (handed < most && socket.writable) {
    const isTaken = socket.write(part)
    handed += part.length
    if (!isTaken) await drained()
  }
  return handed - socket.writableLength
}

/** Mebibytes of memory that a process has at this moment; 0 where the system does not tell as Linux does. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return 0
  }
}
