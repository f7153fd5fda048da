import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Appointment } from '#api/contract/appointments.ts'
import { dateOf } from '#api/time/zoned.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { type ExportAction, ExportButton } from '../../fields/list/list-export.tsx'
import { ResourceList } from '../../fields/list/resource-list.tsx'
import { houseZone, knownZone } from '../../fields/known-zone.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { leaveNow } from '../../ui/may-leave.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import { calendarView } from '../../commands/appointments/view/view-state.ts'
import { Panels } from '../appointment-panels/index.ts'
import { useAnyAppointment, useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import {
  askedOfV1,
  askedOfV2,
  fieldsOf,
  narrowOf,
  V1_LIST,
  V2_LIST,
  versionOf,
} from '../../commands/appointments/list/list-request.ts'
import { APPOINTMENTS_URL, OWN } from '../../commands/appointments/list/list-url.ts'
import { periodDates } from '../../commands/appointments/list/period.ts'
import { useConnections } from '../../commands/appointments/list/use-connections.ts'
import { useListActions } from './use-list-actions.tsx'
import { useListColumns } from './use-list-columns.tsx'
import { useListFilters } from './use-list-filters.tsx'
import { useListViews } from './use-list-views.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'

/** Why a list without filters is empty. */
function NoAppointmentsTitle() {
  const { i18n } = useLingui()
  return useAnyAppointment() === false ? i18n._('No appointments yet') : i18n._('No appointments match')
}

/** What an empty list means, after its title. */
function NoAppointmentsAdvice() {
  const { i18n } = useLingui()
  return useAnyAppointment() === false
    ? i18n._('New appointments will appear here.')
    : i18n._('The list starts today unless you choose other dates.')
}

/** The way on from an empty list. */
function NoAppointmentsWay({ onBook, onAll }: { onBook: () => void; onAll: () => void }) {
  const { i18n } = useLingui()
  const refused = useRefusal('write')
  return useAnyAppointment() === false ? (
    <Button kind="primary" icon="plus" onClick={onBook} refused={refused}>
      {i18n._('New appointment')}
    </Button>
  ) : (
    <Button onClick={onAll}>{i18n._('Show all dates')}</Button>
  )
}

const ExternalPanel = lazySection(withMessages(() => import('../appointment/external/external-panel.tsx')))

const keyOf = ({ id }: Appointment) => id
/** What stands open that is no appointment. */
const isForm = (open: string) => ['', 'new', 'block', 'mask'].includes(open)

/** Every appointment, searched and filtered by the service; the panel opens beside it. */
export function ListPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const clinic = useClinic()
  const [params, setParams] = useSearchParams()
  const [url, set] = useUrlState(APPOINTMENTS_URL)
  const [beside, setBeside] = useUrlState(calendarView)
  const zone = houseZone(clinic.calendars.values())
  const today = dateOf(useNow(), zone)
  const dates = periodDates(url, today)
  const version = versionOf(url)
  const connection = useConnections().find(({ id }) => id === url.connection)
  const external = url.connection === OWN ? undefined : connection
  const columns = useListColumns(clinic, external?.label)
  const { actions, dialog } = useListActions(version)
  const refused = useRefusal('write')
  const notMasking = useRefusal('anonymize')
  const open = params.get('open') ?? ''
  const show = (next: string) =>
    setParams((current) => {
      const after = new URLSearchParams(current)
      after.delete('guest')
      if (next === '') after.delete('open')
      else after.set('open', next)
      return after
    })
  // A docked form in which something was typed asks before something else takes its place.
  const setOpen = (next: string) => void (next === open || leaveNow(() => show(next)))
  const hrefOf = ({ id }: Appointment) => {
    const query = new URLSearchParams(params)
    query.delete('guest')
    query.set('open', id)
    return `${paths.appointments.list()}?${query}`
  }
  const inCalendar = (row: Appointment) => {
    if (!external) return paths.appointments.one(row.id)
    const calendar = clinic.calendars.get(row.calendarIds[0] ?? '')
    const date = dateOf(Date.parse(row.startDate), knownZone(calendar))
    return paths.appointments.calendar({ view: 'day', date, ...(calendar && { calendar: calendar.id }) })
  }
  const head = (total: number | null, exporting: ExportAction, isMore = false) => (
    <>
      <PageHeader
        title={i18n._('Appointments')}
        description={
          total !== null &&
          (isMore
            ? i18n._('{count} appointments', { count: format.count(total, isMore) })
            : i18n._('{count, plural, one {# appointment} other {# appointments}}', { count: total }))
        }
        actions={
          <>
            <Button folds icon="absent" onClick={() => setOpen('mask')} refused={notMasking}>
              {i18n._('Anonymize old guests')}
            </Button>
            <Button folds icon="block" onClick={() => setOpen('block')} refused={refused}>
              {i18n._('Block time')}
            </Button>
            <ExportButton {...exporting} />
            <Button
              folds
              // With a panel open, the panel's own button is the one of the screen.
              kind={open === '' ? 'primary' : 'plain'}
              icon="plus"
              onClick={() => setOpen('new')}
              refused={refused}
            >
              {i18n._('New appointment')}
            </Button>
          </>
        }
      />
      {external && <ConnectionNotice connection={external} onOwn={() => set({ connection: OWN, page: 1 })} />}
    </>
  )
  const common = {
    head,
    name: 'appointments',
    label: i18n._('Appointments'),
    searchLabel: i18n._('Search appointments'),
    searched: 'by service' as const,
    spec: APPOINTMENTS_URL,
    url,
    set,
    narrow: narrowOf(url, version, clinic.calendars),
    filters: useListFilters({ url, set, clinic, today, version }),
    columns,
    actions: external ? [] : actions,
    links: (row: Appointment) => [
      { label: i18n._('Open'), icon: 'arrive' as const, onAct: () => void navigate(hrefOf(row)) },
      { label: i18n._('Show in the calendar'), icon: 'calendar' as const, onAct: () => void navigate(inCalendar(row)) },
    ],
    builtIn: useListViews(),
    rowKey: keyOf,
    nameOf: (row: Appointment) => displayName(i18n, row),
    hrefOf,
    empty: {
      icon: 'calendar' as const,
      title: <NoAppointmentsTitle />,
      description: <NoAppointmentsAdvice />,
      action: <NoAppointmentsWay onBook={() => setOpen('new')} onAll={() => set({ when: 'any', page: 1 })} />,
    },
  }
  return (
    <>
      {version === 1 ? (
        <ResourceList {...common} row={V1_LIST} asked={askedOfV1(url, dates, zone)} />
      ) : (
        <ResourceList
          {...common}
          row={V2_LIST}
          asked={askedOfV2(url, dates, zone, url.spare ? fieldsOf(columns, url) : [])}
          {...(url.spare && { wholeFilters: askedOfV2(url, dates, zone) })}
        />
      )}
      {dialog}
      {external && !isForm(open) ? (
        <Suspense fallback={null}>
          <ExternalPanel
            key={open}
            id={open}
            connection={external.id}
            source={external.label}
            onClose={() => setOpen('')}
          />
        </Suspense>
      ) : (
        <Panels view={beside} set={setBeside} version={version} />
      )}
    </>
  )
}
