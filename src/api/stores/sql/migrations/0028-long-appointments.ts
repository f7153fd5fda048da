/**
 * Appointments of more than 32 days, the class without a longest (spans.ts), by their end. By its start alone every search in time met all that there
 * ever were, each on a page of its own: who is back again is left out here, and so are other people, before a row is looked at. They are few.
 */
export const longAppointments = [
  `create index appointments_long on appointments
    (organization_id, end_ms, start_ms, (doc #> '{calendarIds,0}'), (doc #> '{calendarIds,1}')) where span = 3`,
]
