import type { Announced } from './use-announce.ts'

/** What others are told of a time that somebody is about to take, epoch milliseconds: a soft hold, which is in nobody's way. */
export const bookedTime = (calendarIds: readonly string[], start: number | null, end: number): Announced | undefined =>
  start === null || end <= start || calendarIds.length === 0
    ? undefined
    : {
        doing: 'booking',
        time: {
          calendarIds: [...calendarIds],
          startDate: new Date(start).toISOString(),
          endDate: new Date(end).toISOString(),
        },
      }
