import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { ApiError, type ApiErrorFacts } from '../../../client/api-error.ts'
import { troubleOf } from '../../../client/uploads/trouble.ts'
import type { Upload } from '../../../client/uploads/upload.ts'
import { createFormat } from '../../../i18n/format.ts'
import { phaseWords, troubleWords } from './upload-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const format = createFormat('en')

const upload = (phase: Upload['phase'], error: unknown): Upload => ({
  id: 'a',
  name: 'Film',
  format: 'video/mp4',
  size: 10,
  phase,
  sent: 0,
  error,
  replacing: false,
  kept: false,
})
const refusal = (description: string, more: Partial<ApiErrorFacts> = {}) =>
  new ApiError({ kind: 'server', status: 502, code: 'GENERAL_ERROR', description, ...more })

test.each([
  ['The storage of this service is full. Nothing was changed; reading still works.', 'Waiting: storage is full'],
  ['There is no room left on this service. What has arrived is kept: go on later.', 'Waiting: storage is full'],
  [
    'The storage of this service takes no changes at the moment. Nothing was changed.',
    'Waiting: the server can’t store files',
  ],
])('an upload that waits since “%s” is headed by that', (description, words) => {
  const { error, next } = troubleOf(refusal(description))
  expect(next).toBe('wait')
  const waiting = upload('offline', error)
  expect(phaseWords(i18n, format, waiting)).toBe(words)
  expect(troubleWords(i18n, waiting)).not.toContain(description)
})

test('one without a line waits for the connection, one that is answered waits for the server', () => {
  const words = (error: ApiError) => phaseWords(i18n, format, upload('offline', troubleOf(error).error))
  expect(words(refusal('', { kind: 'network', status: 0, code: '' }))).toBe('Waiting for a connection, then continues')
  expect(words(refusal('<p>Bad gateway', { code: '' }))).toBe('Waiting for the server, then continues')
  expect(words(refusal('Too many requests', { kind: 'rate', status: 429 }))).toBe(
    'Waiting for the server, then continues',
  )
})

test('one that failed since there is no room says so, and what helps', () => {
  const failed = upload('failed', troubleOf(refusal('There is no room left.')).error)
  expect(troubleWords(i18n, failed)).toBe(
    'The storage is full. Delete files you don’t need, then try again. The server says: There is no room left.',
  )
})
