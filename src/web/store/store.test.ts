import { expect, test } from 'vitest'
import { createSignal, createStore } from './store.ts'

test('a store tells its listeners after the value is there, and none that has left', () => {
  const store = createStore(1)
  const seen: number[] = []
  const leave = store.subscribe(() => seen.push(store.get()))
  expect(store.isHeard()).toBe(true)
  store.set(2)
  leave()
  store.set(3)
  expect([seen, store.get(), store.isHeard()]).toEqual([[2], 3, false])
})

test('a listener that leaves while it is told does not keep the others from hearing', () => {
  const signal = createSignal()
  const heard: string[] = []
  const leave = signal.subscribe(() => {
    heard.push('first')
    leave()
  })
  signal.subscribe(() => heard.push('second'))
  signal.tell()
  signal.tell()
  signal.clear()
  signal.tell()
  expect(heard).toEqual(['first', 'second', 'second'])
})
