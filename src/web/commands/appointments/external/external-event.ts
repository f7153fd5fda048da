import type { Appointment } from '#api/contract/appointments.ts'
import type { Connection } from '#api/contract/choices.ts'
import type { TimeGridEvent } from '../../../ui/calendar/index.ts'
import { type EventContext, gridEvent } from '../view/grid-event.ts'
import { appointmentName } from '../records/appointment-name.ts'
import { externalId } from './external-id.ts'

/**
 * The card of a connected calendar's event: in the columns of its calendars, set off by its tone and icon, named after
 * its source, and fixed. It is a card and no band, so that keys reach it and it can be opened.
 */
export function externalEvent(
  event: Appointment,
  { id: connection, label }: { id: Connection; label: string },
  context: EventContext,
): TimeGridEvent {
  const { i18n } = context
  const { badges: _badges, ...card } = gridEvent(event, context)
  const title = appointmentName(event) || i18n._('Busy')
  return {
    ...card,
    id: externalId(connection, event.id),
    title,
    secondaryText: label,
    tone: 'external',
    pattern: 'solid',
    icon: 'globe',
    editable: false,
    struck: false,
    accessibleName: [title, card.timeText, i18n._('{source} · read-only', { source: label })]
      .filter((part) => part !== '')
      .join(', '),
  }
}
