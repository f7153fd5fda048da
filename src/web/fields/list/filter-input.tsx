import { LabelledChips } from '../../ui/filter-chips.tsx'
import { DateFilter, SearchedFilter, SelectFilter, TextFilter } from '../../ui/filters.tsx'
import { valueOf, addressWords, type Filter } from './filters.ts'

interface FilterInputProps<Url> {
  filter: Filter<Url>
  url: Url
  put: (change: Partial<Url>) => void
}

const FLAGS = new Map([
  ['1', true],
  ['0', false],
])

/** The input of a filter as it is described. */
export function FilterInput<Url extends object>({ filter, url, put }: FilterInputProps<Url>) {
  if (filter.kind === 'custom') return filter.render()
  const { id, label } = filter
  const value = valueOf(url, id)
  // The filter's type has settled which values its parameter takes.
  const send = (next: unknown) => put({ [id]: next } as Partial<Url>)
  const common = { label, ...(filter.help !== undefined && { help: filter.help }) }
  switch (filter.kind) {
    case 'text':
      return <TextFilter {...common} value={String(value)} onChange={send} />
    case 'date':
      return <DateFilter {...common} today={filter.today} value={String(value)} onChange={send} />
    case 'reference':
      return (
        <SearchedFilter {...common} all={filter.all} value={String(value)} onChange={send} choices={filter.choices} />
      )
    case 'select':
      return (
        <SelectFilter
          {...common}
          all={filter.all}
          value={String(value)}
          onChange={send}
          choices={filter.choices ?? []}
        />
      )
    case 'several':
      return (
        <LabelledChips label={label} options={filter.choices ?? []} selected={addressWords(value)} onChange={send} />
      )
    case 'ids':
      return (
        <TextFilter
          {...common}
          value={addressWords(value).join(', ')}
          onChange={(ids) => send(ids.split(/[\s,]+/).filter((word) => word !== ''))}
        />
      )
    case 'boolean':
      return (
        <SelectFilter
          {...common}
          all={filter.all}
          value={value === null ? '' : value === true ? '1' : '0'}
          onChange={(flag) => send(FLAGS.get(flag) ?? null)}
          choices={[
            { value: '1', label: filter.yes },
            { value: '0', label: filter.no },
          ]}
        />
      )
  }
}
