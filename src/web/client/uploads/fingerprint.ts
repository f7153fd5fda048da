import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Bytes that are read at once. */
const READ = 4 * 1024 * 1024
/** The first guess of what can be hashed within `LONGEST`. */
const FIRST = 128 * 1024
const SMALLEST = 16 * 1024
/** Milliseconds for which the page may not hear anybody. */
const LONGEST = 4

/** A SHA-256 that is fed piece by piece. */
interface Hash {
  update: (piece: Uint8Array) => void
  /** Hexadecimal digits of all that was fed. */
  hex: () => string
}

/** Begins a hash. */
export type OpenHash = () => Hash | Promise<Hash>

/** A hash in JavaScript, which works everywhere. */
export const openPlainHash = (): Hash => {
  const hash = sha256.create()
  return { update: (piece) => void hash.update(piece), hex: () => bytesToHex(hash.digest()) }
}

/** Takes a piece of a file into its hash. */
export type FeedHash = (hash: Hash, piece: Uint8Array) => Promise<void> | void

/** At once: where nobody waits beside it. */
export const atOnce: FeedHash = (hash, piece) => hash.update(piece)

/** Lets the page do what waits; a timer would wait longer than needed. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** In steps so short that the page stays alive. */
export const gently = (clock: () => number = () => performance.now()): FeedHash => {
  let step = FIRST
  return async (hash, piece) => {
    for (let at = 0; at < piece.length;) {
      const began = clock()
      hash.update(piece.subarray(at, at + step))
      at += step
      const took = clock() - began
      step = Math.max(SMALLEST, Math.round(step * Math.min(2, LONGEST / Math.max(took, 0.1))))
      // oxlint-disable-next-line no-await-in-loop -- One step after the other is the point.
      await breathe()
    }
  }
}

/**
 * The SHA-256 of a file in hexadecimal digits, read piece by piece so that the file never stands in memory. `onRead` hears
 * how much is read, 0 … 1. Rejects with the signal's reason, and where the file cannot be read.
 */
export const fingerprint = async (
  file: Blob,
  onRead: (part: number) => void,
  signal: AbortSignal,
  pace: FeedHash = gently(),
  openHash: OpenHash = openPlainHash,
): Promise<string> => {
  const hash = await openHash()
  for (let from = 0; from < file.size; from += READ) {
    signal.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- One piece after the other is the point.
    await pace(hash, new Uint8Array(await file.slice(from, from + READ).arrayBuffer()))
    onRead(Math.min(1, (from + READ) / file.size))
  }
  return hash.hex()
}
