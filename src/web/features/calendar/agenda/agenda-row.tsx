import { useUnsentIds } from '../../../live/unsent.ts'
import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { standingOf } from '../../../fields/appointment-standing.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { tonePaint } from '../../../theme/paint.ts'
import type { Clinic } from '../../../commands/appointments/records/queries.ts'
import { gridEvent } from '../../../commands/appointments/view/grid-event.ts'
import type { LocalSpan } from '../local-days.ts'

interface AgendaRowProps {
  span: LocalSpan
  /** The day that the row stands under; an appointment of several days has a row under each. */
  date: string
  clinic: Clinic
  /** The short name of the zone where it is not the reader's own. */
  place: string
  tabStop: boolean
  /** Marked as changed a moment ago. */
  fresh: boolean
  onOpen: (id: string) => void
}

/** One appointment of a day: when, who, what, where, and how it stands. */
export const AgendaRow = memo(function AgendaRow({
  span,
  date,
  clinic,
  place,
  tabStop,
  fresh,
  onOpen,
}: AgendaRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { appointment, zone, start, end, from, to } = span
  const event = gridEvent(appointment, { i18n, format, ...clinic, shown: zone, unsent: useUnsentIds() })
  const { tone, label } = standingOf(appointment, i18n)
  const [begins, ends] = [format.time(start, zone), format.time(end, zone)]
  const when =
    from === to
      ? format.timeRange(start, end, zone)
      : date === from
        ? i18n._('from {time}', { time: begins })
        : date === to
          ? i18n._('until {time}', { time: ends })
          : i18n._('All day')
  const places = appointment.calendarIds.flatMap((id) => clinic.calendars.get(id)?.name ?? [])
  return (
    <li>
      <button
        type="button"
        tabIndex={tabStop ? 0 : -1}
        data-row={`${date} ${appointment.id}`}
        data-event={appointment.id}
        data-fresh={fresh || undefined}
        data-struck={event.struck || undefined}
        style={{ borderInlineStartColor: tonePaint(tone).edge }}
        onClick={() => onOpen(appointment.id)}
      >
        <span className="when">
          <span className="span">{when}</span>
          {/* The same on a phone: when it begins, and quietly until when. */}
          <span className="begin" aria-hidden="true">
            {from === to ? begins : when}
            {from === to && <small>{ends}</small>}
          </span>
          {place !== '' && <small>{place}</small>}
        </span>
        <span className="who">
          <b>{event.title}</b>
          {event.badges?.map((badge) => (
            <Icon key={badge} name={badge} size={14} />
          ))}
        </span>
        <span className="facts">
          <span className="what">{event.secondaryText}</span> <span className="where">{format.list(places)}</span>
        </span>
        <span className="how">
          <StatusChip tone={tone} label={label} />
        </span>
      </button>
    </li>
  )
})
