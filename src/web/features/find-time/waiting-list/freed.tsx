import { Suspense } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Interval } from '#api/time/interval.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'

// Nobody waits at most desks, and then nothing has to be watched.
const FreedNotice = lazySection(withMessages(() => import('./freed-notice.tsx')))

interface FreedProps {
  /** Who waits; undefined while it is read for the first time. */
  entries: readonly Appointment[] | undefined
  /** Everything that stands in the shown time; undefined while it is read for the first time. */
  appointments: readonly Appointment[] | undefined
  range: Interval
  /** Opens the waiting list at the matches of some entries for the freed time. */
  onMatches: (freed: { matched: readonly string[]; start: string; on: string }) => void
}

/** Tells when time is freed that somebody waits for. */
export function Freed({ entries = [], appointments, range, onMatches }: FreedProps) {
  if (entries.length === 0 || !appointments) return null
  return (
    <Suspense fallback={null}>
      <FreedNotice key={`${range.start} ${range.end}`} {...{ entries, appointments, range, onMatches }} />
    </Suspense>
  )
}
