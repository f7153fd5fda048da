import { keepPreviousData, type Query, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ResourceName, Row } from '#api/contract/operation.ts'
import type { Api } from './create-api.ts'
import type { AnyInput, InputArgs, ResultOf } from './input.ts'
import { listAll } from './list-all.ts'
import { listPage } from './list-page.ts'
import { shareTold } from './reading/warnings.ts'
import { rowNameOf } from './row-name.ts'
import { untyped } from './untyped.ts'

const keyOf = (api: Api, row: Row, input: AnyInput, whole: boolean): QueryKey => {
  const { group, operation } = rowNameOf(row)
  return [
    api.connectionId,
    row.resource,
    group,
    whole ? `${operation} all` : operation,
    input.params ?? {},
    input.query ?? {},
  ]
}

/** The query of one reading row: `useQuery(queryOf(api, contract.services.get, { params: { id } }))`. */
export const queryOf = <R extends Row>(api: Api, row: R, ...args: InputArgs<R>) => {
  const input: AnyInput = args[0] ?? {}
  const call = untyped<ResultOf<R>>(api)
  return queryOptions({
    queryKey: keyOf(api, row, input, false),
    structuralSharing: shareTold,
    queryFn: ({ signal }) => call(row, { ...input, signal }),
  })
}

/** The query of one page of a list, of the size asked for whatever size of page the deployment gives. */
export const queryPageOf = <R extends Row & { list: object }>(api: Api, row: R, ...args: InputArgs<R>) => {
  const input: AnyInput = args[0] ?? {}
  const read = listPage as (api: Api, row: Row, input: AnyInput) => ReturnType<typeof listPage<R>>
  return queryOptions({
    queryKey: keyOf(api, row, input, false),
    structuralSharing: shareTold,
    queryFn: ({ signal }) => read(api, row, { ...input, signal }),
  })
}

/** The query of a list to its end, all pages in one answer. */
export const queryAllOf = <R extends Row & { list: object }>(api: Api, row: R, ...args: InputArgs<R>) => {
  const input: AnyInput = args[0] ?? {}
  const all = listAll as (api: Api, row: Row, input: AnyInput) => ReturnType<typeof listAll<R>>
  return queryOptions({
    queryKey: keyOf(api, row, input, true),
    structuralSharing: shareTold,
    queryFn: ({ signal }) => all(api, row, { ...input, signal }),
  })
}

/** Keeps the rows of the last page or search on screen until the next ones arrive. */
export const keepShown = { placeholderData: keepPreviousData } as const

/** Reads anew all that is on screen and could not be read. */
export const retryFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })

/** Begins with what was told before, such as in an earlier page load, until it has been told anew. */
export const recall = <T>(queryClient: QueryClient, queryKey: QueryKey, told: T): void => {
  if (queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData<T>(queryKey, told)
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

const stale = (row: Row): ReadonlySet<ResourceName> => new Set([row.resource, ...(row.touches ?? [])])

/**
 * Marks every cached read stale that a success of this row may have changed, and reads what is on screen anew; without those
 * that are `known` to show it.
 */
export const invalidate = (
  queryClient: QueryClient,
  row: Row,
  known: (query: Query) => boolean = () => false,
): Promise<void> => {
  const resources = stale(row)
  return queryClient.invalidateQueries({
    predicate: (query) => resources.has(query.queryKey[1] as ResourceName) && !known(query),
  })
}
