import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, type Open, postOpen, type Service } from './caller.ts'
import { type Caller, openDesk, v1 } from './clinic.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const PATH = '/admin/invitations'
const secret = 'made-by-a-browser-0123456789-abcdef'

/** A colleague is invited, and becomes a person with a key in the browser that opens the link. */
export function invitationTests(open: Open): void {
  describe('an invitation', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })
    const post = (path: string, body: object) => postOpen(service, path, body)
    const inspect = async (code: string) => (await post('/x/sign-in/inspect', { code })).body
    const redeem = (code: string) => post('/x/sign-in', { code, secret })
    const invite = async (by: Caller, body: object = {}) => {
      const made = await by.post(PATH, { name: 'Marta Soler', role: 'staff', ...body })
      if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
      return made.body
    }

    test('gives a key that ends when who invited said so, never one that has ended', async () => {
      const house = await openDesk(service)
      const accessEndsAt = new Date(Date.now() + 40 * 86_400_000).toISOString()
      const made = await invite(house, { accessEndsAt })
      expect(made).toMatchObject({ accessEndsAt })
      await redeem(made.code)
      const keys = (await house.get('/admin/keys')).body as { label: string; expiresAt: string | null }[]
      expect(keys.find(({ label }) => label === 'Marta Soler')?.expiresAt).toBe(accessEndsAt)
      const past = await house.post(PATH, { name: 'Leo', role: 'staff', accessEndsAt: '2020-01-01T00:00:00.000Z' })
      expect([past.status, JSON.stringify(past.body)]).toEqual([422, expect.stringContaining('accessEndsAt')])
    })

    test('becomes a person and a key of that person, once', async () => {
      const house = await openDesk(service)
      const made = await invite(house, { email: 'marta@example.org' })
      expect(made).toMatchObject({
        code: expect.stringMatching(/^[\w-]{22}$/),
        name: 'Marta Soler',
        email: 'marta@example.org',
        role: 'staff',
        personId: null,
        invitedBy: house.key.accessKeyId,
        expiresAt: expect.stringMatching(INSTANT),
        usedAt: null,
        revokedAt: null,
      })
      const { code, ...shown } = made
      const list = await house.get(PATH)
      expect(list.body).toEqual([shown])
      expect(await inspect(code)).toEqual({
        organization: { id: house.key.organizationId, name: house.organization },
        role: 'staff',
        expiresAt: made.expiresAt,
        invitation: { name: 'Marta Soler', state: 'open' },
      })
      const tries = await Promise.all(Array.from({ length: 5 }, () => redeem(code)))
      expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404, 404, 404])
      const redeemed = tries.find(({ status }) => status === 201)?.body
      const key = { accessKeyId: redeemed.accessKeyId, secretAccessKey: secret }
      const me = await call(service, key, 'GET', '/x/me')
      expect([me.status, me.body]).toMatchObject([
        200,
        { role: 'staff', person: { name: 'Marta Soler', initials: 'MS', email: 'marta@example.org' } },
      ])
      expect((await house.get(PATH)).body).toEqual([])
      expect((await house.get('/admin/people')).body).toHaveLength(1)
      expect(await inspect(code)).toMatchObject({ invitation: { name: 'Marta Soler', state: 'used' } })
      expect((await redeem(code)).body).toMatchObject({
        code: 'NOT_FOUND',
        description: expect.stringContaining('used before'),
      })
      const revoked = await house.post(`${PATH}/${made.id}/revoke`)
      expect([revoked.status, revoked.body.description]).toEqual([409, expect.stringContaining('used')])
      const told = (await house.get('/x/audit', { resource: 'invitations', id: made.id })).body
      expect(told.items.map((it: { operation: string }) => it.operation)).toEqual([
        'signIn.redeem',
        'adminInvitations.create',
      ])
      // Who came in did so themselves.
      expect(told.items[0]).toMatchObject({ key: redeemed.accessKeyId, person: me.body.person.id })
      expect(JSON.stringify(told)).not.toMatch(/hash/)
    })

    test('to somebody who is there already is another key of that person', async () => {
      const house = await openDesk(service)
      const person = (await house.post('/admin/people', { name: 'Ana Ruiz', role: 'viewer' })).body
      const { code, name } = await invite(house, { name: undefined, personId: person.id, role: 'admin' })
      expect(name).toBe('Ana Ruiz')
      const { accessKeyId } = (await redeem(code)).body
      const me = (await call(service, { accessKeyId, secretAccessKey: secret }, 'GET', '/x/me')).body
      expect(me).toMatchObject({ role: 'viewer', person: { id: person.id } })
      expect((await house.get('/admin/people')).body).toHaveLength(1)
    })

    test('that is revoked opens nothing, and says so', async () => {
      const house = await openDesk(service)
      const { code, id } = await invite(house)
      const revoked = await house.post(`${PATH}/${id}/revoke`)
      expect([revoked.status, revoked.body.revokedAt]).toEqual([200, expect.stringMatching(INSTANT)])
      expect((await house.post(`${PATH}/${id}/revoke`)).body).toEqual(revoked.body)
      expect((await house.get(PATH)).body).toEqual([])
      expect(await inspect(code)).toMatchObject({ invitation: { state: 'revoked' } })
      expect((await redeem(code)).status).toBe(404)
      expect((await house.get('/admin/people')).body).toEqual([])
    })

    test('ends with the key that made it', async () => {
      const house = await openDesk(service)
      const other = await house.as('admin')
      const { code } = await invite(other)
      await house.post(`/admin/keys/${other.key.accessKeyId}/disable`)
      expect(await inspect(code)).toMatchObject({ invitation: { state: 'revoked' } })
      expect((await redeem(code)).status).toBe(404)
      expect((await house.get('/admin/keys')).body).toHaveLength(2)
    })

    test('never gives more than the one who invites may do, then and when it is used', async () => {
      const house = await openDesk(service)
      const leader = (await house.post('/admin/people', { name: 'Eva', role: 'admin' })).body
      const made = await house.post('/admin/keys', { role: 'admin', personId: leader.id })
      const eva = { accessKeyId: made.body.accessKeyId, secretAccessKey: made.body.secretAccessKey }
      const { body } = await call(service, eva, 'POST', PATH, { body: { name: 'Leo', role: 'admin' } })
      expect((await house.put(`/admin/people/${leader.id}`, { role: 'staff' })).status).toBe(200)
      expect(await inspect(body.code)).toMatchObject({ invitation: { state: 'revoked' } })
      expect((await redeem(body.code)).status).toBe(404)
      const less = (await house.post('/admin/keys', { role: 'admin', rights: ['read', 'administer'] })).body
      const tooMuch = await call(service, less, 'POST', PATH, { body: { name: 'Leo', role: 'staff' } })
      expect([tooMuch.status, tooMuch.body.description]).toEqual([403, expect.stringContaining('write')])
      const asViewer = await call(service, less, 'POST', PATH, { body: { name: 'Leo', role: 'viewer' } })
      expect(asViewer.status).toBe(201)
      const staff = await house.as('staff')
      expect((await staff.post(PATH, { name: 'Leo', role: 'viewer' })).status).toBe(403)
      expect((await staff.get(PATH)).status).toBe(403)
    })

    test('with fewer rights than its role becomes a key that has no more', async () => {
      const house = await openDesk(service)
      const { code } = await invite(house, { rights: ['read', 'export'] })
      const { accessKeyId } = (await redeem(code)).body
      const key = { accessKeyId, secretAccessKey: secret }
      expect((await call(service, key, 'GET', '/x/me')).body.rights).toEqual(['read', 'export'])
      expect((await call(service, key, 'POST', `${v1}/services`, { body: { name: 'A', duration: 30 } })).status).toBe(
        403,
      )
    })

    test('of another organization is not there', async () => {
      const { id } = await invite(await openDesk(service))
      expect((await (await openDesk(service)).post(`${PATH}/${id}/revoke`)).status).toBe(404)
    })

    test('under one idempotency key is made once, and its code is told again', async () => {
      const house = await openDesk(service)
      const headers = { 'x-svc-site-idempotency-key': randomUUID() }
      const [one, other] = [
        await house.post(PATH, { name: 'Marta', role: 'staff' }, { headers }),
        await house.post(PATH, { name: 'Marta', role: 'staff' }, { headers }),
      ]
      expect(other.body).toEqual(one.body)
      expect((await house.get(PATH)).body).toHaveLength(1)
    })

    test.each([
      [{ role: 'staff' }, 422, 'name'],
      [{ name: 'Marta', role: 'staff', personId: '01a00000-0000-7000-8000-000000000000' }, 422, 'personId'],
      [{ name: 'Marta', role: 'staff', expiresAt: '2026-01-01T00:00:00Z' }, 422, 'expiresAt'],
      [{ name: 'Marta', role: 'staff', expiresAt: '2999-01-01T00:00:00Z' }, 422, 'expiresAt'],
      [{ name: 'Marta', role: 'viewer', rights: ['write'] }, 422, 'rights'],
      [{ name: 'Marta', role: 'owner' }, 400, 'role'],
      [{ name: 'Marta', role: 'staff', email: 'nowhere' }, 400, 'email'],
    ])('that makes no sense is refused: %#', async (body, status, field) => {
      const house = await openDesk(service)
      const refused = await house.post(PATH, body)
      expect([refused.status, refused.body.errors[0].field]).toEqual([status, field])
    })
  })
}
