import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDraft } from '../../fields/drafts/form-draft.tsx'
import { guestName } from '../../fields/guest-name.ts'
import { Button } from '../../ui/button.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { Cancellation } from '../../commands/appointments/interface-version.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { CancelReasons } from '../../commands/appointments/form/cancel-reasons.tsx'
import { isRequest } from '../../commands/appointments/status-steps.ts'
import { askSeries } from '../../commands/appointments/series/scope-request.ts'
import type { PanelFormProps } from '../../commands/appointments/form/panel-form.ts'
import { useFailure } from '../../commands/appointments/use-failure.ts'

interface CancelValues {
  subStatus: string
  /** E-mail of one guest; null cancels for everybody. */
  guest: string | null
  strategy: 'guest-only' | 'guest-appointment'
  comment: string
}

/** Cancels an appointment with its reason, declines what a guest asked for, or takes one of several guests off it. */
export default function CancelDialog({ appointment, version, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const commands = useAppointmentCommands(version)
  const asks = isRequest(appointment)
  const form = useForm<CancelValues>({
    defaultValues: {
      subStatus: asks ? 'staff-request' : 'user-request',
      guest: null,
      strategy: 'guest-appointment',
      comment: '',
    },
  })
  const { control, formState } = form
  const [guest, comment] = useWatch({ control, name: ['guest', 'comment'] })
  const [busy, setBusy] = useState(false)
  const { messages, attempt } = useFailure(form)
  const name = displayName(i18n, appointment)
  const known = appointment.guests.filter(({ email }) => email)

  const cancel = ({ subStatus, guest: email, strategy, comment }: CancelValues) =>
    attempt(async () => {
      setBusy(true)
      const body: Cancellation = {
        subStatus,
        ...(email && { guests: [email], strategy }),
        // The note is the appointment's own: an empty one here must not wipe it out.
        ...(comment.trim() !== '' && {
          comment: [appointment.comment, comment.trim()].filter(Boolean).join('\n'),
        }),
      }
      try {
        const work = { kind: 'cancel' as const, body, note: comment.trim() }
        const answer = await askSeries(appointment, work, version)
        if (answer === 'back') return
        if (answer === 'taken') {
          form.reset()
          onClose(true)
          return
        }
        await commands.cancel(appointment, body, {
          done: email
            ? i18n._('Removed {guest}', { guest: email })
            : asks
              ? i18n._('Declined {name}', { name })
              : i18n._('Appointment canceled', { name }),
        })
        form.reset()
        onClose(true)
      } finally {
        setBusy(false)
      }
    })
  // To save would be to cancel: nobody should do that on the way out.
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty, discard: () => form.reset() })
  const close = () => leave(onClose)
  const labels = {
    subStatus: i18n._('Reason'),
    guest: i18n._('Cancel for'),
    strategy: i18n._('Appointment'),
    comment: i18n._('Note'),
  }
  const strategies = [
    { value: 'guest-appointment', label: i18n._('Cancel if no one is left') },
    { value: 'guest-only', label: i18n._('Keep even if no one is left') },
  ]
  return (
    <FormDialog
      open
      title={asks ? i18n._('Decline {name}', { name }) : i18n._('Cancel {name}', { name })}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(cancel)(event)}
      actions={
        <>
          <Button onClick={close}>{asks ? i18n._('Keep request') : i18n._('Keep appointment')}</Button>
          <Button kind="danger" type="submit" busy={busy || formState.isSubmitting}>
            {guest ? i18n._('Remove the guest') : asks ? i18n._('Decline') : i18n._('Cancel appointment')}
          </Button>
        </>
      }
    >
      <FormErrors messages={messages} />
      <FormDraft form={form} labels={labels} name="cancel" />
      {version === 1 ? (
        <p>{i18n._('Version 1 cancels without a reason.')}</p>
      ) : (
        <Fields>
          <SelectF
            control={control}
            name="subStatus"
            label={labels.subStatus}
            options={[
              { value: 'user-request', label: i18n._('The guest asked to cancel') },
              { value: 'staff-request', label: i18n._('We have to cancel') },
              { value: 'reschedule-requested', label: i18n._('The guest wants another time') },
            ]}
          />
          {known.length > 1 && (
            <SelectF
              control={control}
              name="guest"
              label={labels.guest}
              none={i18n._('Everyone')}
              options={known.map((it) => ({ value: it.email ?? '', label: guestName(it) }))}
            />
          )}
          {guest && <SelectF control={control} name="strategy" label={labels.strategy} options={strategies} />}
          <CancelReasons note={comment} onNote={(note) => form.setValue('comment', note, { shouldDirty: true })} />
          <TextF
            control={control}
            name="comment"
            label={labels.comment}
            help={i18n._('Saved to internal notes.')}
            multiline
            rows={2}
            maxLength={2000}
          />
        </Fields>
      )}
    </FormDialog>
  )
}
