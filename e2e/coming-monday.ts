const DAY = 86_400_000

/**
 * The Monday of the next seven days, by UTC, or one so many weeks later, as ISO date: a day on which the demo clinic of a server,
 * which is filled around its own today, is open all day. A day counted from today is a Saturday or Sunday in two of seven runs.
 */
export const comingMonday = (weeksLater = 0): string => {
  const now = Date.now()
  const ahead = (8 - new Date(now).getUTCDay()) % 7 || 7
  return new Date(now + (ahead + 7 * weeksLater) * DAY).toISOString().slice(0, 10)
}
