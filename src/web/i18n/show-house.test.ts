// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUSE_KEY, house, type ShownHouse } from './house.ts'
import { showHouse } from './show-house.ts'

const clinic: ShownHouse = {
  connectionId: 'a',
  name: 'Clinic',
  logo: null,
  color: null,
  date: null,
  hourCycle: null,
  weekStart: null,
  guest: 'guest',
  own: {},
  bookedAs: 'confirmed',
}
const hospital: ShownHouse = { ...clinic, name: 'Hospital', guest: 'patient' }

afterEach(async () => {
  showHouse(null)
  await vi.waitUntil(() => house.get() === null)
})

test('a house without a word of its own is shown at once', () => {
  showHouse(clinic)
  expect(house.get()).toEqual(clinic)
  expect(JSON.parse(localStorage.getItem(HOUSE_KEY) ?? 'null')).toEqual(clinic)
})

test('a house is seen once its texts have its word, and forgotten with it', async () => {
  i18n.load('en', {})
  i18n.activate('en')
  showHouse(hospital)
  expect(house.get()).toBeNull()
  await vi.waitFor(() => expect(house.get()).toEqual(hospital))
  expect(i18n._('New guest')).toBe('New patient')
  showHouse(null)
  await vi.waitFor(() => expect(house.get()).toBeNull())
  expect(i18n._('New guest')).toBe('New guest')
  expect(localStorage.getItem(HOUSE_KEY)).toBeNull()
})

test('who signs out while the word is on its way leaves nothing behind', async () => {
  showHouse(hospital)
  showHouse(null)
  const { sayGuestsAs } = await import('./guest-word.ts')
  expect(sayGuestsAs).toBeTypeOf('function')
  await new Promise((done) => setTimeout(done))
  expect(house.get()).toBeNull()
  expect(localStorage.getItem(HOUSE_KEY)).toBeNull()
})
