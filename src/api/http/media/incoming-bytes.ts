import { TusRefusal } from './tus-refusal.ts'

/** What bounds the bytes of one call. */
export interface Incoming {
  /** The most bytes that are taken. */
  most: number
  /** Aborts once another call of the same upload waits. */
  asked: AbortSignal
  /** Milliseconds after which a call that was asked for its place ends where it is. */
  drain: number
}

/** The refusal of more bytes than an upload has left. */
export const tooMuch = (): TusRefusal => new TusRefusal(413, 'These are more bytes than the upload has left.')

const brokenLine = (): TusRefusal =>
  new TusRefusal(400, 'The line broke before all bytes of this call had arrived. Those that did are kept.')

/**
 * The bytes of a call as they come. They end with the body, or a while after another call has asked for the place; they
 * throw where the line breaks and where they are too many. Whoever stops early leaves the rest to the host.
 */
export async function* incomingBytes(
  request: Request,
  { most, asked, drain }: Incoming,
): AsyncGenerator<Uint8Array, void, void> {
  // Some browsers do not tell the body of a request as a stream.
  const reader = (request.body ?? (await request.blob()).stream()).getReader()
  let [left, isOver] = [most, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  // A read that is under way rejects; canceling would end the connection before the answer.
  const end = (): void => {
    isOver = true
    reader.releaseLock()
  }
  const makeRoom = (): void => void (timer = setTimeout(end, drain))
  if (asked.aborted) makeRoom()
  else asked.addEventListener('abort', makeRoom, { once: true })
  try {
    while (!isOver) {
      const next = await reader.read().catch(() => {
        if (!isOver) throw brokenLine()
      })
      if (next === undefined || next.done) return
      left -= next.value.length
      if (left < 0) throw tooMuch()
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    asked.removeEventListener('abort', makeRoom)
    reader.releaseLock()
  }
}
