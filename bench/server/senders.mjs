// Sends calls that are written already, over a few connections, and reads no more of the answers than where they end:
// what sends must not be what is measured.
import { connect } from 'node:net'

const END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** The length of the answer at the beginning of these bytes; undefined as long as it is not complete. */
function lengthOf(bytes) {
  const head = bytes.indexOf(END)
  if (head < 0) return undefined
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString('latin1', 0, head)) ?? []
  if (length !== undefined) {
    const end = head + END.length + Number(length)
    return bytes.length >= end ? end : undefined
  }
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? bytes.length : undefined
}

async function open(port) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    close: () => socket.destroy(),
    send: (bytes) =>
      new Promise((resolve, reject) => {
        let got = Buffer.alloc(0)
        const fail = (error) => reject(error ?? new Error('The server closed the connection.'))
        const read = (part) => {
          got = got.length === 0 ? part : Buffer.concat([got, part])
          if (lengthOf(got) === undefined) return
          socket.off('data', read).off('error', fail).off('close', fail)
          resolve(got)
        }
        socket.on('data', read).once('error', fail).once('close', fail)
        socket.write(bytes)
      }),
  }
}

/** A call as it goes over the wire. */
export const written = ({ method, target, headers, body = '' }) =>
  Buffer.from(
    `${method} ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `${[...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )

/** So many connections to a server; `all` sends every call and answers the milliseconds that took and the last answer. */
export async function openSenders(port, count) {
  const connections = await Promise.all(Array.from({ length: count }, () => open(port)))
  return {
    close: () => connections.forEach((it) => it.close()),
    async all(calls, status) {
      let next = 0
      let last
      const work = async ({ send }) => {
        while (next < calls.length) {
          last = await send(calls[next++])
          if (!last.subarray(9, 12).equals(Buffer.from(String(status)))) throw new Error(last.toString())
        }
      }
      const began = performance.now()
      await Promise.all(connections.map(work))
      return { taken: performance.now() - began, last }
    },
  }
}
