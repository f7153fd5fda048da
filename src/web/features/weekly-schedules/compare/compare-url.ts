import { date, flag, list, text, type UrlSpec } from '../../../ui/url-state.ts'

/** What is compared, as the address keeps it. */
export interface CompareUrl {
  /** Ids; none is the first few. */
  calendars: readonly string[]
  /** Ids; none is the first few that the calendars offer. */
  services: readonly string[]
  /** A date of the week; empty is this week. */
  week: string
  /** IANA zone of all times; empty is what most of the calendars keep. */
  zone: string
  /** Whether booked time counts as not available. */
  free: boolean
}

/** How it stands in the address. */
export const COMPARE_URL: UrlSpec<CompareUrl> = {
  calendars: list(),
  services: list(),
  week: date(),
  zone: text(),
  free: flag(),
}
