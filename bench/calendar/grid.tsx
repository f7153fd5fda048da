import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '../../src/web/theme/app-theme.tsx'
import TimeGrid from '../../src/web/ui/calendar/time-grid.tsx'
import type { TimeGridTexts } from '../../src/web/ui/calendar/time-grid-props.ts'
import type { Candidate, Picture } from './candidate.ts'

const nothing = () => undefined
const texts: TimeGridTexts = {
  label: 'Grid',
  help: 'Arrows walk',
  allDay: 'All day',
  more: (count) => `+${count}`,
  unfold: () => 'All',
  fresh: (count) => `${count} changed`,
  hour: (hour) => `${hour}:00`,
  slot: ({ column }) => column.label,
  ghost: ({ column }) => column.label,
  picked: ({ title }) => title,
  moved: ({ column }) => column.label,
  aborted: () => '',
  fixed: ({ title }) => title,
}

let setPicture: ((picture: Picture | undefined) => void) | undefined

function Board() {
  const [picture, set] = useState<Picture>()
  useLayoutEffect(() => {
    setPicture = set
  }, [])
  return picture ? (
    <TimeGrid
      columns={picture.columns}
      events={picture.events}
      texts={texts}
      scrollToMinute={480}
      onOpen={nothing}
      onCreate={nothing}
      onMove={nothing}
      onResize={nothing}
    />
  ) : null
}

/** The time grid as the product ships it: one component of a page that stands already and keeps the events in state. */
export function grid(stage: HTMLElement): Candidate {
  const host = document.createElement('div')
  host.style.display = 'contents'
  stage.append(host)
  flushSync(() =>
    createRoot(host).render(
      <AppTheme direction="ltr">
        <Board />
      </AppTheme>,
    ),
  )
  const show = (picture: Picture | undefined) => flushSync(() => setPicture?.(picture))
  return { show, change: show, clear: () => show(undefined), cards: '[data-event]', resources: true }
}
