import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MINUTE } from '#api/time/durations.ts'
import { isApiError } from '../client/api-error.ts'
import type { List } from '../client/reading/list.ts'
import { useFormat } from '../i18n/locale-provider.tsx'
import { matching, type ComboOption } from '../ui/form/combo/options.ts'
import type { References } from './references.ts'

/** What a reference can be, and what it is. */
export interface Choices {
  /** The chosen record; null where it is not found any more, undefined while it is on its way or nothing is chosen. */
  chosen: ComboOption | null | undefined
  /** What fits the search; undefined while it is on its way. */
  options: readonly ComboOption[] | undefined
  /** How many there are in all, where that is known. */
  total: number | null
  failed: boolean
  /** Takes what is searched; null while the list is closed. */
  onSearch: (search: string | null) => void
}

type Query<T> = UseQueryOptions<T, Error, T, QueryKey>

const staleTime = MINUTE

/** The chosen record: among those that are known, else read by itself, since no page of a list needs to hold it. */
function useChosen<T>(
  id: string,
  known: readonly ComboOption[] | undefined,
  isKnown: boolean,
  one: Query<T>,
  asOption: (record: T) => ComboOption,
): ComboOption | null | undefined {
  const found = id === '' ? undefined : known?.find(({ value }) => value === id)
  const { data, error } = useQuery({ ...one, enabled: id !== '' && isKnown && found === undefined, staleTime })
  if (found || id === '') return found
  if (isApiError(error) && (error.kind === 'not-found' || error.kind === 'invalid')) return null
  // Whatever else went wrong, the id is what is known of it.
  return error ? { value: id, label: id } : data && asOption(data)
}

interface Sorted {
  asOption: unknown
  compare: unknown
  options: readonly ComboOption[]
}

/** Kept as long as the records are, for all fields that choose among them: to sort ten thousand names takes many frames. */
const sortedOnce = new WeakMap<readonly unknown[], Sorted>()

function sortedOptions<T>(
  items: readonly T[],
  asOption: (record: T) => ComboOption,
  compare: (a: string, b: string) => number,
): readonly ComboOption[] {
  const kept = sortedOnce.get(items)
  if (kept?.asOption === asOption && kept.compare === compare) return kept.options
  const options = items.map(asOption).toSorted((a, b) => compare(a.label, b.label))
  sortedOnce.set(items, { asOption, compare, options })
  return options
}

/** Choices among records that the page has all of: they are searched in the page. `asOption` must be the same each time. */
export function useChoicesAmong<T extends { id: string }>(
  { items, failed }: References<T>,
  id: string,
  one: Query<T>,
  asOption: (record: T) => ComboOption,
): Choices {
  const { compare } = useFormat()
  const [search, onSearch] = useState<string | null>(null)
  const all = useMemo(() => items?.map(asOption), [items, asOption])
  const chosen = useChosen(id, all, items !== undefined || failed, one, asOption)
  const isOpen = search !== null
  const sorted = useMemo(
    () => (isOpen ? items && sortedOptions(items, asOption, compare) : undefined),
    [isOpen, items, asOption, compare],
  )
  const options = useMemo(() => sorted && matching(sorted, search ?? ''), [sorted, search])
  return { chosen, options, total: options?.length ?? null, failed, onSearch }
}

/** Choices among records of which there may be too many for a page: the service is asked for each search. */
export function useChoicesAsked<T extends { id: string }>(
  list: (search: string) => Query<List<T>>,
  id: string,
  one: Query<T>,
  asOption: (record: T) => ComboOption,
): Choices {
  const [search, onSearch] = useState<string | null>(null)
  const { data, isError } = useQuery({
    ...list(search ?? ''),
    enabled: search !== null,
    staleTime,
    placeholderData: keepPreviousData,
  })
  const found = data?.items.map(asOption)
  // A deployment that does not search gives a page of anything: what fits comes first then.
  const best = found && matching(found, search ?? '')
  const options = best && [...best, ...found.filter((option) => !best.includes(option))]
  const chosen = useChosen(id, found, true, one, asOption)
  return { chosen, options, total: data?.total ?? null, failed: isError, onSearch }
}
