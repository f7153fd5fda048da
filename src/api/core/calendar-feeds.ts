import type { CalendarFeed } from '../contract/calendar-feeds.ts'

/** A calendar feed as it is kept: its address is made of its generation when somebody asks. */
export interface CalendarFeedRow extends Omit<CalendarFeed, 'address'> {
  /** Raised when its address is revoked. */
  generation: number
}
