import { audit, type Example, type Examples, id } from './openapi-example.ts'

/** Examples of what goes from one system or organization to another: calendar feeds, backups and shared service types. */
export const leaving = (calendarId: string, calendar: Example, serviceType: Example): Record<string, Examples> => ({
  sharedTypes: {
    answer: { id, name: 'First visit', description: null, configuration: { duration: 45 }, isAccepted: false },
    bodies: {},
    answers: { accept: { id, ...serviceType, ...audit } },
  },
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
