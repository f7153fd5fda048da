import { describe, expect, it } from 'vitest'
import { idOf } from '../rows-of.ts'
import { answerOf, type Law } from './law.ts'

/** The laws of idempotency. */
export function idempotencyLaws(law: Law): void {
  const { write } = law
  describe('idempotency', () => {
    it('remembers until it expires, replaces, and forgets by resource', async () => {
      await write((rows) => rows.remember(answerOf('k')))
      expect(await write((rows) => rows.recall('k', 999))).toEqual(answerOf('k'))
      expect(await write((rows) => rows.recall('other', 0))).toBeUndefined()
      await write((rows) => rows.remember({ ...answerOf('k'), status: 409, resourceId: idOf(5) }))
      expect((await write((rows) => rows.recall('k', 0)))?.status).toBe(409)
      await write((rows) => rows.forget(idOf(6)))
      expect(await write((rows) => rows.recall('k', 0))).toBeDefined()
      await write((rows) => rows.forget(idOf(5)))
      expect(await write((rows) => rows.recall('k', 0))).toBeUndefined()
      await write((rows) => rows.remember(answerOf('k')))
      expect(await write((rows) => rows.recall('k', 1000))).toBeUndefined()
    })

    it('lets the second of two wait for the answer of the first', async () => {
      const once = () =>
        write(async (rows) => {
          if (await rows.recall('k', 0)) return 'recalled'
          await rows.remember(answerOf('k'))
          return 'done'
        })
      expect((await Promise.all([once(), once(), once()])).sort()).toEqual(['done', 'recalled', 'recalled'])
    })
  })
}
