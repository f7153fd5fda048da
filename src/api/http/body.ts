import { Failure } from '../core/failure.ts'

/** The largest body that is read where the host names no other: 1 MiB (interface, errors). */
const BODY_BYTES = 1024 * 1024

const tooLarge = (max: number): Failure =>
  new Failure('badRequest', `The body is larger than ${max} bytes, the most that is accepted.`)

/** Reads the bytes of a body and gives up as soon as there are more than `max`. */
export async function readBody(request: Request, max: number = BODY_BYTES): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge(max)
  if (request.body === null) return undefined
  const reader = request.body.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Failure('badRequest', 'The body ended before all of it had arrived.')
    })
    if (done) break
    length += value.length
    if (length > max) {
      await reader.cancel()
      throw tooLarge(max)
    }
    parts.push(value)
  }
  return join(parts, length)
}

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
