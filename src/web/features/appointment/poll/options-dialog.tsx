import { useLingui } from '@lingui/react'
import { useForm } from 'react-hook-form'
import { Fields, FormErrors } from '../../../ui/form/form-errors.tsx'
import { FormActions } from '../../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { type AppointmentValues, valuesOf } from '../../../commands/appointments/form/appointment-values.ts'
import { votingOf } from '../../../commands/appointments/form/poll-values.ts'
import { PollFields, useOptionCheck } from '../../booking/index.ts'
import { useFailure } from '../../../commands/appointments/use-failure.ts'
import type { PollDialogProps } from './vote-dialog.tsx'

const RENAMED = { voting: 'options', 'voting.closesAt': 'closesAt' }

/** Changes the times that a poll offers and until when it is open; votes for an option that goes, go with it. */
export default function OptionsDialog({ appointment, voting, commands, zone, onClose }: PollDialogProps) {
  const { i18n } = useLingui()
  const form = useForm<AppointmentValues>({ defaultValues: valuesOf(appointment) })
  const { control, formState } = form
  const { messages, attempt } = useFailure(form, RENAMED, zone)
  const check = useOptionCheck(form)
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty })
  const close = () => leave(onClose)

  const save = form.handleSubmit(async (values) => {
    if (!check(values)) return
    const next = votingOf(values, voting)
    const chosen = next.options.some(({ id }) => id === next.chosenOptionId) ? next.chosenOptionId : null
    await attempt(async () => {
      const words = { done: i18n._('Options saved') }
      await commands.change(appointment, { voting: { ...next, chosenOptionId: chosen ?? null } }, words)
      form.reset(values)
      onClose()
    })
  })
  return (
    <FormDialog
      open
      width={640}
      title={i18n._('Edit options')}
      description={i18n._('Removing an option also removes its votes.')}
      onClose={close}
      onSubmit={(event) => void save(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Save')} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <PollFields control={control} zone={zone} minutes={30} />
      </Fields>
    </FormDialog>
  )
}
