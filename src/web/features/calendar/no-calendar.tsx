import { useLingui } from '@lingui/react'
import { useExtension } from '../../client/use-operation.ts'
import { useRights } from '../../client/use-caller.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { paths } from '../../paths/paths.ts'

/** What stands in the place of the calendar while there is none to show, with the way to the first. */
export function NoCalendar() {
  const { i18n } = useLingui()
  const rights = useRights()
  // Calendars are administered where the deployment lets them be, by administrators (interface, rights).
  const may = useExtension('calendars') && rights !== undefined && (rights?.includes('administer') ?? true)
  return (
    <EmptyState
      icon="people"
      title={i18n._('No team or resources yet')}
      description={
        may
          ? i18n._('Appointments need a person or room. Add one first.')
          : i18n._('Appointments need a person or room. An administrator adds the first.')
      }
      action={
        may && (
          <ButtonLink kind="primary" icon="plus" to={paths.calendars.create()}>
            {i18n._('Add person or resource')}
          </ButtonLink>
        )
      }
    />
  )
}
