import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Service } from '#api/contract/services.ts'
import { useApi } from '../../../client/api-context.ts'
import type { OwnAction } from '../../../fields/list/record-actions.ts'
import { useChangeAction } from '../../../commands/conflict-resolution/use-change-action.ts'
import type { useResolutionPlan } from '../../../commands/conflict-resolution/use-resolution-plan.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useAsked } from '../../../ui/use-asked.tsx'

const EditMany = lazySection(withMessages(() => import('./edit-many.tsx')))

/** The action that changes many services alike, always behind the plan of what that would strand, and its open question. */
export function useChangeMany({ runAll }: Pick<ReturnType<typeof useResolutionPlan>, 'runAll'>): {
  action: OwnAction<Service>
  question: ReactNode
} {
  const { i18n } = useLingui()
  const api = useApi()
  const { ask, question } = useAsked(EditMany)
  const change = async (records: readonly Service[]): Promise<boolean> => {
    const values = await ask({ count: records.length })
    if (values === null) return false
    const { plannedChanges } = await import('./planned-changes.ts')
    const { change: planned, writes } = await plannedChanges(api, records, values)
    if (writes.length === 0) {
      showToast({ text: i18n._('All of them are like that already.') })
      return false
    }
    const count = writes.length
    return runAll({
      name: i18n._('{count, plural, one {Change # service} other {Change # services}}', { count }),
      change: planned,
      writes: () => writes,
    })
  }
  return { action: useChangeAction(change), question }
}
