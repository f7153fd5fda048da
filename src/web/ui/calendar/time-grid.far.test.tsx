// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import TimeGrid from './time-grid.tsx'
import { columnFor, texts } from './testing/week.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const WIDTH = 100
const AXIS = 56

const columnsOf = (count: number, pinned = 0) =>
  Array.from({ length: count }, (_, index) => ({
    ...columnFor(`Person ${String(index).padStart(3, '0')}`, '2026-10-24'),
    pinned: index < pinned,
  }))

/** A window of ten columns of a grid that is laid out, which no test page is. */
function layOut(count: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(AXIS + 10 * WIDTH)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(AXIS + count * WIDTH)
}

const grid = (columns: ReturnType<typeof columnsOf>) => (
  <TimeGrid columns={columns} events={[]} texts={texts} onOpen={() => undefined} />
)

/** Places of the parts that are painted. */
const near = (container: HTMLElement, part: '.fd-col' | '.fd-heading') =>
  [...container.querySelectorAll(part)].flatMap((it, index) => (it.matches('[data-sight=far]') ? [] : [index]))

const range = (from: number, end: number) => Array.from({ length: end - from }, (_, index) => from + index)

it('paints only columns and headings near what is in sight where there are many, and all of them stay in the page', () => {
  layOut(80)
  const { container } = render(grid(columnsOf(80)))
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  expect(near(container, '.fd-col')).toEqual(range(0, 17))
  expect(near(container, '.fd-heading')).toEqual(range(0, 17))
  frame.scrollLeft = 4000
  fireEvent.scroll(frame)
  expect(near(container, '.fd-col')).toEqual(range(34, 57))
  expect(near(container, '.fd-heading')).toEqual(range(34, 57))
  // As far to the other side, on a right-to-left page.
  frame.scrollLeft = -4000
  fireEvent.scroll(frame)
  expect(near(container, '.fd-col')).toEqual(range(34, 57))
  expect(screen.getAllByRole('group', { name: /^Person/ })).toHaveLength(80)
})

it('paints pinned columns wherever the others are', () => {
  layOut(80)
  const { container } = render(grid(columnsOf(80, 2)))
  const [frame] = container.children
  if (!frame) throw new Error('the grid is there')
  frame.scrollLeft = 4000
  fireEvent.scroll(frame)
  expect(near(container, '.fd-col')).toEqual([0, 1, ...range(34, 57)])
})

it('paints all of a few columns, also those that were far among many', () => {
  layOut(80)
  const { container, rerender } = render(grid(columnsOf(80)))
  expect(container.querySelectorAll('[data-sight=far]').length).toBeGreaterThan(0)
  rerender(grid(columnsOf(20)))
  expect(container.querySelectorAll('[data-sight]')).toHaveLength(0)
  expect(near(container, '.fd-col')).toHaveLength(20)
})
