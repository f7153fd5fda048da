import { type ComponentProps, useMemo } from 'react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import { identityOf, relationTo } from '../../../fields/guest-identity.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import { useStill } from '../../../ui/use-press.ts'
import { type KnownGuest, useKnownGuests } from '../guests/known-guests.ts'
import { useNow } from '../../../client/use-now.ts'
import { GuestCard } from './guest-card.tsx'

interface KnownGuestCardProps extends Omit<ComponentProps<typeof GuestCard>, 'guest' | 'areRead'> {
  /** Who it is, as the form says. */
  guest: Guest
  /** What was known of them as they were chosen: their visits may still have been on their way. */
  chosen?: KnownGuest | undefined
}

/** The card of a guest who was chosen, or with whom a form begins: who is there at once, when they were here as soon as it is read. */
export function KnownGuestCard({ guest, chosen, ...card }: KnownGuestCardProps) {
  const now = useNow()
  const name = guestName(guest)
  const { phone, email } = guestWords(guest)
  const { guests, areRead } = useKnownGuests(phone || email || name, now, true)
  const found = useMemo(() => {
    const { name: called, keys } = identityOf(guest)
    const person = { name: called, keys: new Set(keys) }
    const isThem = (it: Guest) =>
      keys.length > 0 ? relationTo(person, identityOf(it)) === 'same' : identityOf(it).name === called
    return guests.find((it) => isThem(it.guest))
  }, [guest, guests])
  const told = useMemo(
    () => ({
      serviceId: null,
      place: '',
      ...chosen,
      ...found,
      last: found?.last ?? chosen?.last,
      next: found?.next ?? chosen?.next,
      // They are called and reached as the form says, whatever the latest appointment says.
      name,
      guest,
    }),
    [chosen, found, name, guest],
  )
  // What they had last stands above the rest of the form, which must not move away as it comes.
  return <GuestCard {...card} guest={useStill(told)} areRead={areRead && found !== undefined} />
}
