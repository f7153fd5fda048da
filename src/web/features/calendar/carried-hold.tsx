import { bookedTime } from '../../live/presence/booked-time.ts'
import { useAnnounce } from '../../live/presence/use-announce.ts'
import { type Readable, useStore } from '../../store/store.ts'
import type { TimeGridTarget } from '../../ui/calendar/index.ts'

/** Tells others the place over which an appointment is being carried, once it stays there. */
export function CarriedHold({ carried }: { carried: Readable<TimeGridTarget | undefined> }) {
  const place = useStore(carried)
  useAnnounce(place && bookedTime([place.column.resourceId], place.start, place.end))
  return null
}
