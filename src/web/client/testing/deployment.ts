import { importSecret } from '#api/signing/digest.ts'
import { type ApiError, isApiError } from '../api-error.ts'
import { type Api, type ApiOptions, createApi } from '../create-api.ts'

/** One request as a deployment got it. */
export interface Arrived {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: Record<string, unknown> | undefined
}

/** What a deployment does with a request: an answer, or an exception for a line that breaks. */
export type Behaviour = (request: Arrived, index: number) => Response | Promise<Response>

/** An answer in JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** An id that differs by its number. */
export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The moment of every test, epoch milliseconds. */
export const NOON = Date.parse('2026-03-02T12:00:00.000Z')

/** A connection to a deployment that is written down as a function, on a clock that stands still. */
export const connect = async (
  behave: Behaviour,
  options: Partial<ApiOptions> & { discovery?: boolean | object } = {},
) => {
  const arrived: Arrived[] = []
  const slept: number[] = []
  const fetch: typeof globalThis.fetch = async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target)
    if (url.pathname === '/.well-known/scheduling-service') {
      const { discovery } = options
      if (typeof discovery === 'object') return json(discovery)
      return discovery ? json({ name: 'x', version: '1', extensions: ['calendars'] }) : json({}, 404)
    }
    const request: Arrived = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined,
    }
    arrived.push(request)
    return behave(request, arrived.length - 1)
  }
  const api: Api = createApi({
    baseUrl: 'https://desk.example',
    origin: 'https://desk.example',
    credentials: { accessKeyId: 'AK', key: await importSecret('secret') },
    fetch,
    now: () => NOON,
    sleep: (ms) => {
      slept.push(ms)
      return Promise.resolve()
    },
    random: () => 0.5,
    ...options,
  })
  return { api, arrived, slept }
}

/** A line that breaks before anything is answered. */
export const broken = (): never => {
  throw new TypeError('Failed to fetch')
}

/** The error of a call that must not succeed. */
export const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isApiError(error)) throw new Error('expected an ApiError')
  return error
}
