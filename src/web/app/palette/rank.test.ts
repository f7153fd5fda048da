import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Choice } from './choice.ts'
import { rankChoices, comparable, FIT, fitOf } from './rank.ts'

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({
  id,
  group: 'services',
  icon: 'service',
  label: id,
  ...more,
})

describe('fitOf', () => {
  it.each([
    ['massage', 'Massage', FIT.exact],
    ['mas', 'Massage', FIT.prefix],
    ['mas', 'Sports massage', FIT.word],
    ['ssa', 'Massage', FIT.part],
    ['maria', 'María del Mar', FIT.prefix],
    ['GARCÍA', 'Ana Garcia', FIT.word],
    ['ana gar', 'García, Ana', FIT.word],
    ['mar', 'Ana-Marta', FIT.word],
    ['zzz', 'Massage', FIT.none],
    ['ana zzz', 'Ana García', FIT.none],
  ])('%s in %s: %s', (typed, label, fit) => {
    expect(fitOf(typed, { label })).toBe(fit)
  })

  it('counts further words less than the label', () => {
    expect(fitOf('skin', { label: 'Dr. Vega', words: 'skin' })).toBeLessThan(fitOf('vega', { label: 'Dr. Vega' }))
    expect(fitOf('vega skin', { label: 'Dr. Vega', words: 'skin' })).toBeGreaterThan(FIT.none)
  })

  it('knows a text by any beginning of any of its words, whatever the accents and capitals', () => {
    const word = fc.stringMatching(/^[a-zñáéü]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(3), fc.nat(7), (words, which, length) => {
        const wish = (words[which % words.length] ?? '').slice(0, length + 1).toUpperCase()
        expect(fitOf(wish, { label: words.join(' ') })).toBeGreaterThanOrEqual(FIT.word)
      }),
    )
  })
})

describe('arrange', () => {
  const ids = (typed: string, choices: Choice[], recent: string[] = []) =>
    rankChoices(typed, choices, recent).map(({ group, choices: some }) => [group, ...some.map(({ id }) => id)])

  test('puts the start of a text before the start of a word before the middle', () => {
    expect(ids('mar', [choice('Summary'), choice('Ana Marta'), choice('Marta')])).toEqual([
      ['services', 'Marta', 'Ana Marta', 'Summary'],
    ])
  })

  test('puts the group with the best fit first, and what searches everywhere last', () => {
    const choices = [
      choice('Search for mar', { group: 'more' }),
      choice('Ana Marta'),
      choice('Marta', { group: 'calendars' }),
      choice('Summary', { group: 'rooms' }),
    ]
    expect(ids('mar', choices).map(([group]) => group)).toEqual(['calendars', 'services', 'rooms', 'more'])
  })

  test('puts what was chosen lately first among equals only', () => {
    const choices = [choice('Marta'), choice('Marcos'), choice('Ana Mar')]
    expect(ids('mar', choices, ['Ana Mar', 'Marcos'])).toEqual([['services', 'Marcos', 'Marta', 'Ana Mar']])
  })

  test('offers recent choices once, and then what is offered unasked', () => {
    const choices = [choice('a', { unasked: true }), choice('b', { unasked: true }), choice('c')]
    expect(ids('', choices, ['c', 'gone', 'b'])).toEqual([
      ['recent', 'c', 'b'],
      ['services', 'a'],
    ])
  })

  test('shows no choice twice and none that does not fit', () => {
    const any = fc.record({ label: fc.string({ maxLength: 6 }), group: fc.constantFrom('services', 'rooms' as const) })
    fc.assert(
      fc.property(fc.array(any), fc.string({ minLength: 1, maxLength: 3 }), (some, typed) => {
        fc.pre(comparable(typed) !== '')
        const choices = some.map((it, index) => choice(String(index), it))
        const shown = rankChoices(typed, choices, []).flatMap((group) => group.choices)
        expect(new Set(shown).size).toBe(shown.length)
        for (const it of shown) expect(fitOf(typed, it)).toBeGreaterThan(FIT.none)
      }),
    )
  })
})
