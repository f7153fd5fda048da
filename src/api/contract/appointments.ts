import { z } from 'zod/mini'
import { MODELS, CANCEL_STRATEGIES } from './choices.ts'
import { answered, calendarIds, status, subStatus, writable } from './appointment-fields.ts'
import { documented } from './documented.ts'
import { clearable, dateTime, email, extraFields, text, uuid, words } from './fields.ts'

const creatable = {
  ...writable,
  startDate: z.optional(dateTime),
  calendarIds: z.optional(calendarIds),
  calendarId: z.optional(uuid),
  model: z.optional(z.enum(MODELS)),
}
const changeable = { ...writable, startDate: z.optional(dateTime), calendarIds: z.optional(calendarIds) }

/** A time and calendars; of a poll that is decided, the chosen option gives the time. */
const placed = ['startDate', 'voting.chosenOptionId'].flatMap((time) =>
  ['calendarIds', 'calendarId'].map((calendars) => [time, calendars]),
)

/** CreateAppointmentDto, version 1. */
export const createAppointmentV1 = z.strictObject({ ...creatable, state: z.optional(status) })
documented.add(createAppointmentV1, { needs: placed })
/** UpdateAppointmentDto, version 1. */
export const updateAppointmentV1 = z.strictObject({ ...changeable, state: z.optional(status) })
/** CreateAppointmentDto, version 2. */
export const createAppointmentV2 = z.strictObject({
  ...creatable,
  status: z.optional(status),
  subStatus,
  blocked: z.optional(z.boolean()),
  blockedAppointmentId: z.optional(uuid),
})
// A block that is taken over gives both.
documented.add(createAppointmentV2, { needs: [...placed, ['blockedAppointmentId']] })
/** UpdateAppointmentDto, version 2. */
export const updateAppointmentV2 = z.strictObject({ ...changeable, status: z.optional(status), subStatus })

/** CancelAppointmentDto (version 2 only). */
export const cancelAppointment = z.strictObject({
  status: z.optional(status),
  subStatus,
  guests: z.optional(z.array(email).check(z.minLength(1), z.maxLength(100))),
  strategy: z.optional(z.enum(CANCEL_STRATEGIES)),
  comment: clearable(text(10_000)),
})

/** BlockSlotDto (version 1 only). */
export const blockSlot = z.strictObject({
  startDate: dateTime,
  endDate: z.optional(dateTime),
  calendarIds: z.optional(calendarIds),
  calendarId: z.optional(uuid),
  title: z.optional(words(200)),
  description: clearable(text(10_000)),
  serviceId: clearable(uuid),
  blockedUntil: clearable(dateTime),
  extraFields: z.optional(extraFields),
})
documented.add(blockSlot, { needs: [['calendarIds'], ['calendarId']] })

const contact = clearable(words(254))
/** MaskGuestsDto (version 1 only). */
export const maskGuests = z.strictObject({
  guests: z
    .array(
      z.strictObject({ email: contact, phone: contact, newEmail: clearable(email), newPhone: contact }).check(
        z.refine((it) => Boolean(it.email) || Boolean(it.phone), {
          error: 'needs the e-mail or the phone of a guest',
        }),
      ),
    )
    .check(z.minLength(1), z.maxLength(100)),
})

/** An appointment as version 1 shows it (specification 4.4). */
export const appointmentV1 = z.object({ ...answered, state: status })
/** An appointment as version 2 shows it (specification 4.5). */
export const appointmentV2 = z.object({ ...answered, status, subStatus: z.nullable(z.string()) })
/** An appointment in version 1. */
export type AppointmentV1 = z.output<typeof appointmentV1>
/** An appointment in version 2, which is also how the service thinks of it. */
export type Appointment = z.output<typeof appointmentV2>
