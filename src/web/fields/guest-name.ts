import type { Guest } from '#api/contract/appointment-fields.ts'

const word = (guest: Guest, name: string): string => {
  const value = guest.extraFields?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** First name, last name and phone of a guest, wherever the deployment keeps them; empty where there is none. */
export function guestWords(guest: Guest): { firstName: string; lastName: string; phone: string; email: string } {
  const name = word(guest, 'name')
  const firstName = word(guest, 'firstName') || name
  return { firstName, lastName: word(guest, 'lastName'), phone: word(guest, 'phone'), email: guest.email ?? '' }
}

/** What a guest is called at the desk: the name, else the e-mail, else the phone. */
export function guestName(guest: Guest): string {
  const { firstName, lastName, phone, email } = guestWords(guest)
  return `${firstName} ${lastName}`.trim() || email || phone
}

/** The first guest by name and how many more there are; empty without guests. */
export function guestNames(guests: readonly Guest[]): string {
  const [first, ...others] = guests.map(guestName).filter((name) => name !== '')
  if (first === undefined) return ''
  return others.length === 0 ? first : `${first} +${others.length}`
}
