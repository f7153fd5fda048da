// Apart from the contract of the load, which brings what validates: a list of calendars asks for as many as one answer tells of.

/** Days that one answer tells of at most. */
export const MOST_LOADED_DAYS = 62
/** Calendars that one answer tells of at most. */
export const MOST_LOADED_CALENDARS = 200
/** Calendars that are counted together at most, where none are named. */
export const MOST_COUNTED_CALENDARS = 1000
