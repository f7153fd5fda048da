import { describe, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { listPage } from './list-page.ts'
import { type Arrived, connect, id, json } from './testing/deployment.ts'

const rows = Array.from({ length: 150 }, (_, index) => ({ id: id(index), name: `S${index}` }))

interface Habits {
  /** Rows that it gives at most. */
  cap?: number
  /** Rows that it gives whatever is asked for. */
  always?: number
  /** Counts a page's beginning in the limit asked for rather than in what it gives. */
  byAsked?: boolean
  totals?: boolean
  refusesOver?: number
}

const deployment =
  ({ cap = 1000, always, byAsked, totals, refusesOver = Infinity }: Habits) =>
  (it: Arrived): Response => {
    const asked = Number(it.query.get('limit') ?? 10)
    if (asked > refusesOver) {
      return json({ statusCode: 400, message: [`limit must not be greater than ${refusesOver}`] }, 400)
    }
    const size = always ?? Math.min(asked, cap)
    const from = (Number(it.query.get('page') ?? 1) - 1) * (byAsked ? asked : size)
    return json(rows.slice(from, from + size), 200, totals ? { 'x-total-count': '150' } : {})
  }

const numbers = (items: readonly { name: string }[]) => items.map(({ name }) => Number(name.slice(1)))
const span = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

describe('one page of a list holds the rows that it should', () => {
  test.each<[string, Habits, number]>([
    ['caps at 50 and counts by its own size', { cap: 50, totals: true }, 100],
    ['caps at 50 and counts by the limit asked for', { cap: 50, byAsked: true, totals: true }, 100],
    ['caps at 20 without a total', { cap: 20 }, 50],
    ['caps at 20 without a total, counting by the limit', { cap: 20, byAsked: true }, 50],
    ['always gives 40', { always: 40 }, 20],
    ['refuses more than 50', { refusesOver: 50, totals: true }, 100],
    ['does what is asked', { totals: true }, 20],
    ['does what is asked without a total', {}, 20],
  ])('of a deployment that %s', async (_, habits, limit) => {
    const behave = deployment(habits)
    const seen: number[] = []
    const walking = await connect(behave)
    for (let page = 1; (page - 1) * limit < 150; page++) {
      // oxlint-disable-next-line no-await-in-loop -- As a reader goes on: one page after the other.
      const { items } = await listPage(walking.api, contract.services.list, { query: { page, limit } })
      seen.push(...numbers(items))
    }
    expect(seen).toEqual(span(0, 150))
    // Opened in the middle, by an address.
    const opened = await connect(behave)
    const { items } = await listPage(opened.api, contract.services.list, { query: { page: 2, limit } })
    expect(numbers(items)).toEqual(span(limit, Math.min(150, 2 * limit)))
  })

  test.each([
    [2, 1],
    [3, 2],
  ])('a list of %i rows without a total takes %i calls: nobody cuts pages shorter', async (count, calls) => {
    const { api, arrived } = await connect((it) => json(it.query.get('page') === '1' ? rows.slice(0, count) : []))
    expect(await listPage(api, contract.services.list, { query: { page: 1, limit: 20 } })).toMatchObject({
      total: count,
    })
    expect(arrived).toHaveLength(calls)
  })

  test('a short list without a total is known to be all', async () => {
    const { api, arrived } = await connect((it) => json(it.query.get('page') === '1' ? rows.slice(0, 3) : []))
    expect(await listPage(api, contract.services.list, { query: { page: 1, limit: 20 } })).toMatchObject({ total: 3 })
    expect(arrived).toHaveLength(2)
  })

  test('a full page without a total leaves the total open', async () => {
    const { api, arrived } = await connect(deployment({}))
    expect((await listPage(api, contract.services.list, { query: { page: 1, limit: 20 } })).total).toBeNull()
    expect(arrived).toHaveLength(1)
  })

  test('our own service is asked once', async () => {
    const { api, arrived } = await connect(deployment({ totals: true }))
    await listPage(api, contract.services.list, { query: { page: 3, limit: 20 } })
    expect(arrived).toHaveLength(1)
  })
})
