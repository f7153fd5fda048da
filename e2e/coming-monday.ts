const DAY = 86_400_000

/**
 * The Monday of the next seven days, by UTC, as ISO date. The demo clinic of a server is filled around its own today, which is
 * a Sunday in every seventh run; nobody is booked then.
 */
export const comingMonday = (): string => {
  const now = Date.now()
  const ahead = (8 - new Date(now).getUTCDay()) % 7 || 7
  return new Date(now + ahead * DAY).toISOString().slice(0, 10)
}
