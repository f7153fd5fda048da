/** Milliseconds of a minute. */
export const MINUTE = 60_000
/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE
/** Milliseconds of 24 hours; a day of the calendar may be shorter or longer, see `dayLengthOf`. */
export const DAY = 24 * HOUR
