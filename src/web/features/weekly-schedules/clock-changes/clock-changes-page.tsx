import { zonePlace } from '../../../i18n/zone-place.ts'
import { namedChoices } from '../../../fields/named-choices.ts'
import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { useId, useMemo, useState } from 'react'
import { useOpenedAt } from '../../../client/use-now.ts'
import { useCalendars } from '../../../fields/references.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { QuickFilter } from '../../../ui/filters.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import { text } from '../../../ui/url-state.ts'
import { useSearchParam } from '../../../ui/use-url-state.ts'
import { paths } from '../../../paths/paths.ts'
import { ChangeCard } from './change-card.tsx'
import { After, Card, Cards, Steady } from './styles.ts'
import { useAround, useRehearsed } from './use-clock-changes.ts'

/** The schedules of each calendar are a call of their own, so not all calendars are read at once. */
const STEP = 20
const CALENDAR = text()

/** What the next two changes of the clocks do to the hours and appointments of each calendar. */
export default function ClockChangesPage() {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const now = useOpenedAt()
  const [calendarId, setCalendarId] = useSearchParam('calendarId', CALENDAR)
  const [most, setMost] = useState(STEP)
  const steadyId = useId()
  const { items, failed } = useCalendars()
  const all = useMemo(() => (items ?? []).toSorted((a, b) => compare(a.name, b.name)), [items, compare])
  const wanted = useMemo(
    () => all.filter(({ id }) => calendarId === '' || id === calendarId).slice(0, most),
    [all, calendarId, most],
  )
  const { rehearsed, retry } = useRehearsed(wanted, now)
  const changing = rehearsed.filter(({ changes, schedules }) => changes.length > 0 || schedules === undefined)
  const steady = rehearsed.filter((it) => !changing.includes(it))
  const { around, ...appointments } = useAround(rehearsed.flatMap(({ changes }) => changes.map(({ change }) => change)))
  return (
    <>
      <PageHeader
        title={i18n._('Clock changes')}
        parent={{ label: i18n._('Weekly schedules'), to: paths.weeklySchedules.list({ calendarId }) }}
        description={i18n._('The weeks around the next two clock changes, and what’s affected.')}
      />
      <FilterBar onClear={calendarId === '' ? undefined : () => setCalendarId('')}>
        <QuickFilter
          label={i18n._('Person or resource')}
          all={i18n._('All calendars')}
          value={calendarId}
          onChange={setCalendarId}
          choices={namedChoices(all)}
        />
      </FilterBar>
      {failed && <ErrorState />}
      {!failed && items === undefined && <Bone height="240px" />}
      {items?.length === 0 && (
        <EmptyState
          icon="calendar"
          title={i18n._('No people or resources yet')}
          action={<ButtonLink to={paths.calendars.list()}>{i18n._('Team & resources')}</ButtonLink>}
        />
      )}
      {appointments.failed && <ErrorState title={i18n._('Couldn’t load appointments')} retry={appointments.retry} />}
      <Cards>
        {changing.map(({ calendar, schedules, failed: isLost, changes }) => (
          <Card key={calendar.id}>
            <header>
              <h2>{calendar.name}</h2>
              <span>{zonePlace(calendar.timezone)}</span>
            </header>
            {isLost && <ErrorState title={i18n._('Couldn’t load schedules')} retry={retry} />}
            {!isLost && schedules === undefined && <Bone height="120px" />}
            {schedules && (
              <div className="changes">
                {changes.map(({ zone, change }) => (
                  <ChangeCard
                    key={`${zone} ${change.at}`}
                    calendarId={calendar.id}
                    zone={zone}
                    change={change}
                    schedules={schedules}
                    around={around.get(change.at)}
                    isLost={appointments.failed}
                    named={changes.length > 2}
                  />
                ))}
              </div>
            )}
          </Card>
        ))}
      </Cards>
      {steady.length > 0 && (
        <Steady aria-labelledby={steadyId}>
          <h2 id={steadyId}>{i18n._('No clock changes')}</h2>
          <List className="fd-bullets">
            {steady.map(({ calendar: { id, name, timezone } }) => (
              <li key={id}>
                {i18n._('{name}: no clock changes in {timezone}', { name, timezone: zonePlace(timezone) })}
              </li>
            ))}
          </List>
        </Steady>
      )}
      {calendarId === '' && all.length > most && (
        <After>
          <Button onClick={() => setMost(most + STEP)}>
            {i18n._('Show {count, plural, one {# more calendar} other {# more calendars}}', {
              count: Math.min(STEP, all.length - most),
            })}
          </Button>
        </After>
      )}
    </>
  )
}
