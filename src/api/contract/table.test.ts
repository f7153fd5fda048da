import { describe, expect, test } from 'vitest'
import { contract, specification } from './table.ts'
import type { Row } from './operation.ts'

const rowsOf = (groups: Record<string, Record<string, Row>>): Row[] =>
  Object.values(groups).flatMap((it) => Object.values(it))

describe('the contract against the tables of specification section 4', () => {
  test.each([
    ['multimedia', 5],
    ['presets', 5],
    ['rooms', 5],
    ['appointmentsV1', 9],
    ['appointmentsV2', 7],
    ['calendars', 2],
    ['calendarsV2', 1],
    ['services', 5],
    ['serviceTypes', 5],
    ['weeklySchedules', 5],
  ] as const)('%s has %i operations', (group, count) => {
    expect(Object.keys(specification[group])).toHaveLength(count)
  })

  test('there are 49 operations in all', () => {
    expect(rowsOf(specification)).toHaveLength(49)
  })

  test('every list answers a page where nobody says how much, but for those of which the specification wants all', () => {
    const whole = rowsOf(contract).filter(({ list }) => list?.defaultLimit === null)
    expect(whole.map(({ path }) => path)).toEqual([
      '/api/v1/multimedia',
      '/api/v1/services',
      '/api/v1/service-types',
      '/api/v1/weekly-schedules',
    ])
    for (const { list } of rowsOf(contract)) expect(list?.maxLimit ?? 0).toBeLessThanOrEqual(1000)
  })

  test('no two rows share a method and a path', () => {
    const names = rowsOf(contract).map((row) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('extensions stay outside /api/v1 and /api/v2, the specification inside', () => {
    for (const row of rowsOf(specification)) expect(row.path).toMatch(/^\/api\/v[12]\//)
    for (const [group, rows] of Object.entries(contract)) {
      if (group in specification) continue
      for (const row of Object.values<Row>(rows)) expect(row.path).toMatch(/^\/(admin|x)\//)
    }
  })

  test('every path parameter has a schema, and every write of a body one too', () => {
    for (const row of rowsOf(contract)) {
      expect(Boolean(row.params), row.path).toBe(row.path.includes('{'))
    }
    const bodiless = rowsOf(contract).filter((row) => row.method === 'PUT' && !row.body)
    expect(bodiless).toEqual([])
  })
})
