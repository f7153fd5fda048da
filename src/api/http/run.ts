import type { Row } from '../contract/operation.ts'
import type { Context, MediaBytes } from '../core/context.ts'
import { Failure } from '../core/failure.ts'
import { turn } from '../core/turn.ts'
import type { Host } from './host.ts'
import { fetchFirst } from './fetch-first.ts'
import { AT_ONCE } from './in-pieces.ts'
import { notReplayed, onlyOnce, type Ran } from './once.ts'
import type { Parsed } from './parse.ts'
import { countedUpTo } from '../core/found.ts'
import type { Found, ReadHint, Rows } from '../core/store.ts'
import type { Route } from './routes.ts'
import type { Caller } from './verify.ts'

/** What of a call's transport its carrying out needs. */
interface Sent {
  /** See `requestHash`; empty without an idempotency key. */
  hash: string
  address: string | undefined
  signature: string
  /** When it was signed, epoch milliseconds. */
  date: number
  /** Which call the log names, and whose end ends what is fetched for it; absent where neither can be. */
  request?: Request
}

/** A read leaves nothing behind that would have to say how it came. */
export const UNSENT: Sent = {
  hash: '',
  address: undefined,
  signature: '',
  date: 0,
}

export type { Ran } from './once.ts'

/**
 * Carries a call out in one transaction; a POST under an idempotency key only the first time (interface, section 1). What `first`
 * answers to a read stands for the answer.
 */
export async function run<Key>(
  host: Host<Key>,
  route: Route,
  caller: Caller,
  parsed: Parsed,
  { hash, address, signature, date, request }: Sent = UNSENT,
  first?: (rows: Rows) => Promise<Ran | undefined>,
): Promise<Ran> {
  const { row, operation } = route
  const isRead = (row.right === 'read' && !row.passing) || row.method === 'GET'
  const found = await fetchFirst(host, row, caller, parsed, request)
  let afterwards: (() => void | Promise<void>)[] = []
  const carryOut = async (rows: Rows): Promise<Ran> => {
    // A transaction that was given up and begun anew has nothing left to do.
    afterwards = []
    const fetched = found?.file
    const context = contextOf(host, rows, caller, parsed, fetched, isRead ? undefined : (work) => afterwards.push(work))
    const outcome = await operation(parsed.input, context, parsed.page)
    return row.list
      ? await list(row, outcome as Found<unknown>, parsed)
      : {
          status: row.status,
          text: hasLongList(outcome) ? await textInTurns(outcome) : JSON.stringify(outcome),
          id: idOf(outcome),
        }
  }
  if (isRead)
    return host.store.read(caller.organizationId, async (rows) => (await first?.(rows)) ?? carryOut(rows), {
      ...readKind(route, parsed),
      asksOnce: !first,
    })
  const key = parsed.idempotencyKey
  const fresh =
    row.method === 'POST' ? (rows: Rows) => notReplayed(host, rows, { signature, date, carryOut }) : carryOut
  // The key is asked first: whoever tries again under one gets the first answer, also with the very same signature.
  const once = key === undefined ? fresh : (rows: Rows) => onlyOnce(host, row, rows, { key, hash, carryOut: fresh })
  const { accessKeyId, personId } = caller
  const author = { operation: route.name, key: accessKeyId, person: personId, address, call: host.newId() }
  const ran = await host.store.write(caller.organizationId, once, author).catch(async (error: unknown) => {
    // What became of a transaction may be unknown: then the bytes stay for its record, or for who clears them away.
    if (found && error instanceof Failure) await inPeace(host, found.letGo, request)
    throw error
  })
  // The answer to an earlier call of the same kind has no use for what was fetched again.
  if (found && ran.id !== found.file.id) await inPeace(host, found.letGo, request)
  for (const work of afterwards) await inPeace(host, work, request)
  return ran
}

/** From so many rows an answer on, a list is wide. */
const WIDE = 100

/** Reads with the same parameters are alike; a list is wide where it may answer much, or search all that there is. */
function readKind({ name, row }: Route, { input, page }: Parsed): Pick<ReadHint, 'kind' | 'isWide'> {
  const given = Object.entries(input.query).filter(([, value]) => value !== undefined)
  const names = given.map(([parameter]) => parameter).filter((parameter) => parameter !== 'page')
  const isLong = page.limit === null || page.limit > WIDE
  return {
    kind: [name, ...names.toSorted()].join(' '),
    isWide: row.list !== undefined && (isLong || names.includes('search')),
  }
}

/** What is left to do once the answer stands: its trouble is the operator's, no longer the caller's. */
async function inPeace<Key>(
  host: Host<Key>,
  work: () => void | Promise<void>,
  call: Request | undefined,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    host.log.error('left undone after an answer', { cause: String(error) }, call)
  }
}

const idOf = (outcome: unknown): string | undefined =>
  typeof outcome === 'object' && outcome !== null && 'id' in outcome && typeof outcome.id === 'string'
    ? outcome.id
    : undefined

/** Items that are written in one go, which saves up to half: as many as even the largest hold nobody up, and more of small ones. */
const TOGETHER = 4
const SMALL_TOGETHER = 16
/** Characters of an item that is small, on average of those before. */
const SMALL = 2000

/**
 * Adds the items as JSON, as `JSON.stringify` writes them, to the parts of a text; a long list never holds up other calls. The parts are
 * joined once, at the end: each time copies all of them in one go.
 */
async function addList(parts: string[], items: readonly unknown[]): Promise<void> {
  let length = 0
  let together = TOGETHER
  parts.push('[')
  for (let at = 0; at < items.length;) {
    const some = items.slice(at, at + together)
    const first = parts.length
    if (at > 0) parts.push(',')
    // Nearly all are written at once: none of them waits for the next task.
    if (some.some(hasLongList)) await addEach(parts, some)
    else parts.push(JSON.stringify(some).slice(1, -1))
    at += some.length
    const added = parts.slice(first).reduce((sum, part) => sum + part.length, 0)
    together = added < SMALL * some.length ? SMALL_TOGETHER : TOGETHER
    length += added
    if (length < AT_ONCE) continue
    length = 0
    await turn()
  }
  parts.push(']')
}

/** Adds items of which some have long lists, without the brackets around them. */
async function addEach(parts: string[], items: readonly unknown[]): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at > 0) parts.push(',')
    if (hasLongList(item)) await addLong(parts, item)
    else parts.push(JSON.stringify(item))
  }
}

/** Entries of a list within a resource from which on they are written as a list of resources is. */
const MANY = 100

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length >= MANY

function hasLongList(outcome: unknown): outcome is object {
  if (typeof outcome !== 'object' || outcome === null) return false
  for (const name in outcome) if (isLong((outcome as Record<string, unknown>)[name])) return true
  return false
}

/** Adds a resource with long lists as JSON, as `JSON.stringify` writes it. */
async function addLong(parts: string[], outcome: object): Promise<void> {
  let separator = '{'
  for (const [name, value] of Object.entries(outcome)) {
    if (value === undefined) continue
    parts.push(`${separator}${JSON.stringify(name)}:`)
    separator = ','
    if (isLong(value)) await addList(parts, value)
    else parts.push(JSON.stringify(value))
  }
  parts.push('}')
}

async function textInTurns(outcome: object): Promise<string> {
  const parts: string[] = []
  await addLong(parts, outcome)
  return parts.join('')
}

async function list(row: Row, { items, total: found }: Found<unknown>, { page: it }: Parsed): Promise<Ran> {
  const { page, limit, countTo } = it
  const bound = countTo === undefined ? found : countedUpTo(countTo, (page - 1) * (limit ?? 0), items.length)
  const [total, isMore] = [Math.min(found, bound), found > bound]
  const parts: string[] = []
  if (row.list?.shape === 'array') {
    await addList(parts, items)
    return { status: row.status, text: parts.join(''), total, isMore }
  }
  const pages = limit === null ? 1 : Math.ceil(total / limit)
  const facts = JSON.stringify({ total, page, limit: limit ?? total, pages })
  parts.push('{"items":')
  await addList(parts, items)
  parts.push(`,${facts.slice(1)}`)
  return { status: row.status, text: parts.join(''), isMore }
}

type HostContext = Omit<Context, 'rows' | 'credentials' | 'ifVersion' | 'fetched' | keyof Caller>

/** What every call of a host may ask in the same way. */
const hostContexts = new WeakMap<object, HostContext>()

function hostContextOf<Key>(host: Host<Key>): HostContext {
  const known = hostContexts.get(host)
  if (known) return known
  const made: HostContext = {
    now: () => host.now(),
    newId: () => host.newId(),
    randomText: (length, alphabet) => host.randomText(length, alphabet),
    sha256Hex: (text) => host.digest.sha256Hex(text),
    externals: host.externals,
    vault: host.vault,
    keeping: host.keeping,
    feedPath: host.feedPath,
    bytes: host.bytes,
  }
  hostContexts.set(host, made)
  return made
}

/** What a call may ask; one that writes does `afterwards` what cannot be undone. */
function contextOf<Key>(
  host: Host<Key>,
  rows: Rows,
  caller: Caller,
  { ifVersion }: Parsed,
  fetched: Context['fetched'],
  afterwards: ((work: () => void | Promise<void>) => void) | undefined,
): Context {
  const shared = hostContextOf(host)
  const { bytes } = shared
  return {
    ...shared,
    ...caller,
    rows,
    get credentials() {
      return rows.credentials
    },
    ifVersion,
    fetched,
    bytes: bytes && afterwards ? onceThrough(bytes, afterwards) : bytes,
  }
}

/** Bytes of which nothing is let go before the transaction is through. */
const onceThrough = (bytes: MediaBytes, afterwards: (work: () => void | Promise<void>) => void): MediaBytes => ({
  limits: bytes.limits,
  uploadUrl: (medium, accessKeyId) => bytes.uploadUrl(medium, accessKeyId),
  readUrl: (medium, generation) => bytes.readUrl(medium, generation),
  keptUrl: (medium, name, generation) => bytes.keptUrl(medium, name, generation),
  release: (medium, names) => afterwards(() => bytes.release(medium, names)),
  abandon: (medium) => afterwards(() => bytes.abandon(medium)),
  discard: (medium) => afterwards(() => bytes.discard(medium)),
})

/** SHA-256 of what a call asks for: method, path and body. */
export async function requestHash<Key>(
  host: Host<Key>,
  request: Request,
  body: Uint8Array | undefined,
): Promise<string> {
  const head = new TextEncoder().encode(`${request.method}\n${new URL(request.url).pathname}\n`)
  const whole = new Uint8Array(head.length + (body?.length ?? 0))
  whole.set(head)
  if (body) whole.set(body, head.length)
  return host.digest.sha256Hex(whole)
}
