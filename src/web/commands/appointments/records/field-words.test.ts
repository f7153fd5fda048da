import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import { clinic } from '../testing/clinic.ts'
import { valueWords } from './field-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const told = { i18n, format: createFormat('en-GB'), clinic: clinic(), zone: 'UTC' }

test('a poll is told by its counts and the chosen time', () => {
  const options = ['10', '11'].map((hour) => ({
    id: hour,
    startDate: `2026-03-02T${hour}:00:00.000Z`,
    endDate: `2026-03-02T${hour}:30:00.000Z`,
  }))
  const votes = (['yes', 'yes', 'no'] as const).map((answer, at) => ({ optionId: '10', guest: `${at}`, answer }))
  expect(valueWords('voting', { options, votes }, told)).toBe('2 options, 2 yes, 0 if needed, 1 no')
  expect(valueWords('voting', { options, votes, chosenOptionId: '11' }, told)).toMatch(/, chosen Mon 2 Mar, 11:00$/)
})

test('open fields are told one by one, files by their number', () => {
  const files = ['01a18c92-e6c0-7e2b-8c6a-fd8154f01dc1', '01a18c92-e6c0-7e2b-8c6a-fd8154f01dc2']
  expect(valueWords('extraFields', { files, insurance: 'A-7', seats: 4 }, told)).toBe(
    '2 files, insurance: A-7, 4 seats',
  )
  expect(valueWords('extraFields', {}, told)).toBe('—')
})
