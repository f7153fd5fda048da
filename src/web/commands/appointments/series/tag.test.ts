import { describe, expect, test } from 'vitest'
import { seriesOf } from './tag.ts'

describe('the link of a series', () => {
  test.each([[undefined], [null], ['s'], [{}], [{ series: 's' }], [{ series: { id: '', index: 1 } }]])(
    'is none in %j',
    (extraFields) => expect(seriesOf({ extraFields })).toBeUndefined(),
  )
  test('stands without a rule that is not understood', () => {
    const series = { id: 's', index: 2, rule: { every: 'often' } }
    expect(seriesOf({ extraFields: { series } })).toEqual({ id: 's', index: 2 })
  })
})
