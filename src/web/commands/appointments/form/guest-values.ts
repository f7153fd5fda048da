import type { Guest } from '#api/contract/appointment-fields.ts'
import { phoneSought } from '#api/core/rules/phone-digits.ts'
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

/** A guest from the one line that was typed: an email, a phone, or a first and a last name. */
export function typedGuest(typed: string): GuestValues {
  const words = typed.trim()
  if (words.includes('@')) return { ...noGuest(), email: words }
  if (phoneSought(words) !== undefined) return { ...noGuest(), phone: words }
  const [firstName = '', ...others] = words.split(/\s+/)
  return { ...noGuest(), firstName, lastName: others.join(' ') }
}

/** Whether two guests of a form say the same. */
export const isSameGuest = (a: GuestValues, b: GuestValues): boolean =>
  JSON.stringify(guestOf(a)) === JSON.stringify(guestOf(b))

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
