import type { Appointment } from '../../../contract/appointments.ts'
import { emptyAppointment } from '../../../contract/empty-appointment.ts'

/** An appointment of which a test says only what it is about. */
export const anyAppointment: Appointment = {
  ...emptyAppointment(),
  id: '00000000-0000-7000-8000-000000000001',
  organizationId: '00000000-0000-7000-8000-000000000002',
  title: '',
  startDate: '2026-03-03T09:00:00.000Z',
  endDate: '2026-03-03T10:00:00.000Z',
  calendarIds: ['00000000-0000-7000-8000-000000000003'],
  calendarId: '00000000-0000-7000-8000-000000000003',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 1,
}
