import { useMemo, useState } from 'react'
import { hoursOf } from '../../commands/appointments/view/columns.ts'
import type { TimeGridColumn } from '../../ui/calendar/index.ts'

/**
 * The hours that the columns show. Appointments can come before the hours of their calendars: what was drawn above them until
 * those are known stays, also if nobody works then, since every card would move up by as much.
 */
export function useSteadyHours(
  columns: readonly TimeGridColumn[],
  hasCards: boolean,
): { dayStart: number; dayEnd: number } {
  const { dayStart, dayEnd } = useMemo(() => hoursOf(columns), [columns])
  const of = columns.map(({ id }) => id).join(' ')
  const [drawn, setDrawn] = useState({ of: '', dayStart })
  const isHeld = drawn.of === of
  if (hasCards && (!isHeld || dayStart < drawn.dayStart)) setDrawn({ of, dayStart })
  return { dayStart: isHeld ? Math.min(drawn.dayStart, dayStart) : dayStart, dayEnd }
}
