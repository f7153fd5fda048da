import { fold } from '#api/values/fold.ts'
import type { Guest } from '#api/contract/appointment-fields.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { phoneDigits, phoneSought } from '#api/core/rules/phone-digits.ts'
import { guestWords } from './guest-name.ts'

/** Who a guest is, as far as an appointment tells: guests are not stored, they are compared. */
export interface GuestIdentity {
  /** First and last name without accents and capitals; empty where there is none. */
  name: string
  /** The email and the phone, each in the one form in which it is compared; empty where nothing tells a person from others. */
  keys: readonly string[]
}

const emailKey = (email: string): string => `email ${email.trim().toLowerCase()}`
// A number is the same with the sign of its country and without it.
const phoneKey = (phone: string): string => `phone ${phoneSought(phone) ?? phoneDigits(phone)}`

/** The identity of a guest; that of somebody who was anonymized has no keys. */
export function identityOf(guest: Guest): GuestIdentity {
  const { firstName, lastName, email, phone } = guestWords(guest)
  const name = fold(`${firstName} ${lastName}`).trim().replaceAll(/\s+/g, ' ')
  if (isMasked(guest)) return { name, keys: [] }
  return { name, keys: [...(email.trim() ? [emailKey(email)] : []), ...(phoneDigits(phone) ? [phoneKey(phone)] : [])] }
}

/** What the service is asked for, to find every appointment of a key. */
export const searchOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

const sharesKey = ({ keys }: GuestIdentity, known: ReadonlySet<string>): boolean => keys.some((key) => known.has(key))
// Who gave no name does not contradict one.
const mayBeCalled = (a: string, b: string): boolean => a === '' || b === '' || a === b

/**
 * All keys of one person: their own, and those that others of the same name have who share one with them, so that an email
 * that changed leads on to the appointments before it.
 */
export function keysOfPerson(person: GuestIdentity, others: readonly GuestIdentity[]): ReadonlySet<string> {
  const known = new Set(person.keys)
  const named = others.filter(({ name }) => mayBeCalled(name, person.name))
  for (let before = -1; before !== known.size;) {
    before = known.size
    for (const other of named) if (sharesKey(other, known)) other.keys.forEach((key) => known.add(key))
  }
  return known
}

/** Whether a guest is the person of some keys, or somebody else who shares one of them, or neither. */
export function relationTo(
  person: { name: string; keys: ReadonlySet<string> },
  guest: GuestIdentity,
): 'same' | 'shares' | 'other' {
  if (!sharesKey(guest, person.keys)) return 'other'
  return mayBeCalled(guest.name, person.name) ? 'same' : 'shares'
}
