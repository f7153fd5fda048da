import { expect, test } from 'vitest'
import type { Api } from '../../client/api.ts'
import { ApiError } from '../../client/api-error.ts'
import { readPages } from './read-pages.ts'

interface Asked {
  query: { page: number; limit?: number; blocked?: boolean }
}

/** A deployment with so many appointments, of which it answers at most `most` at once. */
const deployment = (count: number, most: number, changes: { between?: () => void } = {}) => {
  const records = Array.from({ length: count }, (_, at) => ({ id: `${at}` }))
  const asked: Asked['query'][] = []
  const call = async (_: unknown, { query }: Asked) => {
    asked.push(query)
    const { page, limit = 20 } = query
    if (limit > most) throw new ApiError({ kind: 'invalid', description: 'limit is too large.' } as never)
    const items = records.slice((page - 1) * limit, page * limit)
    const total = records.length
    changes.between?.()
    return { items, total }
  }
  return { records, asked, api: { call, discovery: async () => ({}) } as unknown as Api }
}

const idsOf = async (api: Api) => {
  const ids: unknown[] = []
  const pages = readPages(api, 'appointments', [], new AbortController().signal)
  for await (const page of pages) ids.push(...page.map(({ id }) => id))
  return ids
}

test('asks for fewer at once where so many are refused, and gives each record once', async () => {
  const { api, records, asked } = deployment(130, 20)
  expect(await idsOf(api)).toEqual(records.map(({ id }) => id))
  expect(asked.map(({ limit }) => limit)).toEqual([100, ...Array.from({ length: 7 }, () => 20)])
  // Blocks are left out unless they are asked for.
  expect(asked.every(({ blocked }) => blocked)).toBe(true)
})

test('finds the one that slipped over to a page that was read already', async () => {
  let isRemoved = false
  const { api, records } = deployment(150, 100, {
    between: () => {
      if (!isRemoved) records.shift()
      isRemoved = true
    },
  })
  expect(new Set(await idsOf(api))).toEqual(new Set(Array.from({ length: 150 }, (_, at) => `${at}`)))
})
