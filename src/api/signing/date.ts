/** How far a request's date may be from the server's clock, in milliseconds; the limit itself is still accepted (section 5.1). */
export const allowedSkew = 15 * 60_000

/** The date header's value for an instant in epoch milliseconds: `YYYYMMDDTHHmmssZ` in UTC (section 5.1). */
export function formatDate(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d{3}|[-:]/g, '')
}

/** The instant of a date header in epoch milliseconds, or undefined where it is malformed or names no real time. */
export function parseDate(text: string): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/.exec(text)
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour, minute, second] = match.slice(1).map(Number)
  const instant = Date.UTC(year, month - 1, day, hour, minute, second)
  // A 13th month is carried over into the next year, a 31st of April into May. Every call is asked: writing the date anew takes longer.
  const real = new Date(instant)
  return real.getUTCFullYear() === year && real.getUTCDate() === day ? instant : undefined
}
