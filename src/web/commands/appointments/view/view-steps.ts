import { useCallback } from 'react'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { TimeGridCreation } from '../../../ui/calendar/index.ts'
import { mayLeaveNow } from '../../../ui/may-leave.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { Clinic } from '../records/queries.ts'
import type { CalendarView } from './view-state.ts'

/** A click means the quarter of an hour that it is in, milliseconds. */
const QUARTER = 15 * MINUTE

/**
 * Id of the service that a booking on an empty place of a calendar begins with, and whose length it then has: the only
 * one that is offered there. Empty where there are several, so that nobody books a service unseen.
 */
function onlyService(calendarId: string, { services }: Pick<Clinic, 'services'>): string {
  const offered = [...services.values()].filter(
    ({ active, calendars }) => active && (calendars ?? []).some((it) => it.calendarId === calendarId),
  )
  return offered.length === 1 ? (offered[0]?.id ?? '') : ''
}

/** The view that books on an empty place of the grid: in the quarter that was pressed, or just as long as was drawn. */
export const bookingAt = (
  { start, end, drawn = false, resourceId }: Pick<TimeGridCreation, 'start' | 'end' | 'drawn' | 'resourceId'>,
  clinic: Pick<Clinic, 'services'>,
): Partial<CalendarView> => ({
  open: 'new',
  start: formatInstant(drawn ? start : Math.floor(start / QUARTER) * QUARTER),
  end: drawn ? formatInstant(end) : '',
  on: resourceId,
  forService: onlyService(resourceId, clinic),
})

/** The view that books from the beginning, wherever. */
export const bookingAnywhere: Partial<CalendarView> = { open: 'new', start: '', end: '', on: '', forService: '' }

/** Changes the view as `write` does, after a question where that closes a docked form in which something was typed. */
export const useViewSteps = <View extends Pick<CalendarView, 'open'>>(
  open: string,
  write: SetUrlState<View>,
): SetUrlState<View> =>
  useCallback(
    (change, options) => {
      if (open === '' || change.open === undefined || change.open === open) return write(change, options)
      void mayLeaveNow().then((may) => may && write(change, options))
    },
    [open, write],
  )
