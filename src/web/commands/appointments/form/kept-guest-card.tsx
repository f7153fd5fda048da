import { type ComponentProps, useMemo } from 'react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import { identityOf, relationTo } from '../../../fields/guest-identity.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import { useKnownGuests } from '../guests/known-guests.ts'
import { useNow } from '../../../client/use-now.ts'
import { GuestCard } from './guest-card.tsx'

/** The card of a guest with whom a form begins: who is there at once, when they were here as soon as it is read. */
export function KeptGuestCard({ guest, ...card }: { guest: Guest } & Omit<ComponentProps<typeof GuestCard>, 'guest'>) {
  const now = useNow()
  const name = guestName(guest)
  const { phone, email } = guestWords(guest)
  const known = useKnownGuests(phone || email || name, now, true)
  const found = useMemo(() => {
    const { name: called, keys } = identityOf(guest)
    const person = { name: called, keys: new Set(keys) }
    const isThem = (it: Guest) =>
      keys.length > 0 ? relationTo(person, identityOf(it)) === 'same' : identityOf(it).name === called
    return known.find((it) => isThem(it.guest))
  }, [guest, known])
  // They are called and reached as the form says, whatever the latest appointment says.
  const shown = { ...(found ?? { serviceId: null, place: '' }), name, guest }
  return <GuestCard {...card} guest={shown} isPending={!found} />
}
