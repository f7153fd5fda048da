import { useLingui } from '@lingui/react'
import { useCalendars, useServiceTypes } from '../../fields/references.ts'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { QuickFilter, SelectFilter, TextFilter } from '../../ui/filters.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import type { SetUrlState } from '../../ui/useUrlState.ts'
import { NO_FILTERS, UNUSUAL, type ServicesUrl } from './list-url.ts'

interface ServiceFiltersProps {
  url: ServicesUrl
  set: SetUrlState<ServicesUrl>
}

/** Every parameter that the list of services understands. */
export function ServiceFilters({ url, set }: ServiceFiltersProps) {
  const { i18n } = useLingui()
  const types = useServiceTypes().items ?? []
  const calendars = useCalendars().items ?? []
  const put = (change: Partial<ServicesUrl>) => set({ ...change, page: 1 })
  const unusual = UNUSUAL.filter((name) => url[name].length > 0).length
  const any = unusual > 0 || url.search !== '' || url.typeId !== '' || url.calendarId !== ''
  return (
    <FilterBar
      moreCount={unusual}
      onClear={any ? () => set(NO_FILTERS) : undefined}
      more={
        <>
          <TextFilter label={i18n._('Exact name')} value={url.name} onChange={(name) => put({ name })} />
          <SelectFilter
            label={i18n._('Type by its short name')}
            all={i18n._('All types')}
            value={url.serviceType}
            onChange={(serviceType) => put({ serviceType })}
            choices={types.map(({ slug }) => ({ value: slug, label: slug }))}
          />
          <TextFilter type="date" label={i18n._('Bookable from')} value={url.from} onChange={(from) => put({ from })} />
          <TextFilter type="date" label={i18n._('Bookable until')} value={url.to} onChange={(to) => put({ to })} />
          <TextFilter
            label={i18n._('User group (id)')}
            value={url.userGroupId}
            onChange={(userGroupId) => put({ userGroupId })}
          />
          <TextFilter
            label={i18n._('Organization (id)')}
            value={url.organizationId}
            onChange={(organizationId) => put({ organizationId })}
          />
          <TextFilter
            label={i18n._('Only these ids')}
            help={i18n._('Separated by commas.')}
            value={url.ids.join(', ')}
            onChange={(ids) => put({ ids: ids.split(/[\s,]+/).filter((id) => id !== '') })}
          />
          <div>
            <FilterChips
              label={i18n._('Also show')}
              options={[
                { value: 'calendars', label: i18n._('Calendars') },
                { value: 'dateRanges', label: i18n._('Date ranges') },
                { value: 'numberOfAppointments', label: i18n._('Appointments') },
              ]}
              selected={url.expand}
              onChange={(expand) => set({ expand })}
            />
          </div>
        </>
      }
    >
      <SearchBox value={url.search} onChange={(search) => put({ search })} label={i18n._('Search services')} />
      <QuickFilter
        label={i18n._('Service type')}
        all={i18n._('All types')}
        value={url.typeId}
        onChange={(typeId) => put({ typeId })}
        choices={types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <QuickFilter
        label={i18n._('Calendar')}
        all={i18n._('All calendars')}
        value={url.calendarId}
        onChange={(calendarId) => put({ calendarId })}
        choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FilterBar>
  )
}
