import { useLingui } from '@lingui/react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import MuiButton from '@mui/material/Button'
import { Icon } from '../../ui/icons.tsx'

/** Calls the first guest who has a phone; absent where there is none. */
export function CallButton({ guests }: { guests: readonly Guest[] }) {
  const { i18n } = useLingui()
  const guest = guests.find((it) => guestWords(it).phone !== '')
  if (!guest) return null
  return (
    <MuiButton
      href={`tel:${guestWords(guest).phone.replaceAll(' ', '')}`}
      aria-label={i18n._('Call {name}', { name: guestName(guest) })}
      startIcon={<Icon name="phone" />}
    >
      {i18n._('Call')}
    </MuiButton>
  )
}
