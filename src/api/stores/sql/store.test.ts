import { expect, test } from 'vitest'
import type { Database, Db } from './database.ts'
import { createSqlStore } from './store.ts'

const ORGANIZATION = '0197b7a0-0000-7000-8000-000000000001'

test('a question that nobody waits for fails its transaction all the same', async () => {
  const ended: string[] = []
  const db: Db = {
    query: async <Row>(text: string) => {
      // As over a line, whose answer is not there yet when the work is through.
      await new Promise(setImmediate)
      if (text.startsWith('update used_signatures')) throw Object.assign(new Error('no room'), { code: '53100' })
      return [] as Row[]
    },
  }
  const database: Database = {
    ...db,
    connections: 1,
    wall: { isUp: false },
    transaction: async (_mode, work) => {
      try {
        const answer = await work(db)
        ended.push('commit')
        return answer
      } catch (error) {
        ended.push('rollback')
        throw error
      }
    },
    close: async () => {},
  }
  const store = createSqlStore(database)
  const work = store.write(ORGANIZATION, (rows) => rows.nameResult('signature', 'id'))
  await expect(work).rejects.toMatchObject({ refusal: 'upstream' })
  expect(ended).toEqual(['rollback'])
})
