import type { I18n } from '@lingui/core'
import { isWaiting, WAITING } from '#api/core/rules/waiting.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Tone } from '../theme/tones.ts'
import type { IconName } from '../ui/icons.tsx'
import { TONE_GLYPHS } from '../ui/tone-glyphs.ts'

/** How an appointment stands, for a chip or a card: the tone, its icon, and the words. */
export interface Standing {
  tone: Tone
  /** Stands beside the tone, because colour alone tells nothing. */
  icon: IconName
  label: string
}

type Face = readonly [tone: Tone, label: string, icon?: IconName]

const STATUS_FACES: Readonly<Record<string, Face>> = {
  pending: ['pending', /*i18n*/ 'Unconfirmed'],
  confirmed: ['confirmed', /*i18n*/ 'Confirmed'],
  completed: ['completed', /*i18n*/ 'Completed'],
  cancelled: ['cancelled', /*i18n*/ 'Canceled'],
}

const SUB_STATUS_FACES: Readonly<Record<string, Face>> = {
  'confirmed arrived': ['arrived', /*i18n*/ 'Arrived'],
  'confirmed in-progress': ['in-progress', /*i18n*/ 'In progress'],
  'completed attended': ['completed', /*i18n*/ 'Completed'],
  'completed no-show': ['no-show', /*i18n*/ 'No-show'],
  'cancelled user-request': ['cancelled', /*i18n*/ 'Canceled by guest'],
  'cancelled staff-request': ['cancelled', /*i18n*/ 'Canceled by us'],
  'pending waiting': ['pending', /*i18n*/ 'On the waiting list', 'hold'],
  'pending reschedule-requested': ['pending', /*i18n*/ 'Wants another time', 'refresh'],
  'confirmed reschedule-requested': ['confirmed', /*i18n*/ 'Wants another time', 'refresh'],
}

/** The words of the statuses in use, for filters. */
export const STATUS_LABELS: readonly (readonly [status: string, label: string])[] = [
  ['pending', /*i18n*/ 'Unconfirmed'],
  ['confirmed', /*i18n*/ 'Confirmed'],
  ['completed', /*i18n*/ 'Completed'],
  ['cancelled', /*i18n*/ 'Canceled'],
]

/** The words of the sub-statuses in use, for filters. */
export const SUB_STATUS_LABELS: readonly (readonly [subStatus: string, label: string])[] = [
  ['arrived', /*i18n*/ 'Arrived'],
  ['in-progress', /*i18n*/ 'In progress'],
  ['attended', /*i18n*/ 'Completed'],
  ['no-show', /*i18n*/ 'No-show'],
  ['user-request', /*i18n*/ 'Canceled by guest'],
  ['staff-request', /*i18n*/ 'Canceled by us'],
  ['reschedule-requested', /*i18n*/ 'Wants another time'],
  ['waiting', /*i18n*/ 'On the waiting list'],
]

/** What the standing is read from; the words may be ones that only another deployment knows. */
export type StandingFacts = Pick<Appointment, 'blocked' | 'model' | 'voting' | 'subStatus'> & {
  status: string
  extraFields?: unknown
}

/** How an appointment stands: unknown statuses are shown as they are, in the neutral tone. */
export function standingOf(appointment: StandingFacts, i18n: I18n): Standing {
  const { status, subStatus, blocked, model, voting } = appointment
  if (blocked && status !== 'cancelled') return { tone: 'blocked', icon: TONE_GLYPHS.blocked, label: i18n._('Blocked') }
  if (model === 'poll' && !voting?.chosenOptionId && status === 'pending') {
    return { tone: 'pending', icon: 'people', label: i18n._('Poll') }
  }
  // A deployment that knows no sub-status keeps only the extra field of somebody who waits.
  if (!subStatus && isWaiting(appointment)) return standingOf({ ...appointment, subStatus: WAITING }, i18n)
  const own = subStatus ? SUB_STATUS_FACES[`${status} ${subStatus}`] : undefined
  const face = own ?? STATUS_FACES[status]
  if (!face)
    return { tone: 'neutral', icon: TONE_GLYPHS.neutral, label: [status, subStatus].filter(Boolean).join(' · ') || '—' }
  const [tone, label, icon = TONE_GLYPHS[tone]] = face
  const words = i18n._(label)
  return { tone, icon, label: own || !subStatus ? words : `${words} · ${subStatus}` }
}
