import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { useApi } from '../../../client/api-context.ts'
import { useChangeAction } from '../../../commands/conflict-resolution/use-change-action.ts'
import type { useResolutionPlan } from '../../../commands/conflict-resolution/use-resolution-plan.tsx'
import type { OwnAction } from '../../../fields/list/record-actions.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useAsked } from '../../../ui/use-asked.tsx'

const EditCalendars = lazySection(withMessages(() => import('./edit-calendars.tsx')))

/** The action that changes many calendars alike, always behind the plan of what that would strand, and its open question. */
export function useChangeCalendars({ runAll }: Pick<ReturnType<typeof useResolutionPlan>, 'runAll'>): {
  action: OwnAction<Calendar>
  question: ReactNode
} {
  const { i18n } = useLingui()
  const api = useApi()
  const { ask, question } = useAsked(EditCalendars)
  const change = async (calendars: readonly Calendar[]): Promise<boolean> => {
    const values = await ask({ calendars })
    if (values === null) return false
    const { plannedCalendars } = await import('./planned-calendars.ts')
    const { count, change: planned, writes } = await plannedCalendars(api, calendars, values)
    if (count === 0) {
      showToast({ text: i18n._('All of them are like that already.') })
      return false
    }
    return runAll({
      name: i18n._('{count, plural, one {Change # calendar} other {Change # calendars}}', { count }),
      change: planned,
      writes,
    })
  }
  return { action: useChangeAction(change), question }
}
