import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { filesOf } from '#api/core/rules/appointment-files.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { identityOf, keysOfPerson, relationTo } from '../../fields/guest-identity.ts'
import { guestWords } from '../../fields/guest-name.ts'
import { guestValues } from '../../commands/appointments/form/guest-values.ts'
import type { BookingPrefill } from '../../commands/appointments/view/calendar-step.ts'

/** What somebody usually comes for, and to whom. */
export interface Habit {
  serviceId: string | null
  calendarId: string | null
}

/** A booking that begins with a guest, and with what they usually come for. */
export const bookingOfGuest = (guest: Guest, habit?: Habit): BookingPrefill => ({
  values: { guests: [guestValues(guest)], ...habit },
  from: 0,
})

/** Somebody else who may be the same person: called otherwise, and reached by the same phone or email. */
export interface PossibleDuplicate {
  guest: Guest
  /** The appointment in which they are called so last. */
  appointment: Appointment
  count: number
}

/** A guest as their appointments tell. */
export interface GuestRecord {
  /** As they are called in the latest appointment, and reached by the phone and email that they gave last. */
  guest: Guest
  /** Who is this person, and who only shares a phone or an email (`relationTo`). */
  person: { name: string; keys: ReadonlySet<string> }
  /** Everything in which they are, whatever became of it. */
  all: readonly Appointment[]
  /** The soonest first. */
  upcoming: readonly Appointment[]
  /** The latest first; those that were called off too. */
  past: readonly Appointment[]
  waiting: readonly Appointment[]
  /** How many times they came. */
  visits: number
  noShows: number
  last?: Appointment | undefined
  next?: Appointment | undefined
  usual?: Habit | undefined
  /** Appointments with internal notes, the latest first. */
  noted: readonly Appointment[]
  /** Appointments with files, the latest first. */
  filed: readonly Appointment[]
  duplicates: readonly PossibleDuplicate[]
}

const isOff = ({ status }: Appointment): boolean => status === 'cancelled'
const isMissed = ({ subStatus }: Appointment): boolean => subStatus === 'no-show'

/** What was taken most often; of several, what was taken last. */
function usualOf(visits: readonly Appointment[]): Habit | undefined {
  const counts = new Map<string, { habit: Habit; count: number }>()
  for (const { serviceId, calendarIds } of visits) {
    const habit = { serviceId, calendarId: calendarIds[0] ?? null }
    const key = `${habit.serviceId} ${habit.calendarId}`
    counts.set(key, { habit, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].reduce<{ habit?: Habit; count: number }>(
    (most, one) => (one.count > most.count ? one : most),
    { count: 0 },
  ).habit
}

/** The keys of a guest as far as some appointments lead (`keysOfPerson`). */
export const keysIn = (guest: Guest, appointments: readonly Appointment[]): ReadonlySet<string> =>
  keysOfPerson(
    identityOf(guest),
    appointments.flatMap(({ guests }) => guests.map(identityOf)),
  )

const duplicatesIn = (person: { name: string; keys: ReadonlySet<string> }, latestFirst: readonly Appointment[]) => {
  const found = new Map<string, PossibleDuplicate>()
  for (const appointment of latestFirst) {
    for (const guest of appointment.guests) {
      const identity = identityOf(guest)
      if (relationTo(person, identity) !== 'shares') continue
      const known = found.get(identity.name)
      found.set(identity.name, known ? { ...known, count: known.count + 1 } : { guest, appointment, count: 1 })
    }
  }
  return [...found.values()]
}

/** One guest from all that a person was told as, the latest first; what the latest leaves out is taken from those before. */
function knownOf(latest: readonly Guest[]): Guest | undefined {
  const base = latest.find((it) => guestWords(it).firstName !== '') ?? latest[0]
  if (!base) return undefined
  const told = (name: 'email' | 'phone') => latest.map((it) => guestWords(it)[name]).find((word) => word !== '')
  const [email, phone] = [told('email'), told('phone')]
  return {
    ...base,
    ...(email && { email }),
    ...(phone && { extraFields: { ...base.extraFields, phone } }),
  }
}

/** What some appointments tell of a guest, at `now` in epoch milliseconds. */
export function guestRecordOf(guest: Guest, appointments: readonly Appointment[], now: number): GuestRecord {
  const person = { name: identityOf(guest).name, keys: keysIn(guest, appointments) }
  const latestFirst = appointments.toSorted((a, b) => Date.parse(b.startDate) - Date.parse(a.startDate))
  const isTheirs = (it: Guest) => relationTo(person, identityOf(it)) === 'same'
  const all = latestFirst.filter(({ guests, blocked }) => !blocked && guests.some(isTheirs))
  const waiting = all.filter((it) => isWaiting(it) && !isOff(it))
  const booked = all.filter((it) => !isWaiting(it))
  const past = booked.filter(({ startDate }) => Date.parse(startDate) <= now)
  const upcoming = booked.filter((it) => Date.parse(it.startDate) > now && !isOff(it)).toReversed()
  const came = past.filter((it) => !isOff(it) && !isMissed(it))
  const latest = all.flatMap(({ guests }) => guests.filter(isTheirs))
  return {
    guest: knownOf(latest) ?? guest,
    person,
    all,
    upcoming,
    past: [...booked.filter((it) => Date.parse(it.startDate) > now && isOff(it)), ...past],
    waiting,
    visits: came.length,
    noShows: past.filter(isMissed).length,
    last: came[0],
    next: upcoming[0],
    usual: usualOf(came),
    filed: all.filter((it) => filesOf(it).length > 0),
    noted: all.filter(({ comment }) => Boolean(comment?.trim())),
    duplicates: duplicatesIn(person, latestFirst),
  }
}
