import { useLingui } from '@lingui/react'
import type { AuditEntry, ChangedResource } from '#api/contract/changes.ts'
import { holdsMasked } from '../../fields/history/steps.ts'
import { useWords } from '../../fields/record/merging/use-words.ts'
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
  organizationSettings: /*i18n*/ 'Organization',
  keys: /*i18n*/ 'Access key',
}

/** Fields that say only that something was written. */
const OF_EVERY_WRITE: readonly string[] = ['version', 'updatedAt']

/** What the fields of all records are called, for whoever looks at them side by side. */
const useLabels = (): Readonly<Record<string, string>> => {
  const { i18n } = useLingui()
  return {
    name: i18n._('Name'),
    title: i18n._('Title'),
    description: i18n._('Description'),
    comment: i18n._('Internal notes'),
    startDate: i18n._('Starts'),
    endDate: i18n._('Ends'),
    status: i18n._('Status'),
    subStatus: i18n._('Sub-status'),
    guests: i18n._('Guests'),
    calendarIds: i18n._('With'),
    calendarId: i18n._('Person or resource'),
    calendars: i18n._('Team & resources'),
    resourceId: i18n._('Resource'),
    serviceId: i18n._('Service'),
    serviceIds: i18n._('Services'),
    typeId: i18n._('Service type'),
    type: i18n._('Kind'),
    timezone: i18n._('Time zone'),
    duration: i18n._('Duration'),
    timeBetween: i18n._('Buffer after'),
    incrementTime: i18n._('Start times every'),
    minTimeToSchedule: i18n._('Minimum notice'),
    maxTimeToSchedule: i18n._('Book up to'),
    active: i18n._('Can be booked'),
    allowOverlapping: i18n._('May overlap other appointments'),
    configuration: i18n._('Hours and exceptions'),
    extraFields: i18n._('Extra fields'),
    email: i18n._('Email'),
    color: i18n._('Color'),
    image: i18n._('Image'),
    tags: i18n._('Tags'),
    role: i18n._('Role'),
    label: i18n._('Purpose'),
    disabledAt: i18n._('Disabled'),
    classification: i18n._('Category'),
    lang: i18n._('Guest’s language'),
    reminders: i18n._('Reminders'),
  }
}

/** What was changed, in words: each field as it was and as it became. */
export const useChangeWords = (): ((entry: AuditEntry) => string) => {
  const { i18n } = useLingui()
  const words = useWords(useLabels())
  const told = (field: string, value: unknown): string =>
    holdsMasked(value) ? i18n._('Anonymized') : words.valueWords(field, value)
  return ({ before, after }) => {
    if (before === null || after === null) return ''
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
      return paths.settings.keys()
    default:
      return others
  }
}
