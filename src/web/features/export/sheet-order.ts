import type { Interval } from '#api/time/interval.ts'

/** The order of a sheet: by time, and of what begins together the longer first. */
export const standsBefore = (a: Interval & { id: string }, b: Interval & { id: string }): number =>
  a.start - b.start || b.end - a.end || a.id.localeCompare(b.id)
