import { describe, expect, test } from 'vitest'
import { type Arrived, connect, id, json } from '../testing/deployment.ts'
import { UNKNOWN_TIME } from './lenient.ts'

const name = { id: id(1), name: 'A' }

describe('lists', () => {
  test.each([
    ['bare array', [name], {}, null],
    ['bare array with a total', [name], { 'x-total-count': '7' }, 7],
    ['items', { items: [name], total: 7, page: 1 }, {}, 7],
    ['data and meta', { data: [name], meta: { total: '7' } }, {}, 7],
    ['results and count', { results: [name], count: 7 }, {}, 7],
    ['docs', { docs: [name], totalDocs: 7 }, {}, 7],
    ['a count of the page only', { results: [name], count: 1 }, {}, null],
    ['a list inside data', { data: { items: [name], total: 7 } }, {}, 7],
  ])('%s', async (_, body, headers, total) => {
    const { api } = await connect(() => json(body, 200, headers))
    expect(await api.services.list()).toMatchObject({ items: [{ name: 'A' }], total })
  })

  test('something that is no list is a wrong address', async () => {
    const { api } = await connect(() => json({ hello: 1 }))
    await expect(api.services.list()).rejects.toMatchObject({ kind: 'address' })
  })
})

describe('fields', () => {
  test('what is missing is calm, what is unknown is kept', async () => {
    const raw = { id: id(1), start: '2026-03-02T10:00:00+02:00', status: 'on-hold', guests: null, colour: 'red' }
    const { api } = await connect(() => json({ data: raw }))
    const read = await api.appointmentsV2.get({ params: { id: id(1) } })
    expect(read).toMatchObject({
      title: '',
      startDate: '2026-03-02T08:00:00.000Z',
      status: 'on-hold',
      guests: [],
      calendarIds: [],
      extraFields: {},
      createdAt: '',
      colour: 'red',
    })
    expect(read.deletedAt).toBeUndefined()
  })

  test('a time without an offset is UTC', async () => {
    const { api } = await connect(() => json({ id: id(1), startDate: '2026-03-02T10:00:00', endDate: 'soon' }))
    expect(await api.appointmentsV2.get({ params: { id: id(1) } })).toMatchObject({
      startDate: '2026-03-02T10:00:00.000Z',
      endDate: UNKNOWN_TIME,
    })
  })

  test('a service without rules can still be divided into starts', async () => {
    const { api } = await connect(() => json([name]))
    expect((await api.services.list()).items[0]).toMatchObject({ duration: 30, incrementTime: 15, active: true })
  })

  test('an empty answer to a deletion still names what was deleted', async () => {
    const { api } = await connect(() => new Response(null, { status: 204 }))
    expect(await api.rooms.remove({ params: { publicId: 'abc' } })).toMatchObject({ publicId: 'abc' })
  })
})

describe('names of other deployments', () => {
  const answer = {
    id: id(1),
    startAt: '2026-03-02T10:00:00Z',
    endAt: '2026-03-02T11:00:00Z',
    agentComment: 'hm',
    state: 'pending',
    calendarId: id(9),
  }

  test('are read under the contract’s names, and written back as they came', async () => {
    const { api, arrived } = await connect(() => json(answer))
    const read = await api.appointmentsV2.get({ params: { id: id(1) } })
    expect(read).toMatchObject({
      startDate: '2026-03-02T10:00:00.000Z',
      comment: 'hm',
      status: 'pending',
      calendarIds: [id(9)],
    })
    await api.appointmentsV2.update({
      params: { id: id(1) },
      body: { startDate: '2026-03-02T12:00:00Z', comment: null, status: 'confirmed', calendarIds: [id(9)] },
    })
    expect(arrived[1]?.body).toEqual({
      startAt: '2026-03-02T12:00:00Z',
      agentComment: null,
      state: 'confirmed',
      calendarId: id(9),
    })
  })

  test('learnt from a list serve a first booking', async () => {
    const { api, arrived } = await connect((it) =>
      json(it.method === 'GET' ? { data: [{ id: id(1), start: 'x', end: 'y' }] } : answer),
    )
    await api.appointmentsV2.list()
    await api.appointmentsV2.create({ body: { startDate: '2026-03-02T12:00:00Z', calendarIds: [id(9)] } })
    expect(arrived[1]?.body).toEqual({ start: '2026-03-02T12:00:00Z', calendarIds: [id(9)] })
  })

  test('learnt from one record are not unlearnt from a list that uses others', async () => {
    const { api, arrived } = await connect((it) =>
      it.method === 'GET' && !it.path.endsWith(id(1)) ? json([{ id: id(2), start: 'x', end: 'y' }]) : json(answer),
    )
    await api.appointmentsV2.get({ params: { id: id(1) } })
    await api.appointmentsV2.list()
    await api.appointmentsV2.create({ body: { startDate: '2026-03-02T12:00:00Z', calendarIds: [id(9)] } })
    expect(arrived[2]?.body).toMatchObject({ startAt: '2026-03-02T12:00:00Z' })
  })

  test('an unknown field that a strict deployment refuses is left out, and told', async () => {
    const told: (readonly string[])[] = []
    const strict = (it: Arrived): Response =>
      it.body && 'origin' in it.body
        ? json({ statusCode: 400, message: ['property origin should not exist'], error: 'Bad Request' }, 400)
        : json(answer, 201)
    const { api, arrived } = await connect(strict, { onLeftOut: (fields) => told.push(fields) })
    const body = { startDate: '2026-03-02T12:00:00Z', calendarIds: [id(9)], origin: 'dashboard' }
    await api.appointmentsV2.create({ body })
    await api.appointmentsV2.create({ body })
    expect(arrived.map((it) => 'origin' in (it.body ?? {}))).toEqual([true, false, false])
    expect(told).toEqual([['origin']])
  })

  test('what somebody filled in of open fields is told each time it is left out', async () => {
    const told: (readonly string[])[] = []
    const strict = (it: Arrived): Response =>
      it.body && 'extraFields' in it.body
        ? json({ statusCode: 400, message: ['property extraFields should not exist'] }, 400)
        : json(answer, 201)
    const { api } = await connect(strict, { onLeftOut: (fields) => told.push(fields) })
    const body = { startDate: '2026-03-02T12:00:00Z', calendarIds: [id(9)] }
    await api.appointmentsV2.create({ body: { ...body, extraFields: { seats: 6 } } })
    await api.appointmentsV2.create({ body: { ...body, extraFields: { seats: 8, room: 'blue' } } })
    await api.appointmentsV2.create({ body: { ...body, extraFields: {} } })
    expect(told).toEqual([['extraFields.seats'], ['extraFields.seats', 'extraFields.room']])
  })

  test('are found one refusal at a time, and what has no name there is left out', async () => {
    const known = new Set(['startAt', 'endAt', 'calendarIds', 'agentComment'])
    const told: (readonly string[])[] = []
    const { api, arrived } = await connect(
      (it) => {
        const unknown = Object.keys(it.body ?? {}).find((field) => !known.has(field))
        return unknown
          ? json({ statusCode: 400, message: [`property ${unknown} should not exist`] }, 400)
          : json(answer, 201)
      },
      { onLeftOut: (fields) => told.push(fields) },
    )
    const startDate = '2026-03-02T12:00:00Z'
    await api.appointmentsV2.create({
      body: { startDate, calendarIds: [id(9)], comment: 'hm', model: 'fixed', origin: 'x' },
    })
    expect(arrived.at(-1)?.body).toEqual({ startAt: startDate, calendarIds: [id(9)], agentComment: 'hm' })
    expect(told).toEqual([['model', 'origin']])
  })

  test('a refused field is told also where another says the same', async () => {
    const told: (readonly string[])[] = []
    const { api, arrived } = await connect(
      (it) =>
        it.body && 'description' in it.body
          ? json({ statusCode: 400, message: ['property description should not exist'] }, 400)
          : json({ id: id(1), name: 'Massage' }, 201),
      { onLeftOut: (fields) => told.push(fields) },
    )
    await api.services.create({ body: { name: 'Massage', description: 'Massage', duration: 20 } })
    expect(arrived.at(-1)?.body).toEqual({ name: 'Massage', duration: 20 })
    expect(told).toEqual([['description']])
  })

  test('one calendar that goes out as a list instead is not told as left out', async () => {
    const told: (readonly string[])[] = []
    const { api, arrived } = await connect(
      (it) => {
        if (it.method === 'GET') return json([{ id: id(1), calendarId: id(9) }])
        return it.body && 'calendarId' in it.body
          ? json({ statusCode: 400, message: ['property calendarId should not exist'] }, 400)
          : json(answer, 201)
      },
      { onLeftOut: (fields) => told.push(fields) },
    )
    await api.appointmentsV2.list()
    await api.appointmentsV2.create({ body: { startDate: '2026-03-02T12:00:00Z', calendarIds: [id(9)] } })
    expect(arrived.map((it) => Object.keys(it.body ?? {}).filter((name) => name.startsWith('calendar')))).toEqual([
      [],
      ['calendarId'],
      ['calendarIds'],
    ])
    expect(told).toEqual([])
  })

  test('a deployment that names one calendar in some answers still gets the list', async () => {
    const rows = [
      { id: id(1), calendarId: id(9) },
      { id: id(2), calendarIds: [id(9)] },
    ]
    const { api, arrived } = await connect((it) => json(it.method === 'GET' ? rows : answer))
    await api.appointmentsV2.list()
    await api.appointmentsV2.update({ params: { id: id(1) }, body: { calendarIds: [id(8)] } })
    expect(arrived[1]?.body).toEqual({ calendarIds: [id(8)] })
  })
})
