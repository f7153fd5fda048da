import { addDays } from '#api/time/week.ts'

/** Stretches of time by their relation to today; the empty one looks ahead, or everywhere for who searches. */
export const PERIODS = ['', 'any', 'today', 'week', 'month', 'past'] as const
/** A stretch of time by its relation to today. */
export type Period = (typeof PERIODS)[number]

interface Asked {
  when: Period
  from: string
  to: string
  search: string
  ids: readonly string[]
}

/** First and last date, `YYYY-MM-DD`; empty is open. */
export interface Dates {
  from: string
  to: string
}

const lastOfMonth = (today: string): string => {
  const next = addDays(`${today.slice(0, 7)}-28`, 4)
  return addDays(`${next.slice(0, 7)}-01`, -1)
}

/**
 * The dates that an address means today. Without any the list begins today, since the desk looks ahead; who searches for
 * somebody, or names appointments, means the past too.
 */
export const periodDates = ({ when, from, to, search, ids }: Asked, today: string): Dates => {
  if (from !== '' || to !== '') return { from, to }
  switch (when) {
    case '':
      return { from: search.trim() === '' && ids.length === 0 ? today : '', to: '' }
    case 'any':
      return { from: '', to: '' }
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: today, to: addDays(today, 6) }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: lastOfMonth(today) }
    case 'past':
      return { from: '', to: addDays(today, -1) }
  }
}
