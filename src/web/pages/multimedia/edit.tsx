import { useLingui } from '@lingui/react'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/Skeletons.tsx'

/** Holds the address of the page until it is built. */
export default function Page() {
  const { i18n } = useLingui()
  return (
    <>
      <PageHeader title={i18n._('Media')} />
      <PageSkeleton />
    </>
  )
}
