import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Icon } from '../../ui/icons.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { FilterInput } from './filter-input.tsx'
import type { Filter } from './filters.ts'

interface ListToolbarProps<Url> {
  filters: readonly Filter<Url>[]
  url: Url & { search: string }
  put: (change: Partial<Url>) => void
  putSearch: (search: string) => void
  searchLabel: string
  /** How many filters are set. */
  count: number
  /** The filters in force. */
  chips: ReactNode
  notice: string | null
  /** The notice tells that something was not done. */
  warning: boolean
}

/** Search and filters above a list, and what is to be said of both. */
export function ListToolbar<Url extends object>(props: ListToolbarProps<Url>) {
  const { filters, url, put, putSearch, searchLabel, count, chips, notice, warning } = props
  const { i18n } = useLingui()
  const inputs = (isHere: (filter: Filter<Url>) => boolean) =>
    filters.filter(isHere).map((filter) => <FilterInput key={filter.label} filter={filter} url={url} put={put} />)
  const usual = inputs((filter) => filter.quick === true)
  const more = inputs((filter) => !filter.quick && !filter.technical && !filter.inRow)
  const technical = inputs((filter) => filter.technical === true)
  return (
    <>
      <FilterBar
        usual={usual.length > 0 && usual}
        more={more.length > 0 && more}
        technical={technical.length > 0 && technical}
        count={count}
        chips={
          <>
            {chips}
            {inputs((filter) => filter.inRow === true)}
          </>
        }
      >
        <SearchBox value={url.search} onChange={putSearch} label={searchLabel || i18n._('Search')} />
      </FilterBar>
      <output style={{ display: 'block' }}>
        {notice !== null && (
          <Alert
            role="presentation"
            severity={warning ? 'warning' : 'info'}
            icon={<Icon name={warning ? 'warning' : 'clock'} />}
            style={{ margin: 8 }}
          >
            {notice}
          </Alert>
        )}
      </output>
    </>
  )
}
