import { useLingui } from '@lingui/react'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** To the week of one calendar, which is what its record is looked up for most. */
export function WeekLink({ id }: { id: string }) {
  const { i18n } = useLingui()
  return (
    <ButtonLink folds icon="calendar" to={paths.appointments.calendar({ view: 'week', calendars: id })}>
      {i18n._('Week')}
    </ButtonLink>
  )
}
