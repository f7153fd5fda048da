import { expect, test } from 'vitest'
import { overbookedOf, withOverbooked } from './overbooked.ts'

test('the reason is kept beside whatever else stands in the open fields', () => {
  const extraFields = withOverbooked({ room: '4' }, { by: 'Ana', reason: 'Emergency' })
  expect(extraFields).toMatchObject({ room: '4' })
  expect(overbookedOf({ extraFields })).toEqual({ by: 'Ana', reason: 'Emergency' })
})

test.each([{}, { overbooked: 'yes' }, { overbooked: {} }, { overbooked: { by: 'Ana', reason: 4 } }])(
  'without a reason in words nothing is said: %j',
  (extraFields) => expect(overbookedOf({ extraFields })).toBeUndefined(),
)
