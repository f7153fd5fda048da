/** The wall-clock text (`YYYY-MM-DDTHH:mm`) of an instant in a zone; empty for what is no instant. */
export function wallClockOf(instant: unknown, zone: string): string {
  if (typeof instant !== 'string' || !Number.isFinite(Date.parse(instant))) return ''
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** One of the two instants of a time that a clock change repeats. */
export interface ClockOccurrence {
  /** ISO text with `Z`. */
  instant: string
  /** Distance from UTC, such as `+02:00`. */
  offset: string
}

/** An instant read from the clock of a zone, and what is odd about the time that was typed. */
export interface ReadWallClock {
  /** ISO text with `Z`; null when empty, unreadable or skipped by a clock change. */
  instant: string | null
  problem?: 'skipped' | 'repeated'
  /** Both instants of a repeated time, the first one first. */
  both?: readonly [ClockOccurrence, ClockOccurrence]
}

const occurrence = ({ epochMilliseconds, offset }: Temporal.ZonedDateTime): ClockOccurrence => ({
  instant: new Date(epochMilliseconds).toISOString(),
  offset,
})

/** Reads a wall-clock text on the clock of a zone. A repeated time means its first occurrence, as on a printed card. */
export function instantOf(wallClock: string, zone: string): ReadWallClock {
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(wallClock)) return { instant: null }
  const clock = Temporal.PlainDateTime.from(wallClock)
  const earlier = clock.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = clock.toZonedDateTime(zone, { disambiguation: 'later' })
  const { instant } = occurrence(earlier)
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { instant }
  return earlier.toPlainDateTime().equals(clock)
    ? { instant, problem: 'repeated', both: [occurrence(earlier), occurrence(later)] }
    : { instant: null, problem: 'skipped' }
}

/** The distance of a zone from UTC at an instant, such as `+02:00`. */
export const offsetAt = (instant: string, zone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).offset
