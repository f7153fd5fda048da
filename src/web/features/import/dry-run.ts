import type { ImportedResource, ImportedResult } from '#api/contract/imports.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/create-api.ts'
import type { ReadyRow } from './convert.ts'
import type { Kind } from './fields.ts'

/** What rows of a kind become. */
export const resourceOf = (kind: Kind): ImportedResource => (kind === 'blocks' ? 'appointments' : kind)

/** Rows that are tried at once. */
const TRIED = 100
/** Rows after which tries keep a pace, so that they leave the key's other calls their share of a minute's. */
const UNPACED = 1000
/** Milliseconds from the beginning of one try to that of the next. */
const PACE = 750

/** A row with what would become of it. */
export interface TriedRow {
  row: ReadyRow
  result: ImportedResult
}

/** What the calls of one import have in common. */
export interface ImportHead {
  import: string
  source: string
  name: string
  resource: ImportedResource
}

/** The body of a call for some rows. */
export const bodyOf = (head: ImportHead, rows: readonly ReadyRow[]) => ({
  ...head,
  rows: rows.map(({ externalId, body }) => ({ externalId, body })),
})

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** Lets the service try rows without keeping any, and tells of each as it comes. */
export async function tryRows(
  api: Api,
  head: ImportHead,
  rows: readonly ReadyRow[],
  tell: (judged: readonly TriedRow[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let from = 0; from < rows.length; from += TRIED) {
    signal.throwIfAborted()
    const some = rows.slice(from, from + TRIED)
    const began = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- The next ones wait for their turn.
    const { results } = await api.call(contract.imports.create, {
      body: { ...bodyOf(head, some), dryRun: true },
      signal,
    })
    tell(some.flatMap((row, at) => (results[at] ? [{ row, result: results[at] }] : [])))
    // oxlint-disable-next-line no-await-in-loop -- As above.
    if (rows.length > UNPACED) await pause(PACE - (performance.now() - began), signal)
  }
}
