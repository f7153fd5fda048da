import { RequestError } from '@hono/node-server'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorBody, type Refusal, REFUSALS } from '#api/contract/errors.ts'

type Refused = (typeof REFUSALS)[Refusal]
const JSON_TYPE = 'application/json; charset=utf-8'

/** What is wrong with a call that never became a request, by Node's code of the parser's error. */
const WORDS: Record<string, readonly [line: string, description: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address and the headers are together longer than 16 KiB, the most that is accepted.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The call did not arrive in time.'],
}
const MALFORMED = ['400 Bad Request', 'This is no valid HTTP request.'] as const

/** Answers what cannot be parsed as a call in the one error format too (specification section 7), and ends it. */
export function answerUnreadable(server: Server, now: () => Date = () => new Date()): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [line, description] = WORDS[error.code ?? ''] ?? MALFORMED
    const body = { code: 'BAD_REQUEST', timestamp: now().toISOString(), path: '', description } satisfies ErrorBody
    const text = JSON.stringify(body)
    const headers = [
      `HTTP/1.1 ${line}`,
      `content-type: ${JSON_TYPE}`,
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ]
    socket.end(`${headers.join('\r\n')}\r\n\r\n${text}`)
  })
}

/** An address that names a user, as no call may: nothing can be asked in its name. */
const NAMES_USER = /^https?:\/\/[^/\\?#]*@/i

/** Refuses a call that HTTP forbids although it could be parsed; undefined for every other one. */
export function refusalOnWire({
  headers,
  httpVersion,
  url = '',
}: {
  headers: IncomingHttpHeaders
  httpVersion: string
  url?: string | undefined
}): Response | undefined {
  const isHostless = httpVersion === '1.1' && headers.host === undefined
  if (isHostless) return refused('The Host header is missing.', url)
  return NAMES_USER.test(url) ? refused('The address of a call names no user.', '') : undefined
}

/** Refuses a call whose address and Host header are no URL together; whatever else was thrown is no fault of the caller. */
export function refusalOfUnfit(thrown: unknown): Response {
  if (thrown instanceof RequestError) return refused('The address of the call, or its Host header, is not valid.', '')
  return refused('Something went wrong in this service.', '', REFUSALS.unknown)
}

function refused(description: string, url: string, { status, code } = REFUSALS.badRequest as Refused): Response {
  const path = url.split('?')[0] ?? ''
  const body = { code, timestamp: new Date().toISOString(), path, description } satisfies ErrorBody
  return Response.json(body, { status, headers: { 'content-type': JSON_TYPE } })
}
