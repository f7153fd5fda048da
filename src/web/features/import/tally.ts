import type { I18n } from '@lingui/core'
import type { ReadyRow, RowChange } from './convert.ts'
import type { RowVerdicts } from './use-judged.ts'
import { judgedWords, reasonOf, refusedWords } from './words.ts'

/** A row that is not imported, and why, in words. */
export interface Reject {
  line: number
  reason: string
}

/** The verdicts about a file in numbers, by reason. */
export interface Tally {
  ready: number
  changed: number
  known: number
  rejected: number
  changes: ReadonlyMap<RowChange, number>
  /** The most frequent first. */
  reasons: readonly (readonly [reason: string, count: number])[]
  rejects: readonly Reject[]
  /** What an import would send. */
  sent: readonly ReadyRow[]
}

/** Counts the verdicts; where the service has not judged, what the page itself found good is sent. */
export function tallyOf(i18n: I18n, { prepared, judged }: RowVerdicts, canTry: boolean): Tally {
  const sent = canTry
    ? judged.filter(({ result }) => result.status === 'created').map(({ row }) => row)
    : (prepared?.ready ?? [])
  const changes = new Map<RowChange, number>()
  for (const { changes: made } of sent) for (const change of made) changes.set(change, (changes.get(change) ?? 0) + 1)
  const changed = sent.filter((row) => row.changes.length > 0).length
  const reasons = new Map<string, number>()
  const rejects: Reject[] = []
  const reject = (line: number, reason: string, group: string): void => {
    rejects.push({ line, reason })
    reasons.set(group, (reasons.get(group) ?? 0) + 1)
  }
  for (const row of prepared?.refused ?? []) {
    const words = refusedWords(i18n, row)
    reject(row.line, words, words)
  }
  for (const it of judged) {
    const { status } = it.result
    if (status === 'refused') reject(it.row.line, judgedWords(i18n, it), reasonOf(i18n, it))
    if (status === 'gone') {
      const words = i18n._('Imported before and deleted since')
      reject(it.row.line, words, words)
    }
  }
  return {
    ready: sent.length - changed,
    changed,
    known: judged.filter(({ result }) => result.status === 'known').length,
    rejected: rejects.length,
    changes,
    reasons: [...reasons].toSorted(([, a], [, b]) => b - a),
    rejects: rejects.toSorted((a, b) => a.line - b.line),
    sent,
  }
}
