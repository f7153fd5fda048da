import { MASKED } from '../../contract/choices.ts'

/** The fields of an appointment that say when, where and what, and can name nobody. */
const IMPERSONAL: ReadonlySet<string> = new Set([
  'id',
  'organizationId',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'version',
  'startDate',
  'endDate',
  'calendarIds',
  'calendarId',
  'resourceId',
  'serviceId',
  'userGroupId',
  'model',
  'status',
  'blocked',
  'blockedUntil',
  'allowOverlapping',
  'reminders',
  'lang',
  'cancelledAt',
  'cancellationOrigin',
])

/**
 * Fields of an appointment as its history keeps them once a guest was masked. An earlier value of a masked guest, such as
 * a phone that was corrected since, nobody can find any more: so whatever could hold one is gone, of all guests.
 */
export const withoutGuests = <T>(fields: Readonly<Record<string, T>>): Record<string, T | string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, IMPERSONAL.has(name) ? value : MASKED]))
