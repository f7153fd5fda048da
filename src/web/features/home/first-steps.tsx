import { useLingui } from '@lingui/react'
import { useExtension } from '../../client/use-operation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { paths } from '../../paths/paths.ts'

/** What an organization sees that has no calendar yet: the way to its first appointment. */
export function FirstSteps() {
  const { i18n } = useLingui()
  const canMake = useExtension('calendars')
  return (
    <EmptyState
      icon="calendar"
      title={i18n._('Welcome: three steps to your first appointment')}
      description={i18n._('Add a person or room, set weekly hours, then add a service they offer.')}
      action={
        <>
          {canMake && (
            <ButtonLink kind="primary" icon="plus" to={paths.calendars.create()}>
              {i18n._('New person or resource')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.weeklySchedules.create()}>{i18n._('New weekly schedule')}</ButtonLink>
          <ButtonLink to={paths.services.create()}>{i18n._('New service')}</ButtonLink>
        </>
      }
    />
  )
}
