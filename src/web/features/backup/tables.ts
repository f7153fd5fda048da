import type { BackedUp } from '#api/contract/backup-limits.ts'
import { isObject } from '#api/contract/json-object.ts'
import type { CsvColumn, CsvValue } from '../../fields/bulk/csv.ts'
import type { AnyRecord } from './read-pages.ts'

/** A table of a backup: its file, the columns, and the lines that one record makes. */
export interface BackupTable {
  name: string
  columns: readonly CsvColumn<AnyRecord>[]
  linesOf: (record: AnyRecord) => AnyRecord[]
}

const cell = (value: unknown): CsvValue => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  // Ids and words by themselves; whatever has parts of its own stays JSON.
  const isPlain = Array.isArray(value) && value.every((it) => typeof it === 'string' && !/\s/.test(it))
  return isPlain ? value.join(' ') : JSON.stringify(value)
}

const field = (name: string): CsvColumn<AnyRecord> => ({ header: name, text: (record) => cell(record[name]) })
const fields = (names: string): CsvColumn<AnyRecord>[] => names.split(' ').map(field)
const AUDIT = fields('createdAt updatedAt version')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const partOf = (value: unknown): AnyRecord => (isObject(value) ? value : {})

const table = (name: string, columns: readonly CsvColumn<AnyRecord>[]): BackupTable => ({
  name,
  columns,
  linesOf: (record) => [record],
})

const ofGuest = (record: AnyRecord): AnyRecord[] =>
  listOf(record.guests).map((guest, at) => ({
    appointmentId: record.id,
    position: at + 1,
    ...partOf(partOf(guest).extraFields),
    email: partOf(guest).email,
    extraFields: partOf(guest).extraFields,
  }))

const ofHours = (record: AnyRecord): AnyRecord[] =>
  Object.entries(partOf(partOf(record.configuration).workingHours)).flatMap(([weekday, ranges]) =>
    listOf(ranges).map((range) => {
      const [from, until] = listOf(range)
      return { scheduleId: record.id, calendarId: record.calendarId, timezone: record.timezone, weekday, from, until }
    }),
  )

const ofOffers = (record: AnyRecord): AnyRecord[] =>
  listOf(record.calendars).map((offer) => ({ serviceId: record.id, ...partOf(offer) }))

/** The tables of each kind of record; `zoneOf` tells the zone of a calendar by its id. */
export const tablesOf = (
  zoneOf: (calendarId: string) => string,
): Readonly<Record<BackedUp, readonly BackupTable[]>> => {
  const zone: CsvColumn<AnyRecord> = {
    header: 'timezone',
    text: ({ calendarId }) => (typeof calendarId === 'string' ? zoneOf(calendarId) : ''),
  }
  const template = (name: string): CsvColumn<AnyRecord> => ({
    header: name,
    text: (record) => cell(partOf(record.template)[name]),
  })
  return {
    calendars: [
      table('calendars', [...fields('id name type timezone email tags externalId userGroupId extraFields'), ...AUDIT]),
    ],
    serviceTypes: [table('service-types', [...fields('id name slug description sharing configuration'), ...AUDIT])],
    multimedia: [
      table('media', [
        ...fields('id name url type format status size width height duration sha256 altText description'),
        ...fields('app environment coverVideo options'),
        ...AUDIT,
      ]),
    ],
    presets: [table('presets', [...fields('id title description logo image assets products effectId'), ...AUDIT])],
    services: [
      table('services', [
        ...fields('id name duration timeBetween incrementTime minTimeToSchedule maxTimeToSchedule'),
        ...fields('deniedMultipleAppointment allowOverlapping hasICall active condition typeId userGroupId'),
        ...fields('image description color dateRanges extraFields'),
        ...AUDIT,
      ]),
      {
        name: 'service-calendars',
        columns: fields('serviceId calendarId active type restrictionDates'),
        linesOf: ofOffers,
      },
    ],
    weeklySchedules: [
      table('weekly-schedules', [
        ...fields('id name calendarId timezone serviceIds'),
        ...['effectiveFrom', 'effectiveUntil', 'dateOverrides', 'outsOfTheOffice'].map((name) => ({
          header: name,
          text: (record: AnyRecord) => cell(partOf(record.configuration)[name]),
        })),
        ...AUDIT,
      ]),
      {
        name: 'working-hours',
        columns: fields('scheduleId calendarId timezone weekday from until'),
        linesOf: ofHours,
      },
    ],
    closures: [table('closures', [...fields('id reason kind dates rule ranges calendarIds sourceUid'), ...AUDIT])],
    rooms: [
      table('rooms', [
        ...fields('id publicId origin'),
        ...'name description mainImage duration assets products presetId adminUserEmail'.split(' ').map(template),
        ...'chatManagerUsersEmails notes labels actors discountCodes'.split(' ').map(template),
        ...AUDIT,
      ]),
    ],
    appointments: [
      table('appointments', [
        ...fields('id title startDate endDate'),
        zone,
        ...fields('calendarIds resourceId serviceId status subStatus blocked blockedUntil allowOverlapping'),
        ...fields('description comment classification origin model type userId userGroupId lang externalId'),
        ...fields('interactionId originUrl cancelledAt cancellationOrigin reminders voting extraFields'),
        ...AUDIT,
      ]),
      {
        name: 'guests',
        columns: fields('appointmentId position email firstName lastName phone extraFields'),
        linesOf: ofGuest,
      },
    ],
  }
}
