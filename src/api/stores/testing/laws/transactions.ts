import { describe, expect, it } from 'vitest'
import type { Rows } from '../../../core/store.ts'
import { idOf, rowOf } from '../rows-of.ts'
import { occupancy, createdAt, type Law } from './law.ts'

/** The laws of transactions. */
export function transactionLaws(law: Law): void {
  const { read, write, insert, numbers } = law
  describe('transactions', () => {
    it('takes everything back when the work throws', async () => {
      await insert('calendars', rowOf('calendars', 1))
      const answer = { key: 'k', requestHash: 'h', status: 201, answer: {}, resourceId: null, expiresAt: 10 }
      const work = write(async (rows) => {
        await rows.insert('presets', rowOf('presets', 1))
        await rows.replace('calendars', rowOf('calendars', 1, { name: 'Other' }))
        await rows.remove('calendars', idOf(1))
        await rows.occupy(idOf(5), [occupancy(5, '09:00', '10:00')], 0)
        await rows.remember(answer)
        throw new Error('stop')
      })
      await expect(work).rejects.toThrow('stop')
      expect((await read((rows) => rows.get('calendars', idOf(1))))?.name).toBe('Calendar')
      expect(await numbers('presets')).toEqual([])
      expect(await read((rows) => rows.occupants([idOf(1)], 0, Number.MAX_SAFE_INTEGER, 0))).toEqual([])
      expect(await write((rows) => rows.recall('k', 0))).toBeUndefined()
    })

    it('takes an organization back that came with it', async () => {
      const work = law.store().write(idOf(9), async (rows) => {
        await rows.credentials.addOrganization({ id: idOf(9), name: 'Gone', createdAt })
        await rows.insert('presets', rowOf('presets', 1, { organizationId: idOf(9) }))
        throw new Error('stop')
      })
      await expect(work).rejects.toThrow('stop')
      expect(await law.store().credentials.organizationByName('Gone')).toBeUndefined()
    })

    it('takes an attempt back that fails, with those within it, and goes on', async () => {
      await insert('presets', rowOf('presets', 1))
      const { last } = await read((rows) => rows.changes.after(0, 1))
      const fail = async (rows: Rows, work: () => Promise<void>): Promise<void> => {
        const attempt = rows.attempt(async () => {
          await work()
          throw new Error('stop')
        })
        await expect(attempt).rejects.toThrow('stop')
      }
      await write(async (rows) => {
        await rows.replace('presets', rowOf('presets', 1, { title: 'Before' }))
        await fail(rows, async () => {
          await rows.attempt(() => rows.insert('presets', rowOf('presets', 2)))
          await rows.replace('presets', rowOf('presets', 1, { title: 'In vain' }))
          await rows.remove('presets', idOf(1))
          await rows.occupy(idOf(5), [occupancy(5, '09:00', '10:00')], 0)
        })
        expect((await rows.get('presets', idOf(1)))?.title).toBe('Before')
        await rows.attempt(async () => {
          await rows.insert('presets', rowOf('presets', 3))
          await fail(rows, () => rows.insert('presets', rowOf('presets', 4)))
        })
        await fail(rows, () => fail(rows, () => rows.insert('presets', rowOf('presets', 5))))
        await rows.replace('presets', rowOf('presets', 1, { title: 'After' }))
      })
      expect(await numbers('presets')).toEqual([1, 3])
      expect((await read((rows) => rows.get('presets', idOf(1))))?.title).toBe('After')
      expect(await read((rows) => rows.occupants([idOf(1)], 0, Number.MAX_SAFE_INTEGER, 0))).toEqual([])
      const { items } = await read((rows) => rows.changes.after(last, 10))
      expect(items.map(({ id }) => id).toSorted()).toEqual([idOf(1), idOf(3)])
    })

    it('sees what it wrote itself', async () => {
      await write(async (rows) => {
        await rows.insert('presets', rowOf('presets', 1))
        expect((await rows.find('presets')).total).toBe(1)
        const row = await rows.get('presets', idOf(1))
        await rows.replace('presets', { ...rowOf('presets', 1, row), title: 'One' })
        await rows.replace('presets', { ...rowOf('presets', 1, row), title: 'Two' })
        expect((await rows.get('presets', idOf(1)))?.title).toBe('Two')
      })
    })

    it('loses no change when many count at once', async () => {
      await insert('presets', rowOf('presets', 1, { version: 0 }))
      const raise = () =>
        write(async (rows) => {
          const row = await rows.get('presets', idOf(1))
          if (row) await rows.replace('presets', { ...row, version: row.version + 1 })
        })
      await Promise.all(Array.from({ length: 4 }, raise))
      expect((await read((rows) => rows.get('presets', idOf(1))))?.version).toBe(4)
    })

    it('changes what its first look showed, though a later look met a newer row', async () => {
      await insert('presets', rowOf('presets', 1, { version: 0 }))
      const raise = (between?: (rows: Rows) => Promise<void>) =>
        write(async (rows) => {
          const row = await rows.get('presets', idOf(1))
          await between?.(rows)
          if (row) await rows.replace('presets', { ...row, version: row.version + 1 })
        })
      let other: Promise<void> | undefined
      await raise(async (rows) => {
        other ??= raise()
        // Where writers take turns the other one comes later, and no look will meet what it wrote.
        for (let look = 0; look < 200; look++) {
          if ((await rows.get('presets', idOf(1)))?.version !== 0) return
        }
      })
      await other
      expect((await read((rows) => rows.get('presets', idOf(1))))?.version).toBe(2)
    })

    it('shows a reader one moment', async () => {
      const seen = await Promise.all([
        read(async (rows) => [await rows.count('presets'), await rows.count('presets'), await rows.count('presets')]),
        insert('presets', rowOf('presets', 1)),
      ])
      expect(new Set(seen[0]).size).toBe(1)
    })

    it('refuses to write while it only reads', async () => {
      await expect(read((rows) => rows.insert('presets', rowOf('presets', 1)))).rejects.toThrow(/read/)
    })
  })
}
