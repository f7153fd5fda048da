import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { REFUSAL_SENTENCES, refusalSentence } from '#api/contract/refusal-sentences.ts'
import { errorSentence } from '../error-sentence.ts'
import { ApiError } from '../../client/api-error.ts'
import { errorWords, sayRefusalsBy } from '../../client/error-words.ts'
import { UPLOAD_CODES } from '../../client/uploads/upload.ts'
import { troubleWords } from '../uploads/dock/upload-words.ts'
import { refusalIn } from './refusal-words.ts'

/** A language in which every text is said backwards but for its places, so that nothing can be right by luck. */
const marked = (text: string): string => `¡${text}!`
const texts = [
  ...Object.values(REFUSAL_SENTENCES),
  'service',
  'services',
  'rooms',
  'calendar',
  '{names} and {count} more',
  'must be a number',
  'Buffer after',
  'Guests',
]
const i18n = setupI18n({
  locale: 'es',
  messages: { es: Object.fromEntries(texts.map((text) => [text, marked(text)])) },
})
const said = (description: string, fieldErrors: { field: string; message: string }[] = []) =>
  refusalIn(i18n, { description, fieldErrors })

test.each(Object.entries(REFUSAL_SENTENCES))('%s is said in the reader’s language', (_, sentence) => {
  const names = ['“A, and “B””', '2026-03-02T09:00:00.000Z', '7', 'slug-1']
  let place = 0
  const filled = (text: string) => {
    place = 0
    return text.replace(/\{\w+\}/g, () => names[place++ % names.length] ?? '')
  }
  expect(said(filled(sentence))).toBe(marked(filled(sentence)))
})

test('what is named in a sentence is said in the reader’s language too', () => {
  const users = 'services “A”, “B” and 3 more and the rooms “C and the “D””, “E”'
  expect(said(refusalSentence('used', { what: 'calendar', users }))).toBe(
    marked('The ¡calendar! is still used by the ¡¡services! “A”, “B” and 3 more!, ¡rooms! “C and the “D””, “E”.'),
  )
  const wrong = (field: string) => said(`${field} must be a number.`, [{ field, message: 'must be a number' }])
  expect(wrong('timeBetween')).toBe('¡Buffer after!: ¡must be a number!.')
  expect(wrong('guests.0.phone')).toBe('¡Guests! (0.phone): ¡must be a number!.')
  // A duration is a length of some files and a duration of services: its own name is said where nobody knows which.
  expect(wrong('duration')).toBe('duration: ¡must be a number!.')
  expect(said('Words of another deployment.')).toBe('Words of another deployment.')
})

test('every sentence about a refusal goes that way once it is there', () => {
  const error = new ApiError({ kind: 'conflict', description: REFUSAL_SENTENCES.timeTaken, status: 409 })
  // As on a page that has loaded no words for them: files of tests share their modules.
  sayRefusalsBy((_, { description }) => description)
  expect(errorSentence(i18n, error)).toBe('This time is taken.')
  sayRefusalsBy(refusalIn)
  expect([errorSentence(i18n, error), errorWords(i18n, error).advice]).toEqual(
    Array(2).fill(marked('This time is taken.')),
  )

  const description = refusalSentence('fileProtected', {})
  const refused = new ApiError({ kind: 'server', code: UPLOAD_CODES.refused, description, status: 422 })
  const upload = {
    id: 'a',
    name: 'Notes',
    format: 'application/pdf',
    size: 10,
    sent: 10,
    replacing: false,
    kept: false,
  }
  expect(troubleWords(i18n, { ...upload, phase: 'failed', error: refused })).toBe(
    `The server refused the file: ${marked(description)}`,
  )
})
