import { describe, expect, test } from 'vitest'
import type { FieldLoss } from './losses.ts'
import { connect, id, json } from '../testing/deployment.ts'
import { shallow } from '../testing/shallow.ts'

const ROOM = '/api/v1/rooms/r-1'
const room = () => ({
  id: id(1),
  publicId: 'r-1',
  template: {
    name: 'Lobby',
    actors: [{ name: 'Ana', role: 'host', avatar: 'a.png' }],
    theme: { dark: true },
    duration: 30,
  },
})
const params = { publicId: 'r-1' }

describe('nested objects', () => {
  test('go out whole, with what nobody here knows and as it stands now', async () => {
    const records = { [ROOM]: room() }
    const { api, arrived } = await connect(shallow(records))
    await api.rooms.get({ params })
    records[ROOM].template.theme.dark = false
    const after = await api.rooms.update({ params, body: { template: { description: 'By the door' } } })
    expect(arrived.at(-1)?.body).toEqual({
      template: { ...room().template, theme: { dark: false }, description: 'By the door' },
    })
    expect(after.template).toMatchObject({ name: 'Lobby', description: 'By the door', theme: { dark: false } })
  })

  test('that the form writes whole lose what it cleared, and nothing that it does not know', async () => {
    const path = `/api/v1/multimedia/${id(2)}`
    const app = { type: 'x', source: { url: '/a', security: 's', region: 'eu' }, resource: 'r', build: 7 }
    const records = { [path]: { id: id(2), name: 'Film', app, options: { timeout: 5, quality: 'hd' } } }
    const { api, arrived } = await connect(shallow(records))
    const one = { params: { id: id(2) } }
    await api.multimedia.get(one)
    await api.multimedia.update({
      ...one,
      body: { app: { type: 'y', source: { url: '/a' } }, options: { timeout: 6, showBooking: true } },
    })
    expect(arrived.at(-1)?.body).toEqual({
      app: { type: 'y', source: { url: '/a', region: 'eu' }, build: 7 },
      options: { timeout: 6, showBooking: true, quality: 'hd' },
    })
  })

  test('entries of a list keep what nobody here knows, also in what the form took apart', async () => {
    const path = `/api/v1/services/${id(3)}`
    const calendars = [
      { calendarId: id(8), active: true, restrictionDates: { include: [['2026-01-01', '2026-02-01']], why: 'fair' } },
      { calendarId: id(9), active: true },
    ]
    const { api, arrived } = await connect(shallow({ [path]: { id: id(3), name: 'S', calendars } }))
    const one = { params: { id: id(3) } }
    await api.services.get(one)
    const include: [string, string][] = [['2026-01-01', '2026-03-01']]
    await api.services.update({
      ...one,
      body: {
        calendars: [
          { calendarId: id(9), active: false },
          { calendarId: id(8), active: true, restrictionDates: { include } },
        ],
      },
    })
    expect(arrived.at(-1)?.body).toEqual({
      calendars: [
        { calendarId: id(9), active: false },
        { calendarId: id(8), active: true, restrictionDates: { include, why: 'fair' } },
      ],
    })
  })

  test('unknown keys that the deployment itself refuses are left out', async () => {
    const records = { [ROOM]: room() }
    const behave = shallow(records)
    const { api, arrived } = await connect((it, index) =>
      it.method === 'PUT' && JSON.stringify(it.body).includes('theme')
        ? json({ statusCode: 400, message: ['template.property theme should not exist'] }, 400)
        : behave(it, index),
    )
    await api.rooms.update({ params, body: { template: { description: 'Far' } } })
    const { theme: _, ...kept } = room().template
    expect(arrived.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      template: { ...kept, description: 'Far' },
    })
  })

  test('a service that says what it is and at which version needs no second look', async () => {
    const records = { [ROOM]: { ...room(), version: 4 } }
    const { api, arrived } = await connect(shallow(records), { discovery: true })
    await api.rooms.get({ params })
    await api.rooms.update({ params, body: { template: { description: 'Near' } }, ifVersion: 4 })
    expect(arrived.map(({ method }) => method)).toEqual(['GET', 'PUT'])
    expect(arrived[1]?.body).toEqual({ template: { ...room().template, description: 'Near' } })
  })

  test('are never written blindly: where the record cannot be read, nothing is sent', async () => {
    const { api, arrived } = await connect(() => json({ ok: true }))
    await expect(api.rooms.update({ params, body: { template: { description: 'x' } } })).rejects.toMatchObject({
      kind: 'address',
    })
    expect(arrived.map(({ method }) => method)).toEqual(['GET'])
  })

  test('are read whole also where the service remembers what it said', async () => {
    const { api, arrived } = await connect((it) =>
      it.headers.has('if-none-match')
        ? new Response(null, { status: 304 })
        : json(it.method === 'GET' ? room() : { ...room(), ...it.body }, 200, { etag: '"a"' }),
    )
    await api.rooms.get({ params })
    await api.rooms.update({ params, body: { template: { description: 'x' } } })
    expect(arrived.at(-1)?.body).toEqual({ template: { ...room().template, description: 'x' } })
  })

  test('without a version that is known, what is written back is what was just read', async () => {
    const records = { [ROOM]: { ...room(), version: 4 } }
    const { api, arrived } = await connect(shallow(records), { discovery: true })
    await api.rooms.update({ params, body: { template: { description: 'Near' } } })
    expect(arrived.map(({ method }) => method)).toEqual(['GET', 'PUT'])
    expect(arrived[1]?.headers.get('x-svc-site-if-version')).toBe('4')
  })
})

describe('fields that a deployment lost', () => {
  const PRESET = `/api/v1/presets/${id(4)}`
  const preset = () => ({ id: id(4), title: 'Blue', logo: '/l.png', image: '/i.png', products: ['p'], seen: 3 })
  const one = { params: { id: id(4) } }

  test('are told after a look at what is stored, and put back at a word', async () => {
    const records: Record<string, Record<string, unknown>> = { [PRESET]: preset() }
    const { api } = await connect(shallow(records, { whole: true }))
    const told: FieldLoss[] = []
    api.subscribeLosses((loss) => told.push(loss))
    await api.presets.get(one)
    await api.presets.update({ ...one, body: { title: 'Red' } })
    expect(told.map(({ fields }) => fields)).toEqual([['logo', 'image', 'products', 'seen']])
    expect(await told[0]?.restore()).toBe(true)
    expect(records[PRESET]).toEqual({ ...preset(), title: 'Red' })
    expect(told).toHaveLength(1)
  })

  test('are told of nested objects too, and a restore that does not help says so', async () => {
    const records: Record<string, Record<string, unknown>> = { [ROOM]: room() }
    const behave = shallow(records)
    const { api } = await connect((it, index) => {
      const answer = behave(it, index)
      if (it.method === 'PUT') records[ROOM] = { ...room(), template: { description: 'x' } }
      return it.method === 'PUT' ? json(records[ROOM]) : answer
    })
    const told: FieldLoss[] = []
    api.subscribeLosses((loss) => told.push(loss))
    await api.rooms.update({ params, body: { template: { description: 'x' } } })
    expect(told[0]?.fields).toEqual(['template.name', 'template.actors', 'template.theme', 'template.duration'])
    expect(await told[0]?.restore()).toBe(false)
  })

  test('are none where only the answer is short', async () => {
    const records: Record<string, Record<string, unknown>> = { [PRESET]: preset() }
    const { api } = await connect(shallow(records, { reply: () => json({ id: id(4), title: 'Red' }) }))
    const told: FieldLoss[] = []
    api.subscribeLosses((loss) => told.push(loss))
    await api.presets.get(one)
    const after = await api.presets.update({ ...one, body: { title: 'Red' } })
    expect(told).toEqual([])
    expect(after).toMatchObject({ title: 'Red', logo: '/l.png' })
  })

  test('are none where a step ends what belonged to the step before', async () => {
    const path = `/api/v2/appointments/${id(5)}`
    const stored = { id: id(5), title: 'T', status: 'pending', blockedUntil: '2026-03-02T12:00:00Z', subStatus: 'x' }
    const records: Record<string, Record<string, unknown>> = { [path]: stored }
    const behave = shallow(records)
    const { api } = await connect((it, index) => {
      const answer = behave(it, index)
      if (it.method === 'PUT') records[path] = { ...records[path], blockedUntil: null, subStatus: null }
      return it.method === 'PUT' ? json(records[path]) : answer
    })
    const told: FieldLoss[] = []
    api.subscribeLosses((loss) => told.push(loss))
    await api.appointmentsV2.get({ params: { id: id(5) } })
    await api.appointmentsV2.update({ params: { id: id(5) }, body: { status: 'confirmed' } })
    expect(told).toEqual([])
  })
})
