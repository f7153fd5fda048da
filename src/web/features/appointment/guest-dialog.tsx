import { useLingui } from '@lingui/react'
import { useForm } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { guestName } from '../../fields/guest-name.ts'
import { Fields, FormErrors, Pair } from '../../ui/form/form-errors.tsx'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { guestOf, guestValues, isGuest, noGuest } from '../../commands/appointments/form/guest-values.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useFailure } from '../../commands/appointments/use-failure.ts'

interface GuestDialogProps {
  appointment: Appointment
  commands: AppointmentCommands
  /** Position of the guest. */
  index: number
  onClose: () => void
}

/** Extra fields with an input of their own. */
const OWN: readonly string[] = ['firstName', 'lastName', 'phone']

/** Everything about one guest of an appointment. */
export default function GuestDialog({ appointment, commands, index, onClose }: GuestDialogProps) {
  const { i18n } = useLingui()
  const { guests } = appointment
  const guest = guests[index]
  const values = guest ? guestValues(guest) : noGuest()
  const more = Object.fromEntries(Object.entries(guest?.extraFields ?? {}).filter(([name]) => !OWN.includes(name)))
  const form = useForm({ defaultValues: { ...values, more } })
  const { control, formState } = form
  const renamed = {
    [`guests.${index}`]: 'firstName',
    [`guests.${index}.email`]: 'email',
    [`guests.${index}.extraFields.phone`]: 'phone',
  }
  const { messages, attempt } = useFailure(form, renamed)
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty })
  const close = () => leave(onClose)

  const save = form.handleSubmit(async ({ more: free, ...words }) => {
    if (!isGuest(words)) {
      return form.setError('firstName', { message: i18n._('Enter a name, phone or email.') }, { shouldFocus: true })
    }
    // What has an input of its own is not taken from the free fields.
    const kept = { ...words.kept, extraFields: { ...free } as Record<string, unknown> }
    for (const name of OWN) {
      const was = guest?.extraFields?.[name]
      if (was === undefined) delete kept.extraFields[name]
      else kept.extraFields[name] = was
    }
    const made = guestOf({ ...words, kept })
    const next = guest ? guests.map((it, at) => (at === index ? made : it)) : [...guests, made]
    await attempt(async () => {
      await commands.change(appointment, { guests: next }, { done: i18n._('Saved {name}', { name: guestName(made) }) })
      form.reset(form.getValues())
      onClose()
    })
  })
  return (
    <FormDialog
      open
      title={guest ? i18n._('Edit guest {name}', { name: guestName(guest) }) : i18n._('Add a guest')}
      onClose={close}
      onSubmit={(event) => void save(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Save')} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <Pair>
          <TextF control={control} name="firstName" label={i18n._('First name')} />
          <TextF control={control} name="lastName" label={i18n._('Last name')} />
        </Pair>
        <Pair>
          <TextF control={control} name="phone" label={i18n._('Phone')} type="tel" />
          <TextF control={control} name="email" label={i18n._('Email')} type="email" />
        </Pair>
        <ExtraFieldsF control={control} name="more" label={i18n._('Extra fields')} />
      </Fields>
    </FormDialog>
  )
}
