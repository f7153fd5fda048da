import { phoneSought } from '#api/core/rules/phone-digits.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { identityOf } from '../../fields/guest-identity.ts'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { holdsSearch } from '../../fields/list/search.ts'

/** A guest as found among appointments, with the one to open. */
export interface FoundGuest {
  name: string
  /** Tells people of the same name apart; empty where there is none or it is the name. */
  contact: string
  appointment: Pick<Appointment, 'id' | 'startDate' | 'calendarIds'>
  /** Which of its guests. */
  position: number
  /** Whether `appointment` is the next one; otherwise it is over or cancelled. */
  coming: boolean
  /** Whether the guest was masked: then there is no name to show. */
  masked: boolean
}

/**
 * The guests among appointments who are meant by what was typed, each once: with the next appointment that stands at
 * `now` (epoch milliseconds), else with the latest known one.
 */
export function guestsIn(appointments: readonly Appointment[], typed: string, now: number): FoundGuest[] {
  const found = new Map<string, FoundGuest>()
  const isPhone = phoneSought(typed) !== undefined
  const isComing = ({ status, endDate }: Appointment) => status !== 'cancelled' && Date.parse(endDate) > now
  const [coming, others] = [appointments.filter(isComing), appointments.filter((it) => !isComing(it))]
  const byStart = (a: Appointment, b: Appointment) => Date.parse(a.startDate) - Date.parse(b.startDate)
  for (const appointment of [...coming.toSorted(byStart), ...others.toSorted(byStart).toReversed()]) {
    for (const [position, guest] of appointment.guests.entries()) {
      const { firstName, lastName, email, phone } = guestWords(guest)
      const name = guestName(guest)
      // One person, however the phone was written.
      const { name: called, keys } = identityOf(guest)
      const key = `${called || name} ${keys[0] ?? ''}`
      const isMeant = holdsSearch([firstName, lastName, email, phone].join('\n'), typed)
      if (name === '' || found.has(key) || !isMeant) continue
      // What was asked for is what the row is compared by.
      const contact = (isPhone ? [phone, email] : [email, phone]).find((it) => it !== '' && it !== name) ?? ''
      found.set(key, { name, contact, appointment, position, coming: isComing(appointment), masked: isMasked(guest) })
    }
  }
  return [...found.values()]
}
