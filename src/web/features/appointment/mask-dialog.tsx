import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { useApi } from '../../client/api-context.ts'
import { invalidate } from '../../client/query.ts'
import { forgetRunTexts } from '../../fields/bulk/bulk.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { showToast } from '../../ui/toast.ts'
import { forgetWrites } from '../../commands/appointments/history.ts'
import { appointmentLabel } from '../../fields/labels/appointments.ts'
import { FilesStay } from './anonymize/files-stay.tsx'
import { effective, previewOf, requestOf } from './anonymize/mask-changes.ts'
import { isPhrase, TypedConfirmation, usePhrase } from './anonymize/typed-confirmation.tsx'
import { MaskGuest, type MaskValues } from './mask-guest.tsx'
import type { PanelFormProps } from '../../commands/appointments/form/panel-form.ts'
import { useFailure } from '../../commands/appointments/use-failure.ts'

/** Replaces what is known of guests for good, by new contacts or by placeholders that say nothing (specification 4.4). */
export default function MaskDialog({ appointment, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const { guests } = appointment
  const form = useForm<MaskValues>({
    defaultValues: {
      guests: guests.map((guest) => ({
        mask: requestOf(guest, { newEmail: '', newPhone: '' }) !== undefined && !isMasked(guest),
        newEmail: '',
        newPhone: '',
      })),
    },
  })
  const { control, formState } = form
  const { messages, attempt } = useFailure(form)
  const [typed, setTyped] = useState('')
  const said = useWatch({ control, name: 'guests' })
  const asked = guests.flatMap((guest, index) => {
    const wish = said[index]
    const request = wish?.mask ? requestOf(guest, wish) : undefined
    return request ? [request] : []
  })
  const requests = effective(appointment, asked)
  const preview = previewOf(appointment, requests)
  const phrase = usePhrase(asked.length)
  const isSure = asked.length > 0 && isPhrase(typed, phrase)

  const mask = form.handleSubmit(async () => {
    if (!isSure) return
    await attempt(async () => {
      const params = { id: appointment.id }
      await api.call(contract.appointmentsV1.maskGuests, { params, body: { guests: requests } })
      // What this browser remembers of the appointment names the guests as well.
      forgetWrites(api.connectionId, appointment.id)
      void forgetRunTexts(api.connectionId, appointment.id).catch(() => undefined)
      await invalidate(queryClient, contract.appointmentsV1.maskGuests)
      showToast({
        tone: 'confirmed',
        text: i18n._('{count, plural, one {Guest anonymized} other {# guests anonymized}}', {
          count: asked.length,
        }),
      })
      form.reset()
      onClose(true)
    })
  })
  // No draft is kept: what is typed here are contacts of people who are to be forgotten.
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty, discard: () => form.reset() })
  const close = () => leave(onClose)
  return (
    <FormDialog
      open
      width={640}
      title={i18n._('Anonymize guest')}
      description={i18n._('Leave both blank to replace everything that identifies the guest with placeholders.')}
      onClose={close}
      onSubmit={(event) => void mask(event)}
      actions={
        <>
          <Button onClick={close}>{i18n._('Back')}</Button>
          <Button kind="danger" type="submit" busy={formState.isSubmitting} disabled={!isSure}>
            {i18n._('Anonymize')}
          </Button>
        </>
      }
    >
      <FormErrors messages={messages} />
      <Fields>
        {guests.map((guest, index) => (
          // Guests have no ids and may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <MaskGuest key={index} {...{ guest, index, control }} mask={said[index]?.mask === true} preview={preview} />
        ))}
        {preview.fields.length > 0 && (
          <p style={{ margin: 0 }}>
            {i18n._('Replaces the old values here too: {fields}.', {
              fields: format.list(preview.fields.map((name) => appointmentLabel(name, i18n))),
            })}
          </p>
        )}
        <FilesStay appointments={[appointment]} />
        <TypedConfirmation phrase={phrase} typed={typed} onTyped={setTyped} />
      </Fields>
    </FormDialog>
  )
}
