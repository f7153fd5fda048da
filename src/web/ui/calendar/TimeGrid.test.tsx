// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import TimeGrid from './TimeGrid.tsx'
import { columnFor, eventAt, texts } from './testing/week.ts'
import type { TimeGridEvent, TimeGridProps } from './time-grid-props.ts'

afterEach(cleanup)

const ana = columnFor('Ana', '2026-10-24')
const ben = columnFor('Ben', '2026-10-24')
const nine = eventAt('nine', ana, 540, 30)
const eleven = eventAt('eleven', ben, 660, 60)
const at = (clock: string) => Date.parse(`2026-10-24T${clock}+02:00`)

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

function setUp(props: Partial<TimeGridProps> = {}, events: readonly TimeGridEvent[] = [nine, eleven]) {
  const spies = { onOpen: vi.fn(), onCreate: vi.fn(), onMove: vi.fn(), onResize: vi.fn() }
  render(<Page start={events} {...spies} {...props} />)
  return { user: userEvent.setup(), ...spies }
}

const card = (id: string) => screen.getByRole('button', { name: `09:00 Guest ${id}` })
const focused = () => document.activeElement?.getAttribute('aria-label')
const said = () => screen.getByRole('status').textContent

describe('the time grid by keyboard', () => {
  it('is one tab stop among the buttons of the page', async () => {
    const { user } = setUp()
    await user.tab()
    await user.tab()
    expect(focused()).toBe('08:00, Ana 2026-10-24, free')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('After')
  })

  it('walks over empty places and events, down and across', async () => {
    const { user } = setUp()
    await user.tab()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('08:45, Ana 2026-10-24, free')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('09:00 Guest nine')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('09:30, Ana 2026-10-24, free')
    await user.keyboard('{PageDown}{PageDown}{ArrowRight}')
    expect(focused()).toBe('09:00 Guest eleven')
    await user.keyboard('{ArrowLeft}{Home}')
    expect(focused()).toBe('08:00, Ana 2026-10-24, free')
  })

  it('opens an event and makes one in an empty place with Enter', async () => {
    const { user, onOpen, onCreate } = setUp()
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onCreate).toHaveBeenCalledWith({ columnId: ana.id, resourceId: 'Ana', start: at('08:00'), end: at('08:30') })
    card('nine').focus()
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledWith('nine')
  })

  it('moves an event with Alt and arrows, keeps the focus on it across columns, and says so', async () => {
    const { user, onMove } = setUp()
    card('nine').focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const later = { id: 'nine', fromResourceId: 'Ana', toResourceId: 'Ana', start: at('09:15'), end: at('09:45') }
    expect(onMove).toHaveBeenLastCalledWith(later)
    expect(said()).toBe('Done move Ana 09:15–09:45')
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(onMove).toHaveBeenLastCalledWith({ ...later, toResourceId: 'Ben' })
    expect(focused()).toBe('09:00 Guest nine')
    expect(card('nine').closest('[role=group]')?.getAttribute('aria-label')).toBe(ben.label)
  })

  it('makes an event longer with Alt, Shift and arrows', async () => {
    const { user, onResize } = setUp()
    card('nine').focus()
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    expect(onResize).toHaveBeenCalledWith({ id: 'nine', resourceId: 'Ana', start: at('09:00'), end: at('09:45') })
  })

  it('picks an event up with M, carries it, and writes once on Enter', async () => {
    const { user, onMove } = setUp()
    card('nine').focus()
    await user.keyboard('m')
    expect(said()).toBe('Picked up Guest nine')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(said()).toBe('move Ben 09:30–10:00')
    expect(screen.getByText('09:30–10:00')).toBeTruthy()
    expect(onMove).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onMove).toHaveBeenCalledTimes(1)
    expect(onMove).toHaveBeenCalledWith({
      id: 'nine',
      fromResourceId: 'Ana',
      toResourceId: 'Ben',
      start: at('09:30'),
      end: at('10:00'),
    })
    expect(focused()).toBe('09:00 Guest nine')
  })

  it('lets go with Esc and writes nothing', async () => {
    const { user, onMove } = setUp()
    card('nine').focus()
    await user.keyboard('m{ArrowDown}{Escape}')
    expect(said()).toBe('Aborted')
    expect(screen.queryByText('09:15–09:45')).toBeNull()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('says why an event stays where it is', async () => {
    const { user, onMove } = setUp({}, [{ ...nine, editable: false }])
    card('nine').focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}m')
    expect(said()).toBe('Guest nine stays')
    expect(onMove).not.toHaveBeenCalled()
  })

  it('goes back with the reason when the place refuses', async () => {
    const { user, onMove } = setUp({ refusal: ({ column }) => (column.id === ben.id ? 'Ben is away' : undefined) })
    card('nine').focus()
    await user.keyboard('m{ArrowRight}')
    expect(said()).toBe('Ben is away')
    await user.keyboard('{Enter}')
    expect(onMove).not.toHaveBeenCalled()
    expect(focused()).toBe('09:00 Guest nine')
  })

  it('keeps its place when the event that has the focus goes away', async () => {
    const { rerender } = render(<TimeGrid columns={[ana]} events={[nine]} texts={texts} onOpen={() => undefined} />)
    card('nine').focus()
    rerender(<TimeGrid columns={[ana]} events={[]} texts={texts} onOpen={() => undefined} />)
    expect(focused()).toBe('09:00, Ana 2026-10-24, free')
  })
})

describe('the time grid by pointer', () => {
  const down = (element: Element, y: number, more = {}) =>
    fireEvent.pointerDown(element, {
      button: 0,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'mouse',
      clientX: 5,
      clientY: y,
      ...more,
    })
  const move = (element: Element, y: number, more = {}) =>
    fireEvent.pointerMove(element, { pointerId: 1, pointerType: 'mouse', clientX: 5, clientY: y, ...more })
  const up = (element: Element) => fireEvent.pointerUp(element, { pointerId: 1 })

  // Without layout every box begins at 0, so that y is the distance from the first hour; 1.2 px a minute.
  it('moves by dragging past the threshold, and does not open what it dragged', () => {
    const { onMove, onOpen } = setUp()
    down(card('nine'), 80)
    move(card('nine'), 83)
    expect(screen.queryByText('09:00–09:30')).toBeNull()
    move(card('nine'), 80 + 36)
    expect(screen.getByText('09:30–10:00')).toBeTruthy()
    up(card('nine'))
    fireEvent.click(card('nine'))
    expect(onMove).toHaveBeenCalledWith({
      id: 'nine',
      fromResourceId: 'Ana',
      toResourceId: 'Ana',
      start: at('09:30'),
      end: at('10:00'),
    })
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('gives up a drag on Esc', () => {
    const { onMove } = setUp()
    down(card('nine'), 80)
    move(card('nine'), 180)
    fireEvent.keyDown(window, { key: 'Escape' })
    up(card('nine'))
    expect(onMove).not.toHaveBeenCalled()
    expect(said()).toBe('Aborted')
  })

  it('makes an appointment by drawing over an empty place', () => {
    const { onCreate } = setUp()
    const column = screen.getByRole('group', { name: ana.label })
    down(column, 240)
    move(column, 240 + 54)
    up(column)
    expect(onCreate).toHaveBeenLastCalledWith({
      columnId: ana.id,
      resourceId: 'Ana',
      start: at('11:15'),
      end: at('12:00'),
    })
  })

  it('makes an appointment of the usual length by a click', () => {
    const { onCreate } = setUp({ createMinutes: 45 })
    fireEvent.click(screen.getByRole('group', { name: ben.label }), { clientY: 130 })
    expect(onCreate).toHaveBeenCalledWith({ columnId: ben.id, resourceId: 'Ben', start: at('09:45'), end: at('10:30') })
  })

  it('resizes by the lower edge', () => {
    const { onResize } = setUp()
    down(card('nine'), 105)
    move(card('nine'), 105 + 54)
    up(card('nine'))
    expect(onResize).toHaveBeenCalledWith({ id: 'nine', resourceId: 'Ana', start: at('09:00'), end: at('10:15') })
  })

  it('lets a finger scroll, and takes the event only after a hold', () => {
    vi.useFakeTimers()
    try {
      const { onMove } = setUp()
      const touch = { pointerType: 'touch' }
      down(card('nine'), 80, touch)
      move(card('nine'), 120, touch)
      up(card('nine'))
      expect(onMove).not.toHaveBeenCalled()
      down(card('nine'), 80, touch)
      vi.advanceTimersByTime(460)
      move(card('nine'), 116, touch)
      up(card('nine'))
      expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ start: at('09:30') }))
    } finally {
      vi.useRealTimers()
    }
  })

  it('opens on a click and leaves what may not be changed', () => {
    const { onOpen, onMove } = setUp({}, [{ ...nine, editable: false }])
    down(card('nine'), 80)
    move(card('nine'), 180)
    up(card('nine'))
    fireEvent.click(card('nine'))
    expect(onMove).not.toHaveBeenCalled()
    expect(onOpen).toHaveBeenCalledWith('nine')
  })
})
