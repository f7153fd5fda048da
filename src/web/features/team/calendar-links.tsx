import { useLingui } from '@lingui/react'
import { ButtonLink } from '../../ui/button.tsx'
import { paths } from '../../paths/paths.ts'

/** From a calendar to what hangs on it. */
export function CalendarLinks({ id }: { id: string }) {
  const { i18n } = useLingui()
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
    </>
  )
}
