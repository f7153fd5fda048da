// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { changeLocale, startLocale, withMessages } from './catalogue.ts'

const rooms = {
  'en-GB': () => import('../locales/en-GB/features/rooms/edit-page.tsx.texts.js'),
  en: () => import('../locales/en/features/rooms/edit-page.tsx.texts.js'),
  es: () => import('../locales/es/features/rooms/edit-page.tsx.texts.js'),
}
const block = { es: () => import('../locales/es/features/booking/block-panel.tsx.texts.js') }
const appointments = {
  'en-GB': () => import('../locales/en-GB/features/appointment-list/page.tsx.texts.js'),
  en: () => import('../locales/en/features/appointment-list/page.tsx.texts.js'),
}
const connect = { es: () => import('../locales/es/app/connect/connect-page.tsx.texts.js') }

test('texts come with the code that shows them, and a change of language brings all that are in use', async () => {
  const openRooms = withMessages(() => Promise.resolve('the page'), rooms)
  // The page's code is asked for before the language has started, as the entry does.
  const [page, locale] = await Promise.all([openRooms(), startLocale()])
  expect([page, locale]).toEqual(['the page', 'en'])
  expect(i18n._('Chat managers')).toBe('Chat managers')

  await changeLocale('es')
  expect(i18n._('Chat managers')).toBe('Moderadores del chat')
  expect(i18n._('Try again')).toBe('Reintentar')
  expect(i18n._('Choose a person or resource.')).toBe('Choose a person or resource.')

  await withMessages(() => Promise.resolve(), block)()
  expect(i18n._('Choose a person or resource.')).toBe('Elija una persona o un recurso.')
  expect(i18n._('Chat managers')).toBe('Moderadores del chat')
})

test('British English says what differs, and the rest as American English does', async () => {
  await changeLocale('en-GB')
  await withMessages(() => Promise.resolve(), appointments)()
  expect(i18n._('Canceled')).toBe('Cancelled')
  expect(i18n._('Saved “{name}”', { name: 'Lobby' })).toBe('Saved “Lobby”')
  expect(i18n._('Try again')).toBe('Try again')
})

test('what comes into use during a change of language is there in the new one', async () => {
  await changeLocale('en')
  const change = changeLocale('es')
  await Promise.all([change, withMessages(() => Promise.resolve(), connect)()])
  expect(i18n._('Sign in with a key')).toBe('Entrar con una clave')
})

test('code that cannot be loaded fails as such', async () => {
  const broken = withMessages(() => Promise.reject(new Error('gone')), rooms)
  await expect(broken()).rejects.toThrow('gone')
})
