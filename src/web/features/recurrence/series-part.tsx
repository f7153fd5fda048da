import { useLingui } from '@lingui/react'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useLocation } from 'react-router-dom'
import type { Appointment } from '#api/contract/appointments.ts'
import { dateOf } from '#api/time/zoned.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { Fold, PanelPart } from '../../commands/appointments/form/panel-parts.tsx'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { askSeries } from '../../commands/appointments/series/scope-request.ts'
import { ruleWords } from './rule-words.ts'
import { paths } from '../../paths/paths.ts'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { seriesOf } from '../../commands/appointments/series/tag.ts'
import { useMembers } from './use-members.ts'
import { size } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

interface SeriesPartProps {
  appointment: Appointment
  clinic: Clinic
  version: InterfaceVersion
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 8 })
const List = styled(MuiList)({
  marginBlockStart: 6,
  maxBlockSize: 300,
  overflowY: 'auto',
  '& > li': { minBlockSize: 26, paddingInlineStart: 2 },
  '& small': { marginInlineStart: 8, color: paint.soft },
  '& a': { color: paint.ink, display: 'inline-block', minBlockSize: 24 },
}) as typeof MuiList

/** The series that an appointment is in: its place, its rule, the ones around it, and what can be done with all of it. */
export function SeriesPart({ appointment, clinic, version }: SeriesPartProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const location = useLocation()
  const { members, loading, error } = useMembers(appointment)
  const rule = seriesOf(appointment)?.rule
  const at = members.findIndex(({ id }) => id === appointment.id)
  const [before, after] = [members[at - 1], members[at + 1]]
  const zoneOf = (it: Appointment) => zoneOfFirst(it.calendarIds, clinic.calendars)
  /** The same page with another one beside it; a calendar shows the day of that one. */
  const stepTo = (it: Appointment) => {
    const search = new URLSearchParams(location.search)
    const start = Date.parse(it.startDate)
    search.set('open', it.id)
    if (location.pathname === paths.appointments.calendar())
      search.set('date', dateOf(start, search.get('zone') || zoneOf(it)))
    return {
      to: { pathname: location.pathname, search: search.toString() },
      state: { lookAt: start } satisfies CalendarStep,
    }
  }
  const refused = useRefusal('write')
  const when = (it: Appointment) => format.dateTime(it.startDate, zoneOf(it), 'day')
  const position = loading
    ? i18n._('Loading the series…')
    : i18n._('{place} of {count}', { place: at + 1, count: members.length })
  const line = rule ? i18n._('{position} · {rule}', { position, rule: ruleWords(rule, i18n, format) }) : position
  return (
    <PanelPart title={i18n._('Series')}>
      <p aria-busy={loading} style={{ margin: 0, fontSize: size.body2 }}>
        {line}
      </p>
      {error && <p role="alert">{i18n._('Couldn’t load the other appointments of the series.')}</p>}
      <Row>
        {before && (
          <ButtonLink
            icon="chevronStart"
            {...stepTo(before)}
            aria-label={i18n._('Previous: {when}', { when: when(before) })}
          >
            {when(before)}
          </ButtonLink>
        )}
        {after && (
          <ButtonLink icon="chevronEnd" {...stepTo(after)} aria-label={i18n._('Next: {when}', { when: when(after) })}>
            {when(after)}
          </ButtonLink>
        )}
      </Row>
      <Row>
        {rule && (
          <Button
            icon="plus"
            refused={refused}
            onClick={() => void askSeries(appointment, { kind: 'extend' }, version)}
          >
            {i18n._('Add more')}
          </Button>
        )}
        {after && (
          <Button icon="close" refused={refused} onClick={() => void askSeries(appointment, { kind: 'end' }, version)}>
            {i18n._('End the series here')}
          </Button>
        )}
      </Row>
      {members.length > 1 && (
        <Fold
          title={i18n._('{count, plural, one {The appointment} other {All # appointments}}', { count: members.length })}
        >
          <List component="ol" className="fd-bullets">
            {members.map((it) => (
              <li key={it.id}>
                {it.id === appointment.id ? (
                  <strong aria-current="true">{when(it)}</strong>
                ) : (
                  <Link {...stepTo(it)}>{when(it)}</Link>
                )}
                <small>{standingOf(it, i18n).label}</small>
              </li>
            ))}
          </List>
        </Fold>
      )}
    </PanelPart>
  )
}
