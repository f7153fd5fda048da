import { emptyAppointment } from './empty-appointment.ts'
import { audit, calendarId, type Example, type Examples, id, serviceId } from './openapi-example.ts'

const guest = {
  email: 'ana.ruiz@example.org',
  extraFields: { firstName: 'Ana', lastName: 'Ruiz', phone: '+34600111222' },
}
const booking: Example = {
  title: 'First visit',
  startDate: '2026-03-29T09:00:00.000Z',
  endDate: '2026-03-29T09:30:00.000Z',
  calendarIds: [calendarId],
  serviceId,
  origin: 'dashboard',
  guests: [guest],
}
const { status: _status, subStatus: _subStatus, ...withoutStatus } = emptyAppointment()
const appointment: Example = {
  ...withoutStatus,
  type: 'in-person',
  reminders: [{ time: 1, unit: 'd', direction: 'before' }],
  lang: 'es',
  ...booking,
  id,
  calendarId,
  ...audit,
}
const appointments = { create: booking, update: { startDate: booking.startDate, endDate: '2026-03-29T10:00:00.000Z' } }

/** Examples of version 1. */
export const appointmentsV1: Examples = {
  answer: { ...appointment, state: 'confirmed' },
  bodies: {
    ...appointments,
    blockSlot: { startDate: booking.startDate, endDate: booking.endDate, calendarIds: [calendarId], title: 'Lunch' },
    maskGuests: { guests: [{ email: guest.email }] },
  },
  answers: { blockSlot: { id } },
}

/** Examples of version 2. */
export const appointmentsV2: Examples = {
  answer: { ...appointment, status: 'confirmed', subStatus: null },
  bodies: { ...appointments, cancel: { subStatus: 'user-request', comment: 'Called in the morning.' } },
}
