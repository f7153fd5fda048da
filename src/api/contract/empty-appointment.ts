import type { Appointment } from './appointments.ts'

/** What an appointment has until somebody says otherwise (interface, section 2): all but its own name, time and place. */
export const emptyAppointment = () =>
  ({
    description: null,
    resourceId: null,
    serviceId: null,
    userId: null,
    userGroupId: null,
    classification: null,
    origin: 'api',
    model: 'fixed',
    type: null,
    status: 'pending',
    subStatus: null,
    blocked: false,
    blockedUntil: null,
    allowOverlapping: false,
    guests: [],
    reminders: [],
    lang: null,
    comment: null,
    externalId: null,
    interactionId: null,
    originUrl: null,
    voting: null,
    extraFields: {},
    cancelledAt: null,
    cancellationOrigin: null,
  }) satisfies Partial<Appointment>
