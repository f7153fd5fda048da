import { calendarId, type Example, type Examples, id } from './openapi-example.ts'

const reported: Example = {
  openMinutes: 25_920,
  bookedMinutes: 18_420,
  appointments: 412,
  completed: 388,
  noShows: 17,
  canceled: 31,
  canceledLate: 9,
  leadMinutes: 9072,
}

/** Examples of what is told of many records at once. */
export const readings = (service: Example): Record<string, Examples> => ({
  reports: {
    answer: {
      from: '2026-09-07',
      until: '2026-11-29',
      before: { from: '2026-06-15', until: '2026-09-06' },
      by: 'week',
      total: { now: reported, before: reported },
      buckets: [{ id: '2026-09-07', now: reported, before: reported }],
      calendars: [{ id: calendarId, now: reported, before: reported }],
      services: [{ id, now: { ...reported, openMinutes: 0 }, before: { ...reported, openMinutes: 0 } }],
    },
    bodies: {},
  },
  load: {
    answer: {
      dates: ['2026-03-02', '2026-03-03'],
      total: { appointments: [11, 9], unconfirmed: [1, 0], noShows: [1, 0], cancelled: [0, 2] },
      calendars: [
        {
          id: calendarId,
          appointments: [11, 9],
          unconfirmed: [1, 0],
          openMinutes: [420, 420],
          bookedMinutes: [345, 270],
          freeMinutes: [75, 150],
        },
      ],
    },
    bodies: {},
  },
  batch: {
    answer: {
      cursor: '0195550a5c007000.1042',
      answers: [
        {
          status: 200,
          headers: { etag: '"9c1f4d2b8a7e60355d0c1e2f3a4b5c6d"', 'x-total-count': '1' },
          body: [{ id, ...service }],
        },
        { status: 304, headers: { etag: '"0b7a5c3e1d9f42688c6e4a2d1f3b5a79"' } },
      ],
    },
    bodies: {
      read: {
        reads: [
          { path: '/api/v1/services?limit=20', countLimit: 10_000 },
          { path: `/api/v1/calendars/${calendarId}`, ifNoneMatch: '"0b7a5c3e1d9f42688c6e4a2d1f3b5a79"' },
        ],
      },
    },
  },
})
