import { expiredAddress, UPLOADS_PATH } from '#api/http/media/addresses.ts'
import { noRoomLeft } from '#api/http/media/intake.ts'
import { Failure } from '#api/core/failure.ts'
import { refuse } from '#api/http/refuse.ts'
import type { Faults } from '../faults.ts'
import type { MockMedia } from './open-bytes.ts'

const withBody = (request: Request, body: Blob): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body })

/** The same bytes but for the last one. */
const damaged = async (chunk: Blob): Promise<Blob> => {
  const last = new Uint8Array(await chunk.slice(-1).arrayBuffer())
  return new Blob([chunk.slice(0, -1), last.map((byte) => byte ^ 0xff)])
}

/** Puts what can go wrong with bytes before the place where they are received. */
export const withUploadFaults = (
  faults: Pick<Faults, 'current'>,
  serve: MockMedia['serve'],
  now: () => number,
): MockMedia['serve'] => {
  /** The first address of each medium that was used under `expired`; any other one is good. */
  const over = new Map<string, string>()
  let pieces = 0

  const isOver = (path: string): boolean => {
    const medium = path.split('/').slice(0, 4).join('/')
    if (!over.has(medium)) over.set(medium, path)
    return over.get(medium) === path
  }

  const meet = async (request: Request, path: string): Promise<Response | undefined> => {
    const on = faults.current()
    if (on.has('expired') && isOver(path)) throw expiredAddress()
    if (request.method !== 'PATCH') return serve(request)
    if (on.has('full')) throw noRoomLeft()
    pieces += 1
    if (on.has('cut') && pieces % 2 === 1) {
      const chunk = await request.blob()
      await serve(withBody(request, chunk.slice(0, Math.floor(chunk.size / 2))))
      throw new TypeError('The line broke in the middle of a piece (mock mode).')
    }
    return serve(on.has('damaged') ? withBody(request, await damaged(await request.blob())) : request)
  }

  return (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${UPLOADS_PATH}/`) || request.method === 'OPTIONS') return serve(request)
    return meet(request, pathname).catch((thrown: unknown) => {
      if (!(thrown instanceof Failure)) throw thrown
      return refuse({ now, log: { debug: () => {}, error: () => {} } }, request, thrown)
    })
  }
}
