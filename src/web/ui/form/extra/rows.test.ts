import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonProblemAt, placeIn } from './json-place.ts'
import {
  emptyRow,
  merged,
  objectOf,
  problemsOf,
  rowsOf,
  withKind,
  writtenOf,
  type ExtraKind,
  type ExtraRow,
} from './rows.ts'

// As it comes from the wire: a number there has no minus before a zero.
const anyObject = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '1', '0')), fc.jsonValue())
  .map((made): Record<string, unknown> => JSON.parse(JSON.stringify(made)))
const dates = fc.dictionary(
  fc.string(),
  fc.constantFrom('2026-02-28', '2026-02-30', '0000-01-01', 'true', '12', '-0', '1e5'),
)
const row = (name: string, kind: ExtraKind, text: string): ExtraRow => ({ ...emptyRow(), name, kind, text })

test('any JSON object comes back from its rows as it was, with names in the same order', () => {
  fc.assert(
    fc.property(fc.oneof(anyObject, dates), (made) => {
      const object: unknown = JSON.parse(JSON.stringify(made))
      const back = objectOf(rowsOf(made))
      expect(back).toEqual(made)
      expect(JSON.stringify(back)).toBe(JSON.stringify(object))
    }),
  )
})

test('what rows are written as is what they mean', () => {
  fc.assert(
    fc.property(anyObject, (made) => {
      expect(JSON.parse(writtenOf(rowsOf(made)))).toEqual(JSON.parse(JSON.stringify(made)))
    }),
  )
})

test('another kind and back keeps a value', () => {
  fc.assert(
    fc.property(anyObject, (made) => {
      for (const one of rowsOf(made)) {
        const back = withKind(withKind(one, 'json'), one.kind)
        expect(objectOf([back])).toEqual(objectOf([one]))
      }
    }),
  )
})

test('rows that are no values are named', () => {
  const rows = [
    row('a', 'text', ''),
    row('a', 'text', 'again'),
    row('', 'text', 'x'),
    row('n', 'number', '1,5'),
    row('m', 'number', 'some'),
    row('d', 'date', '2026-02-30'),
    row('j', 'json', '{"a":'),
    emptyRow(),
  ]
  expect(rows.map(({ id }) => problemsOf(rows).get(id))).toEqual([
    undefined,
    'twice',
    'unnamed',
    undefined,
    'number',
    'date',
    'json',
    undefined,
  ])
  expect(objectOf(rows)).toBeUndefined()
  expect(objectOf([row('n', 'number', '1,5'), emptyRow()])).toEqual({ n: 1.5 })
})

test('a pasted object replaces values of the same names and adds the rest', () => {
  expect(objectOf(merged([...rowsOf({ a: 1, b: [2] }), emptyRow()], { b: 'new', c: null }))).toEqual({
    a: 1,
    b: 'new',
    c: null,
  })
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('a place is found exactly where the parser of the browser refuses', () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '{', ']', '"', 'x', '\n', '\\', '1', ':'), fc.boolean())
    .map(([text, at, put, cut]) => {
      const index = at % (text.length + 1)
      return text.slice(0, index) + put + (cut ? '' : text.slice(index))
    })
  fc.assert(
    fc.property(broken, (text) => {
      const at = jsonProblemAt(text)
      expect(at === undefined).toBe(isJson(text))
      expect(at ?? 0).toBeLessThanOrEqual(text.length)
    }),
  )
  expect(placeIn('{\n  "a": x\n}', jsonProblemAt('{\n  "a": x\n}') ?? 0)).toEqual({ line: 2, column: 8 })
})
