import type { Row } from '../contract/operation.ts'
import type { Context } from '../core/context.ts'
import { Failure } from '../core/failure.ts'
import { turn } from '../core/turn.ts'
import type { Host } from './host.ts'
import type { Parsed } from './parse.ts'
import type { Found, Json, Rows } from '../core/store.ts'
import type { Route } from './routes.ts'
import type { Caller } from './verify.ts'

/** An answer before it becomes a Response: its text, and for lists how many there are in all. */
export interface Ran {
  status: number
  text: string
  total?: number
}

const DAY = 24 * 60 * 60_000

/** Carries a call out in one transaction; a POST under an idempotency key only the first time (interface, section 1). */
export async function run<Key>(
  host: Host<Key>,
  route: Route,
  caller: Caller,
  parsed: Parsed,
  { hash, address }: { hash: string; address: string | undefined },
): Promise<Ran> {
  const { row, operation } = route
  let afterwards: (() => void | Promise<void>)[] = []
  const carryOut = async (rows: Rows): Promise<Ran> => {
    // A transaction that was given up and begun anew has nothing left to do.
    afterwards = []
    const context = contextOf(host, rows, caller, parsed, (work) => void afterwards.push(work))
    const outcome = await operation(parsed.input, context, parsed.page)
    return row.list
      ? await list(row, outcome as Found<unknown>, parsed)
      : { status: row.status, text: JSON.stringify(outcome) }
  }
  if (row.right === 'read' || row.method === 'GET') return host.store.read(caller.organizationId, carryOut)
  const key = parsed.idempotencyKey
  const once = key === undefined ? carryOut : (rows: Rows) => onlyOnce(host, row, rows, { key, hash, carryOut })
  const { accessKeyId, personId } = caller
  const author = { operation: route.name, key: accessKeyId, person: personId, address, call: host.newId() }
  const ran = await host.store.write(caller.organizationId, once, author)
  for (const work of afterwards) await inPeace(host, work)
  return ran
}

/** What is left to do once the answer stands: its trouble is the operator's, no longer the caller's. */
async function inPeace<Key>(host: Host<Key>, work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    host.log.error('left undone after an answer', { cause: String(error) })
  }
}

interface Keyed {
  key: string
  hash: string
  carryOut: (rows: Rows) => Promise<Ran>
}

async function onlyOnce<Key>(host: Host<Key>, row: Row, rows: Rows, { key, hash, carryOut }: Keyed): Promise<Ran> {
  const now = host.now()
  const first = await rows.recall(key, now)
  if (first) {
    if (first.requestHash !== hash) {
      const message = 'was used for another call before'
      throw new Failure('unprocessable', `The idempotency key ${message}.`, [{ field: 'idempotency-key', message }])
    }
    return { status: first.status, text: await openText(host, row, asText(first.answer)) }
  }
  const ran = await carryOut(rows)
  const { id } = JSON.parse(ran.text) as { id?: string }
  await rows.remember({
    key,
    requestHash: hash,
    status: ran.status,
    // Kept as text, so that the same answer comes back to the byte.
    answer: await sealText(host, row, ran.text),
    resourceId: id ?? null,
    expiresAt: now + DAY,
  })
  return ran
}

const asText = (answer: Json): string => (typeof answer === 'string' ? answer : JSON.stringify(answer))

/** An answer that shows a secret is remembered under the same seal as the secret itself. */
const sealText = async <Key>(host: Host<Key>, row: Row, text: string): Promise<string> =>
  row.secretAnswer ? host.vault.seal(text) : text
const openText = async <Key>(host: Host<Key>, row: Row, text: string): Promise<string> =>
  row.secretAnswer ? host.vault.open(text) : text

/** Characters of a list that are written at once: then other calls have their turn. */
const WRITTEN_AT_ONCE = 1024 * 1024

/** The items as JSON, as `JSON.stringify` writes them; a long list never holds up other calls. */
async function textOf(items: readonly unknown[]): Promise<string> {
  const parts: string[] = []
  let length = 0
  for (const item of items) {
    const part = JSON.stringify(item)
    parts.push(part)
    length += part.length
    if (length < WRITTEN_AT_ONCE) continue
    length = 0
    await turn()
  }
  return `[${parts.join(',')}]`
}

async function list(row: Row, { items, total }: Found<unknown>, { page: { page, limit } }: Parsed): Promise<Ran> {
  const text = await textOf(items)
  if (row.list?.shape === 'array') return { status: row.status, text, total }
  const pages = limit === null ? 1 : Math.ceil(total / limit)
  const facts = JSON.stringify({ total, page, limit: limit ?? total, pages })
  return { status: row.status, text: `{"items":${text},${facts.slice(1)}` }
}

function contextOf<Key>(
  host: Host<Key>,
  rows: Rows,
  caller: Caller,
  parsed: Parsed,
  afterwards: (work: () => void | Promise<void>) => void,
): Context {
  const { bytes } = host
  return {
    rows,
    credentials: rows.credentials,
    ...caller,
    now: () => host.now(),
    newId: () => host.newId(),
    randomText: (length, alphabet) => host.randomText(length, alphabet),
    ifVersion: parsed.ifVersion,
    externals: host.externals,
    vault: host.vault,
    bytes: bytes && {
      limits: bytes.limits,
      uploadUrl: (medium) => bytes.uploadUrl(medium),
      readUrl: (medium, generation) => bytes.readUrl(medium, generation),
      abandon: (medium) => afterwards(() => bytes.abandon(medium)),
      discard: (medium) => afterwards(() => bytes.discard(medium)),
    },
  }
}

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
