import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { figureText } from './figures.ts'

test('a lead time is told in days, below one of them in hours and minutes, and an axis of days begins with days', () => {
  const told = (minutes: number | null) => figureText('lead', minutes, createFormat('en-US'))
  expect([0, 330, 24 * 60, 6.3 * 24 * 60, null].map(told)).toEqual(['0 days', '5 hr 30 min', '1 day', '6.3 days', '—'])
})
