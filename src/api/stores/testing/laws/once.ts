import { describe, expect, it } from 'vitest'
import { idOf, ORGANIZATION, OTHER } from '../rows-of.ts'
import { answerOf, createdAt, type Law } from './law.ts'

const use = (signature: string, expiresAt = 1000) => ({ signature, at: createdAt, expiresAt })
const lease = (holder: string, until: number) => ({ job: 'upkeep', holder, until })

/** The laws of what is done once: by whoever signed a call, and by one of several processes. */
export function onceLaws(law: Law): void {
  const { write } = law

  describe('used signatures', () => {
    it('are kept with what came of them, each in its own organization, until they expire', async () => {
      expect(await write((rows) => rows.useSignature(use('s'), 0))).toBeUndefined()
      expect(await write((rows) => rows.useSignature(use('s'), 999))).toEqual({ ...use('s'), resultId: null })
      await write((rows) => rows.nameResult('s', idOf(5)))
      expect(await write((rows) => rows.useSignature(use('s'), 999))).toEqual({ ...use('s'), resultId: idOf(5) })
      expect(await write((rows) => rows.useSignature(use('other'), 0))).toBeUndefined()
      expect(await law.store().write(OTHER, (rows) => rows.useSignature(use('s'), 0))).toBeUndefined()
      expect(await write((rows) => rows.useSignature(use('s', 2000), 1000))).toBeUndefined()
      expect(await write((rows) => rows.useSignature(use('s'), 1000))).toEqual({ ...use('s', 2000), resultId: null })
    })

    it('are not kept where the call fails', async () => {
      const failing = write(async (rows) => {
        await rows.useSignature(use('s'), 0)
        throw new Error('refused')
      })
      await expect(failing).rejects.toThrow('refused')
      expect(await write((rows) => rows.useSignature(use('s'), 0))).toBeUndefined()
    })

    it('are used by one of several calls at once, and the others learn what came of it', async () => {
      const once = () =>
        write(async (rows) => {
          const first = await rows.useSignature(use('s'), 0)
          if (first) return first.resultId
          await rows.nameResult('s', idOf(5))
          return 'carried out'
        })
      expect((await Promise.all([once(), once(), once()])).sort()).toEqual([idOf(5), idOf(5), 'carried out'].sort())
    })

    it('are dropped with remembered answers once they have expired, some at a time', async () => {
      await write(async (rows) => {
        for (const name of ['a', 'b', 'c']) await rows.useSignature(use(name), 0)
        await rows.useSignature(use('later', 5000), 0)
        await rows.remember(answerOf('k'))
        await rows.remember({ ...answerOf('later'), expiresAt: 5000 })
      })
      await law.store().write(OTHER, (rows) => rows.useSignature(use('theirs'), 0))
      expect(await write((rows) => rows.dropExpired(999, 2))).toBe(false)
      expect(await write((rows) => rows.dropExpired(1000, 2))).toBe(true)
      expect(await write((rows) => rows.dropExpired(1000, 2))).toBe(false)
      // Asked as if nothing had expired yet, so that only what was dropped is not there.
      const left = (name: string) => write((rows) => rows.useSignature(use(name), 0))
      expect([await left('a'), await left('b'), await left('c')]).toEqual([undefined, undefined, undefined])
      expect(await left('later')).toBeDefined()
      expect(await write((rows) => rows.recall('later', 0))).toBeDefined()
      expect(await write((rows) => rows.recall('k', 0))).toBeUndefined()
      expect(await law.store().write(OTHER, (rows) => rows.useSignature(use('theirs'), 0))).toBeDefined()
    })
  })

  describe('leases of jobs', () => {
    it('belong to one holder until they end, and to each organization alone', async () => {
      const ask = (holder: string, now: number, until = now + 100) =>
        write((rows) => rows.leaseJob(lease(holder, until), now))
      expect(await ask('one', 0)).toBe(true)
      expect(await ask('two', 99)).toBe(false)
      expect(await ask('one', 50)).toBe(true)
      expect(await ask('two', 149)).toBe(false)
      expect(await write((rows) => rows.leaseJob({ ...lease('two', 200), job: 'another' }, 0))).toBe(true)
      expect(await law.store().write(OTHER, (rows) => rows.leaseJob(lease('two', 200), 0))).toBe(true)
      expect(await ask('two', 150)).toBe(true)
      expect(await ask('one', 151)).toBe(false)
    })

    it('tell who has a job until when', async () => {
      const told = (organizationId = ORGANIZATION) =>
        law.store().write(organizationId, (rows) => rows.jobLease(lease('one', 0).job))
      expect(await told()).toBeUndefined()
      await write((rows) => rows.leaseJob(lease('one', 100), 0))
      await write((rows) => rows.leaseJob(lease('two', 300), 50))
      expect(await told()).toEqual(lease('one', 100))
      expect(await told(OTHER)).toBeUndefined()
    })

    it('are not given by a transaction that fails, and to one of several that ask at once', async () => {
      const failing = write(async (rows) => {
        await rows.leaseJob(lease('one', 100), 0)
        throw new Error('refused')
      })
      await expect(failing).rejects.toThrow('refused')
      const asked = ['two', 'three', 'four'].map((holder) => write((rows) => rows.leaseJob(lease(holder, 100), 0)))
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
    })
  })
}
