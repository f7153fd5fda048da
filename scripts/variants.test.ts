import { expect, test } from 'vitest'
import { differencesOnly } from './variants.mjs'

const american = {
  Color: { translation: 'Color' },
  Close: { translation: 'Close' },
  'It is done.': { translation: 'Done.' },
}

test('a variant says what differs from its language, by ids that are in use', () => {
  const told = {
    Color: { translation: 'Colour' },
    Close: { translation: 'Close' },
    'It is done.': { translation: 'Done.' },
    Gone: { translation: 'Went' },
  }
  expect(differencesOnly(told, american)).toEqual({
    kept: { Color: { translation: 'Colour' } },
    dropped: ['Close', 'It is done.', 'Gone'],
  })
})
