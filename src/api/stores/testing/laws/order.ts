import { describe, expect, it } from 'vitest'
import type { Condition, Rows } from '../../../core/store.ts'
import { rowOf } from '../rows-of.ts'
import { appointment, at, type Law } from './law.ts'

/** The laws of order and pages. */
export function orderLaws(law: Law): void {
  const { read, write, insert, numbers } = law
  describe('order and pages', () => {
    it('orders by folded name in code points, then by id', async () => {
      const names = ['b', 'A', 'á', 'Z', 'ﬀ', '𝒳', '\uffee', '', 'a b', 'a']
      await insert('calendars', ...names.map((calendar, index) => rowOf('calendars', index + 1, { name: calendar })))
      const { items } = await read((rows) => rows.find('calendars'))
      expect(items.map((row) => row.name)).toEqual(['', 'A', 'á', 'a', 'a b', 'b', 'Z', 'ﬀ', '\uffee', '𝒳'])
    })

    it('orders appointments by start, rooms by creation with the newest first', async () => {
      const starts = ['10:00', '09:00', '09:00', '23:00']
      await insert('appointments', ...starts.map((clock, index) => appointment(index + 1, clock, '23:30')))
      expect(await numbers('appointments')).toEqual([2, 3, 1, 4])
      const made = [1, 3, 2, 3].map((day, index) =>
        rowOf('rooms', index + 1, { createdAt: `2026-01-0${day}T00:00:00.000Z` }),
      )
      await insert('rooms', ...made)
      expect(await numbers('rooms')).toEqual([4, 2, 3, 1])
    })

    it('answers a page and the whole count, also beyond the end', async () => {
      await insert('appointments', ...[1, 2, 3, 4, 5].map((number) => appointment(number, `0${number}:00`, '23:00')))
      const during: Condition = { during: [at('01:30'), at('04:30')] }
      for (const where of [[], [during]]) {
        const total = where.length === 0 ? 5 : 4
        const page = (offset: number, limit?: number) =>
          read((rows) => rows.find('appointments', { where, offset, ...(limit === undefined ? {} : { limit }) }))
        const ids = async (offset: number, limit?: number) => {
          const found = await page(offset, limit)
          expect(found.total).toBe(total)
          return found.items.map(({ id }) => Number(id.slice(-12)))
        }
        const all = total === 5 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]
        expect(await ids(0)).toEqual(all)
        expect(await ids(1, 2)).toEqual([2, 3])
        expect(await ids(3)).toEqual(all.slice(3))
        expect(await ids(0, 0)).toEqual([])
        expect(await ids(5, 2)).toEqual([])
        expect(await ids(1_000_000)).toEqual([])
      }
    })

    it('counts no further than asked, and never fewer than a page reaches', async () => {
      await insert('appointments', ...[1, 2, 3, 4, 5].map((number) => appointment(number, `0${number}:00`, '23:00')))
      const during: Condition = { during: [at('00:30'), at('05:30')] }
      const paths = [[], [during]].flatMap((where) => [{ where }, { where, withinBytes: 1_000_000 }])
      for (const path of paths) {
        const total = async (countTo: number, offset = 0, limit?: number): Promise<number> => {
          const found = await read((rows) =>
            rows.find('appointments', { ...path, countTo, offset, ...(limit === undefined ? {} : { limit }) }),
          )
          return found.total
        }
        expect(await total(3, 0, 2)).toBe(4)
        expect(await total(4, 0, 2)).toBe(5)
        expect(await total(9, 0, 2)).toBe(5)
        expect(await total(1, 2, 2)).toBe(5)
        expect(await total(1, 2, 1)).toBe(4)
        expect(await total(1, 4, 2)).toBe(5)
        expect(await total(1)).toBe(5)
        expect(await total(2, 7, 2)).toBe(3)
      }
    })

    it('answers many large documents in order, and none where they are more than a list may hold', async () => {
      const note = 'x'.repeat(2000)
      const many = Array.from({ length: 250 }, (_, index) =>
        rowOf('calendars', index + 1, { name: `c${String(index).padStart(4, '0')}`, extraFields: { note } }),
      )
      await insert('calendars', ...many)
      const within = (bytes: number, limit?: number) =>
        read((rows) => rows.find('calendars', { withinBytes: bytes, ...(limit === undefined ? {} : { limit }) }))
      const whole = await within(1_000_000)
      expect(whole.total).toBe(250)
      expect(whole.items.map(({ name }) => name)).toEqual(many.map(({ name }) => name))
      expect((await within(1_000_000, 150)).items).toHaveLength(150)
      expect((await within(1_000_000, 150)).total).toBe(250)
      await expect(within(200_000)).rejects.toMatchObject({ refusal: 'unprocessable' })
      await expect(within(5000, 5)).rejects.toMatchObject({ refusal: 'unprocessable' })
      expect((await within(20_000, 5)).items).toHaveLength(5)
    })

    it('answers a page of few documents as large as they may be, in order, and refuses one beyond the bound', async () => {
      const note = 'x'.repeat(100_000)
      const name = (index: number) => `c${String(index).padStart(4, '0')}`
      const many = Array.from({ length: 30 }, (_, index) =>
        rowOf('calendars', index + 1, { name: name(index), extraFields: index % 3 ? { note } : {} }),
      )
      await insert('calendars', ...many)
      const page = (offset: number, limit: number, withinBytes: number) =>
        read((rows) => rows.find('calendars', { offset, limit, withinBytes }))
      const { items, total } = await page(10, 15, 2_000_000)
      expect([items, total]).toEqual([many.slice(10, 25), 30])
      await expect(page(10, 15, 900_000)).rejects.toMatchObject({ refusal: 'unprocessable' })
      expect(await page(30, 5, 900_000)).toEqual({ items: [], total: 30 })
      expect(await page(28, 5, 900_000)).toEqual({ items: many.slice(28), total: 30 })
    })

    it('answers a page of few appointments of a week likewise', async () => {
      const note = 'x'.repeat(100_000)
      const many = Array.from({ length: 12 }, (_, index) =>
        rowOf('appointments', index + 1, {
          startDate: `2026-03-02T${String(8 + index).padStart(2, '0')}:00:00.000Z`,
          endDate: `2026-03-02T${String(8 + index).padStart(2, '0')}:30:00.000Z`,
          extraFields: { note },
        }),
      )
      await insert('appointments', ...many)
      const during = ['2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'] as const
      const page = (offset: number, limit: number, withinBytes: number) =>
        read((rows) => rows.find('appointments', { where: [{ during }], offset, limit, withinBytes }))
      expect(await page(2, 8, 1_000_000)).toEqual({ items: many.slice(2, 10), total: 12 })
      await expect(page(2, 8, 500_000)).rejects.toMatchObject({ refusal: 'unprocessable' })
      expect(await page(20, 5, 500_000)).toEqual({ items: [], total: 12 })
    })

    it('answers many appointments of a week in order, to a reader, and to a writer with what it has written', async () => {
      const note = 'x'.repeat(2000)
      const many = Array.from({ length: 250 }, (_, index) =>
        rowOf('appointments', 1000 - index, {
          startDate: new Date(Date.UTC(2026, 2, 2, 8, index)).toISOString(),
          endDate: new Date(Date.UTC(2026, 2, 2, 8, index + 30)).toISOString(),
          extraFields: { note },
        }),
      )
      await insert('appointments', ...many.toReversed())
      const during = ['2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'] as const
      const find = (rows: Rows, limit?: number) =>
        rows.find('appointments', {
          where: [{ during }],
          withinBytes: 1_000_000,
          ...(limit !== undefined && { limit }),
        })
      expect(await read((rows) => find(rows))).toEqual({ items: many, total: 250 })
      expect(await read((rows) => find(rows, 150))).toEqual({ items: many.slice(0, 150), total: 250 })
      const [changed, ...others] = many.map((row, index) => (index === 0 ? { ...row, title: 'Changed' } : row))
      if (!changed) throw new Error('There are some.')
      await write(async (rows) => {
        await rows.replace('appointments', changed)
        expect(await find(rows)).toEqual({ items: [changed, ...others], total: 250 })
      })
      expect(await read((rows) => find(rows))).toEqual({ items: [changed, ...others], total: 250 })
    })
  })
}
