import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { editLabels, guestListWords } from '../../commands/appointments/form/edit-words.ts'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { FormDraft } from '../../fields/drafts/form-draft.tsx'
import type { Stale } from '../../fields/record/record-form.ts'
import { StaleNotice } from '../../fields/record/stale-notice.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { submitted, useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { useDirty } from '../../ui/form/use-is-dirty.ts'

interface ChangeDialogProps {
  form: UseFormReturn<AppointmentValues>
  /** Answers whether it was saved. */
  save: (values: AppointmentValues) => Promise<boolean>
  /** What somebody else has stored meanwhile. */
  stale: Stale<AppointmentValues> | null
  messages: readonly string[]
  title: string
  submit: string
  /** Under what name what is typed is kept until it is saved. */
  draft: string
  /** Of the appointment. */
  id: string
  width?: number
  onClose: () => void
  children: ReactNode
}

/** Changes an appointment in a dialog that loses nothing of what is typed: it asks before it closes and keeps a draft. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { form, save, stale, messages, title, submit, draft, id, width, onClose, children } = props
  const { i18n } = useLingui()
  const { formState } = form
  const { leave } = useUnsavedGuard({
    dirty: useDirty(form),
    save: () => submitted(form, save),
    discard: () => form.reset(),
  })
  const close = () => leave(onClose)
  const labels = editLabels(i18n)
  return (
    <FormDialog
      open
      {...(width !== undefined && { width })}
      title={title}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(async (values) => void (await save(values)))(event)}
      actions={<FormActions onCancel={close} submit={submit} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <StaleNotice
        record={{ form, stale, recreate: null }}
        labels={labels}
        words={guestListWords}
        subject={{ resource: 'appointments', id }}
      />
      <FormDraft form={form} labels={labels} words={guestListWords} name={draft} stored />
      <Fields>{children}</Fields>
    </FormDialog>
  )
}
