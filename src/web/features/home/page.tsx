import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import styled from '@emotion/styled'
import { minuteOfDay } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { paint } from '../../theme/paint.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { errorWords } from '../../client/error-words.ts'
import { retryFailed } from '../../client/query.ts'
import { paths } from '../../paths/paths.ts'
import { FailureTold } from './frame.tsx'
import { Lists } from './lists.tsx'
import { Numbers } from './numbers.tsx'
import { HomeAside } from './side.tsx'
import { useFigures } from './use-figures.ts'
import { useToday } from './use-today.ts'
import { weight } from '../../theme/scale.ts'
import { useExtension } from '../../client/use-operation.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { zonePlace } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'

/** Zones whose clocks differ now, each once. */
function zonesApart(zones: Iterable<string>, now: number): string[] {
  const faces = new Map<number, string>()
  for (const zone of zones) {
    const minute = minuteOfDay(now, zone)
    if (!faces.has(minute)) faces.set(minute, zone)
  }
  return [...faces.values()]
}

/** A word of greeting, the date, and the time in each zone where there are several. */
function Greeting({ main, zones, now }: { main: string; zones: readonly string[]; now: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const hour = minuteOfDay(now, main) / 60
  const hello = hour < 12 ? i18n._('Good morning.') : hour < 18 ? i18n._('Good afternoon.') : i18n._('Good evening.')
  const apart = zonesApart([main, ...zones], now)
  const clocks = apart.map((zone) =>
    i18n._('{time} in {place}', { time: format.time(now, zone), place: zonePlace(zone) }),
  )
  return (
    <span>
      {hello} {format.date(now, main, 'long')}
      {apart.length > 1 && ` · ${clocks.join(' · ')}`}
    </span>
  )
}

/** What an organization sees that has no calendar yet: the way to its first appointment. */
function FirstSteps() {
  const { i18n } = useLingui()
  const canMake = useExtension('calendars')
  const refused = useRefusal('write')
  const notAdmin = useRefusal('administer')
  return (
    <EmptyState
      icon="calendar"
      title={i18n._('Welcome: three steps to your first appointment')}
      description={i18n._('Add a person or room, set weekly hours, then add a service they offer.')}
      action={
        <>
          {canMake && (
            <ButtonLink kind="primary" icon="plus" to={paths.calendars.create()} refused={notAdmin}>
              {i18n._('New person or resource')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.weeklySchedules.create()} refused={refused}>
            {i18n._('New weekly schedule')}
          </ButtonLink>
          <ButtonLink to={paths.services.create()} refused={refused}>
            {i18n._('New service')}
          </ButtonLink>
        </>
      }
    />
  )
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
    '& > * + *': { marginInlineStart: 20, paddingInlineStart: 20, borderInlineStart: `1px solid ${paint.line}` },
  },
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
  const isNew = calendars.data?.items.length === 0
  const words = near.error && errorWords(i18n, near.error)
  return (
    <>
      <PageHeader
        title={i18n._('Today')}
        description={<Greeting main={main} zones={calendars.data?.items.map(knownZone) ?? []} now={now} />}
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
      {isNew && <FirstSteps />}
      {!isNew && <Numbers figures={figures.now} />}
      {words && !near.data && (
        <ErrorState title={words.title} description={words.advice} retry={() => void retryFailed(queryClient)} />
      )}
      {words && near.data && (
        <Old>{i18n._('Not up to date. {problem}: {advice}', { problem: words.title, advice: words.advice })}</Old>
      )}
      {!isNew && (
        <Columns>
          {(near.data || !words) && <Lists view={view} />}
          {/* Where the day itself is missing, one error and one way out stand for the whole page. */}
          <FailureTold value={Boolean(words && !near.data)}>
            <HomeAside view={view} attention={figures.attention} />
          </FailureTold>
        </Columns>
      )}
    </>
  )
}
