import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { List } from '../../client/reading/list.ts'
import type { LoadedSchedules } from '../../commands/appointments/records/queries.ts'

/** How far a read of the service has come: there, on its way, or failed with nothing older to show. */
export type LoadState = 'loaded' | 'loading' | 'failed'

/** What the calendar knows of the time that it shows. What it does not know must never look free. */
export interface Loaded {
  appointments: LoadState
  /** Of a calendar's opening hours. */
  hoursOf: (calendarId: string) => LoadState
}

/** What is known of the time in sight, from the reads of its appointments and of the hours of its calendars. */
export function useLoaded(
  {
    data,
    isPlaceholderData,
    isError,
  }: Pick<UseQueryResult<List<Appointment>>, 'data' | 'isPlaceholderData' | 'isError'>,
  { schedules, error }: LoadedSchedules,
): Loaded {
  const isThere = data !== undefined && !isPlaceholderData
  const appointments = isThere ? 'loaded' : isError ? 'failed' : 'loading'
  return useMemo(
    () => ({
      appointments,
      hoursOf: (calendarId) => (schedules[calendarId] ? 'loaded' : error ? 'failed' : 'loading'),
    }),
    [appointments, schedules, error],
  )
}
