import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { addDays } from '#api/time/week.ts'
import { startOfDay } from '#api/time/zoned.ts'
import type { FiltersOf } from '../../../fields/list/list-query.ts'
import { shownColumns, type ColumnOption } from '../../../ui/table/view.ts'
import type { InterfaceVersion } from '../interface-version.ts'
import { type AppointmentsUrl, OWN } from './list-url.ts'
import type { Dates } from './period.ts'

/** The list of version 2. */
export const V2_LIST = contract.appointmentsV2.list
/** The list of version 1, its answer read in the words of version 2: a `state` is a `status`. */
export const V1_LIST = row({ ...contract.appointmentsV1.list, answer: V2_LIST.answer, aliases: V2_LIST.aliases })

/** Which presentation an address asks for: what only one of them knows decides, unless the reader has. */
export function versionOf(url: AppointmentsUrl): InterfaceVersion {
  if (url.connection !== OWN) return 1
  // No other filter could stand in for this one: version 1 does not tell sub-statuses.
  if (url.version !== '') return url.version === '1' && url.subStatus === '' ? 1 : 2
  const first = url.type || url.user || url.userGroup || url.organization || url.ids.length || url.calendar.length > 1
  const second = url.resource || url.calendarType || url.subStatus || url.model || url.blocked || url.only || url.spare
  return first && !second ? 1 : 2
}

type Said<Query> = { [Name in keyof Query]?: Exclude<Query[Name], '' | false> }

const said = <Query extends object>(query: Query): Said<Query> =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  ) as Said<Query>

const range = ({ from, to }: Dates, zone: string) => ({
  startDate: from && formatInstant(startOfDay(from, zone)),
  endDate: to && formatInstant(startOfDay(addDays(to, 1), zone)),
})

/** What version 1 is asked, beside search and page; dates are those of the zone. */
export const askedOfV1 = (url: AppointmentsUrl, dates: Dates, zone: string): FiltersOf<typeof V1_LIST> => ({
  connection: url.connection,
  ...said({
    state: url.status,
    serviceId: url.service,
    calendarIds: [...url.calendar],
    ids: [...url.ids],
    excludeIds: [...url.excludeIds],
    origin: url.origin,
    lang: url.lang,
    type: url.type,
    userId: url.user,
    userGroupId: url.userGroup,
    organizationId: url.organization,
    ...range(dates, zone),
  }),
})

/** What version 2 is asked, beside search and page; dates are those of the zone. */
export const askedOfV2 = (
  url: AppointmentsUrl,
  dates: Dates,
  zone: string,
  fields: readonly string[] = [],
): FiltersOf<typeof V2_LIST> =>
  said({
    status: url.status,
    subStatus: url.subStatus,
    serviceId: url.service,
    calendarId: url.calendar.length === 1 ? (url.calendar[0] ?? '') : '',
    resourceId: url.resource,
    calendarType: url.calendarType || undefined,
    origin: url.origin,
    model: url.model,
    lang: url.lang,
    excludeIds: [...url.excludeIds],
    blocked: url.blocked || url.only === 'blocks',
    fields: [...fields],
    ...range(dates, zone),
  })

/** What every row, its actions and their undoing need, whatever is shown. */
const NEEDED: readonly string[] = [
  'title',
  'startDate',
  'endDate',
  'calendarIds',
  'serviceId',
  'status',
  'subStatus',
  'blocked',
  'model',
  'voting',
  'guests',
  'comment',
  'classification',
  'origin',
  'version',
]

/** Columns that show a field of another name, or none of their own. */
const FIELD_OF: Readonly<Record<string, string>> = {
  resource: 'resourceId',
  user: 'userId',
  userGroup: 'userGroupId',
  guest: 'guests',
  start: 'startDate',
  length: 'endDate',
  service: 'serviceId',
  calendars: 'calendarIds',
  email: 'guests',
  phone: 'guests',
  cancelled: 'cancelledAt',
}

/** The fields that the columns in sight, the order and the filters of the page itself need (`fields`, section 4.5). */
export function fieldsOf(columns: readonly ColumnOption[], url: AppointmentsUrl): string[] {
  const ids = [...shownColumns(columns, url).map(({ id }) => id), ...(url.sort ? [url.sort.by] : [])]
  const narrowed = [
    ...(url.type ? ['type'] : []),
    ...(url.user ? ['userId'] : []),
    ...(url.userGroup ? ['userGroupId'] : []),
    ...(url.organization ? ['organizationId'] : []),
  ]
  const own = ids.map((id) => FIELD_OF[id] ?? id).filter((name) => name !== 'id')
  return [...new Set([...NEEDED, ...own, ...narrowed])]
}

type Test = (appointment: Appointment) => boolean

const folded = (word: string | null): string => (word ?? '').trim().toLowerCase()

/** The filters that the version in use does not have, so that the page applies them to all that it reads. */
export function narrowOf(
  url: AppointmentsUrl,
  version: InterfaceVersion,
  calendars: ReadonlyMap<string, Pick<Calendar, 'type'>>,
): { value: string; keep: Test } | undefined {
  const tests: [word: string, test: Test][] = []
  const when = (word: string, test: Test) => word !== '' && tests.push([word, test])
  when(url.classification && `class ${url.classification}`, (it) =>
    folded(it.classification).includes(folded(url.classification)),
  )
  when(url.only, (it) => it.blocked)
  if (version === 2) {
    when(url.type, (it) => it.type === url.type)
    when(url.user, (it) => it.userId === url.user)
    when(url.userGroup, (it) => it.userGroupId === url.userGroup)
    when(url.organization, (it) => it.organizationId === url.organization)
    when(url.ids.join(), (it) => url.ids.includes(it.id))
    if (url.calendar.length > 1) {
      when(url.calendar.join(), (it) => it.calendarIds.some((id) => url.calendar.includes(id)))
    }
  } else {
    when(url.subStatus, (it) => it.subStatus === url.subStatus)
    when(url.resource, (it) => it.resourceId === url.resource)
    when(url.model, (it) => it.model === url.model)
    when(url.calendarType, (it) => it.calendarIds.some((id) => calendars.get(id)?.type === url.calendarType))
  }
  if (tests.length === 0) return undefined
  return { value: tests.map(([word]) => word).join('\n'), keep: (it) => tests.every(([, test]) => test(it)) }
}
