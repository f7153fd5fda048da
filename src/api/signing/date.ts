/** How far a request's date may be from the server's clock, in milliseconds; the limit itself is still accepted (section 5.1). */
export const allowedSkew = 15 * 60_000

/** The date header's value for an instant in epoch milliseconds: `YYYYMMDDTHHmmssZ` in UTC (section 5.1). */
export function formatDate(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d{3}|[-:]/g, '')
}

/** The instant of a date header in epoch milliseconds, or undefined where it is malformed or names no real time. */
export function parseDate(text: string): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour, minute, second] = match.slice(1).map(Number)
  const instant = Date.UTC(year, month - 1, day, hour, minute, second)
  // Date.UTC carries a 13th month or a 31st of April over into the next; what does not come back was no real time.
  return formatDate(instant) === text ? instant : undefined
}
