import type { I18n } from '@lingui/core'
import { appointmentLabels } from './appointments.ts'
import { calendarLabels } from './calendars.ts'
import { mediumLabels } from './multimedia.ts'
import { presetLabels } from './presets.ts'
import { roomLabels } from './rooms.ts'
import { serviceTypeLabels } from './service-types.ts'
import { serviceLabels } from './services.ts'
import { scheduleLabels } from './weekly-schedules.ts'

const RESOURCES = [
  appointmentLabels,
  calendarLabels,
  mediumLabels,
  presetLabels,
  roomLabels,
  serviceLabels,
  serviceTypeLabels,
  scheduleLabels,
]

/** Open fields that forms of ours fill in, by their paths. Ids of messages. */
const OPEN: Readonly<Record<string, string>> = {
  'extraFields.seats': /*i18n*/ 'Seats',
  'extraFields.files': /*i18n*/ 'Files',
  'extraFields.overbooked': /*i18n*/ 'Reason for double-booking',
  'extraFields.waitingList': /*i18n*/ 'Wishes on the waiting list',
}

/**
 * What a field is called where nobody says of which resource it is, such as `guests.0.email` of a refusal: the label of its
 * first part, and the rest as it is. One that has two labels, or none, by its own name.
 */
export const fieldName = (i18n: I18n, path: string): string => {
  if (OPEN[path] !== undefined) return i18n._(OPEN[path])
  const [name = '', ...rest] = path.split('.')
  const labels = new Set(
    RESOURCES.flatMap((of) => Object.entries(of(i18n)).filter(([it]) => it === name)).map(([, it]) => it),
  )
  const [label] = labels
  if (label === undefined || labels.size > 1) return path
  return rest.length === 0 ? label : `${label} (${rest.join('.')})`
}
