import { useEffect } from 'react'
import { keptHere } from '../../ui/local-storage.ts'

/** Days of the week as `weekday` tells them (`api/time/week.ts`): 0 is Monday. */
type Weekdays = readonly number[]

const NONE: Weekdays = []

function readDays(stored: string | null): Weekdays {
  try {
    const days: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(days) ? days.filter((day) => typeof day === 'number') : NONE
  } catch {
    return NONE
  }
}

const useKept = keptHere('frontdesk-shut-days-', readDays)

/**
 * The days of the week that were narrow when this view was last seen, since nobody ever is there. Until the hours are known they are
 * taken to be so again, and no column moves when those come; `known` are those of what is shown, and kept for the next time.
 */
export function useShutDays(view: 'week' | 'month', known: Weekdays | undefined): Weekdays {
  const [kept, change] = useKept(view)
  const isNews = known !== undefined && known.join() !== kept.join()
  // What is kept is outside of React.
  useEffect(() => {
    if (isNews) change(() => known)
  })
  return known ?? kept
}
