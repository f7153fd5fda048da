import { useLingui } from '@lingui/react'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Calendar } from '#api/contract/calendars.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { paths } from '../../paths/paths.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'

const FeedsPanel = lazySection(withMessages(() => import('./feeds-panel.tsx')))

/** What the menu of a stored calendar leads to, and the panel of its feeds, which stands beside the page. */
export function useCalendarMenu(calendar: Calendar | null): { actions: readonly RowAction[]; panel: ReactNode } {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const hasFeeds = useExtension('feeds')
  const disabledReason = useRefusal('export')
  const [isOpen, setIsOpen] = useState(false)
  if (!calendar) return { actions: [], panel: null }
  const { id } = calendar
  const go = (to: string) => () => void navigate(to)
  return {
    actions: [
      { label: i18n._('Weekly schedules'), icon: 'week', onAct: go(paths.weeklySchedules.list({ calendarId: id })) },
      { label: i18n._('Services'), icon: 'service', onAct: go(paths.services.list({ calendarId: id })) },
      ...(hasFeeds
        ? [{ label: i18n._('Subscribe'), icon: 'link' as const, disabledReason, onAct: () => setIsOpen(true) }]
        : []),
    ],
    panel: isOpen && (
      <Suspense fallback={null}>
        <FeedsPanel calendar={calendar} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  }
}
