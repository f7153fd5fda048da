import { describe, expect, it } from 'vitest'
import type { Condition, Tables } from '../../../core/store.ts'
import { RESOURCE_TABLES } from '../../kept.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '../rows-of.ts'
import { answerOf, occupancy, ms, type Law } from './law.ts'

/** The laws of organizations. */
export function organizationLaws(law: Law): void {
  const { read, write, insert, numbers } = law
  describe('organizations', () => {
    it.each(RESOURCE_TABLES)('never shows %s of another one', async (table) => {
      const theirs = rowOf(table, 1, { organizationId: OTHER } as Partial<Tables[typeof table]>)
      await law.store().write(OTHER, (rows) => rows.insert(table, theirs))
      await write(async (rows) => {
        expect(await rows.get(table, idOf(1))).toBeUndefined()
        expect(await rows.find(table)).toEqual({ items: [], total: 0 })
        const ask: Condition[] = [{ either: [{ field: 'id', equals: idOf(1) }, { search: '' }] }]
        expect(await rows.count(table, ask)).toBe(0)
        expect(await rows.tally(table, 'id', [idOf(1)])).toEqual({ [idOf(1)]: 0 })
        await rows.remove(table, idOf(1))
        await expect(rows.replace(table, { ...theirs, organizationId: ORGANIZATION })).rejects.toMatchObject({
          refusal: 'notFound',
        })
        await rows.insert(table, rowOf(table, 1))
      })
      expect(await law.store().read(OTHER, (rows) => rows.get(table, idOf(1)))).toEqual(theirs)
    })

    it('keeps no row of another one', async () => {
      const theirs = rowOf('presets', 1, { organizationId: OTHER })
      await expect(insert('presets', theirs)).rejects.toThrow('own organization')
    })

    it('keeps their occupancies and answers apart', async () => {
      await law.store().write(OTHER, async (rows) => {
        await rows.occupy(idOf(5), [occupancy(5, '09:00', '10:00')], 0)
        await rows.remember(answerOf('k'))
      })
      await write(async (rows) => {
        expect(await rows.recall('k', 0)).toBeUndefined()
        expect(await rows.occupants([idOf(1)], 0, ms('23:00'), 0)).toEqual([])
        await rows.occupy(idOf(6), [occupancy(6, '09:30', '10:30')], 0)
        await rows.occupy(idOf(5), [], 0)
        await rows.forget(idOf(5))
      })
      await law.store().write(OTHER, async (rows) => {
        expect(await rows.recall('k', 0)).toEqual(answerOf('k'))
        expect(await rows.occupants([idOf(1)], 0, ms('23:00'), 0)).toEqual([occupancy(5, '09:00', '10:00')])
      })
    })

    it('offers service types that others share, and shows them nowhere else', async () => {
      const sharings: Tables['serviceTypes']['sharing'][] = [
        { scope: 'public', organizationIds: [] },
        { scope: 'organizations', organizationIds: [ORGANIZATION] },
        { scope: 'organizations', organizationIds: [OTHER] },
        { scope: 'private', organizationIds: [ORGANIZATION] },
      ]
      const shared = sharings.map((sharing, index) =>
        rowOf('serviceTypes', index + 1, { organizationId: OTHER, sharing, name: `T${index}` }),
      )
      await law.store().write(OTHER, async (rows) => {
        for (const row of shared) await rows.insert('serviceTypes', row)
      })
      await insert('serviceTypes', rowOf('serviceTypes', 9, { name: 'T05', slug: 'slug-1' }))
      expect(await read((rows) => rows.offeredTypes({}))).toEqual({ items: [shared[0], shared[1]], total: 2 })
      expect(await read((rows) => rows.offeredTypes({ offset: 1, limit: 1 }))).toEqual({ items: [shared[1]], total: 2 })
      expect(await read((rows) => rows.offeredTypes({ offset: 2, limit: 1 }))).toEqual({ items: [], total: 2 })
      await expect(read((rows) => rows.offeredTypes({ withinBytes: 100 }))).rejects.toMatchObject({
        refusal: 'unprocessable',
      })
      expect(await law.store().read(OTHER, (rows) => rows.offeredTypes({}))).toEqual({ items: [], total: 0 })
      const one = (number: number) => read((rows) => rows.offeredType(idOf(number)))
      expect(await Promise.all([1, 2, 3, 4, 9].map(one))).toEqual([shared[0], shared[1], ...Array(3).fill(undefined)])
      expect(await read((rows) => rows.offeredType('no id'))).toBeUndefined()
      expect(await numbers('serviceTypes')).toEqual([9])
      expect(await numbers('serviceTypes', { field: 'slug', equals: 'slug-1' })).toEqual([9])
      expect(await read((rows) => rows.get('serviceTypes', idOf(2)))).toBeUndefined()
      // What is accepted is a row of one's own, under the same id.
      const accepted = rowOf('serviceTypes', 1, { slug: 'accepted' })
      await insert('serviceTypes', accepted)
      expect(await read((rows) => rows.get('serviceTypes', idOf(1)))).toEqual(accepted)
      await write((rows) => rows.remove('serviceTypes', idOf(1)))
      await expect(write((rows) => rows.replace('serviceTypes', rowOf('serviceTypes', 2)))).rejects.toMatchObject({
        refusal: 'notFound',
      })
      expect((await law.store().read(OTHER, (rows) => rows.find('serviceTypes'))).total).toBe(4)
    })
  })
}
