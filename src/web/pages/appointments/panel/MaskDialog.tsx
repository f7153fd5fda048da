import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { contract } from '../../../../api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { invalidate } from '../../../client/query.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { Fields, FormErrors, Pair } from '../../../ui/form/FormErrors.tsx'
import { SelectF } from '../../../ui/form/SelectF.tsx'
import { TextF } from '../../../ui/form/TextF.tsx'
import { FormDialog } from '../../../ui/panel/SidePanel.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { PanelFormProps } from './panel-form.ts'
import { useFailure } from './use-failure.ts'

interface MaskValues {
  /** Position of the guest. */
  guest: string
  newEmail: string
  newPhone: string
}

/** Replaces what is known of a guest for good, by new contacts or by placeholders that say nothing (specification 4.4). */
export default function MaskDialog({ appointment, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm<MaskValues>({ defaultValues: { guest: '0', newEmail: '', newPhone: '' } })
  const { control, formState } = form
  const { messages, attempt } = useFailure(form)

  const mask = async ({ guest: position, newEmail, newPhone }: MaskValues) => {
    const guest = appointment.guests[Number(position)]
    if (!guest) return
    const { email, phone } = guestWords(guest)
    const name = guestName(guest)
    const isSure = await confirm({
      title: i18n._('Mask {name}?', { name }),
      text: i18n._('The old name, e-mail and phone are gone for good. This cannot be taken back.'),
      confirmLabel: i18n._('Mask for good'),
      danger: true,
    })
    if (!isSure) return
    await attempt(async () => {
      const request = {
        ...(email ? { email } : { phone }),
        ...(newEmail.trim() && { newEmail: newEmail.trim() }),
        ...(newPhone.trim() && { newPhone: newPhone.trim() }),
      }
      const params = { id: appointment.id }
      await api.call(contract.appointmentsV1.maskGuests, { params, body: { guests: [request] } })
      await invalidate(queryClient, contract.appointmentsV1.maskGuests)
      showToast({ tone: 'confirmed', text: i18n._('The guest is masked.') })
      onClose()
    })
  }
  const options = appointment.guests.map((guest, index) => ({ value: String(index), label: guestName(guest) }))
  return (
    <FormDialog
      open
      title={i18n._('Mask guests')}
      description={i18n._(
        'Without a new e-mail or phone, everything that names the guest is replaced by placeholders.',
      )}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(mask)(event)}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          <Button kind="danger" type="submit" busy={formState.isSubmitting}>
            {i18n._('Mask')}
          </Button>
        </>
      }
    >
      <FormErrors messages={messages} />
      <Fields>
        <SelectF control={control} name="guest" label={i18n._('Guest')} options={options} />
        <Pair>
          <TextF control={control} name="newEmail" label={i18n._('New e-mail')} type="email" />
          <TextF control={control} name="newPhone" label={i18n._('New phone')} type="tel" />
        </Pair>
      </Fields>
    </FormDialog>
  )
}
