import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { date, flag, list, text, type UrlSpec } from '../../ui/url-state.ts'
import { cutPage, holdsAll } from './arrange.ts'
import { chipsOf, resetOf, type Filter } from './filters.ts'
import { fold } from '#api/values/fold.ts'
import { holdsSearch, searchRows } from './search.ts'

describe('pages', () => {
  test('put together they are the list, and none is behind the last', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (items, limit) => {
        const count = Math.max(1, Math.ceil(items.length / limit))
        const pages = Array.from({ length: count }, (_, at) => cutPage(items, at + 1, limit).rows)
        expect(pages.flat()).toEqual(items)
        expect(cutPage(items, count + 5, limit)).toEqual({ page: count, rows: pages.at(-1) })
      }),
    )
  })

  test('an answer holds all only where the deployment leaves no doubt', () => {
    const items = [1, 2, 3]
    expect(holdsAll({ items, total: 3 }, 1, 20)).toBe(true)
    expect(holdsAll({ items, total: 4 }, 1, 3)).toBe(false)
    // It may cut its pages shorter than was asked for.
    expect(holdsAll({ items, total: null }, 1, 20)).toBe(false)
    expect(holdsAll({ items, total: null }, 1, 2)).toBe(true)
    expect(holdsAll({ items: [], total: 0 }, 2, 2)).toBe(false)
  })
})

test('a phone is found by its digits, however it is written', () => {
  const columns = [{ id: 'a', header: 'A', render: ([a]: readonly string[]) => a }]
  const rows = [['Ana, +34 600 777-888'], ['600 777 889, 88']]
  for (const search of ['600777888', '0034 600.777.888', '777888']) {
    expect(searchRows(rows, columns, search), search).toEqual([rows[0]])
    expect(holdsSearch(JSON.stringify(rows[0]), search)).toBe(true)
  }
  expect(searchRows(rows, columns, '77788988')).toEqual([])
})

test('each word of a search is looked for, in any column', () => {
  const columns = [
    { id: 'a', header: 'A', render: ([a]: readonly string[]) => a },
    { id: 'b', header: 'B', render: ([, b]: readonly string[]) => b },
  ]
  const rows = [
    ['José Núñez', 'Madrid'],
    ['Ana', 'MADRID'],
  ]
  expect(searchRows(rows, columns, 'madrid nunez')).toEqual([rows[0]])
  expect(searchRows(rows, columns, ' ')).toBe(rows)
  expect(fold('Ñandú')).toBe('nandu')
})

interface Url {
  name: string
  from: string
  type: string
  ids: readonly string[]
  tags: readonly string[]
  open: boolean
  low: string
  high: string
}
const SPEC: UrlSpec<Url> = {
  name: text(),
  from: date(),
  type: text(),
  ids: list(),
  tags: list(['new']),
  open: flag(),
  low: text(),
  high: text(),
}
const BLANK: Url = { name: '', from: '', type: '', ids: [], tags: [], open: false, low: '', high: '' }
const filters = (url: Url): readonly Filter<Url>[] => [
  { kind: 'text', id: 'name', label: 'Name' },
  { kind: 'date', id: 'from', label: 'From' },
  { kind: 'reference', id: 'type', label: 'Type', all: 'All', choices: [{ value: 't1', label: 'Visit' }] },
  { kind: 'ids', id: 'ids', label: 'Ids' },
  { kind: 'several', id: 'tags', label: 'Tags', choices: [{ value: 'new', label: 'New ones' }] },
  {
    kind: 'custom',
    ids: ['low', 'high'],
    label: 'Price',
    words: url.low === '' ? null : `${url.low}–${url.high}`,
    render: () => null,
  },
]
const write = { date: (day: string) => `day ${day}`, list: (words: readonly string[]) => words.join(' and ') }
const chips = (change: Partial<Url>) => {
  const url = { ...BLANK, ...change }
  return chipsOf(filters(url), SPEC, url, write)
}

describe('chips', () => {
  test('are there for what is set, in words', () => {
    const set = chips({
      name: 'x',
      from: '2026-03-02',
      type: 't1',
      ids: ['1', '2'],
      tags: ['new', 'old'],
      low: '3',
      high: '9',
    })
    expect(set.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Name: x',
      'From: day 2026-03-02',
      'Type: Visit',
      'Ids: 1, 2',
      'Tags: New ones and old',
      'Price: 3–9',
    ])
    expect(chips({})).toEqual([])
  })

  test('show what they have while the names are on their way', () => {
    expect(chips({ type: 't9' })[0]?.value).toBe('t9')
  })

  test('taken away give their parameters what the address has without them', () => {
    expect(chips({ low: '3', high: '9' })[0]?.reset).toEqual({ low: '', high: '' })
    expect(resetOf(SPEC, filters(BLANK))).toEqual({
      name: '',
      from: '',
      type: '',
      ids: [],
      tags: ['new'],
      low: '',
      high: '',
    })
  })
})
