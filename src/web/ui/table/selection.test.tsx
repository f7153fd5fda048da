// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isTicked, tick, tickedCount, untickAll, type Selection } from './selection.ts'
import { useSelection } from './use-selection.ts'

const PAGE = ['a', 'b', 'c']
const ticks = (total: number | null = 10) =>
  renderHook(({ scope }: { scope: string }) => useSelection(scope, total), { initialProps: { scope: '' } })

test('all that match, without a few: the number is known', () => {
  const { result } = ticks()
  act(() => tick(result.current, PAGE, true, PAGE))
  expect(tickedCount(result.current)).toBe(3)
  act(() => result.current.matching.onAll(true))
  expect(tickedCount(result.current)).toBe(10)
  act(() => tick(result.current, ['b'], false, PAGE))
  expect(tickedCount(result.current)).toBe(9)
  expect(PAGE.map((key) => isTicked(result.current, key))).toEqual([true, false, true])
  expect(isTicked(result.current, 'of another page')).toBe(true)
  act(() => tick(result.current, ['b'], true, PAGE))
  expect(tickedCount(result.current)).toBe(10)
  act(() => untickAll(result.current))
  expect([tickedCount(result.current), result.current.matching.all]).toEqual([0, false])
})

test('all without every one is none', () => {
  const { result } = ticks(3)
  act(() => result.current.matching.onAll(true))
  act(() => tick(result.current, PAGE, false, PAGE))
  expect([tickedCount(result.current), result.current.matching.all]).toEqual([0, false])
})

test('where nobody tells the total, neither do we', () => {
  const { result } = ticks(null)
  act(() => result.current.matching.onAll(true))
  expect(tickedCount(result.current)).toBeNull()
})

test('all of more than were counted are no number', () => {
  const { result } = renderHook(() => useSelection('', 10_000, true))
  act(() => result.current.matching.onAll(true))
  expect(tickedCount(result.current)).toBeNull()
})

test('other filters begin without ticks', () => {
  const { result, rerender } = ticks()
  act(() => result.current.matching.onAll(true))
  rerender({ scope: 'search=x' })
  expect(tickedCount(result.current)).toBe(0)
})

test('without exceptions, one row less leaves the page ticked', () => {
  const said: unknown[] = []
  const selection: Selection = {
    selected: new Set(),
    onChange: (selected) => said.push([...selected]),
    matching: { total: 10, all: true, onAll: (all) => said.push(all) },
  }
  tick(selection, ['b'], false, PAGE)
  expect(said).toEqual([false, ['a', 'c']])
})
