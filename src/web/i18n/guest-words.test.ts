import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sayGuestsAs, withWord } from './guest-word.ts'

const PLURAL = [['guests', 'plural', { one: ['#', ' guest'], other: ['#', ' guests'] }]]

beforeEach(() => {
  i18n.load('en', { '{guests, plural, one {# guest} other {# guests}}': PLURAL as never })
  i18n.load('es', { 'New guest': 'Nuevo cliente', Guests: 'Clientes' })
  i18n.activate('en')
})
afterEach(() => sayGuestsAs({ guest: 'guest', own: {} }))

test('a word takes the place of another as large as it was, also before an apostrophe', () => {
  const patient = { one: 'patient', many: 'patients' }
  expect(withWord('Guests and the guest’s notes', 'en', patient)).toBe('Patients and the patient’s notes')
  expect(withWord('guesthouse', 'en', patient)).toBe('guesthouse')
})

test('every text says the word of the house, and what stands in a text is left alone', () => {
  sayGuestsAs({ guest: 'patient', own: {} })
  expect(i18n._('New guest')).toBe('New patient')
  expect(i18n._('{guests, plural, one {# guest} other {# guests}}', { guests: 2 })).toBe('2 patients')
  i18n.load('en', { 'Removed {guest}': ['Removed ', ['guest']] })
  expect(i18n._('Removed {guest}', { guest: 'Guest, Ana' })).toBe('Removed Guest, Ana')
})

test('another language says its own, and texts that arrive late say it, too', () => {
  sayGuestsAs({ guest: 'patient', own: {} })
  i18n.activate('es')
  expect(i18n._('New guest')).toBe('Nuevo paciente')
  i18n.load('es', { 'New guest': 'Nuevo cliente' })
  expect(i18n._('New guest')).toBe('Nuevo paciente')
})

test('words of its own win, and without any the texts are as they were', () => {
  sayGuestsAs({ guest: 'patient', own: { en: { one: 'visitor', many: 'visitors' } } })
  expect(i18n._('Guests')).toBe('Visitors')
  sayGuestsAs({ guest: 'guest', own: {} })
  expect(i18n._('Guests')).toBe('Guests')
  expect(i18n._('New guest')).toBe('New guest')
})
