import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Row } from '#api/contract/operation.ts'
import { specification } from '#api/contract/table.ts'

const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')

/** The rows of the page's tables: operation, request, where, parameters in backquotes. */
const written = [...page.matchAll(/^\| `([\w.]+)` +\| ([A-Z]+ \S+) +\| (.*?) \| (.*?) ?\|$/gm)].map(
  ([, operation, request, where = '', parameters = '']) => ({
    operation,
    request,
    where: where.trim(),
    parameters: [...parameters.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted((a, b) => (a < b ? -1 : 1)),
  }),
)

const namesOf = ({ query }: Row): string[] => {
  const definition: object = query?._zod.def ?? {}
  return 'shape' in definition && definition.shape instanceof Object ? Object.keys(definition.shape) : []
}

test('the page of operations has every row of the specification with every parameter, and a place for each', () => {
  const rows = Object.entries(specification).flatMap(([group, operations]) =>
    Object.entries(operations as Record<string, Row>).map(([name, row]) => ({
      operation: `${group}.${name}`,
      request: `${row.method} ${row.path}`,
      parameters: namesOf(row).toSorted((a, b) => (a < b ? -1 : 1)),
    })),
  )
  expect(rows).toHaveLength(49)
  const order = (one: { operation?: string | undefined }, other: { operation?: string | undefined }) =>
    String(one.operation) < String(other.operation) ? -1 : 1
  expect(written.map(({ where: _, ...row }) => row).toSorted(order)).toEqual(rows.toSorted(order))
  expect(written.filter(({ where }) => where === '')).toEqual([])
})
