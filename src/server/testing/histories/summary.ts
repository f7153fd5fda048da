import type { History } from './history.ts'

/** How much happened in a history, in one line. */
export function summaryOf({ tries, looks, changes, told }: History): string {
  const count = (outcome: string): number => tries.filter((it) => it.outcome === outcome).length
  const outcomes = ['done', 'taken', 'stale', 'refused', 'unknown'].map((it) => `${count(it)} ${it}`).join(', ')
  const reasons = (outcome: string): string => {
    const all = tries.flatMap((it) => (it.outcome === outcome ? [reasonOf(it.why)] : []))
    return [...new Set(all)].map((reason) => `${reason} × ${all.filter((it) => it === reason).length}`).join(', ')
  }
  return (
    `${tries.length} tries (${outcomes}; refused: ${reasons('refused')}; unknown: ${reasons('unknown')}), ` +
    `${looks.length} looks, ${changes.length} changes, ${told.length} told`
  )
}

/** A status, or why there is none. */
const reasonOf = (why = ''): string => /^\d{3}/.exec(why)?.[0] ?? (why.includes('Timeout') ? 'no answer' : 'no line')
