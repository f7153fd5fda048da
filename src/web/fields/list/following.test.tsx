// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deployment, openList as open } from './testing/list-of-types.tsx'

// Time goes on by itself, since waiting for an answer needs it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A list of three, which somebody else makes five, and whose answers can be held back. */
const opened = async (address = '/?limit=20', first: readonly number[] = [3, 2, 1]) => {
  let size = 3
  let gate = Promise.resolve()
  const list = await open(address, async (call, index) => {
    await gate
    return deployment(size)(call, index)
  })
  await waitFor(() => expect(list.names()).toEqual(first))
  const grow = () => void (size = 5)
  const hold = () => {
    let release = () => {}
    gate = new Promise((resolve) => (release = resolve))
    return () => release()
  }
  return { ...list, grow, hold }
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('what others do appears by itself; nothing is dimmed for it, and what is ticked stays ticked', async () => {
  const { result, names, tickRow, grow, hold } = await opened()
  tickRow(0)
  const ticked = [...result.current.table.selection.selected]
  expect(ticked).toHaveLength(1)
  grow()
  const release = hold()
  pass(20_000)
  await act(async () => {})
  expect(result.current.table.refreshing).toBe(false)
  release()
  await waitFor(() => expect(names()).toEqual([5, 4, 3, 2, 1]))
  expect(result.current.table.refreshing).toBe(false)
  expect([...result.current.table.selection.selected]).toEqual(ticked)
})

test('a page that nobody sees asks nothing, and asks at once when it is seen again', async () => {
  const { asked, names, grow } = await opened()
  show('hidden')
  pass(120_000)
  expect(asked()).toHaveLength(1)
  grow()
  show('visible')
  await waitFor(() => expect(names()).toHaveLength(5))
  expect(asked()).toHaveLength(2)
})

test('without a line nothing is asked; the line and the focus ask at once, both together only once', async () => {
  const { asked, names, grow } = await opened()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  pass(60_000)
  expect(asked()).toHaveLength(1)
  grow()
  line.mockReturnValue(true)
  act(() => {
    dispatchEvent(new Event('online'))
    dispatchEvent(new Event('focus'))
  })
  await waitFor(() => expect(names()).toHaveLength(5))
  expect(asked()).toHaveLength(2)
})

test('a list that was read to its end for an order is read to its end anew', async () => {
  const { result, grow, asked } = await opened('/?limit=2&sort=name', [1, 2])
  expect(result.current.table.paging.total).toBe(3)
  grow()
  // Two calls a look: half as often.
  pass(40_000)
  await waitFor(() => expect(result.current.table.paging.total).toBe(5))
  expect(result.current.table.refreshing).toBe(false)
  expect(asked().filter((it) => it === '1/1000')).toHaveLength(2)
})
