import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { AnswerBody } from '#api/http/host.ts'

/** Calls as Node has parsed them, by the requests that stand for them. */
const incomings = new WeakMap<Request, IncomingMessage>()

const refuseChange = (): never => {
  throw new TypeError('The headers of a call stay as they came.')
}

/** What a call or an answer says in its headers, by lowercase names: a `Headers` of the platform costs ten times as much. */
class WireHeaders {
  readonly fields = new Map<string, string>()

  get(name: string): string | null {
    return this.fields.get(name.toLowerCase()) ?? null
  }
  has(name: string): boolean {
    return this.fields.has(name.toLowerCase())
  }
  set(name: string, value: string): void {
    this.fields.set(name.toLowerCase(), value)
  }
  append(name: string, value: string): void {
    const earlier = this.get(name)
    this.set(name, earlier === null ? value : `${earlier}, ${value}`)
  }
  delete(name: string): void {
    this.fields.delete(name.toLowerCase())
  }
  getSetCookie(): string[] {
    return []
  }
  forEach(tell: (value: string, name: string, headers: Headers) => void): void {
    for (const [name, value] of this) tell(value, name, this)
  }
  entries(): MapIterator<[string, string]> {
    return this.fields.entries()
  }
  keys(): MapIterator<string> {
    return this.fields.keys()
  }
  values(): MapIterator<string> {
    return this.fields.values()
  }
  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.fields.entries()
  }
}

/** The headers of a call; those that came several times are one, as in a `Headers`. */
class CallHeaders extends WireHeaders {
  constructor({ rawHeaders }: IncomingMessage) {
    super()
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
      const name = (rawHeaders[at] ?? '').toLowerCase()
      const value = rawHeaders[at + 1] ?? ''
      const earlier = this.fields.get(name)
      this.fields.set(name, earlier === undefined ? value : `${earlier}${name === 'cookie' ? '; ' : ', '}${value}`)
    }
  }
  override set = refuseChange
  override append = refuseChange
  override delete = refuseChange
}

/** Lets a request answer from what Node has parsed, without what the platform would make of it. */
export function overWire(request: Request, incoming: IncomingMessage): void {
  incomings.set(request, incoming)
  Object.defineProperty(request, 'headers', { value: new CallHeaders(incoming) })
  const { method, headers } = incoming
  if (method !== 'GET' || (headers['content-length'] === undefined && !headers['transfer-encoding'])) return
  // A GET of the platform has no body, but one that came is signed like any other (specification 5.2).
  let body: unknown
  Object.defineProperty(request, 'body', { get: () => (body ??= Readable.toWeb(incoming)) })
}

/** Whether a call says of itself that it has no body. */
const isEmpty = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'

/** All of a call's body where it has arrived; undefined where it is still to be waited for. */
export async function bodyAtHand(request: Request): Promise<Uint8Array | undefined> {
  const incoming = incomings.get(request)
  if (incoming && isEmpty(incoming)) return new Uint8Array()
  // Node tells of a call before it looks at what came with its head.
  if (incoming?.complete === false) await new Promise(setImmediate)
  if (!incoming?.complete || incoming.readableDidRead || incoming.errored) return undefined
  return (incoming.read() as Buffer | null) ?? new Uint8Array()
}

/** Bytes that go out in one piece with the head of their answer, as a text does. */
const SMALL = 16 * 1024

/** An answer of which all is there, as Node writes it. */
class WireAnswer {
  readonly headers = new WireHeaders()

  constructor(
    readonly body: AnswerBody | null,
    readonly status: number,
    headers: Readonly<Record<string, string>>,
  ) {
    for (const name of Object.keys(headers)) this.headers.set(name, headers[name] ?? '')
  }
}

/** Makes an answer; of a `Response` it has status and headers only, and `writeAnswer` knows the rest. */
export const respond = (
  body: AnswerBody | null,
  { status, headers }: { status: number; headers: Readonly<Record<string, string>> },
): Response => new WireAnswer(body, status, headers) as unknown as Response

/** Names and values in turns, as Node writes them. */
function listOf(headers: WireHeaders): string[] {
  const list: string[] = []
  for (const [name, value] of headers.fields) list.push(name, value)
  return list
}

/** Writes an answer of `respond`, and says whether it was one. */
export function writeAnswer(answer: Response, outgoing: ServerResponse): boolean {
  if (!((answer as unknown) instanceof WireAnswer)) return false
  const { body, status, headers } = answer as unknown as WireAnswer
  const length = body === null ? 0 : Buffer.byteLength(body)
  if (body !== null) headers.set('content-length', String(length))
  // Where something was said before, Node takes no list.
  outgoing.writeHead(status, outgoing.getHeaderNames().length > 0 ? Object.fromEntries(headers) : listOf(headers))
  if (body === null) outgoing.end()
  else if (length > SMALL) outgoing.end(typeof body === 'string' ? Buffer.from(body) : body)
  else if (typeof body === 'string') outgoing.end(body, 'utf8')
  else outgoing.end(Buffer.from(body.buffer, body.byteOffset, length).toString('latin1'), 'latin1')
  return true
}
