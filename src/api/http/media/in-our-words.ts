import { type ErrorBody, REFUSALS } from '../../contract/errors.ts'

/** Protocols of bytes answer refusals in plain text; callers of this service read the interface's form. */
export async function inOurWords(request: Request, response: Response, now: number): Promise<Response> {
  if (response.status < 400 || response.headers.get('content-type')?.startsWith('application/json')) return response
  const { status } = response
  const description = (await response.text()).trim()
  const code = Object.values(REFUSALS).find((it) => it.status === status)?.code
  const body: ErrorBody = {
    code: code ?? (status < 500 ? REFUSALS.badRequest.code : REFUSALS.general.code),
    timestamp: new Date(now).toISOString(),
    path: new URL(request.url).pathname,
    description,
  }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(body), { status, headers })
}
