import type { I18n } from '@lingui/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '../../client/api-error.ts'
import type { List } from '../../client/reading/list.ts'
import type { ErrorStateProps } from '../../ui/error-state.tsx'
import { errorSentence } from '../error-sentence.ts'

/** What a table is told of the list that it shows. */
export interface ListState<T> {
  rows: readonly T[] | undefined
  /** Rows that fit the filters, where the deployment tells. */
  total: number | null
  refreshing: boolean
  error: ErrorStateProps | null
  forbidden: boolean
  /** Whether the rows shown are all there are, so that ordering them says something. */
  whole: boolean
}

/** Reads a list query for a table: rows, whether newer ones are coming, and what went wrong in words. */
export const listState = <T>(i18n: I18n, query: UseQueryResult<List<T>>): ListState<T> => {
  const { data, error, isFetching, refetch } = query
  const forbidden = isApiError(error) && error.kind === 'rights'
  return {
    rows: data?.items,
    total: data?.total ?? null,
    refreshing: isFetching && data !== undefined,
    error: error && !forbidden ? { description: errorSentence(i18n, error), retry: () => void refetch() } : null,
    forbidden,
    whole: data !== undefined && data.total !== null && data.total <= data.items.length,
  }
}
