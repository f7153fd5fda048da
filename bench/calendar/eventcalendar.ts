import { createCalendar, destroyCalendar, Interaction, ResourceTimeGrid, TimeGrid } from '@event-calendar/core'
import type { Calendar } from '@event-calendar/core'
import css from '@event-calendar/core/index.css?inline'
import type { TimeGridEvent } from '../../src/web/ui/calendar/time-grid-props.ts'
import { clockFields } from './clock-fields.ts'
import type { Candidate, Picture } from './candidate.ts'

// It knows no zones: it is given the time on the wall.
const inputOf = ({ id, start, end, title, timeText, secondaryText, resourceIds }: TimeGridEvent) => ({
  id,
  resourceIds: [...resourceIds],
  start: clockFields(start),
  end: clockFields(end),
  title: `${timeText} ${title} ${secondaryText ?? ''}`,
})

/** EventCalendar, the free library that has columns of resources. */
export function eventCalendar(stage: HTMLElement): Candidate {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  let calendar: Calendar | undefined
  let host: HTMLElement | undefined

  const optionsOf = ({ columns, events }: Picture): Calendar.Options => {
    const resources = [...new Set(columns.map(({ resourceId }) => resourceId))]
    return {
      view: resources.length > 1 ? 'resourceTimeGridDay' : 'timeGridWeek',
      resources: resources.length > 1 ? resources.map((id) => ({ id, title: id })) : [],
      date: columns[0]?.date ?? '',
      events: events.map(inputOf),
    }
  }
  const clear = () => {
    if (calendar) void destroyCalendar(calendar)
    calendar = undefined
    host?.remove()
  }
  return {
    cards: '.ec-event',
    resources: true,
    show: (picture) => {
      const options = optionsOf(picture)
      if (calendar) {
        const { date, events } = options
        if (date !== undefined) calendar.setOption('date', date)
        if (events !== undefined) calendar.setOption('events', events)
        return
      }
      host = document.createElement('div')
      host.style.blockSize = '100%'
      stage.append(host)
      calendar = createCalendar(host, [TimeGrid, ResourceTimeGrid, Interaction], {
        ...options,
        firstDay: 1,
        allDaySlot: false,
        headerToolbar: { start: '', center: '', end: '' },
        slotMinTime: '08:00:00',
        slotMaxTime: '20:00:00',
        height: '100%',
        editable: true,
      })
    },
    change: (_picture, changed) => void calendar?.updateEvent({ ...inputOf(changed), title: changed.title }),
    clear,
  }
}
