import { describe, expect, test } from 'vitest'
import { connect, failure, id, json } from '../testing/deployment.ts'
import { shallow } from '../testing/shallow.ts'

describe('answers that say nothing', () => {
  const PRESET = `/api/v1/presets/${id(4)}`
  const preset = { id: id(4), title: 'Blue', logo: '/l.png' }
  const one = { params: { id: id(4) } }
  const silent = [
    ['nothing with 200', () => new Response('', { status: 200 })],
    ['nothing with 204', () => new Response(null, { status: 204 })],
    ['a word of success', () => json({ success: true, message: 'ok' })],
    ['a number of rows', () => json({ affected: 1 })],
  ] as const

  test.each(silent)('%s: a change is read anew', async (_, reply) => {
    const { api } = await connect(shallow({ [PRESET]: { ...preset } }, { reply }))
    expect(await api.presets.update({ ...one, body: { title: 'Red' } })).toMatchObject({
      id: id(4),
      title: 'Red',
      logo: '/l.png',
    })
  })

  test('a change that cannot be read anew is what was there with what was sent', async () => {
    const { api } = await connect((it, index) =>
      it.method === 'PUT' ? new Response('') : index === 0 ? json(preset) : json({}, 403),
    )
    await api.presets.get(one)
    expect(await api.presets.update({ ...one, body: { title: 'Red' } })).toMatchObject({ title: 'Red', logo: '/l.png' })
  })

  test.each(silent)('%s: a new record is what was sent, with no id of its own', async (_, reply) => {
    const { api } = await connect(reply)
    expect(await api.presets.create({ body: { title: 'Green' } })).toMatchObject({ id: '', title: 'Green' })
  })

  test('a new record whose answer is only its id is read', async () => {
    const { api } = await connect((it) => json(it.method === 'POST' ? { id: id(4) } : preset))
    expect(await api.presets.create({ body: { title: 'Green' } })).toMatchObject({ id: id(4), logo: '/l.png' })
  })

  test.each([...silent, ['another shape', () => json({ ok: { deep: 1 } })] as const])(
    '%s: reading one record is an error',
    async (_, reply) => {
      const { api } = await connect(reply)
      expect(await failure(api.presets.get(one))).toMatchObject({ kind: 'address' })
    },
  )

  test.each([
    [{ result: preset }],
    [{ data: preset }],
    [{ preset }],
    [{ data: { item: preset } }],
    [{ data: [preset] }],
  ])('%j holds the record', async (body) => {
    const { api } = await connect(() => json(body))
    expect(await api.presets.get(one)).toMatchObject({ id: id(4), title: 'Blue' })
  })
})

describe('ids that are numbers', () => {
  test('are written back as numbers, alone, in lists and in lists of objects', async () => {
    const { api, arrived } = await connect((it) => {
      if (it.path === '/api/v1/calendars') return json([{ id: 1065, name: 'Ana' }])
      return json(it.method === 'GET' ? [{ id: 7, name: 'S', calendars: [] }] : { id: 8, name: 'S' })
    })
    await api.calendars.list()
    await api.services.list()
    await api.services.create({ body: { name: 'S', typeId: null, calendars: [{ calendarId: '1065', active: true }] } })
    await api.appointmentsV2.create({
      body: { startDate: '2026-03-02T12:00:00Z', calendarIds: ['1065'], serviceId: '7', externalId: '7' },
    })
    expect(arrived[2]?.body).toEqual({ name: 'S', calendars: [{ calendarId: 1065, active: true }] })
    expect(arrived[3]?.body).toEqual({
      startDate: '2026-03-02T12:00:00Z',
      calendarIds: [1065],
      serviceId: 7,
      externalId: '7',
    })
  })

  test('of digits that are text stay text', async () => {
    const { api, arrived } = await connect((it) => json(it.method === 'GET' ? [{ id: '12', name: 'S' }] : { id: '9' }))
    await api.services.list()
    await api.appointmentsV2.create({ body: { startDate: '2026-03-02T12:00:00Z', calendarIds: ['12'] } })
    expect(arrived[1]?.body).toMatchObject({ calendarIds: ['12'] })
  })
})

const room = { id: id(1), publicId: 'r-1', template: { name: 'A' } }

describe('what says nothing', () => {
  test('is left out of what is made, however deep; what is free stays', async () => {
    const { api, arrived } = await connect(() => json(room))
    await api.rooms.create({ body: { origin: null, template: { name: 'A', description: null, presetId: null } } })
    await api.services.create({ body: { name: 'A', duration: 20, extraFields: { note: null } } })
    expect(arrived[0]?.body).toEqual({ template: { name: 'A' } })
    expect(arrived[1]?.body).toEqual({ name: 'A', duration: 20, extraFields: { note: null } })
  })

  test('clears what is changed', async () => {
    const { api, arrived } = await connect(() => json({ id: id(1), title: 'A' }))
    await api.presets.update({ params: { id: id(1) }, body: { description: null } })
    expect(arrived.at(-1)?.body).toEqual({ description: null })
  })
})
