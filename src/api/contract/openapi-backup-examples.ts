import { audit, type Example, type Examples, id } from './openapi-example.ts'

/** Examples of calendar feeds and of backups. */
export const leaving = (calendarId: string, calendar: Example): Record<string, Examples> => ({
  calendarFeeds: {
    answer: { id, calendarId, names: false, address: `/feeds/${audit.organizationId}/${id}/1/c2VhbA.ics`, ...audit },
    bodies: { create: { calendarId } },
  },
  backup: {
    answer: {
      lastAt: audit.createdAt,
      lastRecords: 1532,
      counts: {
        calendars: 12,
        serviceTypes: 4,
        multimedia: 20,
        presets: 3,
        services: 15,
        weeklySchedules: 12,
        closures: 2,
        rooms: 6,
        appointments: 1458,
      },
      restore: null,
    },
    bodies: {
      note: { records: 1532 },
      restore: { backup: id, resource: 'calendars', rows: [{ id, ...calendar, ...audit }] },
      end: { backup: id },
    },
    answers: { restore: { results: [{ status: 'restored', id }] } },
  },
})
