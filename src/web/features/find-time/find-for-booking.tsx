import type { UseFormReturn } from 'react-hook-form'
import { formatInstant } from '#api/time/instant.ts'
import { knownZone } from '../../fields/known-zone.ts'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { formMinutes } from '../../commands/appointments/form/appointment-values.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { NO_CRITERIA, dateIn } from './criteria.ts'
import { FindPanel } from './find-panel.tsx'

interface FindForBookingProps {
  form: UseFormReturn<AppointmentValues>
  /** Whoever was being booked is on the waiting list now. */
  onWaiting: () => void
  onClose: () => void
}

/** Finds a time for a booking that is being typed; nothing of what was typed gets lost. */
export default function FindForBooking({ form, onWaiting, onClose }: FindForBookingProps) {
  const { calendars } = useClinic()
  const values = form.getValues()
  const { serviceId, calendarId, resourceId, startDate } = values
  const begin = {
    ...NO_CRITERIA,
    serviceId,
    people: calendarId ? [calendarId] : [],
    resource: resourceId ?? '',
    minutes: formMinutes(values) || NO_CRITERIA.minutes,
    from: dateIn(startDate ?? '', knownZone(calendars.get(calendarId ?? ''))),
  }
  return (
    <FindPanel
      begin={begin}
      values={values}
      onChoose={({ start, people, resourceId: thing }, chosen) => {
        const touched = { shouldDirty: true } as const
        form.setValue('serviceId', chosen.serviceId, touched)
        form.setValue('calendarId', people.length === 1 ? (people[0] ?? null) : null, touched)
        form.setValue('resourceId', thing, touched)
        form.setValue('startDate', formatInstant(start), { ...touched, shouldValidate: true })
        // A service that was chosen here brings its own length to the form first.
        queueMicrotask(() => form.setValue('duration', chosen.minutes, touched))
        onClose()
      }}
      onWaiting={() => {
        // What was typed is kept on the list now.
        form.reset(values)
        onWaiting()
      }}
      onClose={onClose}
    />
  )
}
