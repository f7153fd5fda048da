const MINUTES_A_DAY = 1440

function zoned(instantMs: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(zone)
}

/** Wall-clock minute of the local day (0..1439, with a fraction for seconds) at an instant in epoch milliseconds. */
export function minuteOfDay(instantMs: number, zone: string): number {
  const wall = zoned(instantMs, zone)
  return wall.hour * 60 + wall.minute + wall.second / 60
}

/** Local date `YYYY-MM-DD` at an instant in epoch milliseconds. */
export function dateOf(instantMs: number, zone: string): string {
  return zoned(instantMs, zone).toPlainDate().toString()
}

/**
 * Instant, in epoch milliseconds, of a wall-clock minute counted from midnight of `date`; minutes below 0 or above 1440
 * belong to the neighbouring days, a skipped hour moves forward and of a repeated hour the first one is taken.
 */
export function instantAt(date: string, minute: number, zone: string): number {
  const days = Math.floor(minute / MINUTES_A_DAY)
  const rest = Math.round(minute - days * MINUTES_A_DAY)
  const day = Temporal.PlainDate.from(date).add({ days })
  const plainTime = Temporal.PlainTime.from({ hour: Math.floor(rest / 60) % 24, minute: rest % 60 })
  return day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds
}
