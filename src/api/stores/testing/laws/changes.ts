import { describe, expect, it } from 'vitest'
import type { Author, RecordedChange } from '../../../core/changes.ts'
import type { Rows } from '../../../core/store.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '../rows-of.ts'
import { createdAt, type Law } from './law.ts'

const AUTHOR: Required<Author> = {
  operation: 'presets.update',
  key: 'KEY',
  person: idOf(77),
  address: '192.0.2.17',
  call: idOf(88),
}

/** The laws of what is recorded of changes. */
export function changeLaws(law: Law): void {
  const { read, write } = law
  const all = async (organizationId = ORGANIZATION): Promise<RecordedChange[]> =>
    (await law.store().read(organizationId, (rows) => rows.changes.find({}))).items
  const brief = ({ seq, resource, id, before, after }: RecordedChange) => [
    seq,
    resource,
    Number(id.slice(-12)),
    before,
    after,
  ]
  const preset = (number: number, title: string, version = 1) => rowOf('presets', number, { title, version })

  describe('changes', () => {
    it('are recorded one for each record, with the fields that changed and who changed them', async () => {
      const [first, second] = [preset(1, 'One'), preset(1, 'Two', 2)]
      await write((rows) => rows.insert('presets', first))
      const changed = async (rows: Rows): Promise<void> => {
        await rows.replace('presets', preset(1, 'Between', 2))
        await rows.insert('presets', preset(2, 'Other'))
        await rows.replace('presets', second)
        await rows.remove('presets', idOf(2))
        await rows.insert('calendars', rowOf('calendars', 3))
      }
      await law.store().write(ORGANIZATION, changed, AUTHOR)
      await write((rows) => rows.remove('presets', idOf(1)))
      const recorded = await all()
      expect(recorded.map(brief)).toEqual([
        [4, 'presets', 1, second, null],
        [3, 'calendars', 3, null, rowOf('calendars', 3)],
        [2, 'presets', 1, { title: 'One', version: 1 }, { title: 'Two', version: 2 }],
        [1, 'presets', 1, null, first],
      ])
      const { operation, key, person, address, call } = AUTHOR
      expect(recorded[2]).toMatchObject({ operation, key, person, address, call, version: 2 })
      expect(recorded[1]?.at).toBe(recorded[2]?.at)
      expect(recorded[3]).toMatchObject({ operation: 'service', key: null, person: null, address: null })
    })

    it('are not recorded of a transaction that is taken back, nor where nothing changed', async () => {
      await write((rows) => rows.insert('presets', preset(1, 'One')))
      const aborted = write(async (rows) => {
        await rows.replace('presets', preset(1, 'Two'))
        throw new Error('stop')
      })
      await expect(aborted).rejects.toThrow('stop')
      await write((rows) => rows.replace('presets', preset(1, 'One')))
      await write((rows) => rows.remove('presets', idOf(9)))
      expect((await all()).map(({ seq }) => seq)).toEqual([1])
      await write((rows) => rows.insert('presets', preset(2, 'Two')))
      expect((await all()).map(({ seq }) => seq)).toEqual([2, 1])
    })

    it('are numbered without a gap by however many write at once, each organization by itself', async () => {
      const insert = (organizationId: string, number: number) =>
        law.store().write(organizationId, (rows) => rows.insert('presets', { ...preset(number, 'It'), organizationId }))
      await Promise.all(
        Array.from({ length: 12 }, (_, number) => insert(number % 3 === 0 ? OTHER : ORGANIZATION, number)),
      )
      expect((await all()).map(({ seq }) => seq)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
      expect((await all(OTHER)).map(({ seq }) => seq)).toEqual([4, 3, 2, 1])
    })

    it('are followed from any number on, by what the feed may tell', async () => {
      const nothing = await read((rows) => rows.changes.after(0, 10))
      expect(nothing).toMatchObject({ last: 0, items: [] })
      for (let number = 1; number <= 5; number++) await write((rows) => rows.insert('presets', preset(number, 'It')))
      const followed = await read((rows) => rows.changes.after(1, 3))
      expect(followed).toMatchObject({ epoch: nothing.epoch, last: 5 })
      expect(followed.items.map(({ seq }) => seq)).toEqual([2, 3, 4])
      const { at: _, ...told } = followed.items[0] ?? { at: '' }
      const by = { operation: 'service', person: null, key: null }
      expect(told).toEqual({ seq: 2, resource: 'presets', id: idOf(2), version: 1, ...by })
      expect(await read((rows) => rows.changes.after(9, 3))).toMatchObject({ last: 5, items: [] })
      const other = await law.store().read(OTHER, (rows) => rows.changes.after(0, 3))
      expect(other.epoch).not.toBe(nothing.epoch)
    })

    it('tell those who listen of the organization', async () => {
      const heard: string[] = []
      const stop = law.store().onChange((organizationId) => heard.push(organizationId))
      await write((rows) => rows.insert('presets', preset(1, 'It')))
      await write(async () => {})
      stop()
      await write((rows) => rows.insert('presets', preset(2, 'It')))
      expect(heard).toEqual([ORGANIZATION])
    })

    it('are found by record, person, key and time, newest first', async () => {
      for (const number of [1, 2, 3]) {
        await law.store().write(ORGANIZATION, (rows) => rows.insert('presets', preset(number, 'It')), {
          ...AUTHOR,
          ...(number === 2 && { key: 'OTHER', person: idOf(66) }),
        })
      }
      await write((rows) => rows.insert('calendars', rowOf('calendars', 1)))
      const seqs = async (find: Parameters<Rows['changes']['find']>[0]) => {
        const { items, total } = await read((rows) => rows.changes.find(find))
        return [items.map(({ seq }) => seq), total]
      }
      expect(await seqs({ resource: 'presets', id: idOf(1) })).toEqual([[1], 1])
      expect(await seqs({ resource: 'presets' })).toEqual([[3, 2, 1], 3])
      expect(await seqs({ except: 'presets' })).toEqual([[4], 1])
      expect(await seqs({ key: 'OTHER' })).toEqual([[2], 1])
      expect(await seqs({ person: idOf(77) })).toEqual([[3, 1], 2])
      expect(await seqs({ person: 'nobody' })).toEqual([[], 0])
      expect(await seqs({ offset: 1, limit: 2 })).toEqual([[3, 2], 4])
      expect(await seqs({ offset: 9, limit: 2 })).toEqual([[], 4])
      const [newest] = await all()
      expect(await seqs({ to: createdAt })).toEqual([[], 0])
      expect(await seqs({ from: newest?.at, limit: 1 })).toMatchObject([[4], expect.any(Number)])
    })

    it('are rewritten where a record is masked, the change of that very transaction with them', async () => {
      await write((rows) => rows.insert('presets', preset(1, 'Ana')))
      await write((rows) => rows.insert('presets', preset(2, 'Ana')))
      await write(async (rows) => {
        await rows.replace('presets', preset(1, 'Guest', 2))
        await rows.changes.rewrite('presets', idOf(1), (fields) => ({ ...fields, title: 'gone' }))
      })
      const [masked, other, created] = await all()
      expect([created?.before, created?.after?.['title'], other?.after?.['title']]).toEqual([null, 'gone', 'Ana'])
      expect(masked).toMatchObject({ before: { title: 'gone' }, after: preset(1, 'Guest', 2) })
    })

    it('are dropped from their beginning, no younger one and only so many at once', async () => {
      for (let number = 1; number <= 5; number++) await write((rows) => rows.insert('presets', preset(number, 'It')))
      const tomorrow = '9999-01-01T00:00:00.000Z'
      expect(await write((rows) => rows.changes.drop(createdAt, 9))).toBe(0)
      expect(await write((rows) => rows.changes.drop(tomorrow, 2))).toBe(2)
      const left = await read((rows) => rows.changes.after(0, 9))
      expect([left.last, left.items.map(({ seq }) => seq)]).toEqual([5, [3, 4, 5]])
      expect(await write((rows) => rows.changes.drop(tomorrow, 9))).toBe(3)
      await write((rows) => rows.insert('presets', preset(6, 'It')))
      expect((await read((rows) => rows.changes.after(5, 9))).items.map(({ seq }) => seq)).toEqual([6])
    })

    it('of keys are recorded without their secret, and not that a key was used', async () => {
      const { credentials } = law.store()
      const key = { accessKeyId: 'K', organizationId: ORGANIZATION, role: 'staff' as const, label: null, createdAt }
      await credentials.addKey({ ...key, sealedSecret: 'sealed', disabledAt: null })
      await credentials.keyUsed('K', createdAt)
      await write((rows) => rows.credentials.expireKey('K', createdAt))
      await credentials.disableKey('K', createdAt)
      await credentials.disableKey('K', createdAt)
      await credentials.disableKey('nobody', createdAt)
      expect(
        (await all()).map(({ resource, id, version, before, after }) => ({ resource, id, version, before, after })),
      ).toEqual([
        { resource: 'keys', id: 'K', version: null, before: { disabledAt: null }, after: { disabledAt: createdAt } },
        { resource: 'keys', id: 'K', version: null, before: {}, after: { expiresAt: createdAt } },
        { resource: 'keys', id: 'K', version: null, before: null, after: { ...key, disabledAt: null } },
      ])
    })
  })
}
