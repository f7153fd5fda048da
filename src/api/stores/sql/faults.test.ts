import { expect, test } from 'vitest'
import { REFUSALS } from '../../contract/errors.ts'
import { CHANGING_OVER, ConnectionFault, OutcomeUnknown } from './database.ts'
import { faultInWords } from './faults.ts'

const coded = (code: string): Error => Object.assign(new Error('select * from keys'), { code })

test.each([
  ['a connection that ended without a code', new ConnectionFault('Connection terminated unexpectedly'), 502],
  ['an administrator’s shutdown', coded('57P01'), 502],
  ['a database that is starting', coded('57P03'), 502],
  ['a disk without room', coded('53100'), 502],
  ['a read-only database', coded('25006'), 502],
  ['a damaged page', coded('XX001'), 502],
  ['a host that takes over from another one', new ConnectionFault('No host takes writes.', CHANGING_OVER), 503],
  ['too many connections', coded('53300'), 503],
  ['a serialization failure', coded('40001'), 503],
  ['a deadlock', coded('40P01'), 503],
  ['a lock that another session keeps', coded('55P03'), 503],
  ['a statement that takes too long', coded('57014'), 503],
])('%s says that nothing was changed, and when to try again', (_, error, status) => {
  const failure = faultInWords(error)
  expect(failure && REFUSALS[failure.refusal].status).toBe(status)
  expect(failure?.description).toMatch(/Nothing was changed/)
  expect(failure?.description).not.toMatch(/select/)
  expect(failure?.retryAfter).toBeGreaterThan(0)
  expect(failure?.cause).toBe(error)
})

test('an outcome that nobody knows does not say that nothing was changed', () => {
  const failure = faultInWords(new OutcomeUnknown('lost'))
  expect(failure?.description).toMatch(/isn’t known whether this was saved/)
  expect(failure?.description).not.toMatch(/nothing was changed/i)
})

test('a mistake of ours is no fault of the database', () => {
  expect(faultInWords(coded('42P01'))).toBeUndefined()
  expect(faultInWords(new TypeError('x'))).toBeUndefined()
})
