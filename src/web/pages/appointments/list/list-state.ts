import type { Connection } from '../../../../api/contract/choices.ts'
import type { QueryOf } from '../../../../api/contract/operation.ts'
import type { contract } from '../../../../api/contract/table.ts'
import { addDays } from '../../../../api/time/week.ts'
import { startOfDay } from '../../../../api/time/zoned.ts'
import { formatInstant } from '../../../../api/time/instant.ts'
import { date, flag, integer, oneOf, text, type UrlSpec } from '../../../ui/url-state.ts'

/** Calendar connections of version 1, the own one first (specification 4.4). */
export const CONNECTION_IDS = [
  'svc',
  'external_provider_1',
  'external_provider_2',
] as const satisfies readonly Connection[]

/** Filters and page of the list, as they stand in the address. */
export interface ListState {
  search: string
  status: string
  subStatus: string
  service: string
  calendar: string
  calendarType: '' | 'agent' | 'asset'
  origin: string
  model: '' | 'fixed' | 'poll'
  lang: string
  /** Only version 1 filters by it. */
  type: string
  /** Dates `YYYY-MM-DD`, both included; empty is open. */
  from: string
  to: string
  blocked: boolean
  page: number
  limit: number
  /** Which presentation is listed. */
  version: '1' | '2'
  /** Whose events version 1 lists (specification 4.4). */
  connection: Connection
}

/** How the list travels in the address. */
export const listState: UrlSpec<ListState> = {
  search: text(),
  status: text(),
  subStatus: text(),
  service: text(),
  calendar: text(),
  calendarType: oneOf(['', 'agent', 'asset'], ''),
  origin: text(),
  model: oneOf(['', 'fixed', 'poll'], ''),
  lang: text(),
  type: text(),
  from: date(),
  to: date(),
  blocked: flag(),
  page: integer(1, 1),
  limit: integer(20, 1),
  version: oneOf(['1', '2'], '2'),
  connection: oneOf(CONNECTION_IDS, 'svc'),
}

/** The list without any filter. */
export const noFilters: Partial<ListState> = {
  search: '',
  status: '',
  subStatus: '',
  service: '',
  calendar: '',
  calendarType: '',
  origin: '',
  model: '',
  lang: '',
  type: '',
  from: '',
  to: '',
  blocked: false,
  page: 1,
}

const said = <Query extends object>(query: Query): Partial<Query> =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== '' && value !== undefined && value !== false),
  ) as Partial<Query>

const range = ({ from, to }: Pick<ListState, 'from' | 'to'>, zone: string) => ({
  startDate: from && formatInstant(startOfDay(from, zone)),
  endDate: to && formatInstant(startOfDay(addDays(to, 1), zone)),
})

/**
 * The first date listed: without a search the list begins today, since the desk looks ahead; who searches for somebody
 * means the past too.
 */
export const firstDate = ({ from, search }: Pick<ListState, 'from' | 'search'>, today: string): string =>
  from || (search === '' ? today : '')

/** The query of version 2; dates are those of the zone. */
export const queryOfV2 = (state: ListState, zone: string): QueryOf<typeof contract.appointmentsV2.list> => ({
  ...said({
    search: state.search,
    status: state.status,
    subStatus: state.subStatus,
    serviceId: state.service,
    calendarId: state.calendar,
    calendarType: state.calendarType || undefined,
    origin: state.origin,
    model: state.model,
    lang: state.lang,
    blocked: state.blocked,
    ...range(state, zone),
  }),
  page: state.page,
  limit: state.limit,
})

/** The query of version 1; dates are those of the zone. */
export const queryOfV1 = (state: ListState, zone: string): QueryOf<typeof contract.appointmentsV1.list> => ({
  connection: state.connection,
  ...said({
    search: state.search,
    state: state.status,
    serviceId: state.service,
    calendarIds: state.calendar ? [state.calendar] : undefined,
    origin: state.origin,
    lang: state.lang,
    type: state.type,
    ...range(state, zone),
  }),
  page: state.page,
  limit: state.limit,
})

/** How many filters are set, beside the search. */
export const filterCount = (state: ListState): number =>
  (Object.keys(noFilters) as (keyof ListState)[]).filter(
    (name) => name !== 'search' && name !== 'page' && state[name] !== listState[name].fallback,
  ).length
