import FullCalendar, { type CalendarApi, type CalendarRef } from '@fullcalendar/react'
import interaction from '@fullcalendar/react/interaction'
import skeleton from '@fullcalendar/react/skeleton.css?inline'
import classic from '@fullcalendar/react/themes/classic'
import palette from '@fullcalendar/react/themes/classic/palette.css?inline'
import theme from '@fullcalendar/react/themes/classic/theme.css?inline'
import timeGrid from '@fullcalendar/react/timegrid'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { TimeGridEvent } from '../../src/web/ui/calendar/time-grid-props.ts'
import type { Candidate, Picture } from './candidate.ts'

const plugins = [timeGrid, interaction, classic]

let setPicture: ((picture: Picture | undefined) => void) | undefined
let api: CalendarApi | undefined

const inputOf = ({ id, start, end, title, timeText, secondaryText }: TimeGridEvent) => ({
  id,
  start,
  end,
  title: `${timeText} ${title} ${secondaryText ?? ''}`,
})

function Board() {
  const [picture, set] = useState<Picture>()
  const calendar = useRef<CalendarRef>(null)
  useLayoutEffect(() => {
    setPicture = set
  }, [])
  const date = picture?.columns[0]?.date
  const events = useMemo(() => picture?.events.map(inputOf) ?? [], [picture])
  useLayoutEffect(() => {
    api = calendar.current?.getApi()
    if (date) api?.gotoDate(date)
  }, [date])
  return picture ? (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      initialView="timeGridWeek"
      {...(date && { initialDate: date })}
      events={events}
      timeZone="Europe/Madrid"
      firstDay={1}
      headerToolbar={false}
      allDaySlot={false}
      slotMinTime="08:00:00"
      slotMaxTime="20:00:00"
      height="100%"
      eventClass="bench-card"
      editable
    />
  ) : null
}

/** FullCalendar 7 with the plugins that it gives away: a week, no columns of resources. */
export function fullCalendar(stage: HTMLElement): Candidate {
  const style = document.createElement('style')
  style.textContent = `${skeleton}${theme}${palette}`
  document.head.append(style)
  const host = document.createElement('div')
  host.style.display = 'contents'
  stage.append(host)
  flushSync(() => createRoot(host).render(<Board />))
  return {
    cards: '.bench-card',
    resources: false,
    show: (picture) => flushSync(() => setPicture?.(picture)),
    change: (_picture, { id, title }) => flushSync(() => api?.getEventById(id)?.setProp('title', title)),
    clear: () => flushSync(() => setPicture?.(undefined)),
  }
}
