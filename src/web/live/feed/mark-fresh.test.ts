import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../store/store.ts'
import type { FreshMark } from '../fresh.ts'
import { createFreshMarks } from './mark-fresh.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const change = (id: string, key?: string) => ({
  resource: 'services',
  id,
  version: 2,
  operation: 'services.update',
  ...(key && { key }),
})

const open = () => {
  const fresh = createStore<ReadonlySet<FreshMark>>(new Set())
  const marks = createFreshMarks(fresh, 'OWN')
  return { ...marks, shown: () => [...fresh.get()] }
}

test('what others changed is marked for a while, anew with each change', () => {
  const { mark, shown } = open()
  mark([change('a', 'OTHER'), change('b', 'OTHER')])
  expect(shown()).toEqual(['services a', 'services b'])
  vi.advanceTimersByTime(4000)
  mark([change('b', 'OTHER')])
  vi.advanceTimersByTime(3000)
  expect(shown()).toEqual(['services b'])
  vi.advanceTimersByTime(3000)
  expect(shown()).toEqual([])
})

test('never what the same key did elsewhere or the service by itself, nor a whole run', () => {
  const { mark, shown, end } = open()
  mark([change('a', 'OWN'), change('b')])
  mark(Array.from({ length: 21 }, (_, at) => change(`${at}`, 'OTHER')))
  expect(shown()).toEqual([])
  mark([change('c', 'OTHER')])
  end()
  expect(shown()).toEqual([])
})
