// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../i18n/locale-provider.tsx'
import { AppTheme } from '../../theme/app-theme.tsx'
import DockedPanel from '../panel/docked-panel.tsx'
import TimeGrid from './time-grid.tsx'
import type { TimeGridEvent, TimeGridProps } from './time-grid-props.ts'
import { ana, at, ben, card, focused, nine, said, setUp } from './testing/page.tsx'
import { texts } from './testing/week.ts'

afterEach(cleanup)

const Frame = ({ children }: { children: React.ReactNode }) => (
  <LocaleProvider initial="en">
    <AppTheme direction="ltr">{children}</AppTheme>
  </LocaleProvider>
)

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
    expect(said()).toBe('')
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

  it('picks an event up with M, carries it, tells where, and writes once on Enter', async () => {
    const onCarry = vi.fn<NonNullable<TimeGridProps['onCarry']>>()
    const { user, onMove } = setUp({ onCarry })
    card('nine').focus()
    await user.keyboard('m')
    expect(said()).toBe('Picked up Guest nine')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(said()).toBe('move Ben 09:30–10:00')
    expect(screen.getByText('09:30–10:00')).toBeTruthy()
    expect(onCarry).toHaveBeenLastCalledWith({ column: ben, start: at('09:30'), end: at('10:00') })
    expect(onMove).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onCarry).toHaveBeenLastCalledWith(undefined)
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

  it('carries what is picked up by an hour with the page keys, and says where', async () => {
    const { user, onMove } = setUp()
    card('nine').focus()
    await user.keyboard('m{PageDown}{PageDown}{PageUp}')
    expect(said()).toBe('move Ana 10:00–10:30')
    await user.keyboard('{Enter}')
    const later = { id: 'nine', fromResourceId: 'Ana', toResourceId: 'Ana', start: at('10:00'), end: at('10:30') }
    expect(onMove).toHaveBeenCalledExactlyOnceWith(later)
  })

  it('lets go with Esc and writes nothing', async () => {
    const { user, onMove } = setUp()
    card('nine').focus()
    await user.keyboard('m{ArrowDown}{Escape}')
    expect(said()).toBe('Aborted')
    expect(screen.queryByText('09:15–09:45')).toBeNull()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('lets go when the focus leaves the grid', async () => {
    const { user, onMove } = setUp()
    card('nine').focus()
    await user.keyboard('m{ArrowDown}')
    await user.tab()
    expect(said()).toBe('Aborted')
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

  it('keeps its place when an event goes away to which a panel gave the focus back as it closed', () => {
    const page = (events: TimeGridEvent[], open: boolean) => (
      <>
        <TimeGrid columns={[ana]} events={events} texts={texts} onOpen={() => undefined} />
        <DockedPanel open={open} title="Guest nine" onClose={() => undefined}>
          Checkup
        </DockedPanel>
      </>
    )
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const { rerender } = render(page([nine], false), { wrapper: Frame })
    card('nine').focus()
    rerender(page([nine], true))
    expect(focused()).toBeNull()
    rerender(page([nine], false))
    expect(focused()).toBe('09:00 Guest nine')
    rerender(page([], false))
    expect(focused()).toBe('09:00, Ana 2026-10-24, free')
  })
})
