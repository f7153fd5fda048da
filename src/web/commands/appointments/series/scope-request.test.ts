import { expect, test } from 'vitest'
import { appointment } from '../testing/clinic.ts'
import { askedSeries, askSeries, subscribeSeries } from './scope-request.ts'

const one = appointment({ extraFields: { series: { id: 's', index: 1 } } })

test('a page that is left takes its question with it, and nothing happens', async () => {
  const leaveFirst = subscribeSeries(() => {})
  const leaveSecond = subscribeSeries(() => {})
  const answer = askSeries(one, { kind: 'remove' }, 2)
  leaveFirst()
  expect(askedSeries()).not.toBeNull()
  leaveSecond()
  expect(askedSeries()).toBeNull()
  expect(await answer).toBe('back')
})
