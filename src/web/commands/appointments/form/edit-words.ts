import type { I18n } from '@lingui/core'
import { guestName } from '../../../fields/guest-name.ts'
import type { FieldWords } from '../../../fields/record/merging/use-words.ts'
import { bookingLabels } from './booking-labels.ts'
import { type GuestValues, guestOf } from './guest-values.ts'
import { appointmentLabel } from '../../../fields/labels/appointments.ts'

const MORE = ['userId', 'userGroupId', 'interactionId', 'originUrl', 'origin', 'subStatus', 'extraFields']

/** What the fields of an appointment's forms are called on the screen, for telling what was changed. */
export const editLabels = (i18n: I18n): Readonly<Record<string, string>> => ({
  ...bookingLabels(i18n),
  ...Object.fromEntries(MORE.map((name) => [name, appointmentLabel(name, i18n)])),
})

const isGuest = (value: unknown): value is GuestValues => typeof value === 'object' && value !== null && 'kept' in value

const told = (guest: GuestValues): string => {
  const known = guestOf(guest)
  return [guestName(known), guest.email, guest.phone]
    .filter((word, at, all) => word && all.indexOf(word) === at)
    .join(' · ')
}

/** Guests as a form has them, each on a line of its own. */
export const guestListWords: FieldWords = (field, value) =>
  field === 'guests' && Array.isArray(value) && value.every(isGuest) ? value.map(told).join('\n') : undefined
