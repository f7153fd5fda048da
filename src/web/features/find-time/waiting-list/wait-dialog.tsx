import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { useApi } from '../../../client/api-context.ts'
import { isApiError } from '../../../client/api-error.ts'
import { zoneOfFirst } from '../../../fields/known-zone.ts'
import { createRepeatKey } from '../../../client/repeat-key.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Fields, FormErrors } from '../../../ui/form/form-errors.tsx'
import { TextF } from '../../../ui/form/text-f.tsx'
import { FormActions } from '../../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { submitted, useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { useIsDirty } from '../../../ui/form/use-is-dirty.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import type { AppointmentValues } from '../../../commands/appointments/form/appointment-values.ts'
import { GuestFields } from '../../../commands/appointments/form/guest-fields.tsx'
import { isGuest } from '../../../commands/appointments/form/guest-values.ts'
import type { InterfaceVersion } from '../../../commands/appointments/interface-version.ts'
import { refusalWords } from '../../../commands/appointments/refusal-words.ts'
import { useAppointmentCommands } from '../../../commands/appointments/use-appointment-commands.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import type { Criteria } from '../criteria.ts'
import { CriteriaFields } from '../criteria-fields.tsx'
import { entryBody, entryChanges, keepEntry } from './entry.ts'

interface WaitDialogProps {
  values: AppointmentValues
  criteria: Criteria
  /** The entry that is edited; without it one is added. */
  entry?: Appointment
  version?: InterfaceVersion
  onClose: (isDone: boolean) => void
}

/** Puts somebody on the waiting list, or edits what they wait for. */
export default function WaitDialog({ values, criteria: begin, entry, version = 2, onClose }: WaitDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { clock } = useApi()
  const clinic = useClinic()
  const commands = useAppointmentCommands(version)
  const form = useForm<AppointmentValues>({ defaultValues: values })
  const [criteria, setCriteria] = useState(begin)
  const [messages, setMessages] = useState<readonly string[]>([])
  const [key] = useState(() => createRepeatKey())
  const { control, formState } = form

  const write = async (typed: AppointmentValues): Promise<boolean> => {
    setMessages([])
    if (!typed.guests.some(isGuest)) {
      form.setError('guests.0.firstName', { message: i18n._('Enter who is waiting.') }, { shouldFocus: true })
      return false
    }
    const now = clock.now()
    const nobody = () => {
      setMessages([i18n._('Choose a service or person, and a length.')])
      return false
    }
    if (criteria.minutes === 0) return nobody()
    const { calendars } = clinic
    let zone = zoneOfFirst(entry?.calendarIds ?? [], calendars)
    try {
      if (entry) {
        const changes = entryChanges(entry, typed, criteria, clinic, now)
        if (changes === undefined) return nobody()
        if (changes.calendarIds) zone = zoneOfFirst(changes.calendarIds, calendars)
        const done = i18n._('Changed {name}’s waiting list entry', { name: appointmentName(entry) })
        if (Object.keys(changes).length > 0) await commands.change(entry, changes, { done })
      } else {
        const body = entryBody(typed, criteria, clinic, now)
        if (body === undefined) return nobody()
        zone = zoneOfFirst(body.calendarIds ?? [], calendars)
        const made = await keepEntry(body, zone, (it) => commands.create(it, key.of(it)))
        key.settle()
        commands.tellBooked(made, i18n._('Added {name} to the waiting list', { name: appointmentName(made) }))
      }
      form.reset(typed)
      onClose(true)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      key.settle(error)
      setMessages([refusalWords(error, zone, i18n, format, calendars.values())])
      return false
    }
  }
  const isDirty = useIsDirty(form)
  const { leave } = useUnsavedGuard({
    dirty: isDirty || criteria !== begin,
    save: () => submitted(form, write),
    discard: () => form.reset(),
  })
  return (
    <FormDialog
      open
      title={
        entry
          ? i18n._('Change what {name} is waiting for', { name: appointmentName(entry) })
          : i18n._('Add to the waiting list')
      }
      onClose={() => leave(() => onClose(false))}
      onSubmit={(event) => void form.handleSubmit(async (typed) => void (await write(typed)))(event)}
      actions={
        <FormActions
          onCancel={() => leave(() => onClose(false))}
          submit={entry ? i18n._('Save') : i18n._('Add to the list')}
          busy={formState.isSubmitting}
        />
      }
    >
      <FormErrors messages={messages} />
      <Fields>
        <GuestFields control={control} />
        <CriteriaFields
          criteria={criteria}
          onChange={(change) => setCriteria({ ...criteria, ...change })}
          clinic={clinic}
        />
        <TextF
          control={control}
          name="comment"
          label={i18n._('Internal notes')}
          multiline
          rows={2}
          maxLength={10_000}
        />
      </Fields>
    </FormDialog>
  )
}
