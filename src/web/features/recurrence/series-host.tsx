import { Suspense, useSyncExternalStore } from 'react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { askedSeries, subscribeSeries } from '../../commands/appointments/series/scope-request.ts'

const SeriesDialog = lazySection(withMessages(() => import('./series-dialog.tsx')))
const ExtendDialog = lazySection(withMessages(() => import('./extend-dialog.tsx')))

/** Shows the question that is asked about a series. */
export function SeriesHost() {
  const asked = useSyncExternalStore(subscribeSeries, askedSeries)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      {asked.work.kind === 'extend' ? <ExtendDialog asked={asked} /> : <SeriesDialog asked={asked} />}
    </Suspense>
  )
}
