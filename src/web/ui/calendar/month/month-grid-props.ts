import type { IconName } from '../../icons.tsx'
import type { CardFace } from '../time-grid-props.ts'
import type { Dated } from './month-place.ts'

/** One day of the grid; all strings are ready to be read. */
export type MonthDay = {
  /** `YYYY-MM-DD`. */
  date: string
  /** What stands in the corner, such as `3` or `1 Apr`. */
  label: string
  /** The day in words, for screen readers. */
  name: string
  /** Belongs to the month before or after. */
  other: boolean
  today: boolean
  /** Nobody is there. */
  closed: boolean
  /** How many there are on it, where they are not all among the events. */
  count?: number | undefined
  /** How full the day is; absent where that is not known, and where nobody is there. */
  load?: MonthLoad | undefined
  /** What is said of a day whose appointments are not known. */
  unknown?: string | undefined
  /** What the house says of it, such as why it is closed: short beside its number after a mark, and in full. */
  notice?: { seen: string; said: string; icon: IconName } | undefined
}

/** How full a day is, in words and as a share of its open time, 0 to 1. */
export type MonthLoad = { share: number; booked: string; free: string; unconfirmed?: string | undefined }

/** One chip or bar. */
export type MonthEvent = Dated & CardFace

/** Every sentence that the grid shows or says; the page owns the language. */
export type MonthGridTexts = {
  label: string
  help: string
  /** What follows the name of a day: how many there are on it. */
  count: (count: number) => string
  more: (count: number) => string
  open: (day: MonthDay) => string
  book: (day: MonthDay) => string
  /** Stands on the ghost and is said at each step: where it would go. */
  target: (event: MonthEvent, date: string) => string
  picked: (event: MonthEvent) => string
  aborted: (event: MonthEvent) => string
  fixed: (event: MonthEvent) => string
}

/** Everything that the month grid needs. */
export type MonthGridProps = {
  /** Whole weeks. */
  weeks: readonly (readonly MonthDay[])[]
  /** The weekdays in the order of the columns; one on which nobody ever is needs half of the room. */
  weekdays: readonly { long: string; short: string; isSlim?: boolean }[]
  /** In the order in which chips of a day stand below each other. */
  events: readonly MonthEvent[]
  texts: MonthGridTexts
  /** The day that Tab reaches at first, and after another month was asked for. */
  date: string
  /** Numbers and dots instead of chips, for screens without room for words. */
  compact: boolean
  /** Ids of events that changed under the reader's eyes: marked until they are taken out. */
  fresh?: ReadonlySet<string>
  /** The first day of a week; 0 is Monday. */
  firstWeekday: number
  /** The focus went to a day that is not in sight. */
  onDate: (date: string) => void
  onDay: (date: string) => void
  onOpen: (eventId: string) => void
  onCreate: (date: string) => void
  /** An event was put on another day. */
  onMove: (eventId: string, days: number) => void
  /** Told in place of a move where the event, here as it was picked up, stands elsewhere by now or is gone. */
  onStale: (event: MonthEvent) => void
}

/** An event that is being carried. */
export type MonthDraft = {
  event: MonthEvent
  by: 'pointer' | 'keys'
  /** The day where it was taken hold of, and the one where it is now. */
  grabbed: string
  at: string
}

/** What the focus is on: a day, or one chip of it. */
export type MonthStop = { date: string; eventId?: string }
