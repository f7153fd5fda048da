import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { TimeGridColumn, TimeGridCreation, TimeGridProps } from '../../ui/calendar/index.ts'
import type { Clinic, Schedules } from '../../commands/appointments/records/queries.ts'
import type { Loaded } from './use-loaded.ts'

/** What every view of the calendar is drawn from. */
export interface ViewProps {
  /** The name of what is shown, such as the day or the month. */
  label: string
  /** The date that the view is about, and every date that it shows; `YYYY-MM-DD`, in order. */
  date: string
  dates: readonly string[]
  /** Today by the clock of the first calendar. */
  today: string
  /** Epoch milliseconds. */
  now: number
  narrow: boolean
  calendars: readonly Calendar[]
  /** Columns of the views that have a time axis, without their bands; empty in the others. */
  columns: readonly TimeGridColumn[]
  appointments: readonly Appointment[]
  clinic: Clinic
  schedules: Schedules
  loaded: Loaded
  /** Whether there are too many appointments to be read, so that the days are only counted. */
  isCounted?: boolean
  /** Whether the busy times of connected calendars are shown too. */
  external: boolean
  /** Ids of appointments that changed under the reader's eyes. */
  fresh: ReadonlySet<string>
  /** IANA zone in which everything is shown; without it each calendar's own. */
  shownZone: string | undefined
  secondZone: string | undefined
  headActions: TimeGridProps['headActions']
  onOpen: (id: string) => void
  /** Absent where nothing may be booked. */
  onCreate: ((creation: TimeGridCreation) => void) | undefined
  /** Leads to another date of the same view, without a step back in the browser's history. */
  onDate: (date: string) => void
  /** Leads to the day view of a date. */
  onDay: (date: string) => void
}
