import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { convertRow, type ReadyRow, type RowReading, type RefusedRow } from './convert.ts'
import type { TableRow } from './reading/table.ts'

/** Rows of a file, judged by what the page itself can know. */
export interface PreparedRows {
  /** In the order of their starts, so that rows that overlap are tried together. */
  ready: readonly ReadyRow[]
  refused: readonly RefusedRow[]
}

/** Milliseconds of work between two breaths of the page. */
const AT_ONCE = 12

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const startOf = ({ body }: ReadyRow): string => (typeof body['startDate'] === 'string' ? body['startDate'] : '')

/** Reads every row, in steps so short that the page stays alive; stops where the signal says so. */
export async function prepareRows(
  rows: readonly TableRow[],
  reading: Omit<RowReading, 'hash' | 'phone'>,
  country: string | null,
  signal: AbortSignal,
): Promise<PreparedRows> {
  const { phoneWriter } = await import('./phones.ts')
  const whole: RowReading = {
    ...reading,
    phone: phoneWriter(country),
    hash: (text) => bytesToHex(sha256(new TextEncoder().encode(text))),
  }
  const ready: ReadyRow[] = []
  const refused: RefusedRow[] = []
  let began = performance.now()
  for (const row of rows) {
    const made = convertRow(row, whole)
    if ('body' in made) ready.push(made)
    else refused.push(made)
    if (performance.now() - began < AT_ONCE) continue
    // oxlint-disable-next-line no-await-in-loop -- One step after the other is the point.
    await breathe()
    signal.throwIfAborted()
    began = performance.now()
  }
  signal.throwIfAborted()
  ready.sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : a.line - b.line))
  return { ready, refused }
}
