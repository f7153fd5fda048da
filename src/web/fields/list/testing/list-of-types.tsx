import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import type { ServiceType } from '#api/contract/service-types.ts'
import { contract } from '#api/contract/table.ts'
import { ApiProvider } from '../../../client/api-context.ts'
import { connect, id, json, type Behaviour } from '../../../client/testing/deployment.ts'
import { LocaleProvider } from '../../../i18n/locale-provider.tsx'
import { AppTheme } from '../../../theme/app-theme.tsx'
import type { Column } from '../../../ui/table/columns.ts'
import { tick } from '../../../ui/table/selection.ts'
import { type SetUrlState, useUrlState } from '../../../ui/use-url-state.ts'
import { LIST_URL, type ListUrl } from '../list-url.ts'
import { useResourceList } from '../use-resource-list.ts'

const COLUMNS: readonly Column<ServiceType>[] = [
  { id: 'name', header: 'Name', sortValue: ({ name }) => name, render: ({ name }) => name },
  { id: 'slug', header: 'Short name', render: ({ slug }) => slug },
]

/** Types whose names run against the order that the service has. */
const types = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: id(index + 1),
    name: `Type ${String(count - index).padStart(5, '0')}`,
    slug: index === 3 ? 'Première-visite' : `slug-${index}`,
    sharing: { scope: 'private', organizationIds: [] },
    configuration: {},
  }))

interface Habits {
  totals?: boolean
  /** Answers the first page whatever page is asked for. */
  ignoresPage?: boolean
  /** Answers everything whatever limit is asked for. */
  ignoresLimit?: boolean
  /** Rows that it gives at most. */
  cap?: number
  /** Total that it claims. */
  claims?: number
}

/** A deployment with so many types. */
export const deployment =
  (count: number, { totals = true, ignoresPage, ignoresLimit, cap = count, claims = count }: Habits = {}): Behaviour =>
  ({ query }) => {
    const limit = ignoresLimit ? count : Math.min(cap, Number(query.get('limit') ?? count))
    const page = ignoresPage || ignoresLimit ? 1 : Number(query.get('page') ?? 1)
    const items = types(count).slice((page - 1) * limit, page * limit)
    return json(items, 200, totals ? { 'x-total-count': String(claims) } : {})
  }

/** The hook at work at an address of a list of service types, which the page searches unless the service does. */
export const openList = async (address: string, behave: Behaviour, searched: 'here' | 'by service' = 'here') => {
  let setUrl: SetUrlState<ListUrl> = () => undefined
  history.replaceState(null, '', address)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { api, arrived } = await connect(behave)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => {
      const [url, set] = useUrlState(LIST_URL)
      setUrl = set
      return useResourceList({
        row: contract.serviceTypes.list,
        filters: {},
        searched,
        url,
        set,
        columns: COLUMNS,
        rowKey: (type) => type.id,
      })
    },
    {
      wrapper: ({ children }) => (
        <LocaleProvider initial="en">
          <AppTheme direction="ltr">
            <QueryClientProvider client={queryClient}>
              <ApiProvider value={api}>
                <BrowserRouter>{children}</BrowserRouter>
              </ApiProvider>
            </QueryClientProvider>
          </AppTheme>
        </LocaleProvider>
      ),
    },
  )
  const names = () => result.current.table.rows?.map(({ name }) => Number(name.slice(5)))
  const asked = () => arrived.map(({ query }) => [query.get('page'), query.get('limit')].join('/'))
  const go = (to: number) => act(() => result.current.table.paging.onPage(to))
  const search = (words: string) => act(() => setUrl({ search: words, page: 1 }))
  const tickRow = (at: number) => {
    const { rows = [], selection } = result.current.table
    const keys = rows.map((row) => row.id)
    act(() => tick(selection, [keys[at] ?? ''], !selection.selected.has(keys[at] ?? ''), keys))
  }
  return { result, arrived, names, asked, go, search, tickRow }
}
