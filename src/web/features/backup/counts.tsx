import { useLingui } from '@lingui/react'
import { BACKED_UP, type BackedUp } from '#api/contract/backup-limits.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { BACKED_UP_WORDS } from './words.ts'

/** How many records of each kind there are, and in all; null where nobody says. */
export function Counts({ counts, label }: { counts: Partial<Record<BackedUp, number | null>>; label: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const known = BACKED_UP.filter((it) => counts[it] !== undefined)
  const sum = known.reduce((all, it) => all + (counts[it] ?? 0), 0)
  return (
    <dl aria-label={label}>
      {known.map((it) => {
        const count = counts[it]
        return (
          <div key={it}>
            <dt>{i18n._(BACKED_UP_WORDS[it])}</dt>
            <dd>{typeof count === 'number' ? format.number(count) : i18n._('Not counted')}</dd>
          </div>
        )
      })}
      <div className="sum">
        <dt>{i18n._('Records')}</dt>
        <dd>{format.number(sum)}</dd>
      </div>
    </dl>
  )
}
