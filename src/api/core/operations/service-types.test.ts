import { beforeEach, describe, expect, test } from 'vitest'
import type { ServiceType } from '../../contract/service-types.ts'
import { rightsOf } from '../rules/rights.ts'
import { type Desk, openDesk, other, own, refusal } from './testing/clinic.ts'

let desk: Desk

beforeEach(() => {
  desk = openDesk()
})

const type = (body: object = {}, organizationId = own) =>
  desk.call('serviceTypes', 'create', { body: { name: 'First Visit', ...body }, organizationId })

describe('service types', () => {
  test('get a slug from the name, unique in the organization', async () => {
    const first = await type({ name: 'Première visite à domicile!' })
    expect(first).toMatchObject({
      slug: 'premiere-visite-a-domicile',
      sharing: { scope: 'private', organizationIds: [] },
      configuration: {},
    })
    expect(await refusal(type({ slug: first.slug }))).toMatchObject({ refusal: 'conflict' })
    await type({ slug: first.slug }, other)
    const second = await type({ name: '診察' })
    expect(second.slug).toMatch(/^type-\d{6}$/)
    const update = (body: object) => desk.call('serviceTypes', 'update', { params: { id: second.id }, body })
    expect(await refusal(update({ slug: first.slug }))).toMatchObject({ refusal: 'conflict' })
    expect(await update({ slug: 'visit', description: 'x' })).toMatchObject({ slug: 'visit', version: 2 })
    const configuration = { minTimeToSchedule: 2, maxTimeToSchedule: 1 }
    expect(await refusal(update({ configuration }))).toMatchObject({ fields: ['configuration.minTimeToSchedule'] })
  })

  test('that are shared are read by others, and written by their owner only', async () => {
    const third = '33333333-3333-4333-8333-333333333333'
    const sharing = { scope: 'organizations', organizationIds: [other, third] }
    const { id } = await type({ sharing, configuration: { duration: 20 } })
    const secret = await type({ name: 'Secret' })
    const foreign = { organizationId: other, params: { id } }
    const seen = await desk.call('serviceTypes', 'get', foreign)
    expect(seen.sharing).toEqual({ scope: 'organizations', organizationIds: [other] })
    const list = await desk.call('serviceTypes', 'list', { organizationId: other, query: { name: 'VISIT' } })
    expect(list).toEqual({ items: [seen], total: 1 })
    const attempts = [
      desk.call('serviceTypes', 'update', { ...foreign, body: { name: 'x' } }),
      desk.call('serviceTypes', 'remove', foreign),
    ]
    for (const attempt of attempts) expect(await refusal(attempt)).toMatchObject({ refusal: 'forbidden' })
    await type({ slug: 'first-visit' }, other)
    const hidden = desk.call('serviceTypes', 'get', { organizationId: other, params: { id: secret.id } })
    expect(await refusal(hidden)).toMatchObject({ refusal: 'notFound' })
    const service = { body: { name: 'Theirs', typeId: id }, organizationId: other }
    expect(await desk.call('services', 'create', service)).toMatchObject({ duration: 20 })
  })

  test.each<[string, ServiceType['sharing']]>([
    ['everyone', { scope: 'public', organizationIds: [] }],
    ['some', { scope: 'organizations', organizationIds: [other] }],
  ])('are shared with %s by an admin only', async (_, sharing) => {
    const rights = rightsOf({ role: 'staff' })
    const staff = (body: object, id: string) => desk.call('serviceTypes', 'update', { params: { id }, body, rights })
    const made = desk.call('serviceTypes', 'create', { body: { name: 'Mine', sharing }, rights })
    expect(await refusal(made)).toMatchObject({ refusal: 'forbidden' })
    const { id } = await type()
    expect(await refusal(staff({ sharing }, id))).toMatchObject({ refusal: 'forbidden' })
    await desk.call('serviceTypes', 'update', { params: { id }, body: { sharing } })
    // Whoever sends the whole of it changes nothing about that.
    expect(await staff({ name: 'Visit', sharing }, id)).toMatchObject({ name: 'Visit', sharing })
    const wider = { scope: 'organizations', organizationIds: [other, own] }
    expect(await refusal(staff({ sharing: wider }, id))).toMatchObject({ refusal: 'forbidden' })
    const taken = { scope: 'private', organizationIds: [] }
    expect(await staff({ sharing: taken }, id)).toMatchObject({ sharing: taken })
  })

  test('leave their services when deleted', async () => {
    const { id } = await type()
    const service = await desk.service({ typeId: id })
    expect(await desk.call('serviceTypes', 'remove', { params: { id } })).toHaveProperty('deletedAt')
    const after = await desk.call('services', 'get', { params: { id: service.id } })
    expect(after).toEqual({ ...service, typeId: null, version: 2 })
  })
})
