export {
  appointment as appointmentOf,
  at,
  calendar as calendarOf,
  schedule as scheduleOf,
  service as serviceOf,
} from '../../../fields/testing/records.ts'
