import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { convertRow, type ReadyRow, type RowReading, type RefusedRow } from './convert.ts'
import { inSteps } from './in-steps.ts'
import type { TableRow } from './reading/table.ts'

/** Rows of a file, judged by what the page itself can know. */
export interface PreparedRows {
  /** In the order of their starts, so that rows that overlap are tried together. */
  ready: readonly ReadyRow[]
  refused: readonly RefusedRow[]
}

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
  const convert = (row: TableRow): void => {
    const made = convertRow(row, whole)
    if ('body' in made) ready.push(made)
    else refused.push(made)
  }
  await inSteps(rows, convert, signal)
  ready.sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : a.line - b.line))
  return { ready, refused }
}
