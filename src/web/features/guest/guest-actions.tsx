import { useLingui } from '@lingui/react'
import MuiButton from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { identityOf, relationTo } from '../../fields/guest-identity.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { GuestRecord } from './guest-record.ts'

const MaskEverywhere = lazySection(withMessages(() => import('../appointment/anonymize/mask-guest-everywhere.tsx')))

/** Every appointment of a guest, with those of its guests who are this person. */
const everywhere = ({ all, person }: GuestRecord) =>
  all.map((appointment) => ({
    appointment,
    guests: appointment.guests.filter((it) => relationTo(person, identityOf(it)) === 'same'),
  }))

interface GuestActionsProps {
  record: GuestRecord
  /** Absent where a booking is being made already. */
  onBook?: (() => void) | undefined
}

/** What can be done with a guest: call, book again, anonymize. */
export function GuestActions({ record, onBook }: GuestActionsProps) {
  const { i18n } = useLingui()
  const refused = useRefusal('write')
  const notMasking = useRefusal('anonymize')
  const [isMasking, setMasking] = useState(false)
  const { guest, all } = record
  const { phone } = guestWords(guest)
  return (
    <>
      {phone && (
        <MuiButton href={`tel:${phone.replaceAll(' ', '')}`} startIcon={<Icon name="phone" />}>
          {i18n._('Call')}
        </MuiButton>
      )}
      {onBook && (
        <Button kind="primary" icon="plus" onClick={onBook} refused={refused}>
          {i18n._('Book again')}
        </Button>
      )}
      <MenuButton
        icon="more"
        iconOnly
        actions={[
          {
            label: i18n._('{count, plural, one {Anonymize in # appointment} other {Anonymize in # appointments}}', {
              count: all.length,
            }),
            icon: 'absent',
            danger: true,
            onAct: () => setMasking(true),
            disabledReason:
              notMasking ??
              (identityOf(guest).keys.length === 0
                ? i18n._('Without an email or phone, we can’t find this guest. Edit the guest instead.')
                : undefined),
          },
        ]}
      >
        {i18n._('More actions')}
      </MenuButton>
      {isMasking && (
        <Suspense fallback={null}>
          <MaskEverywhere name={guestName(guest)} found={everywhere(record)} onClose={() => setMasking(false)} />
        </Suspense>
      )}
    </>
  )
}
