import { describe, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { listAll, listAllWithProgress } from './list-all.ts'
import { type Arrived, connect, id, json } from './testing/deployment.ts'

describe('reading a list to its end', () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ id: id(index), name: `S${index}` }))
  const slice = (it: Arrived, cut: number, offsetByAsked: boolean) => {
    const page = Number(it.query.get('page') ?? 1)
    const asked = Number(it.query.get('limit') ?? cut)
    const size = Math.min(asked, cut)
    const from = (page - 1) * (offsetByAsked ? asked : size)
    return rows.slice(from, from + size)
  }

  test.each([
    ['cuts at 50, offset by its own size', (it: Arrived) => json(slice(it, 50, false))],
    ['cuts at 50, offset by the asked limit', (it: Arrived) => json(slice(it, 50, true))],
    ['cuts at 50 and tells the total', (it: Arrived) => json({ data: slice(it, 50, true), meta: { total: 120 } })],
    ['ignores page and limit', () => json(rows)],
    [
      'refuses a large limit',
      (it: Arrived) => (Number(it.query.get('limit')) > 100 ? json({}, 400) : json(slice(it, 100, false))),
    ],
    ['tells the total in a header', (it: Arrived) => json(slice(it, 1000, false), 200, { 'x-total-count': '120' })],
  ])('from a deployment that %s', async (_, behave) => {
    const { api } = await connect(behave)
    const all = await listAll(api, contract.services.list)
    expect(all.total).toBe(120)
    expect(new Set(all.items.map((it) => it.id)).size).toBe(120)
  })

  test('asks no third time where page is ignored and nothing new came', async () => {
    const { api, arrived } = await connect(() => json(rows.slice(0, 50)))
    const all = await listAll(api, contract.services.list)
    expect(all.items).toHaveLength(50)
    expect(arrived.map(({ query }) => query.get('page'))).toEqual(['1', '2'])
  })

  test('asks once where the total is known', async () => {
    const { api, arrived } = await connect((it) => json(slice(it, 1000, false), 200, { 'x-total-count': '120' }))
    await listAll(api, contract.services.list)
    expect(arrived).toHaveLength(1)
  })

  test('goes on where the total was counted no further than asked, and ends where the last page tells it', async () => {
    const { api, arrived } = await connect((it) => {
      const items = slice(it, 50, false)
      const end = (Number(it.query.get('page') ?? 1) - 1) * 50 + items.length
      const isMore = end < 120
      const headers = { 'x-total-count': String(isMore ? Math.max(50, end) : 120) }
      return json(items, 200, { ...headers, ...(isMore && { 'x-svc-site-count': 'at-least' }) })
    })
    const told: unknown[] = []
    const all = await listAllWithProgress(api, contract.services.list, (...progress) => told.push(progress))
    expect([all.items.length, all.total, 'isMore' in all]).toEqual([120, 120, false])
    expect(told.map((it) => (it as unknown[])[1])).toEqual([null, null, 120])
    expect(arrived).toHaveLength(3)
  })

  test('tells after every page how far it is', async () => {
    const { api } = await connect((it) => json(slice(it, 50, false), 200, { 'x-total-count': '120' }))
    const told: unknown[] = []
    const all = await listAllWithProgress(api, contract.services.list, (...progress) => told.push(progress))
    expect(all.items).toHaveLength(120)
    expect(told).toEqual([
      [50, 120],
      [100, 120],
      [120, 120],
    ])
  })

  test('asks for pages that are known to be there some at a time, and keeps their order', async () => {
    const waiting: (() => void)[] = []
    const { api, arrived } = await connect(async (it) => {
      // The last of four that are asked for together lets them all be answered, the last of them first.
      if (it.query.get('page') !== '1') {
        const answer = new Promise<void>((done) => waiting.unshift(done))
        if (waiting.length === 4) for (const done of waiting.splice(0)) done()
        await answer
      }
      return json(slice(it, 24, false), 200, { 'x-total-count': '120' })
    })
    const all = await listAll(api, contract.services.list)
    expect(all.items.map((it) => it.id)).toEqual(rows.map((it) => it.id))
    const [first, ...together] = arrived.map(({ query }) => query.get('page'))
    expect(first).toBe('1')
    expect(together).toHaveLength(4)
    // They are signed side by side by the threads of the platform: whichever is done first leaves first.
    expect(new Set(together)).toEqual(new Set(['2', '3', '4', '5']))
  })

  test('ends where its signal ends it', async () => {
    const control = new AbortController()
    const { api, arrived } = await connect((it) => json(slice(it, 50, false)))
    const stop = () => control.abort(new DOMException('enough', 'AbortError'))
    const { signal } = control
    await expect(listAllWithProgress(api, contract.services.list, stop, { signal })).rejects.toThrow('enough')
    expect(arrived).toHaveLength(1)
  })

  test.each([
    [2, ['1']],
    [3, ['1', '2']],
  ])('of %i rows without a total the pages %j are read', async (count, pages) => {
    const { api, arrived } = await connect((it) => json(it.query.get('page') === '1' ? rows.slice(0, count) : []))
    expect(await listAll(api, contract.services.list)).toMatchObject({ total: count })
    expect(arrived.map(({ query }) => query.get('page'))).toEqual(pages)
  })

  test('an empty list is asked for once', async () => {
    const { api, arrived } = await connect(() => json([]))
    expect(await listAll(api, contract.services.list)).toEqual({ items: [], total: 0 })
    expect(arrived).toHaveLength(1)
  })
})
