import type { I18n } from '@lingui/core'
import { dateOf } from '../../../../api/time/zoned.ts'
import type { Format } from '../../../i18n/format.ts'
import type { TimeGridEvent, TimeGridTarget, TimeGridTexts } from '../../../ui/calendar/index.ts'

/** Whether an event would stand in a column where it stands already, so that the place need not be said. */
const isHome = ({ column }: TimeGridTarget, { resourceIds, start }: TimeGridEvent): boolean =>
  resourceIds.includes(column.resourceId) && dateOf(start, column.zone) === column.date

/** Every sentence of the grid in the reader's language. */
export function gridTexts(label: string, i18n: I18n, format: Format): TimeGridTexts {
  const time = ({ column, start, end }: TimeGridTarget) => format.timeRange(start, end, column.zone)
  const place = (target: TimeGridTarget) => ({ time: time(target), place: target.column.label })
  return {
    label,
    help: i18n._(
      'Arrow keys walk through appointments and free places. Enter opens or books. M picks an appointment up, arrows move it, Shift and arrows change its end, Enter drops it, Escape puts it back.',
    ),
    hour: (hour) => format.clock(`${String(hour).padStart(2, '0')}:00`),
    slot: ({ column, start }) =>
      i18n._('{time}, {place}, free', { time: format.time(start, column.zone), place: column.label }),
    ghost: (target, action, event) =>
      action === 'move' && event && !isHome(target, event) ? i18n._('{time} · {place}', place(target)) : time(target),
    picked: ({ title }) =>
      i18n._('{name} is picked up. Arrow keys move, Enter drops, Escape puts back.', { name: title }),
    moved: (target) => i18n._('{time}, {place}', place(target)),
    dropped: (target, _action, { title }) =>
      i18n._('{name} is now at {time}, {place}.', { name: title, ...place(target) }),
    aborted: (event) =>
      event ? i18n._('{name} stays where it was.', { name: event.title }) : i18n._('Nothing changed.'),
    fixed: ({ title }) => i18n._('{name} cannot be moved.', { name: title }),
  }
}
