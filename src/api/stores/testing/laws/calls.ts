import { describe, expect, it } from 'vitest'
import { ORGANIZATION, OTHER } from '../rows-of.ts'
import type { Law } from './law.ts'

/** The laws of how many calls an access key may make. */
export function callLaws(law: Law): void {
  describe('calls of an access key', () => {
    const taking = { organizationId: ORGANIZATION, accessKeyId: 'A', kind: 'reads' as const, perMinute: 60, unused: 0 }
    const take = (wanted: number, now: number, other: Partial<typeof taking> = {}) =>
      law.store().takeCalls({ ...taking, wanted, ...other }, now)

    it('are a minute’s at once, then as many as flow in', async () => {
      expect(await take(50, 1000)).toEqual({ granted: 50, wait: 0 })
      expect(await take(50, 1000)).toEqual({ granted: 10, wait: 0 })
      expect(await take(50, 1000)).toEqual({ granted: 0, wait: 1000 })
      expect(await take(50, 1400)).toEqual({ granted: 0, wait: 600 })
      expect(await take(50, 4000)).toEqual({ granted: 3, wait: 0 })
      expect(await take(500, 4_000_000)).toEqual({ granted: 60, wait: 0 })
    })

    it('that were not made go back, and never make more than a minute’s', async () => {
      expect(await take(60, 0)).toEqual({ granted: 60, wait: 0 })
      expect(await take(5, 0, { unused: 7 })).toEqual({ granted: 5, wait: 0 })
      expect(await take(5, 0)).toEqual({ granted: 2, wait: 0 })
      expect(await take(100, 60_000, { unused: 50 })).toEqual({ granted: 60, wait: 0 })
    })

    it('that were made before there were any are owed', async () => {
      expect(await take(60, 0)).toEqual({ granted: 60, wait: 0 })
      expect(await take(5, 0, { unused: -20 })).toEqual({ granted: 0, wait: 21_000 })
      expect(await take(5, 22_000)).toEqual({ granted: 2, wait: 0 })
    })

    it('are each key’s and organization’s own, reads and writes apart', async () => {
      expect(await take(60, 0)).toEqual({ granted: 60, wait: 0 })
      for (const other of [{ accessKeyId: 'B' }, { kind: 'writes' as never }, { organizationId: OTHER }]) {
        expect(await take(100, 0, other)).toEqual({ granted: 60, wait: 0 })
      }
    })

    it('do not flow in twice where clocks differ, and flow on where a clock was set back', async () => {
      expect(await take(60, 100_000)).toEqual({ granted: 60, wait: 0 })
      expect(await take(1, 95_000)).toEqual({ granted: 0, wait: 6000 })
      expect(await take(1, 100_000)).toEqual({ granted: 0, wait: 1000 })
      expect(await take(1, 0)).toMatchObject({ granted: 0 })
      expect(await take(5, 3000)).toEqual({ granted: 3, wait: 0 })
    })

    it('are never more, however many take at once', async () => {
      const taken = await Promise.all(Array.from({ length: 20 }, () => take(7, 0)))
      expect(taken.reduce((sum, { granted }) => sum + granted, 0)).toBe(60)
    })
  })
}
