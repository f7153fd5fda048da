import { describe, expect, test } from 'vitest'
import { device, json, ORIGIN, wish } from './testing/device.ts'

const sur = { id: '00000000-0000-4000-8000-000000000001', name: 'Clinic Sur' }
const norte = { id: '00000000-0000-4000-8000-000000000002', name: 'Clinic Norte' }
type Organization = typeof sur

/** A device whose servers know codes, each good once: `sur` and `norte` open an organization, `second` may be an invitation to `sur`. */
const clinic = (invitation?: { name: string; state: string }, extensions?: readonly string[]) => {
  const codes = new Map<string, Organization>([
    ['sur', sur],
    ['norte', norte],
    ['second', sur],
  ])
  const secrets: string[] = []
  const refused = new Set<string>()
  const bodyOf = (init: RequestInit) =>
    JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, string>
  const tools = device(
    ({ url, init }) => {
      const { code = '', secret } = bodyOf(init)
      const organization = codes.get(code)
      if (url.pathname.startsWith('/x/sign-in')) {
        if (!organization) return json({ code: 'NOT_FOUND', description: 'Unknown, expired or used.' }, 404)
        if (!secret)
          return json({
            organization,
            role: 'staff',
            expiresAt: '2026-03-02T12:15:00.000Z',
            ...(code === 'second' && { invitation }),
          })
        codes.delete(code)
        secrets.push(secret)
        return json({ accessKeyId: `KEY-${code}`, organization, role: 'staff' }, 201)
      }
      const signer = /Credential=([^,]+)/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1] ?? ''
      if (refused.has(signer)) return json({ code: 'UNAUTHORIZED', description: 'Disabled.' }, 401)
      const organizationId = signer.includes('norte') ? norte.id : sur.id
      return json([{ id: 'c', organizationId }])
    },
    ...(extensions ? [() => json({ extensions })] : []),
  )
  return { ...tools, secrets, refused }
}
const link = (code: string, baseUrl: string | null = null) => ({ code, baseUrl })

describe('a sign-in link', () => {
  test('asks first and names what it opens; yes signs in with a key that this browser made', async () => {
    const { open, rows, secrets } = clinic()
    const session = await open()
    await session.links.follow(link('sur'))
    expect(session.state().status).toBe('out')
    expect(session.links.asked()).toMatchObject({ baseUrl: ORIGIN, opens: { organization: sur, role: 'staff' } })
    await session.links.accept(true)
    expect(session.links.asked()).toBeNull()
    expect(session.state()).toMatchObject({
      status: 'in',
      connection: { name: 'Clinic Sur', organization: sur, role: 'staff', accessKeyId: 'KEY-sur', remembered: true },
    })
    const [kept] = rows.values()
    expect(kept?.key.extractable).toBe(false)
    expect(secrets).toMatchObject([expect.stringMatching(/^[\w-]{40}$/)])
    expect(JSON.stringify([kept, session.state()])).not.toContain(secrets[0])
  })

  test('hands on what the server said of itself, so that the first page begins with it', async () => {
    const session = await clinic(undefined, ['batch']).open()
    await session.links.follow(link('sur'))
    await session.links.accept(true)
    expect(session.state()).toMatchObject({ connection: { discovery: { extensions: ['batch'] } } })
  })

  test('stays on the screen until the key is kept, so that a reload after it finds the key', async () => {
    const { open } = clinic()
    const session = await open()
    await session.links.follow(link('sur'))
    const seen: string[] = []
    session.subscribe(() => seen.push(`${session.links.asked() ? 'asked' : 'answered'}, ${session.state().status}`))
    await session.links.accept(true)
    expect(seen).not.toContain('answered, out')
    expect(seen.at(-1)).toBe('answered, in')
  })

  test('opened while somebody is signed in switches nothing before the answer, and other tabs never', async () => {
    const { open, newTab } = clinic()
    const first = await open()
    await first.links.follow(link('sur'))
    await first.links.accept(false)
    newTab()
    const second = await open()
    await second.links.follow(link('norte'))
    expect(second.links.asked()).toMatchObject({ opens: { organization: norte } })
    expect(second.state()).toMatchObject({ connection: { name: 'Clinic Sur' } })
    second.links.dismiss()
    expect(second.state()).toMatchObject({ connection: { name: 'Clinic Sur' } })
    expect((await open()).state()).toMatchObject({ connection: { name: 'Clinic Sur' } })
    // Staying has not used the link up.
    await second.links.follow(link('norte'))
    await second.links.accept(false)
    expect(second.state()).toMatchObject({ connection: { name: 'Clinic Norte' } })
    expect(first.state()).toMatchObject({ connection: { name: 'Clinic Sur' } })
  })

  test('to an organization that this browser knows asks all the same while another one is open', async () => {
    const { open } = clinic()
    const session = await open()
    for (const code of ['sur', 'norte']) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other, as a person does.
      await session.links.follow(link(code))
      // oxlint-disable-next-line no-await-in-loop -- The same.
      await session.links.accept(true)
    }
    await session.links.follow(link('second'))
    expect(session.links.asked()).toMatchObject({ opens: { organization: sur } })
    expect(session.state()).toMatchObject({ status: 'in', connection: { organization: norte } })
  })

  test('to a server that this browser does not know sends nothing before a yes, and then asks again', async () => {
    const { open, sent } = clinic()
    const session = await open()
    await session.links.follow(link('sur', 'https://far.example/'))
    expect(session.links.asked()).toMatchObject({ baseUrl: 'https://far.example', opens: null })
    expect(sent).toEqual([])
    await session.links.accept(false)
    expect(session.links.asked()).toMatchObject({ opens: { organization: sur } })
    expect(session.state().status).toBe('out')
  })

  test.each(['used', ''])('that is good no more is told: “%s”', async (code) => {
    const session = await clinic().open()
    await session.links.follow(link(code))
    expect(session.links.asked()).toMatchObject({ failure: { reason: 'link' } })
    expect(session.state().status).toBe('out')
  })

  test.each(['expired', 'used', 'revoked'])(
    'of an invitation that is %s says so and signs nobody in',
    async (state) => {
      const { open, secrets } = clinic({ name: 'Marta', state })
      const session = await open()
      await session.links.follow(link('second'))
      expect(session.links.asked()).toMatchObject({ failure: { reason: state } })
      expect([session.state().status, secrets]).toEqual(['out', []])
    },
  )

  test('that was used between the question and the answer is told', async () => {
    const { open, newTab } = clinic()
    const session = await open()
    await session.links.follow(link('sur'))
    newTab()
    const other = await open()
    await other.links.follow(link('sur'))
    await other.links.accept(false)
    await session.links.accept(false)
    expect(session.links.asked()).toMatchObject({ failure: { reason: 'link' } })
    expect(session.state().status).toBe('out')
  })
})

describe('a key that is refused in the middle of something', () => {
  const refusedDesk = async (invitation?: { name: string; state: string }) => {
    const tools = clinic(invitation)
    const session = await tools.open()
    await session.links.follow(link('sur'))
    await session.links.accept(true)
    const before = session.state()
    if (before.status !== 'in' || before.kind !== 'real') throw new Error('not signed in')
    tools.refused.add('KEY-sur')
    await before.api.services.list().catch(() => undefined)
    expect(before.live.state()).toEqual({ is: 'refused', asks: 1 })
    return { ...tools, session, before }
  }

  test('is replaced in place, in every tab: the same connection goes on', async () => {
    const { session, before, rows, newTab, open } = await refusedDesk()
    newTab()
    const beside = await open()
    expect(await session.renewing.withKey('KEY-new', 'geheim')).toEqual({ ok: true })
    const after = session.state()
    expect(after).toMatchObject({ api: before.api, connection: { id: before.connection.id, accessKeyId: 'KEY-new' } })
    expect(before.live.state()).toEqual({ is: 'live' })
    await expect(before.api.services.list()).resolves.toBeDefined()
    expect([...rows.values()]).toMatchObject([{ id: before.connection.id, accessKeyId: 'KEY-new' }])
    await expect.poll(() => beside.state()).toMatchObject({ connection: { accessKeyId: 'KEY-new' } })
  })

  test('is replaced by a link, pasted or opened here', async () => {
    const { session, before } = await refusedDesk()
    expect(await session.renewing.withLink('nonsense')).toMatchObject({ ok: false, reason: 'link' })
    expect(await session.renewing.withLink('https://far.example/#sign-in=second')).toMatchObject({ reason: 'server' })
    await session.links.follow(link('second'))
    expect(session.links.asked()).toBeNull()
    expect(session.state()).toMatchObject({ api: before.api, connection: { accessKeyId: 'KEY-second' } })
  })

  test('is not replaced by one of another organization, and a link for that one is not used up', async () => {
    const { session, before } = await refusedDesk()
    expect(await session.renewing.withKey('KEY-norte', 'geheim')).toMatchObject({ reason: 'organization' })
    expect(await session.renewing.withLink(`${ORIGIN}/#sign-in=norte`)).toMatchObject({ reason: 'organization' })
    expect(session.state()).toMatchObject({ connection: { accessKeyId: 'KEY-sur' } })
    expect(before.live.state()).toEqual({ is: 'refused', asks: 1 })
    await session.links.follow(link('norte'))
    expect(session.links.asked()).toMatchObject({ opens: { organization: norte } })
  })

  test('goes on with what its person left once they sign in again, and with nothing for someone else', async () => {
    const { session, before, rows, open } = await refusedDesk()
    await session.signOut()
    expect(rows.size).toBe(0)
    const reloaded = await open()
    expect(reloaded.state()).toMatchObject({ status: 'out', again: { id: before.connection.id, name: 'Clinic Sur' } })
    await reloaded.signIn(wish({ accessKeyId: 'KEY-new' }))
    expect(reloaded.state()).toMatchObject({ connection: { id: before.connection.id, accessKeyId: 'KEY-new' } })
    const next = await refusedDesk()
    await next.session.signOut()
    next.session.someoneElse()
    await next.session.signIn(wish({ accessKeyId: 'KEY-new' }))
    expect(next.session.state()).not.toMatchObject({ connection: { id: next.before.connection.id } })
  })

  test('is not replaced by an invitation, which may be somebody else’s: it is asked about, and goes on with nothing', async () => {
    const invitation = { name: 'Marta', state: 'open' }
    const { session, before } = await refusedDesk(invitation)
    await session.links.follow(link('second'))
    expect(session.links.asked()).toMatchObject({ opens: { invitation } })
    expect(session.state()).toMatchObject({ connection: { accessKeyId: 'KEY-sur' } })
    session.links.dismiss()
    await session.signOut()
    await session.links.follow(link('second'))
    expect(session.links.asked()).toMatchObject({ opens: { invitation } })
    await session.links.accept(false)
    expect(session.state()).toMatchObject({ connection: { accessKeyId: 'KEY-second' } })
    expect(session.state()).not.toMatchObject({ connection: { id: before.connection.id } })
  })
})
