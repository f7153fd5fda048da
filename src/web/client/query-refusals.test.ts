import { describe, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import type { Learnt } from './learned-fields.ts'
import { listAll } from './list-all.ts'
import { type Arrived, type Behaviour, connect, failure, id, json } from './testing/deployment.ts'

const calendars = Array.from({ length: 30 }, (_, index) => ({
  id: id(index),
  name: index === 7 ? 'Dr. Müller' : `Room ${index}`,
  type: 'agent',
  userGroupId: id(100 + (index % 2)),
}))

/** Answers everything that it has, and refuses each query parameter that is not among the known ones. */
const strict =
  (known: readonly string[], rows: readonly object[], cut = (_: Arrived, all: readonly object[]) => all): Behaviour =>
  (it) => {
    const message = [...it.query.keys()]
      .filter((name) => !known.includes(name))
      .map((name) => `property ${name} should not exist`)
    return message.length > 0 ? json({ statusCode: 400, message, error: 'Bad Request' }, 400) : json(cut(it, rows))
  }

const paged = (it: Arrived, all: readonly object[]) => {
  const [page, limit] = [Number(it.query.get('page') ?? 1), Number(it.query.get('limit') ?? 10)]
  return all.slice((page - 1) * limit, page * limit)
}

describe('query parameters that a deployment refuses', () => {
  test('are left out, and the page asked for is cut here', async () => {
    const { api, arrived } = await connect(strict([], calendars))
    const second = await api.calendars.list({ query: { page: 2, limit: 20 } })
    expect(second.total).toBe(30)
    expect(second.items.map((it) => it.name)).toEqual(calendars.slice(20).map((it) => it.name))
    expect(arrived.map((it) => it.query.toString())).toEqual(['page=2&limit=20', ''])
  })

  test('leave later pages in reach where only the size of a page can be named', async () => {
    const { api, arrived } = await connect(strict(['limit'], calendars, paged))
    const second = await api.calendars.list({ query: { page: 2, limit: 10 } })
    expect(second.items.map((it) => it.name)).toEqual(calendars.slice(10, 20).map((it) => it.name))
    expect(arrived.map((it) => it.query.toString())).toEqual(['page=2&limit=10', 'limit=20'])
  })

  test('are not sent again, by lists read to their end neither', async () => {
    const { api, arrived } = await connect(strict([], calendars))
    await api.calendars.list({ query: { page: 1, limit: 5 } })
    expect((await listAll(api, contract.calendars.list)).items).toHaveLength(30)
    expect(arrived.slice(2).map((it) => it.query.toString())).toEqual([''])
  })

  test('are learnt one refusal at a time', async () => {
    const known = ['startDate', 'endDate']
    const first: Behaviour = (it, index) => {
      const unknown = [...it.query.keys()].find((name) => !known.includes(name))
      return unknown ? json({ description: `Unknown query parameter "${unknown}"` }, 400) : strict(known, [])(it, index)
    }
    const { api, arrived } = await connect(first)
    const query = { startDate: '2026-03-02T00:00:00.000Z', page: 1, limit: 20 }
    await api.appointmentsV2.list({ query })
    expect(arrived).toHaveLength(3)
    expect(arrived[2]?.query.toString()).toBe('startDate=2026-03-02T00%3A00%3A00.000Z')
  })

  test('that filter are applied here, over the whole list', async () => {
    const { api } = await connect(strict(['page', 'limit'], calendars, paged))
    expect(await api.calendars.list({ query: { search: 'muller', limit: 20 } })).toMatchObject({
      items: [{ name: 'Dr. Müller' }],
      total: 1,
    })
    const group = await api.calendars.list({ query: { userGroupId: id(101), page: 2, limit: 10 } })
    expect(group.total).toBe(15)
    expect(group.items.map((it) => it.name)).toEqual(['Room 21', 'Room 23', 'Room 25', 'Room 27', 'Room 29'])
  })

  test('that expand are replaced by reading each record', async () => {
    const rows = [1, 2].map((number) => ({ id: id(number), name: `S${number}` }))
    const list = strict([], rows)
    const { api } = await connect((it, index) => {
      const one = rows.find((row) => it.path.endsWith(row.id))
      return one ? json({ ...one, calendars: [{ calendarId: id(9) }] }) : list(it, index)
    })
    const { items } = await api.services.list({ query: { expand: ['calendars'] } })
    expect(items.map((it) => it.calendars?.map(({ calendarId }) => calendarId))).toEqual([[id(9)], [id(9)]])
  })

  test('are told to who keeps the connection, and known from the first call where they were kept', async () => {
    const told: Learnt[] = []
    const { api } = await connect(strict([], calendars), { onLearnt: (learnt) => told.push(learnt) })
    await api.calendars.list({ query: { limit: 5 } })
    const kept = JSON.parse(JSON.stringify(told.at(-1))) as Learnt
    const later = await connect(strict([], calendars), { learnt: kept })
    expect((await later.api.calendars.list({ query: { limit: 5 } })).items).toHaveLength(5)
    expect(later.arrived.map((it) => it.query.toString())).toEqual([''])
  })

  test('records that the deployment holds back are not counted among those in reach', async () => {
    const { api } = await connect((it, index) =>
      it.query.size > 0
        ? strict([], [])(it, index)
        : json({ data: calendars.slice(0, 20), meta: { total: calendars.length } }),
    )
    expect(await api.calendars.list({ query: { page: 1, limit: 20 } })).toMatchObject({ total: 20, outOfReach: 10 })
  })

  test('a refused value is no refused parameter', async () => {
    const { api, arrived } = await connect(() =>
      json({ statusCode: 400, message: ['limit must not be greater than 50'] }, 400),
    )
    expect(await failure(api.calendars.list({ query: { limit: 100 } }))).toMatchObject({ kind: 'invalid' })
    expect(arrived).toHaveLength(1)
  })
})

describe('query parameters that a deployment names as ignored', () => {
  const known = ['page', 'limit']
  const lenient: Behaviour = (it) => {
    const ignored = [...it.query.keys()].filter((name) => !known.includes(name))
    return json(paged(it, calendars), 200, ignored.length > 0 ? { 'x-svc-site-ignored': ignored.join(', ') } : {})
  }

  test('are applied here, over the whole list, and not sent again', async () => {
    const { api, arrived } = await connect(lenient)
    const query = { userGroupId: id(101), page: 1, limit: 10 }
    const first = await api.calendars.list({ query })
    expect(first.items.map((it) => it.userGroupId)).toEqual(Array.from({ length: 10 }, () => id(101)))
    expect(first.total).toBe(15)
    await api.calendars.list({ query })
    expect(arrived.filter((it) => it.query.has('userGroupId'))).toHaveLength(1)
  })

  test('that were not sent, or that a record was read with, change nothing', async () => {
    const behave: Behaviour = () => json({ id: id(1), name: 'Ana' }, 200, { 'x-svc-site-ignored': 'colour, id' })
    const { api, arrived } = await connect(behave)
    expect((await api.calendars.get({ params: { id: id(1) } })).name).toBe('Ana')
    expect(arrived).toHaveLength(1)
  })
})

describe('the fields to include', () => {
  const FIELDS = ['startDate', 'calendarIds', 'status']
  const rows = [
    { id: id(1), startAt: '2026-03-02T10:00:00Z', calendarIds: [id(9)], status: 'confirmed', mood: 'sunny' },
  ]
  const honest: Behaviour = (it) => {
    const fields = it.query.get('fields')?.split(',')
    return json(
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !fields || name === 'id' || fields.includes(name))),
      ),
    )
  }

  test('are not named before the names of the deployment are known, and then by its names', async () => {
    const { api, arrived } = await connect(honest)
    for (let call = 0; call < 2; call++) {
      // oxlint-disable-next-line no-await-in-loop -- The second call builds on the first.
      const { items } = await api.appointmentsV2.list({ query: { fields: FIELDS } })
      expect(items[0]).toMatchObject({ startDate: '2026-03-02T10:00:00.000Z', status: 'confirmed' })
    }
    expect(arrived.map((it) => it.query.get('fields'))).toEqual([null, 'startAt,calendarIds,status'])
  })

  test('are named at once to a deployment that keeps to our names', async () => {
    const { api, arrived } = await connect(() => json([]), { discovery: true })
    await api.appointmentsV2.list({ query: { fields: FIELDS } })
    expect(arrived[0]?.query.get('fields')).toBe('startDate,calendarIds,status')
  })
})
