// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ana, at, ben, card, eleven, focused, nine, said, setUp } from './testing/page.tsx'
import { texts } from './testing/week.ts'
import TimeGrid from './time-grid.tsx'
import type { LensColumn, TimeGridColumn, TimeGridEvent, TimeGridProps } from './time-grid-props.ts'

afterEach(cleanup)

/** Ana is busy until ten, Ben fits from nine to half past, and again at the one start of 11:05. */
const lenses: readonly LensColumn[] = [
  {
    columnId: ana.id,
    stretches: [
      { from: 0, to: 600, fits: false, reason: 'Busy' },
      { from: 600, to: 1440, fits: true },
    ],
  },
  {
    columnId: ben.id,
    stretches: [
      { from: 0, to: 540, fits: false, reason: 'Closed' },
      { from: 540, to: 571, fits: true },
      { from: 571, to: 665, fits: false, reason: 'Room is busy' },
      { from: 665, to: 666, fits: true },
      { from: 666, to: 1440, fits: false, reason: 'Closed' },
    ],
  },
]
const withLens = (more: Partial<TimeGridProps> = {}, events?: readonly TimeGridEvent[]) => {
  const lens = vi.fn<NonNullable<TimeGridProps['lens']>>(() => lenses)
  const all = { ...texts, fits: 'It fits.', noFit: 'Nowhere.' }
  return { lens, ...setUp({ lens, texts: all, ...more }, events) }
}
const column = (name: string) => screen.getByRole('group', { name })
const reasons = (name: string) => [...column(name).querySelectorAll('.fd-lens')].map(({ textContent }) => textContent)

describe('the fit lens of the grid', () => {
  it('is asked once on pick-up, says where the event fits and why not elsewhere, and goes with the drop', async () => {
    const { user, lens } = withLens()
    expect(lens).not.toHaveBeenCalled()
    card('nine').focus()
    await user.keyboard('m')
    expect(lens).toHaveBeenCalledTimes(1)
    expect(lens).toHaveBeenCalledWith(expect.objectContaining({ id: 'nine' }), 'Ana')
    // What fits is tinted as far as the event would reach, so that the last minutes of a reason are covered.
    expect(reasons(ben.label)).toEqual(['Closed', '', 'Room is busy', '', 'Closed'])
    await user.keyboard('{ArrowRight}')
    expect(said()).toBe('move Ben 09:00–09:30. It fits.')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(said()).toBe('move Ben 09:45–10:15. Room is busy')
    expect(screen.getByText('09:45–10:15').parentElement?.textContent).toContain('Room is busy')
    expect(lens).toHaveBeenCalledTimes(1)
    await user.keyboard('{Escape}')
    expect(reasons(ben.label)).toEqual([])
  })

  it('is walked from fit to fit with Tab, round about, and only while something is carried', async () => {
    const { user, onMove } = withLens({ snapMinutes: 10 })
    card('nine').focus()
    await user.keyboard('m')
    await user.tab()
    expect(said()).toBe('move Ana 10:00–10:30. It fits.')
    await user.tab()
    expect(said()).toBe('move Ben 09:00–09:30. It fits.')
    await user.tab()
    expect(said()).toBe('move Ben 11:05–11:35. It fits.')
    await user.tab()
    expect(said()).toBe('move Ana 10:00–10:30. It fits.')
    await user.tab({ shift: true })
    expect(said()).toBe('move Ben 11:05–11:35. It fits.')
    await user.keyboard('{Enter}')
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ toResourceId: 'Ben', start: at('11:05') }))
    await user.tab()
    expect(document.activeElement?.textContent).toBe('After')
  })

  it('says when there is no fit', async () => {
    const { user } = withLens({ lens: () => [] })
    card('nine').focus()
    await user.keyboard('m')
    await user.tab()
    expect(said()).toBe('Nowhere.')
  })

  it('says that a time is not known rather than that nothing fits', async () => {
    const columns = [ana, { ...ben, bands: [{ from: 0, to: 1440, kind: 'unknown', label: 'Loading…' } as const] }]
    const { user } = withLens({ lens: () => [], columns })
    card('nine').focus()
    await user.keyboard('m')
    await user.tab()
    expect(said()).toBe('Loading…')
  })

  it('keeps in the hand what is put down over time that is still being read, and puts it down once it is known', async () => {
    const onMove = vi.fn<NonNullable<TimeGridProps['onMove']>>()
    const unread = { ...ana, bands: [{ from: 0, to: 1440, kind: 'unknown', label: 'Loading…' } as const] }
    const grid = (column: TimeGridColumn) => (
      <TimeGrid
        columns={[column]}
        events={[nine]}
        texts={texts}
        onOpen={() => undefined}
        onMove={onMove}
        refusal={({ column: { bands = [] } }) => bands.find(({ kind }) => kind === 'unknown')?.label}
      />
    )
    const { rerender } = render(grid(unread))
    const user = userEvent.setup()
    card('nine').focus()
    await user.keyboard('m{ArrowDown}{Enter}')
    expect(said()).toBe('Loading…')
    expect(document.querySelector('.fd-ghost-why')?.textContent).toBe('Loading…')
    rerender(grid(ana))
    expect(document.querySelector('.fd-ghost-why')).toBeNull()
    expect(onMove).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 'nine', start: at('09:15') }))
  })

  it('draws a column once for a whole drag', () => {
    const drawn = vi.fn<() => void>()
    // Drawing a column reads the ids of its events for their keys; nothing else asks for those of another column.
    const watched = {
      ...eleven,
      get id() {
        drawn()
        return 'eleven'
      },
    }
    withLens({}, [nine, watched])
    const moveTo = (clientY: number) =>
      fireEvent.pointerMove(card('nine'), { pointerId: 1, pointerType: 'mouse', clientX: 5, clientY })
    const hold = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse', clientX: 5, clientY: 80 }
    fireEvent.pointerDown(card('nine'), hold)
    drawn.mockClear()
    moveTo(120)
    expect(drawn).toHaveBeenCalled()
    drawn.mockClear()
    moveTo(160)
    moveTo(200)
    expect(screen.getByText('10:45–11:15')).toBeTruthy()
    expect(drawn).not.toHaveBeenCalled()
  })
})

describe('choosing a new place', () => {
  const away = {
    ...nine,
    id: 'away',
    title: 'Guest away',
    start: at('09:00') - 7 * 86_400_000,
    end: at('09:30') - 7 * 86_400_000,
  }
  const picking = { event: away, now: away, fromResourceId: 'Ana' }

  it('moves an event that is out of sight to the place that is clicked, also on a card', () => {
    const { onMove, onOpen, onCreate } = withLens({ picking })
    fireEvent.pointerDown(card('nine'), { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse', clientY: 80 })
    fireEvent.pointerMove(card('nine'), { pointerId: 1, pointerType: 'mouse', clientX: 5, clientY: 72 })
    expect(screen.getByText('09:00–09:30')).toBeTruthy()
    fireEvent.pointerUp(card('nine'), { pointerId: 1 })
    fireEvent.click(card('nine'), { clientY: 72 })
    expect(onMove).toHaveBeenCalledWith({
      id: 'away',
      fromResourceId: 'Ana',
      toResourceId: 'Ana',
      start: at('09:00'),
      end: at('09:30'),
    })
    fireEvent.click(column(ben.label), { clientY: 144 })
    expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ toResourceId: 'Ben', start: at('10:00') }))
    expect(onOpen).not.toHaveBeenCalled()
    expect(onCreate).not.toHaveBeenCalled()
  })

  it('walks every time by keys, says what each is worth, and jumps with F', async () => {
    const { user, onMove } = withLens({ picking })
    // What had the focus is gone with the panel that asked for a new place.
    expect(focused()).toBe('move Ana 08:00–08:30. Busy')
    await user.keyboard('{PageDown}{ArrowRight}')
    expect(focused()).toBe('move Ben 09:00–09:30. It fits.')
    await user.keyboard('f')
    expect(focused()).toBe('move Ben 11:05–11:35. It fits.')
    await user.keyboard('{Shift>}F{/Shift}')
    expect(focused()).toBe('move Ben 09:00–09:30. It fits.')
    await user.keyboard('{Enter}')
    expect(onMove).toHaveBeenCalledWith({
      id: 'away',
      fromResourceId: 'Ana',
      toResourceId: 'Ben',
      start: at('09:00'),
      end: at('09:30'),
    })
    await user.tab()
    expect(document.activeElement?.textContent).toBe('After')
  })
})
