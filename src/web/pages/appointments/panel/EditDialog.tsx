import { useLingui } from '@lingui/react'
import { useForm } from 'react-hook-form'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Fields, FormErrors, Pair } from '../../../ui/form/FormErrors.tsx'
import { SelectF } from '../../../ui/form/SelectF.tsx'
import { SwitchF } from '../../../ui/form/SwitchF.tsx'
import { TextF } from '../../../ui/form/TextF.tsx'
import { FormActions } from '../../../ui/panel/FormActions.tsx'
import { FormDialog } from '../../../ui/panel/SidePanel.tsx'
import { useUnsavedGuard } from '../../../ui/useUnsavedGuard.ts'
import { type AppointmentValues, changedWords, valuesOf } from '../booking/appointment-values.ts'
import { serviceChoices, typeChoices } from '../booking/choices.ts'
import { GuestFields } from '../booking/GuestFields.tsx'
import { ReminderFields } from '../booking/ReminderFields.tsx'
import { nameOf } from '../appointment-name.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useClinic } from '../reads.ts'
import type { PanelFormProps } from './panel-form.ts'
import { useFailure } from './use-failure.ts'

/** Changes everything about an appointment but its time, calendars and status; only what was changed is sent. */
export default function EditDialog({ appointment, version, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const desk = useDesk(version)
  const form = useForm<AppointmentValues>({ defaultValues: valuesOf(appointment) })
  const { control, formState } = form
  const { messages, attempt } = useFailure(form)
  const { mayLeave } = useUnsavedGuard({ dirty: formState.isDirty })
  const close = () => void mayLeave().then((may) => may && onClose())

  const save = async (values: AppointmentValues) => {
    const changes = changedWords(appointment, values)
    if (Object.keys(changes).length === 0) return onClose()
    await attempt(async () => {
      const name = nameOf({ ...appointment, ...(changes.guests && { guests: changes.guests }) })
      await desk.change(appointment, changes, { done: i18n._('{name} is saved.', { name }) })
      form.reset(values)
      onClose()
    })
  }
  return (
    <FormDialog
      open
      width={600}
      title={i18n._('Edit {name}', { name: nameOf(appointment) })}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Save')} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <Pair>
          <TextF control={control} name="title" label={i18n._('Title')} required maxLength={200} />
          <SelectF
            control={control}
            name="serviceId"
            label={i18n._('Service')}
            none={i18n._('No service')}
            options={serviceChoices(clinic, i18n, format)}
          />
        </Pair>
        <GuestFields control={control} />
        <TextF control={control} name="comment" label={i18n._('Notes for the desk')} multiline maxLength={10_000} />
        <TextF control={control} name="description" label={i18n._('Description')} multiline maxLength={10_000} />
        <Pair>
          <SelectF
            control={control}
            name="type"
            label={i18n._('How')}
            none={i18n._('Not said')}
            options={typeChoices(i18n)}
          />
          <TextF control={control} name="classification" label={i18n._('Class')} maxLength={50} />
        </Pair>
        <ReminderFields control={control} />
        <Pair>
          <TextF control={control} name="lang" label={i18n._('Language of the guest')} maxLength={35} />
          <TextF control={control} name="externalId" label={i18n._('External id')} maxLength={200} />
        </Pair>
        <SwitchF control={control} name="allowOverlapping" label={i18n._('May overlap other appointments')} />
      </Fields>
    </FormDialog>
  )
}
