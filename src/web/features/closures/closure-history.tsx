import { useLingui } from '@lingui/react'
import type { Closure } from '#api/contract/closures.ts'
import HistoryPanel from '../../fields/history/history-panel.tsx'
import type { HistoryStep } from '../../fields/history/steps.ts'
import { useClosureLabels } from '../../fields/labels/closures.ts'
import { type Difference, differencesOf } from '../../fields/record/merge.ts'
import { useCalendars } from '../../fields/references.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { type ClosureBody, closureBody } from './closure-values.ts'
import { closureDays, closureExtent, closureHours, closureKind } from './closure-words.ts'

interface ClosureHistoryProps {
  closure: Closure
  /** Where its days are counted from, `YYYY-MM-DD`. */
  today: string
  /** Writes the closure as it was; answers whether it was saved. */
  save: (body: ClosureBody) => Promise<boolean>
  onClose: () => void
}

const valueIn = (body: ClosureBody, name: string): unknown => Object.entries(body).find(([it]) => it === name)?.[1]

/** Who changed a closure and when, and the way back to a version by a write that shows first whom it would strand. */
export default function ClosureHistory({ closure, today, save, onClose }: ClosureHistoryProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const labels = useClosureLabels()
  const { byId } = useCalendars()
  const refusal = useRefusal('write')

  const standing = (fields: HistoryStep['after']) => closureBody({ ...closure, ...fields })
  const differences = ({ before, after }: HistoryStep): Difference[] => {
    const [was, is] = [standing(before), standing(after)]
    // A rule is said as one, whichever part of it changed.
    return differencesOf(was, was, is).flatMap(({ path: [name = ''] }, at, all) =>
      all.findIndex(({ path }) => path[0] === name) < at
        ? []
        : [
            {
              path: [name],
              base: valueIn(was, name),
              mine: valueIn(was, name),
              theirs: valueIn(is, name),
              by: 'theirs',
            },
          ],
    )
  }
  const words = (field: string, value: unknown): string | undefined => {
    // What was said of a closure says it again in the words of the list.
    const as = (fields: object) => ({ ...closure, ...fields }) as Closure
    if (field === 'dates' || field === 'rule') {
      if (value === null) return i18n._('None')
      const shown = as({ dates: null, rule: null, [field]: value })
      return `${closureDays(format, shown, today)}, ${closureExtent(i18n, format, shown)}`
    }
    if (field === 'kind') return i18n._(closureKind(as({ kind: value, ranges: [] })))
    if (field === 'ranges') return closureHours(i18n, format, as({ ranges: value }))
    if (field !== 'calendarIds' || !Array.isArray(value)) return undefined
    return value.length === 0
      ? i18n._('Whole house')
      : format.list(value.map((id: string) => byId.get(id)?.name ?? i18n._('Unknown')))
  }
  return (
    <HistoryPanel
      subject={{ resource: 'closures', id: closure.id }}
      version={closure.version}
      name={closure.reason}
      labels={labels}
      words={words}
      differencesOf={differences}
      refused={refusal}
      restore={({ after }) => save(standing(after))}
      onClose={onClose}
    />
  )
}
