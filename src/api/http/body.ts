import { refusalSentence } from '../contract/refusal-sentences.ts'
import { Failure } from '../core/failure.ts'

/** What a body may take. */
export interface BodyLimits {
  /** The largest body that is read: 1 MiB where the host names no other (interface, errors). */
  bodyBytes?: number
  /** Milliseconds in which all of it must have arrived. */
  bodyTime?: number
}

const BODY_BYTES = 1024 * 1024
const BODY_TIME = 30_000
/** Bytes of bodies that are held at once while the rest of them is awaited; who comes then is asked to come again. */
const HELD_BYTES = 256 * 1024 * 1024
/** The same of those that name one access key: whoever knows its id, but not its secret, takes nothing from others. */
const HELD_BYTES_EACH = 32 * 1024 * 1024
let held = 0
const heldBy = new Map<string, number>()

const hold = (name: string, bytes: number): void => {
  held += bytes
  const own = (heldBy.get(name) ?? 0) + bytes
  if (own === 0) heldBy.delete(name)
  else heldBy.set(name, own)
}
const isTooMuch = (name: string): boolean => held > HELD_BYTES || (heldBy.get(name) ?? 0) > HELD_BYTES_EACH

const tooLarge = (max: number): Failure => new Failure('badRequest', refusalSentence('bodyTooLarge', { most: max }))
const tooLate = (time: number): Failure =>
  new Failure('badRequest', `The body did not arrive within ${Math.round(time / 1000)} seconds.`)

const tooBusy = (): Failure =>
  new Failure('tooMany', 'Too many calls are being read for now. Try again shortly.', [], { retryAfter: 1 })

/** Whether a call tells that it has no body; asked for one, some hosts make a whole request of the platform first. */
const isBare = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.has('transfer-encoding') &&
  Number(headers.get('content-length') ?? 0) === 0

/**
 * Reads the bytes of a body in the name of an access key, before its signature is known to be right; gives up as soon as
 * there are more than allowed, or when they take too long to arrive.
 */
export async function readBody(
  request: Request,
  name: string,
  { bodyBytes: max = BODY_BYTES, bodyTime = BODY_TIME }: BodyLimits = {},
  atHand?: (request: Request) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge(max)
  if (isBare(request)) return undefined
  const whole = await atHand?.(request)
  if (whole) {
    if (whole.length > max) throw tooLarge(max)
    return whole
  }
  if (request.body === null) return undefined
  const reader = request.body.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate(bodyTime)), bodyTime)
  })
  let length = 0
  try {
    const parts: Uint8Array[] = []
    for (;;) {
      const { done, value } = await Promise.race([late, nextOf(reader)])
      if (done) return join(parts, length)
      length += value.length
      hold(name, value.length)
      if (length > max) throw tooLarge(max)
      if (isTooMuch(name)) throw tooBusy()
      parts.push(value)
    }
  } catch (error) {
    // What still arrives is not read any more.
    reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
    hold(name, -length)
  }
}

const nextOf = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new Failure('badRequest', 'The body ended before all of it had arrived.')
  })

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0]
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
