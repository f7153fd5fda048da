// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ana, at, ben, card, nine, said, setUp } from './testing/page.tsx'
import { columnFor, eventAt } from './testing/week.ts'

afterEach(cleanup)

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

  it('moves what is held by its second day from where it began, on the day before', () => {
    const sunday = columnFor('Ana', '2026-10-25')
    const night = eventAt('night', ana, 22 * 60, 6 * 60)
    const { onMove } = setUp({ columns: [sunday] }, [night])
    down(card('night'), 80)
    move(card('night'), 80 + 36)
    up(card('night'))
    expect(onMove).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'night', start: at('22:30'), end: night.end + 30 * 60_000 }),
    )
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
      drawn: true,
    })
  })

  it('opens the card on which a press began, wherever it is drawn by the time the button is let go', () => {
    const { onOpen, onCreate } = setUp()
    const column = screen.getByRole('group', { name: ana.label })
    down(card('nine'), 80)
    up(column)
    fireEvent.click(column, { clientY: 80 })
    expect([onOpen.mock.calls, onCreate.mock.calls]).toEqual([[['nine']], []])
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
