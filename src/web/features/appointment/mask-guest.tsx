import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Control } from 'react-hook-form'
import type { Guest } from '#api/contract/appointment-fields.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { guestName } from '../../fields/guest-name.ts'
import { Pair } from '../../ui/form/form-errors.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { paint } from '../../theme/paint.ts'
import { GuestChanges } from './anonymize/guest-changes.tsx'
import { type NewContact, type previewOf, requestOf } from './anonymize/mask-changes.ts'
import { radius } from '../../theme/scale.ts'

/** Which guests are masked, and by what. */
export interface MaskValues {
  guests: (NewContact & { mask: boolean })[]
}

interface MaskGuestProps {
  guest: Guest
  /** Position of the guest. */
  index: number
  control: Control<MaskValues>
  mask: boolean
  preview: ReturnType<typeof previewOf>
}

const Card = styled('section')({
  display: 'grid',
  gap: 10,
  padding: 12,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
})

/** One guest in the dialog of masking: whether, by what, and what becomes of each value. */
export function MaskGuest({ guest, index, control, mask, preview }: MaskGuestProps) {
  const { i18n } = useLingui()
  const name = guestName(guest)
  const findable = requestOf(guest, { newEmail: '', newPhone: '' }) !== undefined
  const own = preview.guests.find((it) => it.index === index)
  return (
    <Card aria-label={name}>
      <SwitchF
        control={control}
        name={`guests.${index}.mask`}
        label={i18n._('Anonymize {name}', { name })}
        disabled={!findable}
        help={
          !findable
            ? i18n._('Without an email or phone, we can’t find this guest. Edit the guest instead.')
            : isMasked(guest)
              ? i18n._('Already anonymized.')
              : ''
        }
      />
      {mask && (
        <Pair>
          <TextF control={control} name={`guests.${index}.newEmail`} label={i18n._('New email')} type="email" />
          <TextF control={control} name={`guests.${index}.newPhone`} label={i18n._('New phone')} type="tel" />
        </Pair>
      )}
      {own && <GuestChanges replaced={own.replaced} />}
    </Card>
  )
}
