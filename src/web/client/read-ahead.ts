/** Whether something may be read that nobody asked for yet: not over a line whose owner saves data. */
export const mayReadAhead = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true
