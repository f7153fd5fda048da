import { expect, test } from 'vitest'
import { CommitLost, type Db, OutcomeUnknown } from '#api/stores/sql/database.ts'
import { settleCommit } from './settle-commit.ts'

/** A PostgreSQL that says so of every transaction. */
const saying = (status: string, timeline: string): Db => ({
  query: async <Row>(text: string) => [(text.includes('walfile') ? { timeline } : { status }) as Row],
})
const transaction = { id: '7', timeline: '00000001' }
const cause = new Error('The line broke.')

test('what the same PostgreSQL says of a transaction counts', async () => {
  await settleCommit(saying('committed', '00000001'), transaction, cause, 1000)
  await expect(settleCommit(saying('aborted', '00000001'), transaction, cause, 1000)).rejects.toThrow(CommitLost)
})

test.each(['committed', 'aborted'])('one that took over may mean another transaction by %s', async (status) => {
  const settled = settleCommit(saying(status, '00000002'), transaction, cause, 1000)
  await expect(settled).rejects.toThrow(OutcomeUnknown)
})
