import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each([
  'Failed to fetch dynamically imported module: https://desk.example/assets/plan-run.js',
  'error loading dynamically imported module: https://desk.example/assets/plan-run.js',
  'Importing a module script failed.',
])('code that is missing is not told as a page to reload: %s', (message) => {
  const said = errorSentence(i18n, new TypeError(message))
  expect(said).toBe('The connection was lost, or a new version was installed. Try again.')
})

test('what nobody foresaw is told as such', () => {
  expect(errorSentence(i18n, new Error('x is not a function'))).toBe(
    'Something went wrong. Reload the page and try again.',
  )
})
