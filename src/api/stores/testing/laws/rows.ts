import { describe, expect, it } from 'vitest'
import { RESOURCE_TABLES } from '../../kept.ts'
import { idOf, rowOf } from '../rows-of.ts'
import { conflict, type Law } from './law.ts'

/** The laws of rows. */
export function rowLaws(law: Law): void {
  const { read, write, insert, numbers } = law
  describe('rows', () => {
    it.each(RESOURCE_TABLES)('keeps, changes and removes %s', async (table) => {
      const row = rowOf(table, 1)
      await insert(table, row)
      expect(await read((rows) => rows.get(table, row.id))).toEqual(row)
      const changed = { ...row, version: 2 }
      await write((rows) => rows.replace(table, changed))
      expect(await read((rows) => rows.find(table))).toEqual({ items: [changed], total: 1 })
      await write((rows) => rows.remove(table, row.id))
      expect(await read((rows) => rows.get(table, row.id))).toBeUndefined()
      expect(await read((rows) => rows.find(table))).toEqual({ items: [], total: 0 })
    })

    it('answers nothing for an id that no row can have', async () => {
      await insert('calendars', rowOf('calendars', 1))
      for (const id of ['', 'calendar', '\u0000', "'; drop table calendars; --"]) {
        expect(await read((rows) => rows.get('calendars', id))).toBeUndefined()
        await write((rows) => rows.remove('calendars', id))
        expect(await numbers('calendars', { field: 'id', noneOf: [id] })).toEqual([1])
      }
    })

    it('keeps documents as they are: accents, astral letters, nested nulls, every number', async () => {
      const extraFields = {
        'a.b': [1, -0.5, 1e21, null, { x: '🦷 𝒳 é' }],
        empty: {},
        list: [[]],
        yes: true,
        quote: `'"\\`,
      }
      const row = rowOf('calendars', 1, { name: '🦷 Zahnärztin', extraFields })
      await insert('calendars', row)
      expect(await read((rows) => rows.get('calendars', row.id))).toEqual(row)
    })

    it('keeps text that no database could: NUL goes, half a surrogate pair is replaced', async () => {
      await insert('calendars', rowOf('calendars', 1, { name: 'a\u0000b\ud800c' }))
      expect((await read((rows) => rows.get('calendars', idOf(1))))?.name).toBe('ab\ufffdc')
      expect(await numbers('calendars', { search: 'b\ud800\u0000' })).toEqual([1])
    })

    it('is answered to whoever holds it, as it is, as long as it is there', async () => {
      await insert('services', rowOf('services', 1), rowOf('services', 2))
      await write(async (rows) => {
        const held = async () => (await rows.hold('services', [idOf(1), idOf(2), idOf(3)])).map(({ name }) => name)
        const name = rowOf('services', 1).name
        expect(await held()).toEqual([name, name])
        await rows.replace('services', rowOf('services', 2, { name: 'Other' }))
        expect(await held()).toEqual([name, 'Other'])
        const attempt = rows.attempt(async () => {
          await rows.remove('services', idOf(1))
          expect(await held()).toEqual(['Other'])
          await rows.insert('services', rowOf('services', 3))
          expect(await held()).toEqual(['Other', name])
          throw new Error('stop')
        })
        await expect(attempt).rejects.toThrow('stop')
        expect(await held()).toEqual([name, 'Other'])
        await rows.remove('services', idOf(2))
        expect(await held()).toEqual([name])
      })
    })

    it('is not changed by who keeps holding a document', async () => {
      const tags = ['a']
      await insert('calendars', rowOf('calendars', 1, { tags }))
      tags.push('b')
      expect((await read((rows) => rows.get('calendars', idOf(1))))?.tags).toEqual(['a'])
    })

    it('refuses an id, a public id and a slug that is taken, and the transaction lives on', async () => {
      await insert('rooms', rowOf('rooms', 1, { publicId: 'same' }), rowOf('rooms', 2))
      await insert('serviceTypes', rowOf('serviceTypes', 1, { slug: 'same' }))
      await write(async (rows) => {
        await expect(rows.insert('rooms', rowOf('rooms', 1))).rejects.toMatchObject(conflict)
        await expect(rows.insert('rooms', rowOf('rooms', 3, { publicId: 'same' }))).rejects.toMatchObject(conflict)
        await expect(rows.replace('rooms', rowOf('rooms', 2, { publicId: 'same' }))).rejects.toMatchObject(conflict)
        const slug = rowOf('serviceTypes', 2, { slug: 'same' })
        await expect(rows.insert('serviceTypes', slug)).rejects.toMatchObject(conflict)
        await rows.replace('rooms', rowOf('rooms', 1, { publicId: 'same', version: 2 }))
        await rows.insert('rooms', rowOf('rooms', 4))
      })
      expect((await read((rows) => rows.find('rooms'))).total).toBe(3)
    })

    it('cannot replace what is not there', async () => {
      await expect(write((rows) => rows.replace('presets', rowOf('presets', 1)))).rejects.toMatchObject({
        refusal: 'notFound',
      })
    })

    it('inserts many at once, or none', async () => {
      const many = [rowOf('presets', 1), rowOf('presets', 2)]
      await write((rows) => rows.insertAll('presets', many))
      expect((await read((rows) => rows.find('presets'))).total).toBe(2)
      const next = [rowOf('presets', 3), rowOf('presets', 2)]
      await expect(write((rows) => rows.insertAll('presets', next))).rejects.toMatchObject(conflict)
      expect((await read((rows) => rows.find('presets'))).total).toBe(2)
    })
  })
}
