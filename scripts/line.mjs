// A line to a port of this machine that can be cut, as between machines: who is connected through it hears that at once, or
// nothing any more.
import { connect, createServer } from 'node:net'

/** Opens a line to `target`; answers its own port, and what is done to it. */
export async function openLine(target) {
  const sockets = new Set()
  let isDown = false
  let isSilent = false
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((caller) => {
    if (isDown) return void caller.destroy()
    const called = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [caller, called],
      [called, caller],
    ]) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('data', (bytes) => {
        if (!isSilent) other.write(bytes)
      })
    }
  })
  await new Promise((resolve, reject) => void server.once('error', reject).listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    port: server.address().port,
    cut: () => {
      isDown = true
      endAll()
    },
    /** Loses whatever is said, and breaks no connection. */
    silence: () => void (isSilent = true),
    mend: () => {
      // Where something is missing, nothing that follows can be understood.
      if (isSilent) endAll()
      isDown = isSilent = false
    },
    close: () => {
      server.close()
      endAll()
    },
  }
}
