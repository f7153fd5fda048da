import { MINUTE } from '#api/time/durations.ts'
import { useEffect } from 'react'
import { createStore, useStore } from '../../../store/store.ts'

/** A time that is chosen in a form and not booked yet: whose it would be, epoch milliseconds. */
export interface PlannedTime {
  calendarIds: readonly string[]
  start: number
  end: number
}

const planned = createStore<PlannedTime | undefined>(undefined)

/** Shows a chosen time in the calendar beside the form for as long as the form is open; nothing while no length is known. */
export function usePlanning(calendarIds: readonly string[], start: number | null, minutes: number): void {
  const ids = calendarIds.join(' ')
  // The calendar is another part of the page, which need not be there.
  useEffect(() => {
    if (start === null || minutes === 0 || ids === '') return undefined
    planned.set({ calendarIds: ids.split(' '), start, end: start + minutes * MINUTE })
    return () => planned.set(undefined)
  }, [ids, start, minutes])
}

/** The time that a form beside the calendar has chosen. */
export const usePlannedTime = (): PlannedTime | undefined => useStore(planned)
