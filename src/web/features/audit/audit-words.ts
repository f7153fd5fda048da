import { useLingui } from '@lingui/react'
import type { AuditEntry, ChangedResource } from '#api/contract/changes.ts'
import { STATUS_LABELS, SUB_STATUS_LABELS } from '../../fields/appointment-standing.ts'
import { holdsMasked } from '../../fields/history/steps.ts'
import { useAppointmentLabels } from '../../fields/labels/appointments.ts'
import { useCalendarLabels } from '../../fields/labels/calendars.ts'
import { useMediumLabels } from '../../fields/labels/multimedia.ts'
import { usePresetLabels } from '../../fields/labels/presets.ts'
import { useRoomLabels } from '../../fields/labels/rooms.ts'
import { useServiceTypeLabels } from '../../fields/labels/service-types.ts'
import { useServiceLabels } from '../../fields/labels/services.ts'
import { useScheduleLabels } from '../../fields/labels/weekly-schedules.ts'
import { useTeller } from '../../fields/record/merging/use-words.ts'
import { timingWords } from '../../fields/rules/timing-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'

/** What the records of a resource are called, one of them; ids of messages. */
export const RESOURCE_WORDS: Readonly<Record<ChangedResource, string>> = {
  appointments: /*i18n*/ 'Appointment',
  calendars: /*i18n*/ 'Person or resource',
  services: /*i18n*/ 'Service',
  serviceTypes: /*i18n*/ 'Service type',
  weeklySchedules: /*i18n*/ 'Weekly schedule',
  presets: /*i18n*/ 'Preset',
  rooms: /*i18n*/ 'Room',
  multimedia: /*i18n*/ 'File',
  people: /*i18n*/ 'Person',
  invitations: /*i18n*/ 'Invitation',
  organizationSettings: /*i18n*/ 'Organization',
  keys: /*i18n*/ 'Access key',
}

/** Fields that say only that something was written. */
const OF_EVERY_WRITE: readonly string[] = ['version', 'updatedAt']

/** What the fields of each resource are called: by the labels of its form, and of what has none by those of its list. */
const useLabelsOf = (): Readonly<Record<ChangedResource, Readonly<Record<string, string>>>> => {
  const { i18n } = useLingui()
  const access = { name: i18n._('Name'), role: i18n._('Role'), disabledAt: i18n._('Disabled') }
  return {
    appointments: useAppointmentLabels(),
    calendars: useCalendarLabels(),
    services: useServiceLabels(),
    serviceTypes: useServiceTypeLabels(),
    weeklySchedules: useScheduleLabels(),
    presets: usePresetLabels(),
    rooms: { ...useRoomLabels(), template: i18n._('Room') },
    multimedia: useMediumLabels(),
    people: { ...access, email: i18n._('Email'), color: i18n._('Color'), calendarId: i18n._('Person or resource') },
    invitations: { ...access, email: i18n._('Email') },
    organizationSettings: {},
    keys: { ...access, label: i18n._('Purpose') },
  }
}

/** Records whose fields are scheduling rules. */
const WITH_RULES: ReadonlySet<ChangedResource> = new Set(['services', 'serviceTypes'])

/** What was changed, in words: each field as it was and as it became. */
export const useChangeWords = (): ((entry: AuditEntry) => string) => {
  const { i18n } = useLingui()
  const format = useFormat()
  const teller = useTeller()
  const labels = useLabelsOf()
  return ({ resource, before, after }) => {
    if (before === null || after === null) return ''
    const own = (field: string, value: unknown): string | undefined => {
      if (WITH_RULES.has(resource)) return timingWords(field, value, { i18n, format })
      if (resource !== 'appointments') return undefined
      if (field === 'lang' && typeof value === 'string') return format.language(value)
      const known = field === 'status' ? STATUS_LABELS : field === 'subStatus' ? SUB_STATUS_LABELS : []
      const label = known.find(([status]) => status === value)?.[1]
      return label && i18n._(label)
    }
    const words = teller(labels[resource], own)
    const told = (field: string, value: unknown): string =>
      holdsMasked(value) ? i18n._('Anonymized') : words.valueWords(field, value)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => !OF_EVERY_WRITE.includes(name))
      .map((name) => `${words.pathWords([name])}: ${told(name, before[name])} → ${told(name, after[name])}`)
      .join('; ')
  }
}

/** The page of a record; the audit log of that record alone where there is none, and where it was deleted. */
export const pageOfChanged = ({ resource, id, after }: AuditEntry): string => {
  const others = paths.settings.audit({ resource, record: id })
  if (after === null) return others
  switch (resource) {
    case 'appointments':
      return paths.appointments.one(id)
    case 'multimedia':
    case 'calendars':
    case 'services':
    case 'serviceTypes':
    case 'presets':
      return paths[resource].one(id)
    case 'keys':
    case 'invitations':
      return paths.settings.keys()
    default:
      return others
  }
}
