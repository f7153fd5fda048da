import { randomBytes, randomInt } from 'node:crypto'

/** Random bytes that are made at once, since each look for some costs more than they do. */
const POOL = 4096
let pool = randomBytes(POOL)
let used = 0
const eightBytes = (): Buffer => {
  if (used === POOL) [pool, used] = [randomBytes(POOL), 0]
  return pool.subarray(used, (used += 8))
}

let lastTime = 0
let counter = 0

/** A new UUID version 7; those of one process sort by creation even within a millisecond (RFC 9562, 6.2). */
export function newId(): string {
  const now = Date.now()
  if (now > lastTime) {
    lastTime = now
    counter = randomInt(0x800)
  } else if (++counter > 0xfff) {
    lastTime++
    counter = 0
  }
  const time = lastTime.toString(16).padStart(12, '0')
  const bytes = eightBytes()
  bytes.writeUInt8((bytes.readUInt8(0) & 0x3f) | 0x80, 0)
  const tail = bytes.toString('hex')
  const third = `7${counter.toString(16).padStart(3, '0')}`
  return `${time.slice(0, 8)}-${time.slice(8)}-${third}-${tail.slice(0, 4)}-${tail.slice(4)}`
}

/** Random characters out of an alphabet. */
export const randomText = (length: number, alphabet: string): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
