// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import TimeGrid from './time-grid.tsx'
import { ana, at, nine } from './testing/page.tsx'
import { texts } from './testing/week.ts'

afterEach(cleanup)

it('brings an instant into sight once, when its day is shown, and leaves the reader alone otherwise', () => {
  const grid = (scrollTo?: number) => (
    <TimeGrid columns={[ana]} events={[nine]} texts={texts} onOpen={() => undefined} scrollTo={scrollTo} />
  )
  const { container, rerender } = render(grid())
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  const first = frame.scrollTop
  rerender(grid(at('16:00')))
  const later = frame.scrollTop
  expect(later).toBeGreaterThan(first)
  frame.scrollTop = 5
  rerender(grid(at('16:00')))
  expect(frame.scrollTop).toBe(5)
  rerender(grid(at('16:00') + 86_400_000))
  expect(frame.scrollTop).toBe(5)
  rerender(grid(at('16:00')))
  expect(frame.scrollTop).toBe(5)
})

it('brings an instant into sight as soon as the hours are shown that it lies in', () => {
  const grid = (dayEnd: number, scrollTo?: number) => (
    <TimeGrid
      columns={[ana]}
      events={[]}
      texts={texts}
      onOpen={() => undefined}
      dayStart={8}
      dayEnd={dayEnd}
      scrollTo={scrollTo}
    />
  )
  const { container, rerender } = render(grid(20))
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  let most = 100
  frame.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') frame.scrollTop = Math.min(to.top ?? 0, most)
  }
  rerender(grid(20, at('22:00')))
  most = 1000
  rerender(grid(24, at('22:00')))
  expect(frame.scrollTop).toBeGreaterThan(100)
})

it('follows a time that is chosen beside it, and stays where its beginning is in sight', () => {
  const grid = (clock?: string) => (
    <TimeGrid
      columns={[ana]}
      events={[nine]}
      texts={texts}
      onOpen={() => undefined}
      pixelsPerMinute={1}
      planned={
        clock === undefined ? undefined : { resourceIds: [ana.resourceId], start: at(clock), end: at(clock) + 1 }
      }
    />
  )
  const { container, rerender } = render(grid())
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  Object.defineProperty(frame, 'clientHeight', { value: 400 })
  frame.scrollTop = 0
  // At its lower edge.
  rerender(grid('14:30'))
  expect(frame.scrollTop).toBe(0)
  rerender(grid('18:00'))
  expect(frame.scrollTop).toBeGreaterThan(0)
  frame.scrollTop = 0
  rerender(grid('18:00'))
  expect(frame.scrollTop).toBe(0)
  rerender(grid())
  rerender(grid('14:00'))
  expect(frame.scrollTop).toBe(0)
})

it('stays at the hour that matters when the height of hours is known later, until somebody reads', () => {
  const grid = (pixelsPerMinute: number) => (
    <TimeGrid
      columns={[ana]}
      events={[nine]}
      texts={texts}
      onOpen={() => undefined}
      pixelsPerMinute={pixelsPerMinute}
    />
  )
  const { container, rerender } = render(grid(1))
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  Object.defineProperty(frame, 'clientHeight', { value: 400 })
  const first = frame.scrollTop
  expect(first).toBeGreaterThan(0)
  rerender(grid(2))
  expect(frame.scrollTop).toBe(2 * first)
  fireEvent.wheel(frame)
  frame.scrollTop = 5
  rerender(grid(1))
  expect(frame.scrollTop).not.toBe(first)
})

it('does not move a card that is in sight when hours are drawn higher than the frame', () => {
  const grid = (pixelsPerMinute: number, events = [nine]) => (
    <TimeGrid
      columns={[ana]}
      events={events}
      texts={texts}
      onOpen={() => undefined}
      pixelsPerMinute={pixelsPerMinute}
    />
  )
  const { container, rerender } = render(grid(1, []))
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  let most = 0
  frame.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') frame.scrollTop = Math.min(to.top ?? 0, most)
  }
  rerender(grid(1))
  expect(frame.scrollTop).toBe(0)
  most = 1000
  rerender(grid(2))
  expect(frame.scrollTop).toBe(0)
})

it('begins at the first card where the cards come after the hours', () => {
  const grid = (events = [nine]) => (
    <TimeGrid columns={[ana]} events={events} texts={texts} onOpen={() => undefined} pixelsPerMinute={2} />
  )
  const { container, rerender } = render(grid([]))
  const [frame] = container.children
  expect(frame?.scrollTop).toBe(0)
  rerender(grid())
  expect(frame?.scrollTop).toBe(90)
})

it('keeps the hour that is read where it stands, when earlier hours are shown above it', () => {
  const grid = (dayStart: number) => (
    <TimeGrid
      columns={[ana]}
      events={[nine]}
      texts={texts}
      onOpen={() => undefined}
      pixelsPerMinute={2}
      dayStart={dayStart}
    />
  )
  const { container, rerender } = render(grid(8))
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  fireEvent.wheel(frame)
  frame.scrollTop = 100
  rerender(grid(7))
  expect(frame.scrollTop).toBe(220)
  rerender(grid(8))
  expect(frame.scrollTop).toBe(100)
})

it('does not write an hour on which the time now stands', () => {
  const labels = (now: number) => {
    const { container, unmount } = render(
      <TimeGrid
        columns={[ana]}
        events={[nine]}
        texts={{ ...texts, now: () => 'now' }}
        now={now}
        pixelsPerMinute={1}
        onOpen={() => undefined}
      />,
    )
    const shown = [...container.querySelectorAll('.fd-axis > span')].map(({ textContent }) => textContent)
    unmount()
    return shown
  }
  const ten = texts.hour(10)
  expect(labels(at('10:30'))).toContain(ten)
  expect(labels(at('10:10'))).not.toContain(ten)
  expect(labels(at('09:50'))).not.toContain(ten)
})
