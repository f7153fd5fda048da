import type { I18n } from '@lingui/core'
import { dateOf } from '#api/time/zoned.ts'
import type { Format } from '../../i18n/format.ts'
import { zonePlace } from '../../i18n/zone-place.ts'
import type { TimeGridEvent, TimeGridTarget, TimeGridTexts } from '../../ui/calendar/index.ts'

/** Whether an event would stand in a column where it stands already, so that the place need not be said. */
const isHome = ({ column }: TimeGridTarget, { resourceIds, start }: TimeGridEvent): boolean =>
  resourceIds.includes(column.resourceId) && dateOf(start, column.zone) === column.date

interface Words {
  i18n: I18n
  format: Format
}

/** Every sentence of the grid in the reader's language; `zone` is the first axis's, `second` that of a second one. */
export function gridTexts(label: string, zone: string, second: string | undefined, words: Words): TimeGridTexts {
  const { i18n, format } = words
  const time = ({ column, start, end }: TimeGridTarget) => format.timeRange(start, end, column.zone)
  const place = (target: TimeGridTarget) => ({ time: time(target), place: target.column.label })
  return {
    label,
    help: i18n._(
      'Arrow keys move through appointments and free times. Enter opens or books. M picks an appointment up: arrows move, Tab jumps to free places, Shift and arrows change the end, Enter drops, Escape puts it back.',
    ),
    hour: (hour) => format.hour(hour),
    now: (instant, at) => format.bareTime(instant, at),
    slot: ({ column, start }, within) => {
      const words = { time: format.time(start, column.zone), place: column.label }
      if (!within?.label) return i18n._('{time}, {place}, free', words)
      if (within.kind === 'extra') return i18n._('{time}, {place}, free, {why}', { ...words, why: within.label })
      return i18n._('{time}, {place}, {state}', { ...words, state: within.label })
    },
    allDay: i18n._('All day'),
    more: (count) => i18n._('+{count} more', { count: format.number(count) }),
    unfold: (open) => (open ? i18n._('Show fewer all-day appointments') : i18n._('Show every all-day appointment')),
    fresh: (count) =>
      i18n._('{count, plural, one {# appointment changed.} other {# appointments changed.}}', { count }),
    ...(second !== undefined && {
      corner: zonePlace(zone),
      secondCorner: zonePlace(second),
      secondHour: (instant, dayShift) =>
        dayShift === 0
          ? format.time(instant, second)
          : i18n._('{time} {days}', {
              time: format.time(instant, second),
              days: format.number(dayShift, { signDisplay: 'always' }),
            }),
    }),
    ghost: (target, action, event) =>
      action === 'move' && event && !isHome(target, event) ? i18n._('{time} · {place}', place(target)) : time(target),
    picked: ({ title }) =>
      i18n._('Picked up {name}. Arrow keys move, Tab jumps to free places, Enter drops, Escape cancels.', {
        name: title,
      }),
    moved: (target) => i18n._('{time}, {place}', place(target)),
    aborted: (target, action, event) => {
      if (!event) return i18n._('Nothing changed.')
      const name = event.title
      const isStretched = isHome(target, event) && target.start === event.start && target.end !== event.end
      // Who only made it longer or shorter has moved nothing.
      if (action === 'resize' || isStretched)
        return i18n._('{name} still ends at {time}.', { name, time: format.time(event.end, target.column.zone) })
      return i18n._('{name} stays at the old time.', { name })
    },
    fixed: ({ title }) => i18n._('Can’t move {name}', { name: title }),
    fits: i18n._('Fits here.'),
    noFit: i18n._('No free place on this page.'),
  }
}
