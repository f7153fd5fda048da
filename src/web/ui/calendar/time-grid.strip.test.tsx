// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import TimeGrid from './time-grid.tsx'
import { at, focused, said, setUp } from './testing/page.tsx'
import { columnFor, eventAt, texts } from './testing/week.ts'

afterEach(cleanup)

const DAY = 1440
const friday = columnFor('Ana', '2026-06-05')
const saturday = columnFor('Ana', '2026-06-06')
const sunday = columnFor('Ana', '2026-06-07')
const columns = [friday, saturday, sunday]
const trip = eventAt('trip', friday, 600, 2 * DAY)
const fair = eventAt('fair', saturday, 0, DAY)
const early = eventAt('early', saturday, 480, 30)
const strip = () => screen.getByRole('group', { name: 'All day' })
const names = () =>
  within(strip())
    .getAllByRole('button')
    .map((it) => it.getAttribute('aria-label') ?? it.textContent)

it('shows what lasts days above the hours, opened by a click', async () => {
  const { user, onOpen } = setUp({ columns }, [trip, fair, early])
  expect(names()).toEqual(['09:00 Guest trip', '09:00 Guest fair'])
  expect(within(screen.getByRole('group', { name: saturday.label })).getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '09:00 Guest fair' }))
  expect(onOpen.mock.calls).toEqual([['fair']])
})

it('leads by the arrows from the first place up into the strip, along it and back, in one tab stop', async () => {
  const { user, onOpen } = setUp({ columns, now: at('08:00') }, [trip, fair, early])
  await user.tab()
  await user.tab()
  await user.keyboard('{Home}{ArrowUp}')
  expect(focused()).toBe('09:00 Guest trip')
  await user.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([['trip']])
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('09:00 Guest early')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('09:00 Guest fair')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('09:00 Guest trip')
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(focused()).toBe('09:00 Guest trip')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('After')
})

it('moves a bar by days with Alt and arrows', async () => {
  const { user, onMove } = setUp({ columns }, [fair])
  await user.click(screen.getByRole('button', { name: '09:00 Guest fair' }))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  const day = 24 * 3_600_000
  expect(onMove.mock.calls).toEqual([
    [{ id: 'fair', fromResourceId: 'Ana', toResourceId: 'Ana', start: fair.start + day, end: fair.end + day }],
  ])
  expect(said()).toBe('')
  expect(focused()).toBe('09:00 Guest fair')
})

it('counts what has no room, shows it on Enter with the focus on the first of it, and folds again', async () => {
  const many = ['a', 'b', 'c', 'd'].map((id) => eventAt(id, friday, 0, DAY))
  const { user } = setUp({ columns, stripRows: 2 }, many)
  expect(names()).toEqual(['Show all', '09:00 Guest a', '+3 more'])
  await user.click(screen.getByRole('button', { name: '09:00 Guest a' }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('+3 more')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('09:00 Guest b')
  await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
  expect(names()).toEqual(['Show all', '09:00 Guest a', '+3 more'])
})

it('tells once how many have changed, and the same words again for the next change', async () => {
  const grid = (fresh?: ReadonlySet<string>) => (
    <TimeGrid columns={columns} events={[trip, early]} texts={texts} onOpen={() => undefined} fresh={fresh} />
  )
  const { rerender } = render(grid())
  expect(said()).toBe('')
  rerender(grid(new Set(['early', 'trip'])))
  expect(said()).toBe('2 changed')
  expect([...document.querySelectorAll('.fd-fresh')].map((it) => it.getAttribute('aria-label'))).toEqual([
    '09:00 Guest trip',
    '09:00 Guest early',
  ])
  rerender(grid(new Set()))
  expect(said()).toBe('')
  expect(document.querySelector('.fd-fresh')).toBeNull()
})

it('leaves the keys and the focus of what a heading offers alone', async () => {
  const { user, onCreate } = setUp(
    { columns: [friday], now: at('08:00'), headActions: ({ label }) => <button>{`Menu of ${label}`}</button> },
    [],
  )
  const menu = screen.getByRole('button', { name: `Menu of ${friday.label}` })
  await userEvent.click(menu)
  await user.keyboard('{Enter}{ArrowDown}')
  expect(onCreate.mock.calls).toEqual([])
  expect(document.activeElement).toBe(menu)
})

it('has one heading in the tab order, that of the column where the keys stand', async () => {
  const { user } = setUp(
    {
      columns,
      now: at('08:00'),
      headActions: ({ label }, inTabOrder) => <button tabIndex={inTabOrder ? 0 : -1}>{label}</button>,
    },
    [early],
  )
  await user.tab()
  await user.tab()
  expect(document.activeElement?.textContent).toBe(friday.label)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  await user.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe(saturday.label)
})

describe('bars by pointer', () => {
  const down = (element: Element, x: number) =>
    fireEvent.pointerDown(element, { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse', clientX: x })
  const move = (element: Element, x: number) =>
    fireEvent.pointerMove(element, { pointerId: 1, pointerType: 'mouse', clientX: x })
  /** Columns of 100 px, since there is no layout. */
  const widen = () => {
    for (const [index, column] of columns.entries()) {
      const element = screen.getByRole('group', { name: column.label })
      element.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 500)
    }
  }

  it('go as many days as they are carried, and are not opened by it', () => {
    const { onMove, onOpen } = setUp({ columns }, [trip, fair])
    widen()
    const bar = screen.getByRole('button', { name: '09:00 Guest trip' })
    // Held by its second day and carried to the third.
    down(bar, 150)
    move(bar, 250)
    expect(document.querySelector('.fd-bar-ghost')?.textContent).toBe('10:00–10:00')
    fireEvent.pointerUp(bar, { pointerId: 1 })
    fireEvent.click(bar)
    const day = 24 * 3_600_000
    expect(onMove.mock.calls).toEqual([
      [{ id: 'trip', fromResourceId: 'Ana', toResourceId: 'Ana', start: trip.start + day, end: trip.end + day }],
    ])
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('stay where they were on Esc, or back over the day that they were held by', () => {
    const { onMove } = setUp({ columns }, [fair])
    widen()
    const bar = screen.getByRole('button', { name: '09:00 Guest fair' })
    down(bar, 150)
    move(bar, 250)
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(bar, { pointerId: 1 })
    down(bar, 150)
    move(bar, 250)
    move(bar, 160)
    fireEvent.pointerUp(bar, { pointerId: 1 })
    expect(onMove).not.toHaveBeenCalled()
    expect(said()).toBe('Aborted')
  })
})
