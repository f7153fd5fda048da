import { DAY } from '#api/time/durations.ts'

/** Days after which the access that a link or a key gives can end. */
export const ACCESS_DAYS = [1, 7, 30, 90, 365] as const

/** The instant so many days after `now`, which is in epoch milliseconds, as the interface writes it. */
export const inDays = (days: string, now: number): string => new Date(now + Number(days) * DAY).toISOString()
