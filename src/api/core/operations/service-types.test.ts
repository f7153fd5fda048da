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

  test('of others are offered to admins, and seen once they are accepted', async () => {
    const third = '33333333-3333-4333-8333-333333333333'
    const sharing = { scope: 'organizations', organizationIds: [other, third] }
    const { id } = await type({ sharing, configuration: { duration: 20 } })
    const secret = await type({ name: 'Secret' })
    const foreign = { organizationId: other, params: { id } }
    const none = { items: [], total: 0 }
    expect(await desk.call('serviceTypes', 'list', { organizationId: other })).toEqual(none)
    expect(await refusal(desk.call('serviceTypes', 'get', foreign))).toMatchObject({ refusal: 'notFound' })
    const service = { body: { name: 'Theirs', typeId: id }, organizationId: other }
    expect(await refusal(desk.call('services', 'create', service))).toMatchObject({ fields: ['typeId'] })
    const offers = () => desk.call('sharedTypes', 'list', { organizationId: other })
    const offer = { id, name: 'First Visit', description: null, configuration: { duration: 20 }, isAccepted: false }
    expect(await offers()).toMatchObject({ items: [offer], total: 1 })
    expect(JSON.stringify(await offers())).not.toContain(third)
    expect(await desk.call('sharedTypes', 'list')).toEqual(none)

    const hidden = desk.call('sharedTypes', 'accept', { ...foreign, params: { id: secret.id } })
    expect(await refusal(hidden)).toMatchObject({ refusal: 'notFound' })
    const { slug } = await type({ slug: 'first-visit' }, other)
    const accepted = await desk.call('sharedTypes', 'accept', foreign)
    expect(accepted).toMatchObject({ id, organizationId: other, configuration: { duration: 20 }, version: 1 })
    expect(accepted.sharing).toEqual({ scope: 'private', organizationIds: [] })
    expect(accepted.slug).not.toBe(slug)
    expect(await desk.call('sharedTypes', 'accept', foreign)).toEqual(accepted)
    expect((await offers()).items).toMatchObject([{ id, isAccepted: true }])
    expect(await desk.call('services', 'create', service)).toMatchObject({ duration: 20 })
    // It is a row of one's own from then on.
    await desk.call('serviceTypes', 'update', { ...foreign, body: { name: 'Ours' } })
    expect(await desk.call('serviceTypes', 'get', { params: { id } })).toMatchObject({ version: 1 })
    await desk.call('serviceTypes', 'remove', foreign)
    expect((await offers()).items).toMatchObject([{ id, isAccepted: false }])
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
