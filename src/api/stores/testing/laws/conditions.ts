import { describe, expect, it } from 'vitest'
import type { Condition, Json } from '../../../core/store.ts'
import { idOf, rowOf } from '../rows-of.ts'
import { appointment, at, type Law } from './law.ts'

/** The laws of conditions. */
export function conditionLaws(law: Law): void {
  const { read, insert, numbers } = law
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

    it('finds the appointments of calendars wherever these stand in the list, at any time and during one', async () => {
      const [first, second, third, fourth] = [idOf(1), idOf(2), idOf(3), idOf(4)]
      const lists = [[first], [second, first], [third, second, first], [second, third, fourth, first], [fourth], []]
      const rows = lists.map((calendarIds, place) => ({
        ...appointment(place + 1, `0${place}:00`, `0${place + 1}:00`),
        calendarIds,
      }))
      const vacation = { startDate: '2026-02-01T00:00:00.000Z', endDate: '2027-02-01T00:00:00.000Z' }
      await insert('appointments', ...rows, rowOf('appointments', 7, { ...vacation, calendarIds: [first, second] }))
      const having = (calendars: Json[], ...more: Condition[]) =>
        numbers('appointments', { field: 'calendarIds', holdsAnyOf: calendars }, ...more)
      const during = (from: string | null, to: string | null): Condition => ({
        during: [from && at(from), to && at(to)],
      })
      expect(await having([first])).toEqual([7, 1, 2, 3, 4])
      expect(await having([first], during('01:30', '03:30'))).toEqual([7, 2, 3, 4])
      expect(await having([first], during('01:00', '02:00'))).toEqual([7, 2])
      expect(await having([first], during('03:00', null))).toEqual([7, 4])
      expect(await having([first], during(null, '01:30'))).toEqual([7, 1, 2])
      expect(await having([first], during(null, null))).toEqual([7, 1, 2, 3, 4])
      expect(await having([third, fourth], during('00:00', '09:00'))).toEqual([3, 4, 5])
      expect(await having([third, first], during('02:00', '03:00'))).toEqual([7, 3])
      expect(await having([], during('00:00', '09:00'))).toEqual([])
      expect(await having([7, first], during('00:00', '01:00'))).toEqual([7, 1])
      expect(await having([fourth], { field: 'calendarIds', holdsAnyOf: [first] }, during('00:00', '09:00'))).toEqual([
        4,
      ])
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

    it('finds two letters wherever they stand', async () => {
      const titles = [
        'Azqb',
        'zq',
        'zq%',
        '_zq_',
        'zq\\',
        'zq–x',
        'Жzqж',
        'zq😀',
        'Z\u0301Q\u0301',
        'zq\t',
        '日zq日',
        'zQ-',
        '5zq5',
      ]
      const others = ['z q', 'qz', 'z', 'z\nq', 'Visit']
      const rows = [...titles, ...others].map((title, at) => rowOf('appointments', at + 1, { title }))
      const last = rowOf('appointments', 20, { guests: [{ email: 'a@b.zq' }] })
      await insert('appointments', ...rows, last)
      const all = [...titles.map((_, at) => at + 1), 20]
      for (const search of ['zq', 'ZQ', 'žq']) expect(await numbers('appointments', { search }), search).toEqual(all)
      expect(await numbers('appointments', { search: 'zq' }, { field: 'title', equals: 'zq' })).toEqual([2])
      expect(await numbers('appointments', { search: 'xq' })).toEqual([])
      const page = { where: [{ search: 'zq' }], offset: 2, limit: 3 }
      for (const more of [{}, { withinBytes: 1_000_000 }, { withinBytes: 1_000_000, limit: 200 }]) {
        const found = await read((own) => own.find('appointments', { ...page, ...more }))
        expect(found.total).toBe(all.length)
        expect(found.items.map(({ id }) => id).slice(0, 3)).toEqual([idOf(3), idOf(4), idOf(5)])
      }
    })

    it('finds two letters that many have', async () => {
      const rows = Array.from({ length: 60 }, (_, at) =>
        rowOf('appointments', at + 1, { title: at % 2 ? 'Ana' : 'Eva' }),
      )
      await insert('appointments', ...rows)
      const found = await read((own) => own.find('appointments', { where: [{ search: 'NA' }], offset: 20, limit: 3 }))
      expect(found).toMatchObject({ total: 30, items: [{ id: idOf(42) }, { id: idOf(44) }, { id: idOf(46) }] })
    })

    it('finds the digits of guests’ phones however they are written', async () => {
      const guests = (...phones: unknown[]) => ({
        guests: phones.map((phone) => ({ extraFields: { phone } as Record<string, Json> })),
      })
      await insert(
        'appointments',
        rowOf('appointments', 1, guests('+34 600.777-888', '(0)12/34 x 5')),
        rowOf('appointments', 2, guests(600777888, undefined, null, true, 1e20, ['600777888'], '٦٠٠')),
        rowOf('appointments', 3, { title: '600777888', guests: [{ email: '600777888@x.io' }, { extraFields: {} }] }),
        rowOf('appointments', 4),
      )
      const having = (digits: string) => numbers('appointments', { guestPhone: digits })
      expect(await having('600777888')).toEqual([1, 2])
      expect(await having('34600777888')).toEqual([1])
      expect(await having('07')).toEqual([1, 2])
      expect(await having('12345')).toEqual([1])
      // Digits of two phones never make one.
      expect(await having('88812')).toEqual([])
      expect(await having('88801')).toEqual([])
      expect(await having('1000')).toEqual([])
      expect(await numbers('appointments', { either: [{ guestPhone: '888' }, { search: '600777888' }] })).toEqual([
        1, 2, 3,
      ])
    })

    it('finds long parts of phones in phones and in texts', async () => {
      const guests = (...phones: unknown[]) => ({
        guests: phones.map((phone) => ({ extraFields: { phone } as Record<string, Json> })),
      })
      await insert(
        'appointments',
        rowOf('appointments', 1, guests('+34 600123456')),
        rowOf('appointments', 2, guests('600 12 34 56')),
        rowOf('appointments', 3, guests('700', '34600123456789012', '600123456')),
        rowOf('appointments', 4, { title: 'Ref 99600123456', ...guests('+34 611222333') }),
        rowOf('appointments', 5, { title: '600123456', ...guests('+34 611222333') }),
        rowOf('appointments', 6, { title: '7600123456', ...guests('600123456') }),
        rowOf('appointments', 7, { ...guests('6001234'), description: 'After 6001234 comes 60012345' }),
        rowOf('appointments', 8, { ...guests(600123456) }),
        rowOf('appointments', 9, { title: '600123 456', ...guests('60012345') }),
        rowOf('appointments', 10, { title: '+34 600 123 456' }),
      )
      const sought = (guestPhone: string, search = guestPhone) =>
        numbers('appointments', { either: [{ search }, { guestPhone }] })
      expect(await sought('600123456')).toEqual([1, 2, 3, 4, 5, 6, 8])
      expect(await sought('0123456')).toEqual([1, 2, 3, 4, 5, 6, 8])
      expect(await sought('6001234')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(await sought('60012345')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(await sought('99600123456')).toEqual([4])
      expect(await sought('7600123456')).toEqual([6])
      expect(await sought('0123456789012')).toEqual([3])
      expect(await sought('60012345660012345')).toEqual([])
      expect(await sought('600123456', '0034600123456')).toEqual([1, 2, 3, 6, 8])
      expect(await sought('600123456', '+34 600 123 456')).toEqual([1, 2, 3, 6, 8, 10])
      const where = [{ either: [{ search: '0123456' }, { guestPhone: '0123456' }] }, { search: 'ref' }]
      expect(await numbers('appointments', ...where)).toEqual([4])
      for (const more of [{}, { withinBytes: 1_000_000 }, { withinBytes: 1_000_000, limit: 200 }]) {
        const page = { where: where.slice(0, 1), offset: 2, limit: 3, ...more }
        const found = await read((own) => own.find('appointments', page))
        expect(found.total).toBe(7)
        expect(found.items.map(({ id }) => id).slice(0, 3)).toEqual([idOf(3), idOf(4), idOf(5)])
      }
      expect(await read((own) => own.count('appointments', where.slice(0, 1)))).toBe(7)
    })

    it('finds long words and what only looks like them', async () => {
      const titles = [
        'Electroencephalogram',
        'electro encephalogram',
        'eleXctroencephalogram',
        'ELECTROENCEPHALOGRAMS 2',
      ]
      await insert('appointments', ...titles.map((title, at) => rowOf('appointments', at + 1, { title })))
      expect(await numbers('appointments', { search: 'electroencephalogram' })).toEqual([1, 4])
      expect(await numbers('appointments', { search: 'ctroenceph' })).toEqual([1, 3, 4])
      expect(await numbers('appointments', { search: 'encephalogram' })).toEqual([1, 2, 3, 4])
      expect(await numbers('appointments', { search: 'encephalograms 2' })).toEqual([4])
      expect(await numbers('appointments', { search: 'encephalogrm' })).toEqual([])
    })

    it('finds texts with a text in them, letter by letter', async () => {
      await insert('presets', rowOf('presets', 1, { logo: '/media/%_\\É', products: ['/media/'] }))
      await insert('presets', rowOf('presets', 2, { logo: null }))
      const mentioning = (field: string, mentions: string) => numbers('presets', { field, mentions })
      expect(await mentioning('logo', 'media/%_\\')).toEqual([1])
      expect(await mentioning('logo', 'm%')).toEqual([])
      expect(await mentioning('logo', 'MEDIA')).toEqual([])
      expect(await mentioning('logo', 'E')).toEqual([])
      expect(await mentioning('logo', '')).toEqual([1])
      expect(await mentioning('products', '/media/')).toEqual([])
      expect(await mentioning('products.nowhere', '')).toEqual([])
      expect(await mentioning('version', '1')).toEqual([])
      expect(await mentioning('id', idOf(2).slice(9))).toEqual([2])
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

    it('sums numbers, of any size, and nothing else', async () => {
      const sizes = [3, 2_000_000_000_000, null, 0.5]
      await insert('multimedia', ...sizes.map((size, index) => rowOf('multimedia', index + 1, { size })))
      const sum = (field: string, ...where: Condition[]) => read((rows) => rows.sum('multimedia', field, where))
      expect(await sum('size')).toBe(2_000_000_000_003.5)
      expect(await sum('size', { field: 'id', anyOf: [idOf(1), idOf(3)] })).toBe(3)
      expect(await sum('size', { field: 'id', anyOf: [idOf(9)] })).toBe(0)
      expect([await sum('name'), await sum('nothing')]).toEqual([0, 0])
    })

    it('counts and tallies', async () => {
      const types = [idOf(7), idOf(7), idOf(8), null]
      await insert('services', ...types.map((typeId, index) => rowOf('services', index + 1, { typeId })))
      expect(await read((rows) => rows.count('services', [{ field: 'typeId', equals: idOf(7) }]))).toBe(2)
      const tally = await read((rows) => rows.tally('services', 'typeId', [idOf(7), idOf(8), idOf(9)]))
      expect(tally).toEqual({ [idOf(7)]: 2, [idOf(8)]: 1, [idOf(9)]: 0 })
    })
  })
}
