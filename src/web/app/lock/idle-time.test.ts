// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { IDLE_ITEM, idleMinutes } from './idle-time.ts'

test('what another tab chose holds in this one at once, and what it forgot is forgotten', () => {
  expect(idleMinutes.get()).toBe(0)
  localStorage.setItem(IDLE_ITEM, '15')
  window.dispatchEvent(new StorageEvent('storage', { key: 'frontdesk-other' }))
  expect(idleMinutes.get()).toBe(0)
  window.dispatchEvent(new StorageEvent('storage', { key: IDLE_ITEM }))
  expect(idleMinutes.get()).toBe(15)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(idleMinutes.get()).toBe(0)
})
