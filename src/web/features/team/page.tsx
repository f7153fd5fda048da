import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { Icon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { paint } from '../../theme/paint.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { CALENDARS_URL, calendarsQuery } from './list-url.ts'
import { useCalendarActions } from './use-calendar-actions.tsx'
import { useCalendarColumns } from './use-calendar-columns.tsx'
import { useCalendarFilters } from './use-calendar-filters.ts'
import { useRenameTag } from './tags/use-rename-tag.tsx'
import { useWeekSums } from './use-week-sums.ts'
import { size } from '../../theme/scale.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'

/** How many services each calendar offers, by its id; undefined while that is not known or where nobody asks. */
function useServiceCounts(enabled: boolean): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    ...queryAllOf(useApi(), contract.services.list, { query: { expand: ['calendars'] } }),
    staleTime: MINUTE,
    enabled,
  })
  return useMemo(() => {
    const entries = data?.items.flatMap(({ calendars }) => calendars ?? [])
    // A deployment that does not answer the calendars along leaves the question open.
    if (!entries || (entries.length === 0 && data?.items.length !== 0)) return undefined
    const counts = new Map<string, number>()
    for (const { calendarId } of entries) counts.set(calendarId, (counts.get(calendarId) ?? 0) + 1)
    return counts
  }, [data])
}

const Note = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: '0 0 12px',
  color: paint.soft,
  fontSize: size.body2,
  '& .fd-icon': { flex: 'none', marginBlockStart: 2 },
})

/** The people and things that appointments occupy. */
export default function CalendarsPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(CALENDARS_URL)
  const known = useDiscovery() !== undefined
  const { extended, may, actions, questions } = useCalendarActions()
  const counts = useServiceCounts(url.columns.includes('services') || url.sort?.by === 'services')
  const usual = url.columns.length === 0
  const showsWeek = usual || url.columns.includes('hours') || url.columns.includes('week')
  const weeks = useWeekSums(showsWeek)
  const builtIn = useMemo(
    () => [
      { id: 'people', name: i18n._('People'), query: 'type=agent' },
      { id: 'things', name: i18n._('Resources'), query: 'type=asset' },
    ],
    [i18n],
  )
  const { tags } = url
  const renaming = useRenameTag()
  const notice = known && !extended && (
    <Note>
      <Icon name="lock" />
      {i18n._(
        'You can’t change people and resources here. They come from the system that manages this server’s users and rooms.',
      )}
    </Note>
  )
  return (
    <>
      <RecordListPage
        name="calendars"
        label={i18n._('Team & resources')}
        searchLabel={i18n._('Search team & resources')}
        create={may ? { to: paths.calendars.create(), label: i18n._('New person or resource') } : undefined}
        acts={
          may &&
          renaming.action && (
            <MenuButton icon="more" iconOnly actions={[renaming.action]}>
              {i18n._('More actions')}
            </MenuButton>
          )
        }
        notice={notice}
        row={contract.calendars.list}
        searched="by service"
        spec={CALENDARS_URL}
        url={url}
        set={set}
        asked={calendarsQuery(url)}
        narrow={{
          value: tags.join(','),
          keep: (calendar: Calendar) => tags.every((tag) => calendar.tags.includes(tag)),
        }}
        filters={useCalendarFilters()}
        columns={useCalendarColumns(counts, weeks)}
        actions={actions}
        ways={({ id }) => [
          {
            label: i18n._('Week'),
            icon: 'calendar',
            to: paths.appointments.calendar({ view: 'week', calendars: id }),
          },
          { label: i18n._('Weekly schedules'), icon: 'week', to: paths.weeklySchedules.list({ calendarId: id }) },
          { label: i18n._('Services'), icon: 'service', to: paths.services.list({ calendarId: id }) },
          ...(may
            ? [{ label: i18n._('Add others like this'), icon: 'copy' as const, to: paths.setup.people({ like: id }) }]
            : []),
        ]}
        builtIn={builtIn}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => paths.calendars.one(id)}
        empty={{
          icon: 'people',
          title: i18n._('No people or resources yet'),
          description: i18n._('Appointments need a person or room. Add one first.'),
        }}
      />
      {questions}
      {renaming.question}
    </>
  )
}
