import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { isApiError, isUnsettledWrite } from '../../../client/api-error.ts'
import { errorWords } from '../../../client/error-words.ts'
import { createRepeatKey } from '../../../client/repeat-key.ts'
import { bookedWords } from '../../../commands/appointments/booked-words.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { showToast } from '../../../ui/toast.ts'
import { displayName } from '../../../commands/appointments/records/appointment-name.ts'
import {
  type AppointmentValues,
  bookingOf,
  newValues,
  type BookingPlace,
} from '../../../commands/appointments/form/appointment-values.ts'
import { bookedAs } from '../../../commands/appointments/form/default-status.ts'
import { type GuestValues, guestValues, noGuest } from '../../../commands/appointments/form/guest-values.ts'
import type { Service } from '#api/contract/services.ts'
import { concernWords } from '../../../commands/appointments/warning-words.ts'
import { refusalWords } from '../../../commands/appointments/refusal-words.ts'
import { useAppointmentCommands } from '../../../commands/appointments/use-appointment-commands.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import type { Proposal } from './use-proposals.ts'

/** The guest of a line in the form: the known one with what was typed beyond it, else the typed name in two parts. */
function guestOfLine({ guest, guestName, email, phone }: Proposal['reading']): GuestValues {
  const [firstName = '', ...others] = guestName.split(' ')
  const known = guest ? guestValues(guest.guest) : { ...noGuest(), firstName, lastName: others.join(' ') }
  return { ...known, ...(email && { email }), ...(phone && { phone }) }
}

/** What a proposal fills in of a booking. */
export function valuesOfLine({ reading, service, calendarId, minutes, outcome }: Proposal): Partial<AppointmentValues> {
  const found = outcome && 'nearest' in outcome ? outcome.nearest : outcome
  const slot = found && 'calendarIds' in found ? found : undefined
  // Where the time was not understood, the first free one is not what was asked for.
  const at = reading.doubts.length > 0 && !reading.time ? undefined : slot
  return {
    serviceId: service?.id ?? null,
    calendarId: calendarId ?? at?.calendarIds.find((id) => id !== at.resourceId) ?? null,
    ...(at && { startDate: formatInstant(at.start) }),
    duration: minutes,
    guests: [guestOfLine(reading)],
    comment: reading.note,
  }
}

/** Books without a form and tells it with undo; answers the booking, or undefined where it was refused and told. */
export function useBookAtOnce() {
  const { i18n } = useLingui()
  const format = useFormat()
  const { connectionId } = useApi()
  const commands = useAppointmentCommands()
  const { calendars } = useClinic()
  const [key] = useState(() => createRepeatKey())

  return async (
    values: Partial<AppointmentValues>,
    place: BookingPlace,
    service: Service | undefined,
    zone: string,
  ): Promise<Appointment | undefined> => {
    const confirmed = bookedAs(connectionId) === 'confirmed'
    const body = bookingOf(newValues({ confirmed, ...values }), place, service)
    try {
      const made = await commands.create(body, key.of(body))
      key.settle()
      const name = displayName(i18n, made)
      commands.tellBooked(made, bookedWords(name, made, zone, calendars, i18n, format))
      return made
    } catch (error) {
      key.settle(error)
      const reason = isApiError(error)
        ? refusalWords(error, zone, i18n, format, calendars.values())
        : errorWords(i18n, error).title
      // What nobody knows must not be said to have failed.
      const text = isUnsettledWrite(error) ? reason : i18n._('Not booked. {reason}', { reason })
      showToast({ key: 'appointment', tone: 'no-show', text })
      return undefined
    }
  }
}

/** Books a proposal of the line, after a question where a rule of the desk speaks against it. */
export function useQuickBooking() {
  const { i18n } = useLingui()
  const format = useFormat()
  const book = useBookAtOnce()
  return async (proposal: Proposal): Promise<Appointment | undefined> => {
    const { outcome, zone, service } = proposal
    if (outcome?.state !== 'free' && outcome?.state !== 'concern') return undefined
    if (outcome.state === 'concern') {
      const isSure = await confirm({
        title: i18n._('Book anyway?'),
        text: outcome.concerns.map((concern) => concernWords(concern, zone, i18n, format)).join('\n'),
        confirmLabel: i18n._('Book anyway'),
        cancelLabel: i18n._('Back'),
      })
      if (!isSure) return undefined
    }
    return book(valuesOfLine(proposal), outcome, service, zone)
  }
}
