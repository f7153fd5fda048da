import type { Row } from '../contract/operation.ts'
import type { FetchedFile } from '../core/context.ts'
import type { Host } from './host.ts'
import type { Parsed } from './parse.ts'
import type { Caller } from './verify.ts'

/** What was fetched for a call, and how it is let go where nothing came of that. */
export interface FetchedFirst {
  file: FetchedFile
  letGo: () => void | Promise<void>
}

/**
 * Fetches the file of another site that a call names, before its transaction begins: nobody waits for a strange site while
 * others wait for the store. A call that was answered before under its idempotency key fetches nothing.
 */
export async function fetchFirst<Key>(
  host: Host<Key>,
  row: Row,
  { organizationId }: Caller,
  { input, idempotencyKey }: Parsed,
  request: Request | undefined,
): Promise<FetchedFirst | undefined> {
  const { bytes } = host
  if (row.fetches === undefined || !bytes?.fetching) return undefined
  if (idempotencyKey !== undefined) {
    const known = await host.store.read(organizationId, (rows) => rows.recall(idempotencyKey, host.now()))
    if (known) return undefined
  }
  const address = String(Reflect.get(input.body as object, row.fetches))
  const medium = { organizationId, id: host.newId() }
  const file = await bytes.fetching.fetch(address, medium, request?.signal ?? new AbortController().signal)
  return { file, letGo: () => bytes.discard(medium) }
}
