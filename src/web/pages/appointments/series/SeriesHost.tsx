import { lazy, Suspense, useSyncExternalStore } from 'react'
import { withMessages } from '../../../i18n/catalogue.ts'
import { askedSeries, subscribeSeries } from './asked.ts'

const SeriesDialog = lazy(withMessages(['series', 'booking', 'desk'], () => import('./SeriesDialog.tsx')))
const ExtendDialog = lazy(withMessages(['series', 'desk', 'forms'], () => import('./ExtendDialog.tsx')))

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
