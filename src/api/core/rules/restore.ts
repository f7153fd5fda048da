import { type BackedUpRows, backedUpSchemas } from '../../contract/backed-up.ts'
import type { Appointment } from '../../contract/appointments.ts'
import type { BackedUp } from '../../contract/backup-limits.ts'
import type { FieldError } from '../../contract/errors.ts'
import { parsedBy } from '../../contract/parsed-by.ts'
import { isZone } from '../../time/offset.ts'
import { appointmentErrors } from './appointment-errors.ts'
import { type Buffered, firstCollision, hasLapsed, type Occupancy, occupanciesOf } from './overlap.ts'
import { mediumAt } from './medium-row.ts'
import { closureErrors, configurationErrors } from './schedule-ranges.ts'
import { serviceErrors } from './service-limits.ts'

const zoneErrors = (timezone: string): FieldError[] =>
  isZone(timezone) ? [] : [{ field: 'timezone', message: 'is not a known IANA zone' }]

const PUBLIC_ID = /^[a-z0-9]{1,100}$/

/** What is impossible in a row by itself. */
const IMPOSSIBLE: { [K in BackedUp]?: (row: BackedUpRows[K]) => FieldError[] } = {
  calendars: ({ timezone }) => zoneErrors(timezone),
  services: serviceErrors,
  weeklySchedules: (it) => [...zoneErrors(it.timezone), ...configurationErrors(it.configuration)],
  closures: closureErrors,
  rooms: ({ publicId }) => (PUBLIC_ID.test(publicId) ? [] : [{ field: 'publicId', message: 'is no public id' }]),
  appointments: appointmentErrors,
}

/** Fields that are only answered, or depend on who asks. */
const UNKEPT = ['uploadUrl', 'numberOfAppointments', 'deletedAt', 'services']

/** A file that lies with the service that the backup comes from: its address opens nothing any more. */
const isElsewhere = (row: BackedUpRows['multimedia']): boolean => row.url !== null && mediumAt(row.url) !== undefined

const withoutBytes = (row: BackedUpRows['multimedia']): BackedUpRows['multimedia'] =>
  isElsewhere(row) ? { ...row, url: null, status: 'need_action' } : row

/** A row that can be kept, or what is wrong with it. */
export type RestoreVerdict<K extends BackedUp> = { row: BackedUpRows[K] } | { errors: FieldError[] }

/**
 * Judges a row of a backup by itself, as the contract answers and as it creates one; nobody has looked at it before, so that
 * whatever the contract does not know is dropped. The page's dry run and the service ask this one function.
 */
export function judgeRow<K extends BackedUp>(resource: K, value: Readonly<Record<string, unknown>>): RestoreVerdict<K> {
  const { answer, body } = backedUpSchemas[resource]
  const answered = parsedBy(answer, value)
  if ('errors' in answered) return answered
  const known = Object.entries(value).filter(([name, field]) => Object.hasOwn(body.shape, name) && field !== undefined)
  const creatable = parsedBy(body, Object.fromEntries(known))
  if ('errors' in creatable) return creatable
  const kept = Object.entries(answered.value).filter(([name]) => !UNKEPT.includes(name))
  const row = Object.fromEntries(kept) as BackedUpRows[K]
  const errors = [
    ...(row.version < 1 ? [{ field: 'version', message: 'must be at least 1' }] : []),
    ...(IMPOSSIBLE[resource]?.(row) ?? []),
  ]
  if (errors.length > 0) return { errors }
  return { row: (resource === 'multimedia' ? withoutBytes(row as BackedUpRows['multimedia']) : row) as BackedUpRows[K] }
}

/**
 * What an appointment takes among those that are there, empty where it takes nothing; undefined where the overlap rule refuses
 * it. What its service keeps free after it may have grown since it was booked: then it takes its own time only.
 */
export function restoredTime(
  row: Appointment,
  service: Buffered | undefined,
  holders: readonly Occupancy[],
  now: number,
): Occupancy[] | undefined {
  if (hasLapsed(row, now)) return []
  const wanted = occupanciesOf(row, service)
  if (!firstCollision(wanted, holders)) return wanted
  const bare = occupanciesOf(row, service && { ...service, timeBetween: 0 })
  return firstCollision(bare, holders) ? undefined : bare
}

/** What is wrong with a row, in one sentence. */
export const wrongWords = (errors: readonly FieldError[]): string =>
  errors.map(({ field, message }) => `${field} ${message}.`).join(' ')
