import { expect, test } from 'vitest'
import { chosenOption, countVotes } from './voting.ts'

const options = [{ id: 'a', startDate: '2026-03-03T09:00:00.000Z', endDate: '2026-03-03T10:00:00.000Z' }]

test('the last vote of a guest counts', () => {
  const votes = [
    { optionId: 'a', guest: 'ana', answer: 'yes' as const },
    { optionId: 'a', guest: 'leo', answer: 'if-need-be' as const },
    { optionId: 'a', guest: 'ana', answer: 'no' as const },
    { optionId: 'b', guest: 'eva', answer: 'no' as const },
  ]
  expect(countVotes({ options, votes }, 'a')).toEqual({ yes: 0, 'if-need-be': 1, no: 1 })
})

test('an option is chosen by its id', () => {
  expect(chosenOption({ options, votes: [], chosenOptionId: 'a' })).toBe(options[0])
  expect(chosenOption({ options, votes: [], chosenOptionId: null })).toBeUndefined()
  expect(chosenOption(null)).toBeUndefined()
})
