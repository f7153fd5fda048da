import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isFault } from './pool.ts'

test.each([
  ['a refused statement', 'ERROR', '23505', false],
  ['a session that is ended', 'FATAL', '57P01', true],
  // PgBouncer, whose own line to the database broke: what became of a COMMIT must be asked.
  ['a pooler that lost its database', 'ERROR', '08P01', true],
])('%s (%s %s): whether the connection failed is %s', (_, severity, code, is) => {
  const error = Object.assign(new DatabaseError('', 0, 'error'), { severity, code })
  expect(isFault(error)).toBe(is)
})
