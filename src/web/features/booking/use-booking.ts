import { MINUTE } from '#api/time/durations.ts'
import { zoned } from '../../fields/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { createRepeatKey } from '../../client/repeat-key.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { confirm } from '../../ui/confirm.ts'
import { useFormErrors } from '../../ui/form/use-form-errors.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { concernsOf } from '../../commands/appointments/warnings.ts'
import { concernWords } from '../../commands/appointments/warning-words.ts'
import type { InterfaceVersion } from '../../commands/appointments/gateway.ts'
import { refusalWords } from '../../commands/appointments/refusal-words.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { type AppointmentValues, bookingOf } from '../../commands/appointments/form/appointment-values.ts'
import { votingOf } from '../../commands/appointments/form/poll-values.ts'
import type { AvailabilityContext, Slot, Wish } from '../../commands/appointments/free-times/free-slots.ts'
import { placeFor } from '../../commands/appointments/free-times/placing.ts'
import { useOptionCheck } from './poll-fields.tsx'

/** Names of body fields in the form. */
const RENAMED = { calendarIds: 'calendarId', endDate: 'duration', voting: 'options' }

/** What a booking is decided with. */
export interface BookingGround {
  wish: Wish
  slots: readonly Slot[]
  situation: AvailabilityContext
}

/**
 * Books what the form says: tells what speaks against it and asks once, keeps every value where the service refuses, puts
 * its complaints on their fields, and remembers which time was taken, so that others can be offered.
 */
export function useBooking(
  form: UseFormReturn<AppointmentValues>,
  version: InterfaceVersion,
  onBooked: (appointment: Appointment) => void,
) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { clock } = useApi()
  const desk = useAppointmentCommands(version)
  const place = useFormErrors(form, RENAMED)
  const check = useOptionCheck(form)
  const [messages, setMessages] = useState<readonly string[]>([])
  const [taken, setTaken] = useState<number>()
  const [key] = useState(() => createRepeatKey())

  /** Answers whether it is booked. */
  const book = async (values: AppointmentValues, { wish, slots, situation }: BookingGround): Promise<boolean> => {
    setMessages([])
    if (values.poll && !check(values)) return false
    const options = values.poll ? votingOf(values).options : []
    const start = Date.parse(options[0]?.startDate ?? values.startDate ?? '')
    if (!Number.isFinite(start)) {
      form.setError('startDate', { message: i18n._('Choose a date and time.') }, { shouldFocus: true })
      return false
    }
    if (wish.duration === 0) {
      form.setError('duration', { message: i18n._('A whole number of minutes, 1 to 1440.') }, { shouldFocus: true })
      return false
    }
    const at = placeFor(wish, start, slots, situation)
    if (!at) {
      form.setError('calendarId', { message: i18n._('Choose who the appointment is with.') }, { shouldFocus: true })
      return false
    }
    const zone = knownZone(situation.calendars.get(at.calendarIds[0] ?? ''))
    const times =
      options.length > 0
        ? options.map((it) => ({ start: Date.parse(it.startDate), end: Date.parse(it.endDate) }))
        : [{ start, end: start + wish.duration * MINUTE }]
    const concerns = times.flatMap((time) =>
      concernsOf({ ...time, serviceId: values.serviceId, ...at }, situation, situation.schedules, clock.now()),
    )
    const said = new Set(concerns.map((concern) => concernWords(concern, zone, i18n, format)))
    if (concerns.length > 0) {
      const isSure = await confirm({
        title: i18n._('Book anyway?'),
        text: [...said].join('\n'),
        confirmLabel: i18n._('Book anyway'),
        cancelLabel: i18n._('Change'),
      })
      if (!isSure) return false
    }
    const body = bookingOf(values, at, wish.service)
    try {
      const made = await desk.create(body, key.of(body))
      key.settle()
      const name = appointmentName(made) || i18n._('Appointment')
      const said = format.dateTimeRange(made.startDate, made.endDate, zone)
      const time = zoned(said, zone, made.startDate, situation.calendars.values(), format)
      desk.tellBooked(
        made,
        values.poll
          ? i18n._('{name}: the poll is open.', { name })
          : i18n._('Booked {name} for {time}', { name, time }),
      )
      onBooked(made)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      key.settle(error)
      if (error.kind === 'conflict') setTaken(start)
      const homeless = place(error.fieldErrors)
      setMessages(
        error.fieldErrors.length === 0
          ? [refusalWords(error, zone, i18n, format, situation.calendars.values())]
          : homeless,
      )
      return false
    }
  }
  return { book, messages, taken }
}
