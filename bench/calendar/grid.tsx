import { ThemeProvider, createTheme } from '@mui/material/styles'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import TimeGrid from '../../src/web/ui/calendar/TimeGrid.tsx'
import type { TimeGridTexts } from '../../src/web/ui/calendar/time-grid-props.ts'
import type { Candidate, Picture } from './candidate.ts'

const theme = createTheme({ cssVariables: { colorSchemeSelector: 'class' }, colorSchemes: { dark: true } })
const nothing = () => undefined
const texts: TimeGridTexts = {
  label: 'Grid',
  help: 'Arrows walk',
  hour: (hour) => `${hour}:00`,
  slot: ({ column }) => column.label,
  ghost: ({ column }) => column.label,
  picked: ({ title }) => title,
  moved: ({ column }) => column.label,
  dropped: ({ column }) => column.label,
  aborted: () => '',
  fixed: ({ title }) => title,
}

let setPicture: ((picture: Picture) => void) | undefined

function Board({ first }: { first: Picture }) {
  const [{ columns, events }, set] = useState(first)
  useLayoutEffect(() => {
    setPicture = set
  }, [])
  return (
    <TimeGrid
      columns={columns}
      events={events}
      texts={texts}
      scrollToMinute={480}
      onOpen={nothing}
      onCreate={nothing}
      onMove={nothing}
      onResize={nothing}
    />
  )
}

/** The time grid as the product ships it: one component in a page that keeps the events in state. */
export function grid(stage: HTMLElement): Candidate {
  let root: Root | undefined
  let host: HTMLElement | undefined
  const show = (picture: Picture) => {
    if (root) {
      flushSync(() => setPicture?.(picture))
      return
    }
    host = document.createElement('div')
    host.style.blockSize = '100%'
    stage.append(host)
    const made = createRoot(host)
    root = made
    flushSync(() =>
      made.render(
        <ThemeProvider theme={theme}>
          <Board first={picture} />
        </ThemeProvider>,
      ),
    )
  }
  return {
    show,
    change: show,
    clear: () => {
      flushSync(() => root?.unmount())
      host?.remove()
      root = undefined
      host = undefined
    },
  }
}
