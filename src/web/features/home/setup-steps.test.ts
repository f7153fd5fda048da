import { expect, test } from 'vitest'
import { doneSteps, type SetupFacts } from './setup-steps.ts'

const ready: SetupFacts = { people: 2, hasHours: true, services: 1, near: 0, hasBooked: false }
const done = (facts: Partial<SetupFacts>) => {
  const steps = doneSteps({ ...ready, ...facts })
  return steps && [...steps]
}

test('what is there is done, and the first appointment is the last step', () => {
  expect(done({})).toEqual(['people', 'hours', 'service'])
  expect(done({ hasHours: false })).toEqual(['people', 'service'])
  expect(done({ services: 0 })).toEqual(['people', 'hours'])
  expect(done({ people: 0, hasHours: false, services: 0 })).toEqual([])
})

test('who has booked, now or ever, is not setting up, whatever is missing since', () => {
  expect(done({ near: 3, services: 0 })).toBeUndefined()
  expect(done({ hasBooked: true, services: 0 })).toBeUndefined()
})

test('nothing is said of what is not known, but that without anybody to book there is nothing else', () => {
  expect(done({ people: undefined })).toBeUndefined()
  expect(done({ hasBooked: undefined })).toBeUndefined()
  expect(done({ hasHours: undefined })).toBeUndefined()
  expect(done({ services: undefined })).toBeUndefined()
  expect(done({ people: 0, hasHours: undefined, services: undefined, hasBooked: undefined })).toEqual([])
})
