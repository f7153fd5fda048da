import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { calm } from '../src/web/client/reading/lenient.ts'
import { isOurs, outlineOf } from './contract-outline.ts'

const load = async (source: string): Promise<{ contract: typeof contract }> =>
  (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { contract: typeof contract }

const pairs = async (): Promise<[Row, Row][]> => {
  const outline = (await load(outlineOf(contract))).contract as Record<string, Record<string, Row>>
  return Object.entries(contract).flatMap(([group, rows]) =>
    Object.entries<Row>(rows).map(([name, row]): [Row, Row] => {
      const drawn = outline[group]?.[name]
      if (!drawn) throw new Error(`${group}.${name} is missing in the outline`)
      return [row, drawn]
    }),
  )
}

test('every row is there with the same method, path, list and aliases', async () => {
  for (const [row, drawn] of await pairs()) {
    const { method, path, resource, right, list, aliases, touches } = row
    const plain = JSON.parse(JSON.stringify({ method, path, resource, right, list, aliases, touches })) as object
    expect(drawn).toMatchObject(plain)
    expect(drawn.query !== undefined, path).toBe(row.query !== undefined)
  }
})

test('every body has the same fields', async () => {
  const fields = ({ body }: Row) => Object.keys((body?._zod.def as { shape?: object } | undefined)?.shape ?? {})
  for (const [row, drawn] of await pairs()) expect(fields(drawn), row.path).toEqual(fields(row))
})

test('an answer is read the same by the outline as by the schema', async () => {
  const all = (await pairs()).filter(([row]) => !isOurs(row))
  const names = [
    'id',
    'title',
    'startDate',
    'calendarIds',
    'guests',
    'voting',
    'status',
    'version',
    'template',
    'options',
  ]
  const answer = fc.dictionary(fc.constantFrom(...names), fc.jsonValue())
  fc.assert(
    fc.property(answer, fc.constantFrom(...all), (raw, [row, drawn]) => {
      expect(calm(drawn.answer, raw)).toEqual(calm(row.answer, raw))
    }),
    { numRuns: 500 },
  )
})

test('what only this service answers is read as it is, by the names of its fields', async () => {
  const ours = (await pairs()).filter(([row]) => isOurs(row))
  expect(ours.length).toBeGreaterThan(5)
  for (const [row, drawn] of ours) {
    const { shape = {} } = row.answer._zod.def as { shape?: Record<string, unknown> }
    const { shape: names = {} } = drawn.answer._zod.def as { shape?: Record<string, unknown> }
    expect(Object.keys(names), row.path).toEqual(Object.keys(shape))
    const told = Object.fromEntries(Object.keys(shape).map((name, at) => [name, [null, at, { deep: [name] }][at % 3]]))
    expect(calm(drawn.answer, told), row.path).toEqual(told)
  }
})
