/** Minutes of a whole day on the clock face, whatever the clocks do on that day. */
export const minutesPerDay = 1440

/** Minutes since midnight of a clock time `HH:mm`; 1440 for `24:00`, which only an end may be; undefined if malformed. */
export function minutesOf(clock: string): number | undefined {
  const match = /^(\d\d):(\d\d)$/.exec(clock)
  if (match === null) return undefined
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return Number(match[2]) > 59 || minutes > minutesPerDay ? undefined : minutes
}

/** The clock time `HH:mm` of minutes since midnight, 0 to 1440. */
export function clockOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
