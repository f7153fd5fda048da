import { useEffect } from 'react'
import { keptHere } from '../../ui/local-storage.ts'

/** Days of the week as `weekday` tells them (`api/time/week.ts`): 0 is Monday. */
type Weekdays = readonly number[]

/** What is likely of a view that was never seen: one person has both days of the weekend free, of a whole house somebody comes on Saturday. */
const LIKELY = { week: [5, 6], month: [6] } as const satisfies Record<string, Weekdays>

function readDays(stored: string | null): Weekdays | undefined {
  try {
    const days: unknown = JSON.parse(stored ?? 'null')
    return Array.isArray(days) ? days.filter((day) => typeof day === 'number') : undefined
  } catch {
    return undefined
  }
}

const useKept = keptHere('frontdesk-shut-days-', readDays)

/**
 * The days of the week that were narrow when this view was last seen, since nobody ever is there. Until the hours are known they are
 * taken to be so again, or at first as in most houses, and no column moves when those come; `known` are those of what is shown, and
 * kept for the next time.
 */
export function useShutDays(view: keyof typeof LIKELY, known: Weekdays | undefined): Weekdays {
  const [kept, change] = useKept(view)
  const isNews = known !== undefined && known.join() !== kept?.join()
  // What is kept is outside of React.
  useEffect(() => {
    if (isNews) change(() => known)
  })
  return known ?? kept ?? LIKELY[view]
}
