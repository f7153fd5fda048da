import { expect, test } from 'vitest'
import type { Database, Db } from './database.ts'
import { createReadAlone } from './read-alone.ts'

/** A database that remembers what it was asked, and for whom. */
function asking() {
  const asked: string[] = []
  const database = {
    readOnce: async (text: string, _: unknown, within?: string) => {
      asked.push(`${within} ${text}`)
      if (text === 'broken') throw new Error('broken')
      return [text]
    },
  } as unknown as Database
  return { asked, read: createReadAlone(database, (organizationId) => organizationId) }
}
const one = (db: Db) => db.query('one')
const two = async (db: Db) => [...(await db.query('one')), ...(await db.query('two'))]
const twoUnheard = (db: Db) => two(db).catch(() => 'nothing')

test('a read of one question is answered by it, for its organization', async () => {
  const { asked, read } = asking()
  expect(await read('a', 'get', one)).toEqual({ answer: ['one'] })
  expect(await read('a', 'none', async () => 1)).toEqual({ answer: 1 })
  await expect(read('a', 'get', (db) => db.query('broken'))).rejects.toThrow('broken')
  expect(asked).toEqual(['a one', 'a broken'])
})

test.each([
  ['that throws then', two],
  ['that hides it', twoUnheard],
])('a read that asks more %s is answered in a transaction, and its kind goes there at once', async (_, more) => {
  const { asked, read } = asking()
  expect(await read('a', 'list', more)).toBeUndefined()
  expect(await read('a', 'list', one)).toBeUndefined()
  expect(asked).toEqual(['a one'])
  expect(await read('b', 'list', one)).toEqual({ answer: ['one'] })
  expect(await read('a', 'get', one)).toEqual({ answer: ['one'] })
})
