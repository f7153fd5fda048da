import { useLingui } from '@lingui/react'
import { Suspense, useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { paths } from '../../paths/paths.ts'

const FeedsPanel = lazySection(withMessages(() => import('./feeds-panel.tsx')))

/** From a calendar to what hangs on it. */
export function CalendarLinks({ calendar }: { calendar: Calendar }) {
  const { id } = calendar
  const { i18n } = useLingui()
  const hasFeeds = useExtension('feeds')
  const refused = useRefusal('export')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ButtonLink folds icon="calendar" to={paths.appointments.calendar({ view: 'week', calendars: id })}>
        {i18n._('Week')}
      </ButtonLink>
      <ButtonLink folds icon="week" to={paths.weeklySchedules.list({ calendarId: id })}>
        {i18n._('Weekly schedules')}
      </ButtonLink>
      <ButtonLink folds icon="service" to={paths.services.list({ calendarId: id })}>
        {i18n._('Services')}
      </ButtonLink>
      {hasFeeds && (
        <Button folds icon="link" refused={refused} onClick={() => setIsOpen(true)}>
          {i18n._('Subscribe')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FeedsPanel calendar={calendar} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
