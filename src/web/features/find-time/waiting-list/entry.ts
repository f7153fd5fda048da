import type { Appointment } from '#api/contract/appointments.ts'
import { WAITING, waitingListOf } from '#api/core/rules/waiting.ts'
import { DAY, HOUR, MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { dateOf, startOfDay } from '#api/time/zoned.ts'
import { isApiError } from '../../../client/api-error.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import {
  type AppointmentValues,
  bookingOf,
  type BookingPlace,
  valuesOf,
} from '../../../commands/appointments/form/appointment-values.ts'
import type { BookedAs } from '../../../commands/appointments/form/default-status.ts'
import type { Changes, NewAppointment } from '../../../commands/appointments/interface-version.ts'
import type { Clinic } from '../../../commands/appointments/records/queries.ts'
import { askedOf, type Criteria, windowsOf } from '../criteria.ts'
import { askedCalendars, type Offer } from '../offers.ts'
import { preferredTime } from '../windows.ts'

const QUARTER = 15 * MINUTE
const YEAR = 366 * DAY

/** The calendar on whose name an entry is kept: the interface wants one of every appointment. Undefined where nobody is. */
function keeperOf(criteria: Criteria, clinic: Clinic): string | undefined {
  const { people, things } = askedCalendars(askedOf(criteria, clinic), clinic)
  return people[0] ?? things[0]
}

/**
 * The body that puts somebody on the waiting list, with everything that was typed for the booking; undefined where no
 * calendar can keep the entry. It begins at its earliest preferred time and sends no reminders: those are kept apart until
 * there is something to be reminded of.
 */
export function entryBody(
  values: AppointmentValues,
  criteria: Criteria,
  clinic: Clinic,
  now: number,
  since = formatInstant(now),
): NewAppointment | undefined {
  const keeper = keeperOf(criteria, clinic)
  if (keeper === undefined) return undefined
  const zone = knownZone(clinic.calendars.get(keeper))
  const soon = Math.ceil(now / QUARTER) * QUARTER
  const [first] = preferredTime(windowsOf(criteria), zone, { start: soon, end: soon + YEAR })
  const kept = typeof values.extraFields === 'object' ? values.extraFields : {}
  const { people, resource, minutes } = criteria
  const waitingList = {
    windows: windowsOf(criteria),
    calendarIds: people,
    resource,
    minutes,
    since,
    ...(values.reminders.length > 0 && { reminders: values.reminders }),
  }
  const entry: AppointmentValues = {
    ...values,
    serviceId: criteria.serviceId,
    startDate: formatInstant(first?.start ?? soon),
    duration: minutes,
    reminders: [],
    confirmed: false,
    allowOverlapping: true,
    blockedUntil: null,
    blockedAppointmentId: '',
    subStatus: WAITING,
    poll: false,
    extraFields: { ...kept, waitingList },
  }
  const place: BookingPlace = { calendarIds: [keeper], resourceId: null }
  const service = criteria.serviceId === null ? undefined : clinic.services.get(criteria.serviceId)
  return { ...bookingOf(entry, place, service), status: 'pending' }
}

/** Times that are tried beside the preferred one, each on a night further on. */
const MOST_NIGHTS = 5
/** Nobody is booked so early. */
const NIGHT = 3 * HOUR

/**
 * Writes an entry down by `create`. It only seems to stand at a time, which nothing can be in the way of; a deployment that
 * does not let appointments overlap may still refuse it as taken, and then keeps it at a night. `zone` is an IANA zone.
 */
export async function keepEntry<Made>(
  body: NewAppointment,
  zone: string,
  create: (body: NewAppointment) => Promise<Made>,
): Promise<Made> {
  const { startDate = '', endDate = '' } = body
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)]
  for (let nights = 0; ; nights++) {
    const at = nights === 0 ? start : startOfDay(dateOf(start + nights * DAY, zone), zone) + NIGHT
    try {
      // oxlint-disable-next-line no-await-in-loop -- The next time is asked for only where this one is taken.
      return await create({ ...body, startDate: formatInstant(at), endDate: formatInstant(at + end - start) })
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'conflict' || nights === MOST_NIGHTS) throw error
    }
  }
}

const EDITED = ['serviceId', 'startDate', 'endDate', 'calendarIds', 'guests', 'comment', 'extraFields'] as const

/** What an edit of an entry changes; undefined where no calendar can keep it. It keeps its place in the queue. */
export function entryChanges(
  entry: Appointment,
  values: AppointmentValues,
  criteria: Criteria,
  clinic: Clinic,
  now: number,
): Changes | undefined {
  const { since } = waitingListOf(entry)
  const said: Partial<Record<(typeof EDITED)[number], unknown>> | undefined = entryBody(
    values,
    criteria,
    clinic,
    now,
    since || entry.createdAt,
  )
  if (said === undefined) return undefined
  const names = EDITED.filter((name) => JSON.stringify(said[name] ?? null) !== JSON.stringify(entry[name] ?? null))
  return Object.fromEntries(names.map((name) => [name, said[name] ?? null]))
}

/** The values with which an entry is edited; its reminders wait beside its windows. */
export function entryValues(entry: Appointment): AppointmentValues {
  const { waitingList: _own, ...extraFields } = entry.extraFields
  return { ...valuesOf(entry), reminders: remindersOf(entry), extraFields }
}

/** The change that makes an entry a real appointment at an offered time. */
export function bookedChanges(entry: Appointment, offer: Offer, status: BookedAs): Changes {
  const { waitingList: _done, ...extraFields } = entry.extraFields
  const reminders = remindersOf(entry)
  return {
    startDate: formatInstant(offer.start),
    endDate: formatInstant(offer.end),
    calendarIds: [...offer.calendarIds],
    ...(offer.resourceId !== entry.resourceId && { resourceId: offer.resourceId }),
    status,
    subStatus: null,
    allowOverlapping: false,
    extraFields,
    ...(reminders.length > 0 && { reminders }),
  }
}

const UNITS = ['m', 'h', 'd']
const isReminder = (it: unknown): it is Appointment['reminders'][number] =>
  typeof it === 'object' &&
  it !== null &&
  'time' in it &&
  Number.isInteger(it.time) &&
  'unit' in it &&
  UNITS.includes(String(it.unit))

function remindersOf({ extraFields, reminders }: Appointment): Appointment['reminders'] {
  const kept = extraFields['waitingList']
  const list: unknown = typeof kept === 'object' && kept !== null && 'reminders' in kept ? kept.reminders : undefined
  return Array.isArray(list) ? list.filter(isReminder) : [...reminders]
}
