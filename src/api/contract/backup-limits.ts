// Apart from the contract of backups, which brings what validates: the page lists what one would hold before any of that is loaded.

/** What a backup holds, in the order in which it is restored: what others need comes first. */
export const BACKED_UP = [
  'calendars',
  'serviceTypes',
  'multimedia',
  'presets',
  'services',
  'weeklySchedules',
  'closures',
  'rooms',
  'appointments',
] as const
/** A kind of record that a backup holds. */
export type BackedUp = (typeof BACKED_UP)[number]

/** Rows that one call restores at most. */
export const MOST_RESTORED = 200
