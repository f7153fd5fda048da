import { useEffect } from 'react'
import { useWeekSums, type WeekSum } from './use-week-sums.ts'

/** Reads this week of each calendar and hands it to the list, which stands before: neither its code nor its rows wait for that. */
export default function WeekSums({ onRead }: { onRead: (weeks: ReadonlyMap<string, WeekSum>) => void }) {
  const weeks = useWeekSums()
  // The list that shows them is around this, and cannot call a hook that is loaded later.
  useEffect(() => onRead(weeks), [onRead, weeks])
  return null
}
