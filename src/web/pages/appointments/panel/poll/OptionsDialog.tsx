import { useLingui } from '@lingui/react'
import { useForm } from 'react-hook-form'
import { Fields, FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { FormActions } from '../../../../ui/panel/FormActions.tsx'
import { FormDialog } from '../../../../ui/panel/SidePanel.tsx'
import { useUnsavedGuard } from '../../../../ui/useUnsavedGuard.ts'
import { type AppointmentValues, valuesOf } from '../../booking/appointment-values.ts'
import { votingOf } from '../../booking/poll-values.ts'
import { PollFields, useOptionCheck } from '../../booking/PollFields.tsx'
import { useFailure } from '../use-failure.ts'
import type { PollDialogProps } from './VoteDialog.tsx'

const RENAMED = { voting: 'options', 'voting.closesAt': 'closesAt' }

/** Changes the times that a poll offers and until when it is open; votes for an option that goes, go with it. */
export default function OptionsDialog({ appointment, voting, desk, zone, onClose }: PollDialogProps) {
  const { i18n } = useLingui()
  const form = useForm<AppointmentValues>({ defaultValues: valuesOf(appointment) })
  const { control, formState } = form
  const { messages, attempt } = useFailure(form, RENAMED, zone)
  const check = useOptionCheck(form)
  const { mayLeave } = useUnsavedGuard({ dirty: formState.isDirty })
  const close = () => void mayLeave().then((may) => may && onClose())

  const save = form.handleSubmit(async (values) => {
    if (!check(values)) return
    const next = votingOf(values, voting)
    const chosen = next.options.some(({ id }) => id === next.chosenOptionId) ? next.chosenOptionId : null
    await attempt(async () => {
      const words = { done: i18n._('Options saved') }
      await desk.change(appointment, { voting: { ...next, chosenOptionId: chosen ?? null } }, words)
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
