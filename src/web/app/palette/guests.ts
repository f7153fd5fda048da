import type { Appointment } from '#api/contract/appointments.ts'
import { isMasked } from '#api/core/rules/masking.ts'
import { phoneDigits, phoneSought } from '#api/core/rules/phone-digits.ts'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { comparable } from './rank.ts'

/** A guest as found among appointments, with the one to open. */
export interface FoundGuest {
  name: string
  /** Tells people of the same name apart; empty where there is none or it is the name. */
  contact: string
  appointment: Pick<Appointment, 'id' | 'startDate' | 'calendarIds'>
  /** Whether `appointment` is the next one; otherwise it is over or cancelled. */
  coming: boolean
  /** Whether the guest was masked: then there is no name to show. */
  masked: boolean
}

const isMeant = (wish: string, words: ReturnType<typeof guestWords>): boolean => {
  const text = comparable(Object.values(words).join(' '))
  const phone = phoneSought(wish)
  if (phone !== undefined && phoneDigits(words.phone).includes(phone)) return true
  return comparable(wish)
    .split(' ')
    .every((part) => text.includes(part))
}

/**
 * The guests among appointments who are meant by what was typed, each once: with the next appointment that stands at
 * `now` (epoch milliseconds), else with the latest known one.
 */
export function guestsIn(appointments: readonly Appointment[], typed: string, now: number): FoundGuest[] {
  const found = new Map<string, FoundGuest>()
  const isComing = ({ status, endDate }: Appointment) => status !== 'cancelled' && Date.parse(endDate) > now
  const [coming, others] = [appointments.filter(isComing), appointments.filter((it) => !isComing(it))]
  const byStart = (a: Appointment, b: Appointment) => Date.parse(a.startDate) - Date.parse(b.startDate)
  for (const appointment of [...coming.toSorted(byStart), ...others.toSorted(byStart).toReversed()]) {
    for (const guest of appointment.guests) {
      const words = guestWords(guest)
      const name = guestName(guest)
      const key = comparable(`${name} ${words.email || words.phone}`)
      if (name === '' || found.has(key) || !isMeant(typed, words)) continue
      const contact = [words.email, words.phone].find((it) => it !== '' && it !== name) ?? ''
      found.set(key, { name, contact, appointment, coming: isComing(appointment), masked: isMasked(guest) })
    }
  }
  return [...found.values()]
}
