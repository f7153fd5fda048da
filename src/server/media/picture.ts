import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PictureColor } from '#api/contract/colors.ts'
import { MAX_PIXELS } from '#api/core/rules/file-structure.ts'
import { decodeProgram, type DecodeWish, type DecodeWord } from './decode-child.ts'

/** The one that is made when a picture arrives, from the same look at it. */
export const FIRST_THUMBNAIL = 640

/** Formats of which there are smaller pictures; of a drawing these are the only ones that a page shows among others. */
export const hasThumbnails = (format: string): boolean => /^image\/(jpeg|png|gif|webp|avif|svg\+xml)$/.test(format)

const isDrawing = (format: string): boolean => format === 'image/svg+xml'

/** Pixels of each side. */
const MOST_DRAWN = 4096
const MAX_MEMORY = 1_500_000_000

/** Limits of a look, which nobody can end where it happens. */
export interface DecodeLimits {
  /** Milliseconds from the last byte on. */
  patience: number
  /** Bytes. */
  maxMemory: number
}
const LIMITS: DecodeLimits = { patience: 3000, maxMemory: MAX_MEMORY }

/** A picture that was opened: as it is shown, in pixels, and smaller in WebP. */
export interface Opened {
  width: number
  height: number
  /** What it mostly has. */
  colors: PictureColor[]
  small: Uint8Array
}

let turn: Promise<unknown> = Promise.resolve()
let waiting = 0

/** How many pictures wait to be opened, with the one that is. */
export const picturesWaiting = (): number => waiting

/** Waits until no other picture is open: the memory is for the rest of the service. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  waiting += 1
  const mine = turn.then(work).finally(() => {
    waiting -= 1
  })
  turn = mine.catch(() => undefined)
  return mine
}

const library = (): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve('sharp')
  } catch {
    return undefined
  }
}

/**
 * Opens a picture or a drawing whole, in a process of its own that is ended where it takes too long or too much: `damaged`
 * where it cannot be opened, `unknown` where that was not found out within the limits or on this machine.
 */
export function openPicture(
  bytes: Readable,
  format: string,
  side: number,
  { patience, maxMemory }: DecodeLimits = LIMITS,
  { cut, format: into }: Pick<DecodeWish, 'cut' | 'format'> = {},
): Promise<Opened | 'damaged' | 'unknown'> {
  const found = library()
  if (found === undefined) {
    bytes.destroy()
    return Promise.resolve('unknown')
  }
  const wish = {
    library: found,
    side,
    grows: isDrawing(format),
    mostDrawn: MOST_DRAWN,
    maxPixels: MAX_PIXELS,
    maxMemory,
    cut,
    format: into,
  }
  return inTurn(async () => {
    // It gets neither the settings nor the secrets of the service.
    const child = spawn(process.execPath, ['--max-old-space-size=64', '--eval', decodeProgram(wish)], {
      env: { PATH: process.env.PATH },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => void said.push(part))
    const ended = new Promise<boolean>((resolve) => {
      child.on('error', () => resolve(false))
      child.on('close', (code) => resolve(code === 0))
    })
    let unread: Error | undefined
    bytes.once('error', (error) => {
      // Half of a file would look damaged.
      unread = error
      child.kill('SIGKILL')
    })
    // A child that has ended takes no more bytes; what it said counts.
    await pipeline(bytes, child.stdin).catch(() => undefined)
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    const isDone = await ended
    clearTimeout(timer)
    if (unread) throw unread
    if (!isDone) return 'unknown'
    const answer = Buffer.concat(said)
    const end = answer.indexOf('\n')
    const word = JSON.parse(answer.subarray(0, end).toString('utf8')) as DecodeWord
    if ('fault' in word) return word.fault === 'damaged' ? 'damaged' : 'unknown'
    return { ...word, small: new Uint8Array(answer.subarray(end + 1)) }
  })
}
