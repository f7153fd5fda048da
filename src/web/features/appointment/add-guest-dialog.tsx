import { useLingui } from '@lingui/react'
import { useForm } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { type AppointmentValues, newValues } from '../../commands/appointments/form/appointment-values.ts'
import { GuestField } from '../../commands/appointments/form/guest-fields.tsx'
import { guestOf, isGuest } from '../../commands/appointments/form/guest-values.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useFailure } from '../../commands/appointments/use-failure.ts'
import { guestName } from '../../fields/guest-name.ts'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { useDirty } from '../../ui/form/use-is-dirty.ts'

interface AddGuestDialogProps {
  appointment: Appointment
  commands: AppointmentCommands
  onClose: () => void
}

/** One more guest of an appointment, found by name, phone or email, or somebody new. */
export default function AddGuestDialog({ appointment, commands, onClose }: AddGuestDialogProps) {
  const { i18n } = useLingui()
  const { guests } = appointment
  const form = useForm<AppointmentValues>({ defaultValues: newValues() })
  const { control, formState } = form
  const place = `guests.${guests.length}`
  const { messages, attempt } = useFailure(form, {
    [place]: 'guests.0.firstName',
    [`${place}.email`]: 'guests.0.email',
    [`${place}.extraFields.phone`]: 'guests.0.phone',
  })
  const { leave } = useUnsavedGuard({ dirty: useDirty(form) })
  const close = () => leave(onClose)

  const save = form.handleSubmit(async ({ guests: [typed] }) => {
    if (!typed || !isGuest(typed)) {
      const message = i18n._('Enter a name, phone or email.')
      return form.setError('guests.0.firstName', { message }, { shouldFocus: true })
    }
    const made = guestOf(typed)
    await attempt(async () => {
      await commands.change(
        appointment,
        { guests: [...guests, made] },
        { done: i18n._('Added {name}', { name: guestName(made) }) },
      )
      form.reset(form.getValues())
      onClose()
    })
  })
  return (
    <FormDialog
      open
      title={i18n._('Add a guest')}
      onClose={close}
      onSubmit={(event) => void save(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Add guest')} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <GuestField control={control} />
      </Fields>
    </FormDialog>
  )
}
