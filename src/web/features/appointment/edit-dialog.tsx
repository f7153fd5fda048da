import { useLingui } from '@lingui/react'
import { BookedServiceF, MeetingTypeF } from '../../commands/appointments/form/shared-fields.tsx'
import { useForm } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { Pair } from '../../ui/form/form-errors.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { type AppointmentValues, changedWords, valuesOf } from '../../commands/appointments/form/appointment-values.ts'
import { GuestFields } from '../../commands/appointments/form/guest-fields.tsx'
import { More, MoreFields, ReminderFields } from '../booking/index.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { askSeries } from '../../commands/appointments/series/scope-request.ts'
import type { PanelFormProps } from '../../commands/appointments/form/panel-form.ts'
import { useFailure } from '../../commands/appointments/use-failure.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useStale } from './use-stale.ts'

/** Changes everything about an appointment but its time, calendars and status; only what was changed is sent. */
export default function EditDialog({ appointment, version, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const clinic = useClinic()
  const commands = useAppointmentCommands(version)
  const zone = zoneOfFirst(appointment.calendarIds, clinic.calendars)
  const form = useForm<AppointmentValues>({ defaultValues: valuesOf(appointment) })
  const { control } = form
  const { messages, attempt } = useFailure(form)

  const { basis, isLast, look, staleOf } = useStale(form, appointment)

  const write = async (values: AppointmentValues, based: Appointment): Promise<boolean> => {
    const changes = changedWords(based, values)
    const answer = await askSeries(based, { kind: 'change', changes }, version)
    if (answer === 'back') return false
    const error = await attempt(async () => {
      if (answer === 'alone' && Object.keys(changes).length > 0) {
        const name = appointmentName({ ...based, ...(changes.guests && { guests: changes.guests }) })
        await commands.change(based, changes, { done: i18n._('Saved {name}', { name }) })
      }
      form.reset(values)
      onClose()
    })
    if (error) await look(error)
    return error === undefined
  }
  return (
    <ChangeDialog
      {...{ form, onClose }}
      messages={isLast ? [] : messages}
      save={(values) => write(values, basis)}
      id={appointment.id}
      stale={staleOf(write)}
      title={i18n._('Edit {name}', { name: appointmentName(appointment) })}
      submit={i18n._('Save')}
      draft="edit"
      width={600}
    >
      <Pair>
        <TextF control={control} name="title" label={i18n._('Title')} required maxLength={200} />
        <BookedServiceF control={control} name="serviceId" clinic={clinic} />
      </Pair>
      <GuestFields control={control} />
      <TextF control={control} name="comment" label={i18n._('Internal notes')} multiline maxLength={10_000} />
      <TextF control={control} name="description" label={i18n._('Description')} multiline maxLength={10_000} />
      <MeetingTypeF control={control} name="type" />
      <ReminderFields control={control} />
      <More control={control}>
        <MoreFields control={control} zone={zone} />
      </More>
    </ChangeDialog>
  )
}
