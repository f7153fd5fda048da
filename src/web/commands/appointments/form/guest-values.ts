import type { Guest } from '#api/contract/appointment-fields.ts'
import { guestWords } from '../../../fields/guest-name.ts'

/** A guest as the form shows it. */
export interface GuestValues {
  firstName: string
  lastName: string
  phone: string
  email: string
  /** What is known beyond the form and must not get lost. */
  kept: Guest
}

/** An empty guest. */
export const noGuest = (): GuestValues => ({ firstName: '', lastName: '', phone: '', email: '', kept: {} })

/** A guest in the form. */
export const guestValues = (guest: Guest): GuestValues => ({ ...guestWords(guest), kept: guest })

/** Whether anything was typed or is known of a guest. */
export const isGuest = ({ firstName, lastName, phone, email }: GuestValues): boolean =>
  [firstName, lastName, phone, email].some((word) => word.trim() !== '')

/** The guest of a form, with everything that the form does not show as it was. */
export function guestOf({ kept, email, ...words }: GuestValues): Guest {
  const before = guestWords(kept)
  const extraFields: Record<string, unknown> = { ...kept.extraFields }
  for (const name of ['firstName', 'lastName', 'phone'] as const) {
    const word = words[name].trim()
    if (word === before[name]) continue
    if (word === '') delete extraFields[name]
    else extraFields[name] = word
  }
  const { email: _old, extraFields: _fields, ...rest } = kept
  const address = email.trim()
  return {
    ...rest,
    ...(address !== '' && { email: address }),
    ...(Object.keys(extraFields).length > 0 && { extraFields }),
  }
}
