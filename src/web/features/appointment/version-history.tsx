import { useLingui } from '@lingui/react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { appointmentLabel } from '../../fields/labels/appointments.ts'
import { valueWords } from '../../commands/appointments/records/field-words.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { guestListWords } from '../../commands/appointments/form/edit-words.ts'
import { guestValues } from '../../commands/appointments/form/guest-values.ts'
import type { PanelFormProps } from '../../commands/appointments/form/panel-form.ts'
import type { Changes } from '../../commands/appointments/interface-version.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useVerdict } from '../../commands/appointments/use-verdict.ts'
import HistoryPanel from '../../fields/history/history-panel.tsx'
import type { HistoryStep } from '../../fields/history/steps.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { differencesOf, type Difference } from '../../fields/record/merge.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'

/** What a change may write, and so what a version brings back, in the order in which it is told. */
const WRITABLE = [
  'status',
  'subStatus',
  'startDate',
  'endDate',
  'calendarIds',
  'resourceId',
  'serviceId',
  'title',
  'guests',
  'type',
  'classification',
  'comment',
  'description',
  'reminders',
  'lang',
  'allowOverlapping',
  'blockedUntil',
  'voting',
  'userId',
  'userGroupId',
  'externalId',
  'interactionId',
  'origin',
  'originUrl',
  'extraFields',
] as const satisfies readonly (keyof Changes & keyof Appointment)[]

/** Fields whose values the desk has words for. */
const IN_WORDS: ReadonlySet<string> = new Set([
  'status',
  'subStatus',
  'startDate',
  'endDate',
  'calendarIds',
  'resourceId',
  'serviceId',
  'classification',
  'reminders',
  'lang',
  'blockedUntil',
])

const isGuest = (value: unknown): value is Guest => typeof value === 'object' && value !== null

/** An appointment with some of its fields as they were; what was not there is empty. */
const standingOf = (appointment: Appointment, fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(WRITABLE.map((name) => [name, (name in fields ? fields[name] : appointment[name]) ?? null]))

/** The fields in which two states of an appointment differ. */
const differing = (was: Record<string, unknown>, is: Record<string, unknown>) =>
  WRITABLE.filter((name) => differencesOf(was[name], was[name], is[name]).length > 0)

/** Who changed an appointment and when, and the way back to a version by a write under today's rules. */
export default function VersionHistory({ appointment, version, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const commands = useAppointmentCommands(version)
  const verdict = useVerdict()('edit', appointment)
  const zone = zoneOfFirst(appointment.calendarIds, clinic.calendars)
  const told = { i18n, format, clinic, zone }

  const words = (field: string, value: unknown): string | undefined => {
    if (field === 'guests' && Array.isArray(value) && value.every(isGuest)) {
      return value.length === 0 ? i18n._('None') : guestListWords(field, value.map(guestValues))
    }
    return IN_WORDS.has(field) && value !== null ? valueWords(field, value, told) : undefined
  }
  const changesOf = ({ before, after }: HistoryStep): Difference[] => {
    const [was, is] = [standingOf(appointment, before), standingOf(appointment, after)]
    return differing(was, is).map((name) => ({
      path: [name],
      base: was[name],
      mine: was[name],
      theirs: is[name],
      by: 'theirs',
    }))
  }
  const restore = async ({ after, entry }: HistoryStep): Promise<boolean> => {
    const [now, was] = [standingOf(appointment, {}), standingOf(appointment, after)]
    const changes = Object.fromEntries(differing(now, was).map((name) => [name, was[name]]))
    const at = format.dateTime(entry.at, zone)
    // Every field is one of a change, with a value that it had.
    const saved = await commands.change(appointment, changes as Changes, {
      done: i18n._('Restored the version of {at}', { at }),
      failed: i18n._('Couldn’t restore the version of {at}.', { at }),
      zone,
    })
    return saved !== undefined
  }
  return (
    <HistoryPanel
      subject={{ resource: 'appointments', id: appointment.id }}
      version={appointment.version}
      name={appointmentName(appointment)}
      labels={Object.fromEntries(WRITABLE.map((name) => [name, appointmentLabel(name, i18n)]))}
      words={words}
      differencesOf={changesOf}
      refused={verdict.ok ? undefined : i18n._(verdict.reason)}
      restore={restore}
      onClose={onClose}
    />
  )
}
