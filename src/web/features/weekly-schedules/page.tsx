import { useLingui } from '@lingui/react'
import { namedChoices } from '../../fields/named-choices.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MOST_READS } from '#api/contract/batch-limits.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { MINUTE } from '#api/time/durations.ts'
import { dateOf } from '#api/time/zoned.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { comingExceptions } from './list/coming-exceptions.ts'
import { Gathering } from './list/gathering.tsx'
import { expansionsOf, SCHEDULES_URL, type SchedulesUrl } from './list/list-url.ts'
import { useAllSchedules } from './list/use-all-schedules.ts'
import { useScheduleActions } from './list/use-schedule-actions.tsx'
import { useScheduleColumns, weekMinutes } from './use-schedule-columns.tsx'
import type { Filter } from '../../fields/list/filters.ts'
import { useServices } from '../../fields/references.ts'

/** The calendar first, then a service by name and what is special about a schedule. */
function useScheduleFilters(calendars: readonly Calendar[] | undefined): readonly Filter<SchedulesUrl>[] {
  const { i18n } = useLingui()
  const services = useServices().items
  const calendarChoices = useMemo(() => calendars && namedChoices(calendars), [calendars])
  const serviceChoices = useMemo(() => services && namedChoices(services), [services])
  return [
    {
      kind: 'reference',
      id: 'calendarId',
      quick: true,
      label: i18n._('Person or resource'),
      all: i18n._('All calendars'),
      choices: calendarChoices,
    },
    {
      kind: 'select',
      id: 'state',
      quick: true,
      label: i18n._('State'),
      all: i18n._('All schedules'),
      choices: [
        { value: 'exceptions', label: i18n._('With upcoming exceptions') },
        { value: 'closed', label: i18n._('Closed all week') },
      ],
    },
    {
      kind: 'reference',
      id: 'serviceId',
      label: i18n._('Includes the service'),
      all: i18n._('Any service'),
      choices: serviceChoices,
    },
  ]
}

/** For more calls than this calendars are not all asked unless somebody wants that. */
const MANY_CALLS = 60

const NONE: readonly WeeklySchedule[] = []

/** When the calendars are open: of one calendar as the interface lists them, or put together from all of them. */
export default function WeeklySchedulesPage() {
  const { i18n } = useLingui()
  const { compare, number } = useFormat()
  const [url, set] = useUrlState(SCHEDULES_URL)
  const now = useOpenedAt()
  const known = useQuery({ ...queryAllOf(useApi(), contract.calendars.list), staleTime: MINUTE })
  const calendars = useMemo(() => known.data?.items.toSorted((a, b) => compare(a.name, b.name)), [known.data, compare])
  const byId = useMemo(() => new Map(calendars?.map((calendar) => [calendar.id, calendar])), [calendars])

  const { calendarId, serviceId, state } = url
  const wantsAll = calendarId === ''
  const discovery = useDiscovery()
  const inOneCall = discovery?.extensions.includes('batch') ? MOST_READS : 1
  const isMore = wantsAll && !url.all && (calendars?.length ?? 0) > MANY_CALLS * inOneCall
  // Until it is known how many calls they take, nobody is asked.
  const waits = isMore && discovery === undefined
  const tooMany = isMore && !waits
  const expand = expansionsOf(url)
  const read = useAllSchedules(wantsAll && !isMore ? calendars : undefined, expand)
  // What adds up with a schedule, or comes after it, may stand on another page of the list.
  const own = useQuery({
    ...queryAllOf(useApi(), contract.weeklySchedules.list, { query: { calendarId } }),
    staleTime: MINUTE,
    enabled: !wantsAll,
  })
  const gathered = wantsAll
    ? {
        ...read,
        ...(calendars === undefined && { items: undefined, error: known.error, retry: () => void known.refetch() }),
        ...(waits && { items: undefined }),
        ...(tooMany && { items: [], error: null }),
      }
    : undefined
  const { actions, question } = useScheduleActions()
  const builtIn = useMemo(
    () => [
      { id: 'exceptions', name: i18n._('Upcoming exceptions'), query: 'state=exceptions&sort=nextException' },
      { id: 'closed', name: i18n._('Closed all week'), query: 'state=closed' },
    ],
    [i18n],
  )
  const keep = (schedule: WeeklySchedule) =>
    (serviceId === '' || schedule.serviceIds.includes(serviceId)) &&
    (state !== 'closed' || weekMinutes(schedule) === 0) &&
    (state !== 'exceptions' || comingExceptions(schedule.configuration, dateOf(now, knownZone(schedule))).length > 0)
  const count = calendars?.length ?? 0
  const someMissing = wantsAll && read.failed.length > 0
  const notice = (
    <>
      {tooMany && (
        <Notice
          severity="info"
          icon="week"
          title={i18n._('Choose a person or resource to see their hours')}
          text={i18n._('There are {count} calendars, and the server lists schedules one calendar at a time.', {
            count: number(count),
          })}
        >
          <Button icon="list" onClick={() => set({ all: true })}>
            {i18n._('Load all {count} calendars', { count: number(count) })}
          </Button>
        </Notice>
      )}
      {wantsAll && !isMore && calendars && <Gathering all={read} count={count} />}
    </>
  )
  return (
    <>
      <RecordListPage
        name="weeklySchedules"
        label={i18n._('Weekly schedules')}
        searchLabel={i18n._('Search schedules')}
        create={{ to: paths.weeklySchedules.create({ calendarId }), label: i18n._('New weekly schedule') }}
        acts={
          <>
            <ButtonLink folds icon="week" to={paths.weeklySchedules.compare()}>
              {i18n._('Compare weeks')}
            </ButtonLink>
            <ButtonLink folds icon="clock" to={paths.weeklySchedules.clockChanges({ calendarId: url.calendarId })}>
              {i18n._('Clock changes')}
            </ButtonLink>
          </>
        }
        notice={notice}
        row={contract.weeklySchedules.list}
        searched="by service"
        spec={SCHEDULES_URL}
        url={url}
        set={set}
        asked={{ calendarId, expand }}
        wholeFilters={{ calendarId, expand: ['services'] }}
        gathered={gathered}
        narrow={{ value: `${serviceId} ${state}`.trim(), keep }}
        filters={useScheduleFilters(calendars)}
        columns={useScheduleColumns(byId, wantsAll, (wantsAll ? read.items : own.data?.items) ?? NONE)}
        actions={actions}
        ways={(schedule) => [
          { label: i18n._('Person or resource'), icon: 'people', to: paths.calendars.one(schedule.calendarId) },
        ]}
        builtIn={builtIn}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={(schedule) => paths.weeklySchedules.one(schedule.id, schedule.calendarId)}
        empty={{
          icon: 'week',
          title: tooMany
            ? i18n._('No one chosen yet')
            : someMissing
              ? i18n._('No schedule on the calendars we could load')
              : wantsAll
                ? i18n._('No weekly schedules yet')
                : i18n._('No schedule here'),
          description: someMissing
            ? undefined
            : wantsAll
              ? i18n._('Without weekly hours, no one can be booked.')
              : i18n._('Without a schedule, no free times are offered here.'),
        }}
      />
      {question}
    </>
  )
}
