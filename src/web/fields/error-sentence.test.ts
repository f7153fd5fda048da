import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { ApiError } from '../client/api-error.ts'
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

test('a value of a filter or an address that the service refuses is said to be one', () => {
  const description = 'person must be a UUID.'
  const refused = (purpose: 'read' | 'write') => new ApiError({ kind: 'invalid', description, status: 400, purpose })
  expect(errorSentence(i18n, refused('read'))).toBe(
    'A filter or the address of this page isn’t valid. Clear the filters, or open the page again. person must be a UUID.',
  )
  expect(errorSentence(i18n, refused('write'))).toBe(description)
})
