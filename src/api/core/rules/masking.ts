import type { Guest } from '../../contract/appointment-fields.ts'
import type { appointmentV1Rows } from '../../contract/appointment-rows.ts'
import type { Appointment } from '../../contract/appointments.ts'
import type { BodyOf } from '../../contract/operation.ts'
import { PERSONAL, placeholdersOf, textsIn } from './masked.ts'
import {
  contactReplacement,
  phoneReplacement,
  Probes,
  replaceIn,
  replaceInFree,
  type Replacement,
  wordReplacement,
} from './replacing.ts'

/** One guest to mask: the old values that find the guest, and the new ones, if any. */
export type MaskRequest = BodyOf<typeof appointmentV1Rows.maskGuests>['guests'][number]

const phoneOf = (guest: Guest): string | undefined => {
  const phone = guest.extraFields?.['phone']
  if (typeof phone === 'number') return String(phone)
  return typeof phone === 'string' && phone !== '' ? phone : undefined
}
const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** Whether two phone numbers are the same but for how they are written. */
export const samePhone = (a: string, b: string): boolean =>
  a.trim() === b.trim() || (digitsOf(a) !== '' && digitsOf(a) === digitsOf(b))

/** Whether two e-mail addresses are the same but for capitals. */
export const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const isMeant = (guest: Guest, { email, phone }: MaskRequest): boolean => {
  if (email) return typeof guest.email === 'string' && sameEmail(guest.email, email)
  const own = phoneOf(guest)
  return own !== undefined && Boolean(phone) && samePhone(own, phone ?? '')
}

interface Masked {
  guest: Guest
  /** E-mails and phones: they point at one person wherever they stand. */
  contacts: Replacement[]
  /** Names: another guest may have the same one. */
  names: Replacement[]
}

const maskContacts = (guest: Guest, request: MaskRequest, code: string): Masked => {
  const placeholder = placeholdersOf(code)
  const phone = phoneOf(guest)
  const email = request.newEmail ?? (request.email ? placeholder.email : undefined)
  const newPhone = request.newPhone ?? (request.phone ? placeholder.phone : undefined)
  return {
    guest: {
      ...guest,
      ...(email !== undefined && (guest.email || request.newEmail) ? { email } : {}),
      ...(newPhone !== undefined && (phone !== undefined || request.newPhone)
        ? { extraFields: { ...guest.extraFields, phone: newPhone } }
        : {}),
    },
    contacts: [
      ...(guest.email && email ? [contactReplacement(guest.email, email)] : []),
      ...(phone && newPhone ? [phoneReplacement(phone, newPhone)] : []),
      ...(request.phone && newPhone ? [phoneReplacement(request.phone, newPhone)] : []),
    ],
    names: [],
  }
}

const maskWhole = (guest: Guest, code: string): Masked => {
  const placeholder = placeholdersOf(code)
  const extra = Object.entries(guest.extraFields ?? {}).filter(([key]) => PERSONAL.test(key))
  const personal = extra.flatMap(([key, value]) => textsIn(value).map((text): [string, string] => [key, text]))
  const placeholderFor = (key: string): string =>
    /mail/i.test(key) ? placeholder.email : /phone|mobile/i.test(key) ? placeholder.phone : placeholder.name
  const masked = Object.fromEntries(
    extra.filter(([, value]) => textsIn(value).length > 0).map(([key]) => [key, placeholderFor(key)]),
  )
  const named = personal.filter(([key]) => !/mail|phone|mobile/i.test(key)).map(([, value]) => value)
  return {
    guest: {
      ...(guest.email ? { email: placeholder.email } : {}),
      ...(guest.extraFields ? { extraFields: { ...guest.extraFields, ...masked } } : {}),
    },
    contacts: [
      ...(guest.email ? [contactReplacement(guest.email, placeholder.email)] : []),
      ...personal.flatMap(([key, value]): Replacement[] => {
        if (/mail/i.test(key)) return [contactReplacement(value, placeholder.email)]
        return /phone|mobile/i.test(key) ? [phoneReplacement(value, placeholder.phone)] : []
      }),
    ],
    names: named.toSorted((a, b) => b.length - a.length).map((value) => wordReplacement(value, placeholder.name)),
  }
}

const inGuest = (guest: Guest, all: Replacement[], contacts: Replacement[], probes: Probes): Guest => ({
  ...replaceIn(guest, all, probes),
  ...(guest.extraFields ? { extraFields: replaceInFree(guest.extraFields, all, contacts, probes) } : {}),
})

// What stands percent-encoded in an address is only found once it is decoded.
const inAddress = (address: string, all: Replacement[], probes: Probes): string => {
  const decoded = new URLSearchParams(`it=${address.replace(/[&+]/g, encodeURIComponent)}`).get('it') ?? address
  const replaced = replaceIn(decoded, all, probes)
  return replaced === decoded ? address : encodeURI(replaced).slice(0, 2000)
}

const scrubbed = (
  appointment: Appointment,
  contacts: Replacement[],
  all: Replacement[],
  probes: Probes,
): Appointment => {
  const { title, description, comment, classification, type, origin, subStatus } = appointment
  const { externalId, interactionId, originUrl, voting } = appointment
  return {
    ...appointment,
    ...replaceIn({ description, comment, classification, type, origin, subStatus }, all, probes),
    ...replaceIn({ externalId, interactionId }, all, probes),
    originUrl: originUrl && inAddress(originUrl, all, probes),
    title: replaceIn(title, all, probes).slice(0, 200),
    extraFields: replaceInFree(appointment.extraFields, all, all, probes),
    guests: appointment.guests.map((guest) => inGuest(guest, contacts, contacts, probes)),
    voting: voting && {
      ...voting,
      options: voting.options.map((option) => ({ ...option, id: replaceIn(option.id, all, probes) })),
      votes: voting.votes.map((vote) => ({
        ...vote,
        optionId: replaceIn(vote.optionId, all, probes),
        guest: replaceIn(vote.guest, all, probes).slice(0, 254),
      })),
      ...(voting.chosenOptionId ? { chosenOptionId: replaceIn(voting.chosenOptionId, all, probes) } : {}),
    },
  }
}

/**
 * Masks the guest whom a request means, everywhere in the appointment where an old value stands; undefined where it
 * means nobody. `code` is asked once per guest for 4 random hexadecimal digits (interface, section 2);
 * who masks several guests of one appointment hands in the same `probes`.
 */
export const maskGuest = (
  appointment: Appointment,
  request: MaskRequest,
  code: () => string,
  probes = new Probes(),
): Appointment | undefined => {
  if (!appointment.guests.some((guest) => isMeant(guest, request))) return undefined
  const contacts: Replacement[] = []
  const names: Replacement[] = []
  const guests = appointment.guests.map((guest) => {
    if (!isMeant(guest, request)) return guest
    const whole = !request.newEmail && !request.newPhone
    const masked = whole ? maskWhole(guest, code()) : maskContacts(guest, request, code())
    contacts.push(...masked.contacts)
    names.push(...masked.names)
    return inGuest(masked.guest, [...masked.contacts, ...masked.names], masked.contacts, probes)
  })
  return scrubbed({ ...appointment, guests }, contacts, [...contacts, ...names], probes)
}
