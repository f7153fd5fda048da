/** A calendar's appointments, for lists that name a calendar and no time. */
export const appointmentsByCalendar = [
  `create index appointments_calendars on appointments using gin ((doc -> 'calendarIds') jsonb_path_ops)`,
]
