import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import styled from '@emotion/styled'
import { Suspense } from 'react'
import { minuteOfDay } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { media, paint } from '../../theme/paint.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { errorWords } from '../../client/error-words.ts'
import { useApi } from '../../client/api-context.ts'
import { retryFailed } from '../../client/query.ts'
import { paths } from '../../paths/paths.ts'
import { asideEdge, BESIDE, LISTS_SHARE } from './columns.ts'
import { FailureTold } from './frame.tsx'
import { Lists } from './lists.tsx'
import { Numbers } from './numbers.tsx'
import { HomeAside } from './side.tsx'
import { useFigures } from './use-figures.ts'
import { useToday } from './use-today.ts'
import { weight } from '../../theme/scale.ts'
import { useAnyAppointment } from '../../commands/appointments/records/queries.ts'
import { doneSteps, hasSetupBegun } from './setup-steps.ts'
import { zonePlace } from '../../i18n/zone-place.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'

// Only an organization sees it that is new, or has not done everything yet.
const SetupView = lazySection(withMessages(() => import('./setup-view.tsx')))

/** Zones whose clocks differ now, each once. */
function zonesApart(zones: Iterable<string>, now: number): string[] {
  const faces = new Map<number, string>()
  for (const zone of zones) {
    const minute = minuteOfDay(now, zone)
    if (!faces.has(minute)) faces.set(minute, zone)
  }
  return [...faces.values()]
}

/** On a phone the short date, so that it and the clocks take two lines at most beside the buttons. */
const Said = styled('span')({
  '& > .brief': { display: 'none' },
  [media.compact]: { '& > .full': { display: 'none' }, '& > .brief': { display: 'inline' } },
})

/** The date, and the time in each zone where there are several. */
function DateAndClocks({ main, zones, now }: { main: string; zones: readonly string[]; now: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const apart = zonesApart([main, ...zones], now)
  const clocks = apart.map((zone) =>
    i18n._('{time} in {place}', { time: format.time(now, zone), place: zonePlace(zone) }),
  )
  // The first is the desk's own, which needs no name.
  // On a phone a line breaks between two clocks, not within one.
  const brief = apart.map((zone, at) =>
    `${format.time(now, zone)}${at === 0 ? '' : ` ${zonePlace(zone)}`}`.replaceAll(' ', '\u00a0'),
  )
  const withClocks = (date: string, said: readonly string[]) => [date, ...(apart.length > 1 ? said : [])].join(' · ')
  return (
    <Said>
      <span className="full">{withClocks(format.date(now, main, 'long'), clocks)}</span>
      <span className="brief">{withClocks(format.date(now, main, 'day'), brief)}</span>
    </Said>
  )
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  [BESIDE]: { gridTemplateColumns: `minmax(0, ${LISTS_SHARE}fr) minmax(0, 1fr)`, '& > * + *': asideEdge },
})

const Old = styled('output')({ display: 'block', margin: '0 0 12px', color: paint.danger, fontWeight: weight.medium })

/** What the desk has to look at now, each number a link to the records that it counts. */
export default function Page() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const refused = useRefusal('write')
  const view = useToday()
  const figures = useFigures(view)
  const { calendars, near, now, main } = view
  const { schedules } = view
  const booked = near.data?.items.length
  const done = doneSteps({
    people: calendars.data?.items.length,
    hasHours:
      schedules.pending || schedules.error ? undefined : [...schedules.byCalendar.values()].some((it) => it.length > 0),
    services: view.services.data?.items.length,
    near: booked,
    hasBooked: useAnyAppointment(booked === 0),
  })
  const isNew = done !== undefined
  const { connectionId } = useApi()
  const words = near.error && errorWords(i18n, near.error)
  const failed = words && !near.data && (
    <ErrorState title={words.title} description={words.advice} retry={() => void retryFailed(queryClient)} />
  )
  return (
    <>
      <PageHeader
        title={i18n._('Today')}
        description={<DateAndClocks main={main} zones={calendars.data?.items.map(knownZone) ?? []} now={now} />}
        actions={
          <>
            <ButtonLink to={paths.appointments.calendar({ open: 'walk-in' })} refused={refused}>
              {i18n._('Walk-in')}
            </ButtonLink>
            <ButtonLink folds kind="primary" icon="plus" to={paths.appointments.create()} refused={refused}>
              {i18n._('New appointment')}
            </ButtonLink>
          </>
        }
      />
      {(isNew || hasSetupBegun(connectionId)) && (
        <Suspense fallback={null}>
          <SetupView done={done} people={calendars.data?.items.map(({ name }) => name) ?? []} />
        </Suspense>
      )}
      {!isNew && <Numbers figures={figures.now} />}
      {isNew && failed}
      {words && near.data && (
        <Old>{i18n._('Not up to date. {problem}: {advice}', { problem: words.title, advice: words.advice })}</Old>
      )}
      {!isNew && (
        <Columns>
          {failed || <Lists view={view} />}
          {/* Where the day itself is missing, one error and one way out stand for the whole page. */}
          <FailureTold value={Boolean(words && !near.data)}>
            <HomeAside view={view} attention={figures.attention} />
          </FailureTold>
        </Columns>
      )}
    </>
  )
}
