import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { CalendarPage } from './calendar-page.tsx'

// It only leads on, and the calendar is what loads for most.
const DeepLink = lazySection(withMessages(() => import('./deep-link.tsx')))

/** The calendar; an address that names one appointment leads to it on its day. */
export default function Page() {
  const { id } = useParams()
  if (id === undefined) return <CalendarPage />
  return (
    <Suspense fallback={<PageSkeleton kind="calendar" />}>
      <DeepLink id={id} />
    </Suspense>
  )
}
