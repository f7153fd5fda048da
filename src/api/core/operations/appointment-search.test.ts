import { beforeAll, describe, expect, test } from 'vitest'
import { blankAppointment } from '../seed/appointments.ts'
import { randomFrom } from '../seed/random.ts'
import { at, type Booked, type Desk, nobody, openDesk, other, own, refusal } from './testing/clinic.ts'

let desk: Desk
const ids: Record<string, string> = {}
const booked: Record<string, Booked> = {}

const event = (title: string, clock: string, minutes: number) => {
  const start = Date.parse(at(clock))
  const stamp = { organizationId: own, createdAt: at('00:00'), updatedAt: at('00:00'), version: 1 }
  return { ...blankAppointment(randomFrom(title), stamp, [nobody], start, start + minutes * 60_000), title }
}

const externals = [
  { id: 'external_provider_1' as const, label: 'Provider One', connected: false, events: () => Promise.reject() },
  {
    id: 'external_provider_2' as const,
    label: 'Provider Two',
    connected: true,
    events: ({ from }: { from: string | null }) =>
      from === at('00:00')
        ? Promise.reject(new Error('down'))
        : Promise.resolve([event('Theirs, late', '15:00', 30), event('Theirs, early', '08:00', 30)]),
  },
]

beforeAll(async () => {
  desk = openDesk({ externals })
  ids.vega = (await desk.calendar('Dr. Vega')).id
  ids.room = (await desk.calendar('Room 1', 'asset')).id
  ids.service = (await desk.service({ duration: 60 })).id
  const { vega = '', room = '', service = '' } = ids
  const make = async (name: string, body: Parameters<Desk['book']>[0]) => {
    booked[name] = await desk.book({ title: name, ...body })
  }
  await make('late', { startDate: at('14:00'), calendarIds: [vega], serviceId: service, status: 'confirmed' })
  await make('early', {
    startDate: at('09:00'),
    endDate: at('10:00'),
    calendarIds: [vega],
    resourceId: room,
    classification: 'Première',
    type: 'phone',
    guests: [{ extraFields: { firstName: 'Ana', lastName: 'Gómez', phone: '600 111' } }],
    userId: nobody,
    userGroupId: own,
    origin: 'walk-in',
  })
  await make('block', { startDate: at('10:00'), endDate: at('11:00'), calendarIds: [room], blocked: true })
  await make('poll', { startDate: at('12:00'), endDate: at('13:00'), calendarIds: [vega], model: 'poll' })
  await make('arrived', {
    startDate: at('16:00'),
    endDate: at('17:00'),
    calendarIds: [vega],
    status: 'confirmed',
    subStatus: 'arrived',
  })
})

const titles = async (group: 'appointmentsV1' | 'appointmentsV2', query: Record<string, string>) => {
  const { items } = await desk.call(group, 'list', { query: { connection: 'svc', ...query } })
  return (items as { title: string }[]).map(({ title }) => title)
}

describe('both searches', () => {
  test.each([
    [{}, ['early', 'poll', 'late', 'arrived']],
    [{ search: 'GOMEZ' }, ['early']],
    [{ search: 'premiere' }, ['early']],
    [{ search: '600 111' }, ['early']],
    [{ search: '600111' }, ['early']],
    [{ search: '(60) 01-11' }, ['early']],
    [{ search: '+34600111' }, ['early']],
    [{ search: '0034 600.111' }, ['early']],
    [{ search: '0011' }, ['early']],
    [{ search: '001' }, []],
    [{ search: '600112' }, []],
    [{ search: 'x 600111' }, []],
    [{ search: 'confirm' }, ['late', 'arrived']],
    [{ startDate: at('10:00') }, ['poll', 'late', 'arrived']],
    [{ startDate: at('09:30') }, ['early', 'poll', 'late', 'arrived']],
    [{ endDate: at('12:00') }, ['early']],
    [{ startDate: '2026-03-03T13:00:00+01:00', endDate: at('14:01') }, ['poll', 'late']],
    [{ origin: 'walk-in' }, ['early']],
    [{ lang: 'es' }, ['early', 'poll', 'late', 'arrived']],
    [{ page: '2', limit: '3' }, ['arrived']],
    [{ page: '9' }, []],
  ] as [Record<string, string>, string[]][])('%o', async (query, expected) => {
    expect(await titles('appointmentsV2', query)).toEqual(expected)
    const both = await titles('appointmentsV1', { ...query, excludeIds: booked.block?.id ?? '' })
    expect(both).toEqual(expected)
  })

  test('an end before the start is impossible', async () => {
    const query = { startDate: at('12:00'), endDate: at('09:00') }
    expect(await refusal(titles('appointmentsV2', query))).toMatchObject({ fields: ['endDate'] })
    expect(await refusal(titles('appointmentsV1', query))).toMatchObject({ fields: ['endDate'] })
  })
})

describe('version 1', () => {
  test('always has the blocks, and filters', async () => {
    expect(await titles('appointmentsV1', {})).toEqual(['early', 'block', 'poll', 'late', 'arrived'])
    const cases: [Record<string, string>, string[]][] = [
      [{ type: 'phone' }, ['early']],
      [{ state: 'confirmed' }, ['block', 'late', 'arrived']],
      [{ userId: nobody }, ['early']],
      [{ userGroupId: own }, ['early']],
      [{ serviceId: ids.service ?? '' }, ['late']],
      [{ ids: `${booked.late?.id},${nobody}` }, ['late']],
      [{ excludeIds: `${booked.late?.id},${booked.early?.id}` }, ['block', 'poll', 'arrived']],
      [{ calendarIds: `${ids.room}` }, ['early', 'block']],
      [{ organizationId: own }, ['early', 'block', 'poll', 'late', 'arrived']],
      [{ organizationId: other }, []],
    ]
    for (const [query, expected] of cases) {
      const wanted = query.state ? expected.filter((it) => booked[it]?.status === 'confirmed') : expected
      expect(await titles('appointmentsV1', query), JSON.stringify(query)).toEqual(wanted)
    }
  })

  test('knows the own organization in capitals too', async () => {
    const organizationId = 'abcdefab-1111-4111-8111-111111111111'
    const clinic = openDesk()
    const { id } = await clinic.call('adminCalendars', 'create', {
      body: { name: 'Ana', type: 'agent', timezone: 'UTC' },
      organizationId,
    })
    const body = { startDate: at('09:00'), endDate: at('10:00'), calendarIds: [id] }
    await clinic.call('appointmentsV2', 'create', { body, organizationId })
    const query = { connection: 'svc', organizationId: organizationId.toUpperCase() }
    expect((await clinic.call('appointmentsV1', 'list', { query, organizationId })).total).toBe(1)
  })

  test('asks other providers only where they are connected', async () => {
    const refused = await refusal(titles('appointmentsV1', { connection: 'external_provider_1' }))
    expect(refused).toMatchObject({ refusal: 'unprocessable', fields: ['connection'] })
    expect(refused.description).toContain('Provider One')
    const asked = (query: Record<string, string>) =>
      titles('appointmentsV1', { connection: 'external_provider_2', ...query })
    expect(await asked({})).toEqual(['Theirs, early', 'Theirs, late'])
    expect(await refusal(asked({ startDate: at('00:00') }))).toMatchObject({ refusal: 'upstream' })
  })

  test('filters and pages the events of a provider as its own', async () => {
    const cases: [Record<string, string>, string[]][] = [
      [{ startDate: at('08:30') }, ['Theirs, late']],
      [{ endDate: at('15:00') }, ['Theirs, early']],
      [{ search: 'LATE' }, ['Theirs, late']],
      [{ state: 'pending' }, []],
      [{ type: 'phone' }, []],
      [{ calendarIds: ids.vega ?? '' }, []],
      [{ calendarIds: nobody, limit: '1', page: '2' }, ['Theirs, late']],
      [{ ids: event('Theirs, late', '15:00', 30).id }, ['Theirs, late']],
      [{ excludeIds: event('Theirs, late', '15:00', 30).id }, ['Theirs, early']],
      [{ organizationId: other }, []],
    ]
    for (const [query, expected] of cases) {
      const found = await titles('appointmentsV1', { connection: 'external_provider_2', ...query })
      expect(found, JSON.stringify(query)).toEqual(expected)
    }
  })
})

describe('version 2', () => {
  test('filters', async () => {
    const cases: [Record<string, string>, string[]][] = [
      [{ blocked: 'true' }, ['early', 'block', 'poll', 'late', 'arrived']],
      [{ blocked: 'false' }, ['early', 'poll', 'late', 'arrived']],
      [{ resourceId: ids.room ?? '' }, ['early']],
      [{ calendarId: ids.room ?? '', blocked: '1' }, ['early', 'block']],
      [{ calendarType: 'asset' }, ['early']],
      [{ status: 'confirmed' }, ['late', 'arrived']],
      [{ status: 'unheard-of' }, []],
      [{ subStatus: 'arrived' }, ['arrived']],
      [{ model: 'poll' }, ['poll']],
      [{ excludeIds: booked.poll?.id ?? '' }, ['early', 'late', 'arrived']],
    ]
    for (const [query, expected] of cases) {
      expect(await titles('appointmentsV2', query), JSON.stringify(query)).toEqual(expected)
    }
  })

  test('answers only the fields asked for, and the id', async () => {
    const query = { fields: 'title,unheard,status', search: 'late' }
    const { items, total } = await desk.call('appointmentsV2', 'list', { query })
    expect(items).toEqual([{ id: booked.late?.id, title: 'late', status: 'confirmed' }])
    expect(total).toBe(1)
  })
})
