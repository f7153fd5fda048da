import { useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { isExempt } from '#api/core/rules/overlap.ts'
import type { Interval } from '#api/time/interval.ts'
import { FreedNotice } from './freed-notice.tsx'
import type { FreedView } from './freed-times.ts'

interface FreedProps {
  /** Who waits; undefined while it is read for the first time. */
  entries: readonly Appointment[] | undefined
  /** Everything that stands in the shown time; undefined while it is read for the first time. */
  appointments: readonly Appointment[] | undefined
  range: Interval
  /** Opens the waiting list at the freed time. */
  onMatches: (freed: FreedView) => void
}

/** Whether something that took time stands elsewhere or takes none anymore: else no time has been freed. */
function mayHaveFreed(before: readonly Appointment[], after: readonly Appointment[]): boolean {
  if (before === after) return false
  const known = new Map(after.map((it) => [it.id, it]))
  return before.some((was) => {
    const is = known.get(was.id)
    return (
      !is ||
      isExempt(is, undefined) !== isExempt(was, undefined) ||
      is.startDate !== was.startDate ||
      is.endDate !== was.endDate ||
      is.calendarIds.join() !== was.calendarIds.join()
    )
  })
}

/** Tells when time is freed that somebody waits for, or could come forward to. */
export function Freed({ entries = [], appointments, range, onMatches }: FreedProps) {
  const [first, setFirst] = useState({ range, appointments, isWatched: false })
  const isOther = first.range.start !== range.start || first.range.end !== range.end
  if (isOther || !first.appointments) {
    if (isOther || appointments) setFirst({ range, appointments, isWatched: false })
    return null
  }
  if (!appointments) return null
  // What nobody waits for and nobody changes need not be watched; what was told may have to be taken back.
  if (!first.isWatched) {
    if (entries.length === 0 && !mayHaveFreed(first.appointments, appointments)) return null
    setFirst({ ...first, isWatched: true })
  }
  return (
    <FreedNotice
      key={`${range.start} ${range.end}`}
      {...{ entries, appointments, range, onMatches }}
      first={first.appointments}
    />
  )
}
