import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { maskGuest, type MaskRequest } from '#api/core/rules/masking.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'

/** Stands for the four random digits of a placeholder, which only the service draws. */
export const DIGITS = '····'

/** What takes the place of the old values; empty for placeholders. */
export interface NewContact {
  newEmail: string
  newPhone: string
}

/** How the service is asked to mask a guest; undefined where it has no e-mail or phone to find the guest by. */
export function requestOf(guest: Guest, { newEmail, newPhone }: NewContact): MaskRequest | undefined {
  const { email, phone } = guestWords(guest)
  if (email === '' && phone === '') return undefined
  return {
    ...(email ? { email } : { phone }),
    ...(newEmail.trim() && { newEmail: newEmail.trim() }),
    ...(newPhone.trim() && { newPhone: newPhone.trim() }),
  }
}

/**
 * The requests that still find somebody when their turn comes: guests who share a contact are masked at once, and a
 * second request for them would be refused.
 */
export function effective(appointment: Appointment, requests: readonly MaskRequest[]): MaskRequest[] {
  let row = appointment
  return requests.filter((request) => {
    const next = maskGuest(row, request, () => DIGITS)
    row = next ?? row
    return next !== undefined
  })
}

/** One value of a guest that is replaced. */
export interface Replaced {
  /** `email`, or the name of an extra field. */
  field: string
  before: string
  after: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function replacedIn(before: Guest, after: Guest): Replaced[] {
  const values = (guest: Guest): Record<string, unknown> => ({ email: guest.email ?? '', ...guest.extraFields })
  const [was, is] = [values(before), values(after)]
  return Object.keys({ ...was, ...is }).flatMap((field) => {
    const [from, to] = [textOf(was[field]), textOf(is[field])]
    return from === to ? [] : [{ field, before: from, after: to }]
  })
}

/** What masking would do to an appointment, by the very rule that the service masks with. */
export function previewOf(
  appointment: Appointment,
  requests: readonly MaskRequest[],
): { guests: { index: number; name: string; replaced: Replaced[] }[]; fields: string[] } {
  const masked = requests.reduce((it, request) => maskGuest(it, request, () => DIGITS) ?? it, appointment)
  const guests = appointment.guests.flatMap((guest, index) => {
    const replaced = replacedIn(guest, masked.guests[index] ?? {})
    return replaced.length > 0 ? [{ index, name: guestName(guest), replaced }] : []
  })
  const fields = Object.keys(appointment).filter(
    (name) =>
      name !== 'guests' &&
      JSON.stringify(appointment[name as keyof Appointment]) !== JSON.stringify(masked[name as keyof Appointment]),
  )
  return { guests, fields }
}

/** An appointment and what its guests are masked with. */
export interface Masking {
  appointment: Appointment
  requests: MaskRequest[]
}

/** How some guests of an appointment are masked; nothing where none of them can be found. */
export function maskingOf(appointment: Appointment, guests: readonly Guest[]): Masking[] {
  const asked = guests
    .filter((guest) => !isMasked(guest))
    .flatMap((guest) => requestOf(guest, { newEmail: '', newPhone: '' }) ?? [])
  const requests = effective(appointment, asked)
  return requests.length > 0 ? [{ appointment, requests }] : []
}

/** What is masked of many appointments: those that ended before an instant and still name somebody who can be found. */
export const maskableBefore = (appointments: readonly Appointment[], instant: number): Masking[] =>
  appointments
    .filter(({ endDate }) => Date.parse(endDate) <= instant)
    .flatMap((appointment) => maskingOf(appointment, appointment.guests))
