/** The wall-clock text (`YYYY-MM-DDTHH:mm`) of an instant in a zone; empty for what is no instant. */
export function wallClockOf(instant: unknown, zone: string): string {
  if (typeof instant !== 'string' || !Number.isFinite(Date.parse(instant))) return ''
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** An instant read from the clock of a zone, and what is odd about the time that was typed. */
export interface ReadWallClock {
  /** ISO text with `Z`; null when empty, unreadable or skipped by a clock change. */
  instant: string | null
  problem?: 'skipped' | 'repeated'
}

/** Reads a wall-clock text on the clock of a zone. A repeated time means its first occurrence, as on a printed card. */
export function instantOf(wallClock: string, zone: string): ReadWallClock {
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(wallClock)) return { instant: null }
  const clock = Temporal.PlainDateTime.from(wallClock)
  const earlier = clock.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = clock.toZonedDateTime(zone, { disambiguation: 'later' })
  const instant = new Date(earlier.epochMilliseconds).toISOString()
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { instant }
  return earlier.toPlainDateTime().equals(clock)
    ? { instant, problem: 'repeated' }
    : { instant: null, problem: 'skipped' }
}
