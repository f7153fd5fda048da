import { useLingui } from '@lingui/react'
import { useDiscovery } from '../../client/use-operation.ts'
import { useCalendars } from '../../fields/references.ts'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { PeopleForm } from './people-form.tsx'

/** Several people or resources at once, from a pasted list, with the hours and services of one who is there. */
export default function PeoplePage() {
  const { i18n } = useLingui()
  const discovery = useDiscovery()
  const calendars = useCalendars()
  const parent = { label: i18n._('Team & resources'), to: paths.calendars.list() }
  const title = i18n._('Add several people')
  if (discovery === undefined || (!calendars.items && !calendars.failed)) return <FormSkeleton />
  return (
    <>
      <PageHeader
        title={title}
        parent={parent}
        description={i18n._('Paste a list: one name per line, with an email beside it if you like.')}
      />
      {discovery?.extensions.includes('calendars') ? (
        <PeopleForm />
      ) : (
        <EmptyState
          icon="lock"
          title={i18n._('Team & resources are managed elsewhere')}
          action={<ButtonLink to={parent.to}>{parent.label}</ButtonLink>}
        />
      )}
    </>
  )
}
