import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import type { Api } from '../../client/create-api.ts'
import { queryAllOf } from '../../client/query.ts'

/** The part of a query that asks for what touches the time. */
export const touching = ({ start, end }: Interval) => ({ startDate: formatInstant(start), endDate: formatInstant(end) })

/** The query of every appointment and block that touches the time. */
export const appointmentsQuery = (api: Api, window: Interval | undefined) =>
  queryAllOf(api, contract.appointmentsV2.list, { query: { ...(window && touching(window)), blocked: true } })

/** The query of the pending appointments that touch the time. */
export const pendingQuery = (api: Api, window: Interval | undefined) =>
  queryAllOf(api, contract.appointmentsV2.list, { query: { ...(window && touching(window)), status: 'pending' } })
