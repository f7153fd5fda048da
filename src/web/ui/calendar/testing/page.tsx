import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import TimeGrid from '../time-grid.tsx'
import type { TimeGridEvent, TimeGridProps } from '../time-grid-props.ts'
import { columnFor, eventAt, texts } from './week.ts'

/** A column. */
export const ana = columnFor('Ana', '2026-10-24')
/** Another column of the same day. */
export const ben = columnFor('Ben', '2026-10-24')
/** Half an hour at nine with Ana. */
export const nine = eventAt('nine', ana, 540, 30)
/** An hour at eleven with Ben. */
export const eleven = eventAt('eleven', ben, 660, 60)
/** An instant of that day. */
export const at = (clock: string) => Date.parse(`2026-10-24T${clock}+02:00`)

function Page({ start, ...props }: Partial<TimeGridProps> & { start: readonly TimeGridEvent[] }) {
  const [events, setEvents] = useState(start)
  const change = (id: string, more: Partial<TimeGridEvent>) =>
    setEvents((all) => all.map((event) => (event.id === id ? { ...event, ...more } : event)))
  return (
    <>
      <button>Before</button>
      <TimeGrid
        columns={[ana, ben]}
        events={events}
        texts={texts}
        onOpen={() => undefined}
        {...props}
        onMove={(move) => {
          props.onMove?.(move)
          change(move.id, { start: move.start, end: move.end, resourceIds: [move.toResourceId] })
        }}
        onResize={(resize) => {
          props.onResize?.(resize)
          change(resize.id, { end: resize.end })
        }}
      />
      <button>After</button>
    </>
  )
}

/** A page that keeps its events in state, as a real one does. */
export function setUp(props: Partial<TimeGridProps> = {}, events: readonly TimeGridEvent[] = [nine, eleven]) {
  const spies = {
    onOpen: vi.fn<TimeGridProps['onOpen']>(),
    onCreate: vi.fn<NonNullable<TimeGridProps['onCreate']>>(),
    onMove: vi.fn<NonNullable<TimeGridProps['onMove']>>(),
    onResize: vi.fn<NonNullable<TimeGridProps['onResize']>>(),
  }
  render(<Page start={events} {...spies} {...props} />)
  return { user: userEvent.setup(), ...spies }
}

/** The card of an event. */
export const card = (id: string) => screen.getByRole('button', { name: `09:00 Guest ${id}` })
/** Name of what has the focus. */
export const focused = () => document.activeElement?.getAttribute('aria-label')
/** What the live region says. */
export const said = () => screen.getByRole('status').textContent
