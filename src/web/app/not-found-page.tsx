import { useLingui } from '@lingui/react'
import { paths } from '../paths/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** What an address shows that leads nowhere. */
export default function NotFoundPage() {
  const { i18n } = useLingui()
  return (
    <>
      <PageHeader title={i18n._('Page not found')} />
      <EmptyState
        icon="search"
        title={i18n._('Nothing at this address')}
        description={i18n._('The link may be old or mistyped, or the record may have been deleted.')}
        action={
          <ButtonLink kind="primary" to={paths.home()}>
            {i18n._('Go to today')}
          </ButtonLink>
        }
      />
    </>
  )
}
