import { useLingui } from '@lingui/react'
import { parseInstant } from '#api/time/instant.ts'
import type { AuditEntry, ChangedResource } from '#api/contract/changes.ts'
import { STATUS_LABELS, SUB_STATUS_LABELS } from '../appointment-standing.ts'
import { holdsMasked } from './steps.ts'
import { useAppointmentLabels } from '../labels/appointments.ts'
import { useCalendarLabels } from '../labels/calendars.ts'
import { useClosureLabels } from '../labels/closures.ts'
import { colorWords } from '../media/color-words.ts'
import { useMediaWords } from '../media/use-media-words.ts'
import { useMediumLabels } from '../labels/multimedia.ts'
import { useOrganizationLabels } from '../labels/organization.ts'
import { usePersonLabels } from '../labels/people.ts'
import { usePresetLabels } from '../labels/presets.ts'
import { useRoomLabels } from '../labels/rooms.ts'
import { useServiceTypeLabels } from '../labels/service-types.ts'
import { useServiceLabels } from '../labels/services.ts'
import { useScheduleLabels } from '../labels/weekly-schedules.ts'
import { useCalendars, useServices } from '../references.ts'
import { useTeller } from '../record/merging/use-words.ts'
import { timingWords } from '../rules/timing-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'

/** What the records of a resource are called, one of them; ids of messages. */
export const RESOURCE_WORDS: Readonly<Record<ChangedResource, string>> = {
  appointments: /*i18n*/ 'Appointment',
  calendars: /*i18n*/ 'Person or resource',
  services: /*i18n*/ 'Service',
  serviceTypes: /*i18n*/ 'Service type',
  weeklySchedules: /*i18n*/ 'Weekly schedule',
  closures: /*i18n*/ 'Closure',
  presets: /*i18n*/ 'Preset',
  rooms: /*i18n*/ 'Room',
  multimedia: /*i18n*/ 'File',
  mediumVersions: /*i18n*/ 'Version of a file',
  trash: /*i18n*/ 'Trash',
  calendarFeeds: /*i18n*/ 'Calendar feed',
  backups: /*i18n*/ 'Backup',
  people: /*i18n*/ 'Person',
  invitations: /*i18n*/ 'Invitation',
  organizationSettings: /*i18n*/ 'Organization',
  keys: /*i18n*/ 'Access key',
}

/** Fields that say only that something was written. */
const OF_EVERY_WRITE: readonly string[] = ['version', 'updatedAt']
/** What every record has besides, and nobody chose. */
const OF_A_RECORD: readonly string[] = ['id', 'organizationId', 'createdAt']

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
    closures: useClosureLabels(),
    presets: usePresetLabels(),
    rooms: { ...useRoomLabels(), template: i18n._('Room') },
    multimedia: { ...useMediumLabels(), status: i18n._('Status'), colors: i18n._('Colors') },
    mediumVersions: {},
    trash: { name: i18n._('Name') },
    calendarFeeds: { calendarId: i18n._('Person or resource') },
    backups: {},
    people: { ...access, ...usePersonLabels() },
    invitations: { ...access, email: i18n._('Email') },
    organizationSettings: useOrganizationLabels(),
    keys: { ...access, label: i18n._('Purpose') },
  }
}

/** What fields of a record are called. */
export const useFieldNames = (): ((resource: ChangedResource, fields: readonly string[]) => string[]) => {
  const teller = useTeller()
  const labels = useLabelsOf()
  return (resource, fields) => {
    const words = teller(labels[resource])
    return fields.map((field) => words.pathWords([field]))
  }
}

/** Records whose fields are scheduling rules. */
const WITH_RULES: ReadonlySet<ChangedResource> = new Set(['services', 'serviceTypes'])

/** How an appointment stands by the fields of a change: the sub-status says more than the status, where there is one. */
const standingIn = ({ status, subStatus }: Readonly<Record<string, unknown>>): string | undefined =>
  SUB_STATUS_LABELS.find(([known]) => known === subStatus)?.[1] ??
  STATUS_LABELS.find(([known]) => known === status)?.[1]

const STANDING: readonly string[] = ['status', 'subStatus']

/** One field of a change, in words. */
export interface ChangedField {
  name: string
  label: string
  /** As it was, and as it became: the values, and their words. */
  before: unknown
  after: unknown
  was: string
  is: string
}

const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The fields of a change, each as it was and as it became, with what tells their values; the two fields of a standing are
 * one. Of what was made or deleted they are those that say something.
 */
export const useChangedFields = () => {
  const { i18n } = useLingui()
  const format = useFormat()
  const teller = useTeller()
  const labels = useLabelsOf()
  const media = useMediaWords()
  const colors: Readonly<Record<string, string>> = colorWords(i18n)
  return ({ resource, before, after }: Pick<AuditEntry, 'resource' | 'before' | 'after'>) => {
    const own = (field: string, value: unknown): string | undefined => {
      // The times of a log are those of who reads it, as beside each change.
      if (typeof value === 'string' && parseInstant(value) !== undefined) return format.dateTime(value, ownZone())
      if (resource === 'multimedia' && typeof value === 'string') {
        if (field === 'status') return media.statusWords(value).label
        return field === 'type' ? media.typeWords(value) : field === 'colors' ? colors[value] : undefined
      }
      if (resource === 'closures') {
        if (field === 'kind') return i18n._(value === 'open' ? /*i18n*/ 'Extra hours' : /*i18n*/ 'Closed')
        if (field !== 'dates' || !Array.isArray(value)) return undefined
        // Of a single day the first is the last.
        return [...new Set<string>(value)].map((day) => format.plainDate(day)).join(' – ')
      }
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
    const [was, is] =
      resource === 'appointments' && before && after ? [standingIn(before), standingIn(after)] : [undefined, undefined]
    const standing: ChangedField[] = is
      ? [
          {
            name: 'status',
            label: words.pathWords(['status']),
            before: before?.status,
            after: after?.status,
            was: was ? i18n._(was) : '',
            is: i18n._(is),
          },
        ]
      : []
    const isWhole = before === null || after === null
    const skipped = [...OF_EVERY_WRITE, ...(isWhole ? OF_A_RECORD : []), ...(is ? STANDING : [])]
    const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
      .filter((name) => !skipped.includes(name) && !(isWhole && saysNothing((after ?? before)?.[name])))
      .map((name): ChangedField => {
        const [old, now] = [before?.[name], after?.[name]]
        return {
          name,
          label: words.pathWords([name]),
          before: old,
          after: now,
          was: before ? told(name, old) : '',
          is: after ? told(name, now) : '',
        }
      })
    return { words, fields: [...standing, ...fields] }
  }
}

/** What was changed, in words: each field as it was and as it became. */
export const useChangeWords = (): ((entry: Pick<AuditEntry, 'resource' | 'before' | 'after'>) => string) => {
  const changed = useChangedFields()
  return (entry) =>
    entry.before === null || entry.after === null
      ? ''
      : changed(entry)
          .fields.map(({ label, was, is }) => `${label}: ${was === '' ? '' : `${was} → `}${is}`)
          .join('; ')
}

/** The fields by which a record is called: of a closure, why it is. */
const nameIn = (resource: ChangedResource, fields: AuditEntry['after']): string | undefined => {
  const name = fields?.name ?? fields?.title ?? fields?.label ?? (resource === 'closures' ? fields?.reason : undefined)
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** What a change itself says that its record is called, after it or else before it; undefined where it does not. */
export const nameInChange = ({
  resource,
  before,
  after,
}: Pick<AuditEntry, 'resource' | 'before' | 'after'>): string | undefined =>
  nameIn(resource, after) ?? nameIn(resource, before)

/** What a record is called: by the change itself, by what the page knows, or by the end of its id. */
export const useRecordName = (): ((entry: Pick<AuditEntry, 'resource' | 'id' | 'before' | 'after'>) => string) => {
  const [services, calendars] = [useServices().byId, useCalendars().byId]
  return (entry) => {
    const { id } = entry
    return nameInChange(entry) ?? services.get(id)?.name ?? calendars.get(id)?.name ?? `…${id.slice(-8)}`
  }
}
