import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Condition, Occupancy, Rows, Store, TableName, Tables } from '../../core/store.ts'
import { RESOURCE_TABLES } from '../kept.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from './rows-of.ts'

/** A store under test: empty but for the two organizations at the start of every law. */
export interface StoreUnderLaw {
  store: Store
  /** Removes everything. */
  clear(): Promise<void>
  close(): Promise<void>
}

const conflict = { refusal: 'conflict' }
const createdAt = '2026-01-01T00:00:00.000Z'
const at = (clock: string): string => `2026-03-02T${clock}:00.000Z`
const ms = (clock: string): number => Date.parse(at(clock))

/** The two organizations of every law. */
export async function addOrganizations(store: Store): Promise<void> {
  await store.credentials.addOrganization({ id: ORGANIZATION, name: 'Ours', createdAt })
  await store.credentials.addOrganization({ id: OTHER, name: 'Theirs', createdAt })
}

/** What every store must obey; memory is the model. */
export function storeLaws(name: string, open: () => Promise<StoreUnderLaw>): void {
  describe(`${name}`, () => {
    let under: StoreUnderLaw
    let store: Store
    beforeAll(async () => {
      under = await open()
      store = under.store
    })
    afterAll(() => under.close())
    beforeEach(async () => {
      await under.clear()
      await addOrganizations(store)
    })

    const write = <T>(work: (rows: Rows) => Promise<T>) => store.write(ORGANIZATION, work)
    const read = <T>(work: (rows: Rows) => Promise<T>) => store.read(ORGANIZATION, work)
    const insert = <T extends TableName>(table: T, ...all: Tables[T][]) =>
      write(async (rows) => {
        for (const row of all) await rows.insert(table, row)
      })
    const numbers = async (table: TableName, ...where: Condition[]) =>
      (await read((rows) => rows.find(table, { where }))).items.map(({ id }) => Number(id.slice(-12)))

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
    })

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
          await rows.credentials.addOrganization({ id: idOf(9), name: 'Gone', createdAt })
          throw new Error('stop')
        })
        await expect(work).rejects.toThrow('stop')
        expect((await read((rows) => rows.get('calendars', idOf(1))))?.name).toBe('Calendar')
        expect(await numbers('presets')).toEqual([])
        expect(await read((rows) => rows.occupants([idOf(1)], 0, Number.MAX_SAFE_INTEGER, 0))).toEqual([])
        expect(await write((rows) => rows.recall('k', 0))).toBeUndefined()
        expect(await store.credentials.organizationByName('Gone')).toBeUndefined()
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

    describe('organizations', () => {
      it.each(RESOURCE_TABLES)('never shows %s of another one', async (table) => {
        const theirs = rowOf(table, 1, { organizationId: OTHER } as Partial<Tables[typeof table]>)
        await store.write(OTHER, (rows) => rows.insert(table, theirs))
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
        expect(await store.read(OTHER, (rows) => rows.get(table, idOf(1)))).toEqual(theirs)
      })

      it('keeps no row of another one', async () => {
        const theirs = rowOf('presets', 1, { organizationId: OTHER })
        await expect(insert('presets', theirs)).rejects.toThrow('own organization')
      })

      it('keeps their occupancies and answers apart', async () => {
        await store.write(OTHER, async (rows) => {
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
        await store.write(OTHER, async (rows) => {
          expect(await rows.recall('k', 0)).toEqual(answerOf('k'))
          expect(await rows.occupants([idOf(1)], 0, ms('23:00'), 0)).toEqual([occupancy(5, '09:00', '10:00')])
        })
      })

      it('shows service types that others share, and lets only their owner write them', async () => {
        const sharings: Tables['serviceTypes']['sharing'][] = [
          { scope: 'public', organizationIds: [] },
          { scope: 'organizations', organizationIds: [ORGANIZATION] },
          { scope: 'organizations', organizationIds: [OTHER] },
          { scope: 'private', organizationIds: [ORGANIZATION] },
        ]
        const shared = sharings.map((sharing, index) =>
          rowOf('serviceTypes', index + 1, { organizationId: OTHER, sharing, name: `T${index}` }),
        )
        await store.write(OTHER, async (rows) => {
          for (const row of shared) await rows.insert('serviceTypes', row)
        })
        await insert('serviceTypes', rowOf('serviceTypes', 9, { name: 'T05', slug: 'slug-1' }))
        expect(await numbers('serviceTypes')).toEqual([1, 9, 2])
        expect(await numbers('serviceTypes', { field: 'slug', equals: 'slug-1' })).toEqual([1, 9])
        expect(await read((rows) => rows.get('serviceTypes', idOf(2)))).toEqual(shared[1])
        expect(await read((rows) => rows.get('serviceTypes', idOf(3)))).toBeUndefined()
        await write((rows) => rows.remove('serviceTypes', idOf(3)))
        await expect(write((rows) => rows.replace('serviceTypes', rowOf('serviceTypes', 3)))).rejects.toMatchObject({
          refusal: 'notFound',
        })
        expect((await store.read(OTHER, (rows) => rows.find('serviceTypes'))).total).toBe(4)
      })
    })

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
    })

    describe('conditions', () => {
      it('compares values strictly, missing being null', async () => {
        const { imageless, ...rest } = { ...rowOf('services', 1), imageless: undefined }
        await insert('services', rest, rowOf('services', 2, { typeId: idOf(7), active: false, duration: 60 }))
        const equals = (field: string, value: string | number | boolean | null) =>
          numbers('services', { field, equals: value })
        expect(await equals('typeId', null)).toEqual([1])
        expect(await equals('typeId', idOf(7))).toEqual([2])
        expect(await equals('active', false)).toEqual([2])
        expect(await equals('duration', 60)).toEqual([2])
        expect(await equals('duration', '60')).toEqual([])
        expect(await equals('nowhere.at.all', null)).toEqual([1, 2])
        expect(await equals('name.length', null)).toEqual([1, 2])
        expect(await equals('id', idOf(2))).toEqual([2])
        expect(imageless).toBeUndefined()
      })

      it('finds any of and none of', async () => {
        await insert('services', rowOf('services', 1), rowOf('services', 2, { typeId: idOf(7) }))
        expect(await numbers('services', { field: 'typeId', anyOf: [idOf(7), idOf(8)] })).toEqual([2])
        expect(await numbers('services', { field: 'typeId', anyOf: [] })).toEqual([])
        expect(await numbers('services', { field: 'typeId', noneOf: [idOf(7)] })).toEqual([1])
        expect(await numbers('services', { field: 'typeId', noneOf: [] })).toEqual([1, 2])
        expect(await numbers('services', { field: 'id', anyOf: [idOf(2), idOf(1), idOf(2)] })).toEqual([1, 2])
        expect(await numbers('services', { field: 'id', noneOf: [idOf(2)] })).toEqual([1])
      })

      it('looks into lists', async () => {
        const calendars = [{ calendarId: idOf(1), active: true }]
        await insert('services', rowOf('services', 1, { calendars }), rowOf('services', 2))
        await insert('presets', rowOf('presets', 1, { assets: [idOf(3)], products: ['x'] }))
        expect(await numbers('services', { field: 'calendars', holdsAnyOf: [{ calendarId: idOf(1) }] })).toEqual([1])
        const inactive = { calendarId: idOf(1), active: false }
        expect(await numbers('services', { field: 'calendars', holdsAnyOf: [inactive] })).toEqual([])
        expect(await numbers('presets', { field: 'assets', holdsAnyOf: [idOf(2), idOf(3)] })).toEqual([1])
        expect(await numbers('presets', { field: 'assets', holdsAnyOf: [] })).toEqual([])
        expect(await numbers('presets', { field: 'title', holdsAnyOf: ['Preset'] })).toEqual([])
        await insert('rooms', rowOf('rooms', 1, { template: { ...rowOf('rooms', 1).template, presetId: idOf(4) } }))
        expect(await numbers('rooms', { field: 'template.presetId', equals: idOf(4) })).toEqual([1])
      })

      it('finds parts of text whatever case, accents and signs', async () => {
        const tags = ['100%_sure\\']
        await insert('calendars', rowOf('calendars', 1, { name: 'José ÑANDÚ İ ẞ', tags }), rowOf('calendars', 2))
        for (const needle of ['jose', 'nandu', 'É Ñ', '0%_', 'sure\\', 'SE\u0301 n', 'i', '']) {
          expect(await numbers('calendars', { search: needle }), needle).toContain(1)
        }
        expect(await numbers('calendars', { search: '0_s' })).toEqual([])
        expect(await numbers('calendars', { search: 's%e' })).toEqual([])
        expect(await numbers('calendars', { field: 'name', contains: 'NANDU' })).toEqual([1])
        expect(await numbers('calendars', { field: 'name', contains: '100' })).toEqual([])
        expect(await numbers('calendars', { field: 'title', contains: '' })).toEqual([])
      })

      it('finds what shares an instant with a time', async () => {
        const long = rowOf('appointments', 3, { startDate: '2024-01-01T00:00:00.000Z', endDate: at('08:00') })
        await insert('appointments', appointment(1, '09:00', '10:00'), appointment(2, '10:00', '11:00'), long)
        const during = (from: string | null, to: string | null) =>
          numbers('appointments', { during: [from && at(from), to && at(to)] })
        expect(await during('09:00', '10:00')).toEqual([1])
        expect(await during('09:59', '10:01')).toEqual([1, 2])
        expect(await during('07:00', '08:00')).toEqual([3])
        expect(await during('08:00', '09:00')).toEqual([])
        expect(await during('10:00', null)).toEqual([2])
        expect(await during(null, '09:30')).toEqual([3, 1])
        expect(await during(null, null)).toEqual([3, 1, 2])
      })

      it('finds ranges that are empty or touch', async () => {
        const dateRanges = [{ startDate: at('09:00'), endDate: at('10:00') }]
        await insert('services', rowOf('services', 1), rowOf('services', 2, { dateRanges }))
        const touching = (from: string | null, to: string | null) =>
          numbers('services', { field: 'dateRanges', emptyOrDuring: [from && at(from), to && at(to)] })
        expect(await touching('09:30', '12:00')).toEqual([1, 2])
        expect(await touching('10:00', '12:00')).toEqual([1])
        expect(await touching(null, '09:00')).toEqual([1])
        expect(await touching('09:59', null)).toEqual([1, 2])
        expect(await numbers('services', { field: 'name', emptyOrDuring: [at('10:00'), null] })).toEqual([1, 2])
      })

      it('joins with and, and inside either with or', async () => {
        await insert('services', ...[1, 2, 3].map((number) => rowOf('services', number, { duration: number })))
        const is = (duration: number): Condition => ({ field: 'duration', equals: duration })
        expect(await numbers('services', { either: [is(1), is(3)] }, { either: [is(2), is(3)] })).toEqual([3])
        expect(await numbers('services', { either: [] })).toEqual([])
      })

      it('counts and tallies', async () => {
        const types = [idOf(7), idOf(7), idOf(8), null]
        await insert('services', ...types.map((typeId, index) => rowOf('services', index + 1, { typeId })))
        expect(await read((rows) => rows.count('services', [{ field: 'typeId', equals: idOf(7) }]))).toBe(2)
        const tally = await read((rows) => rows.tally('services', 'typeId', [idOf(7), idOf(8), idOf(9)]))
        expect(tally).toEqual({ [idOf(7)]: 2, [idOf(8)]: 1, [idOf(9)]: 0 })
      })
    })

    describe('occupancies', () => {
      const occupants = (from: string, to: string, now = 0) =>
        read((rows) => rows.occupants([idOf(1), idOf(2)], ms(from), ms(to), now))
      const occupy = (number: number, taken: Occupancy[], now = 0) =>
        write((rows) => rows.occupy(idOf(number), taken, now))

      it('answers what touches, in order', async () => {
        const second = { ...occupancy(4, '09:00', '10:00'), calendarId: idOf(2) }
        await occupy(6, [occupancy(6, '10:00', '11:00')])
        await occupy(4, [second, { ...second, from: ms('12:00'), to: ms('13:00') }])
        await occupy(5, [occupancy(5, '08:00', '09:30')])
        expect((await occupants('09:00', '10:00')).map((it) => it.appointmentId)).toEqual([idOf(5), idOf(4)])
        expect((await occupants('09:30', '13:00')).map((it) => it.appointmentId)).toEqual([idOf(4), idOf(6), idOf(4)])
        expect(await occupants('11:00', '12:00')).toEqual([])
        expect(await read((rows) => rows.occupants([], 0, Infinity, 0))).toEqual([])
        expect(await read((rows) => rows.occupants([idOf(2)], -Infinity, Infinity, 0))).toHaveLength(2)
      })

      it('refuses a collision, and the transaction lives on', async () => {
        await occupy(5, [occupancy(5, '09:00', '10:00')])
        await write(async (rows) => {
          const late = [occupancy(6, '09:59', '11:00')]
          await expect(rows.occupy(idOf(6), late, 0)).rejects.toMatchObject(conflict)
          await rows.occupy(idOf(6), [occupancy(6, '10:00', '11:00')], 0)
        })
        const twice = [occupancy(7, '12:00', '13:00'), occupancy(7, '12:30', '14:00')]
        await expect(occupy(7, twice)).rejects.toMatchObject(conflict)
        expect(await occupants('00:00', '23:00')).toHaveLength(2)
      })

      it('moves within its own time, and frees it', async () => {
        await occupy(5, [occupancy(5, '09:00', '10:00')])
        await occupy(5, [occupancy(5, '09:30', '10:30')])
        expect(await occupants('00:00', '23:00')).toEqual([occupancy(5, '09:30', '10:30')])
        await occupy(5, [])
        expect(await occupants('00:00', '23:00')).toEqual([])
      })

      it('is freed when the appointment is removed', async () => {
        await insert('appointments', appointment(5, '09:00', '10:00'))
        await occupy(5, [occupancy(5, '09:00', '10:00')])
        await write((rows) => rows.remove('appointments', idOf(5)))
        expect(await occupants('00:00', '23:00')).toEqual([])
      })

      it('lets a hold lapse', async () => {
        const hold = { ...occupancy(5, '09:00', '10:00'), lapsesAt: 100 }
        await occupy(5, [hold, { ...hold, calendarId: idOf(2) }])
        expect(await occupants('00:00', '23:00', 99)).toHaveLength(2)
        expect(await occupants('00:00', '23:00', 100)).toEqual([])
        await expect(occupy(6, [occupancy(6, '09:00', '09:30')], 99)).rejects.toMatchObject(conflict)
        await occupy(6, [occupancy(6, '09:00', '09:30')], 100)
        expect((await occupants('00:00', '23:00', 0)).map((it) => it.appointmentId)).toEqual([idOf(5), idOf(6)])
      })

      it('drops what takes no time', async () => {
        await occupy(5, [occupancy(5, '09:00', '09:00')])
        expect(await occupants('00:00', '23:00')).toEqual([])
      })

      it('admits one of many who lock and look', async () => {
        await insert('calendars', rowOf('calendars', 1), rowOf('calendars', 2))
        const book = (number: number) =>
          write(async (rows) => {
            await rows.lockCalendars(number % 2 ? [idOf(1), idOf(2)] : [idOf(2), idOf(1)])
            const taken = await rows.occupants([idOf(1), idOf(2)], ms('09:00'), ms('10:00'), 0)
            if (taken.length > 0) return false
            const first = occupancy(number, '09:00', '10:00')
            await rows.occupy(idOf(number), [first, { ...first, calendarId: idOf(2) }], 0)
            return true
          })
        const booked = await Promise.all(Array.from({ length: 50 }, (_, number) => book(number + 100)))
        expect(booked.filter(Boolean)).toHaveLength(1)
        expect(await occupants('00:00', '23:00')).toHaveLength(2)
      })

      it('admits one of many who lock a service and look, each with a calendar of its own', async () => {
        await insert('services', rowOf('services', 1))
        await insert('calendars', ...Array.from({ length: 20 }, (_, number) => rowOf('calendars', number)))
        const ofService = [{ field: 'serviceId', equals: idOf(1) }]
        const book = (number: number) =>
          write(async (rows) => {
            await rows.lockCalendars([idOf(number)])
            await rows.lockService(idOf(1))
            if ((await rows.count('appointments', ofService)) > 0) return false
            await rows.insert('appointments', rowOf('appointments', number, { serviceId: idOf(1) }))
            return true
          })
        const booked = await Promise.all(Array.from({ length: 20 }, (_, number) => book(number)))
        expect(booked.filter(Boolean)).toHaveLength(1)
      })
    })

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

    describe('credentials', () => {
      const key = (accessKeyId: string, organizationId = ORGANIZATION) => {
        const sealed = { label: null, sealedSecret: 'sealed', disabledAt: null }
        return { accessKeyId, organizationId, role: 'admin' as const, createdAt, ...sealed }
      }

      it('keeps organizations, each name once', async () => {
        const { credentials } = store
        expect((await credentials.organizations()).map(({ id }) => id)).toEqual([ORGANIZATION, OTHER])
        expect(await credentials.organizationByName('Ours')).toEqual({ id: ORGANIZATION, name: 'Ours', createdAt })
        expect(await credentials.organizationByName('ours')).toBeUndefined()
        const again = credentials.addOrganization({ id: idOf(9), name: 'Ours', createdAt })
        await expect(again).rejects.toMatchObject(conflict)
      })

      it('keeps and disables keys', async () => {
        const { credentials } = store
        await credentials.addKey(key('B'))
        await credentials.addKey(key('A'))
        await credentials.addKey(key('C', OTHER))
        await expect(credentials.addKey(key('A', OTHER))).rejects.toMatchObject(conflict)
        expect((await credentials.keys()).map((it) => it.accessKeyId)).toEqual(['A', 'B', 'C'])
        expect((await credentials.keys(ORGANIZATION)).map((it) => it.accessKeyId)).toEqual(['A', 'B'])
        expect(await credentials.keys('nobody')).toEqual([])
        expect(await credentials.key('A')).toEqual(key('A'))
        const disabledAt = '2026-02-01T00:00:00.000Z'
        expect(await credentials.disableKey('A', disabledAt)).toEqual({ ...key('A'), disabledAt })
        expect((await credentials.disableKey('A', createdAt))?.disabledAt).toBe(disabledAt)
        expect(await credentials.disableKey('nobody', createdAt)).toBeUndefined()
      })

      it('can be asked inside a transaction', async () => {
        await write((rows) => rows.credentials.addKey(key('A')))
        expect(await read((rows) => rows.credentials.key('A'))).toEqual(key('A'))
      })
    })
  })
}

const answerOf = (key: string) => {
  const answer = { id: idOf(5), text: 'é' }
  return { key, requestHash: 'hash', status: 201, answer, resourceId: idOf(5), expiresAt: 1000 }
}

const occupancy = (number: number, from: string, to: string): Occupancy => ({
  appointmentId: idOf(number),
  calendarId: idOf(1),
  from: ms(from),
  to: ms(to),
  lapsesAt: null,
})

const appointment = (number: number, from: string, to: string) =>
  rowOf('appointments', number, { startDate: at(from), endDate: at(to) })
