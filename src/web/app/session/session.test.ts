import { describe, expect, test } from 'vitest'
import { defaultProfile, takeSecret } from '../../client/credentials.ts'
import type { ConnectionStore, KeptConnection } from './connection-store.ts'
import { readMockWish } from './entry.ts'
import { createSession, type SessionWorld, type SignIn } from './session.ts'

const ORIGIN = 'https://desk.example'
const NOON = Date.parse('2026-03-02T12:00:00Z')

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A device: what it keeps stays between two sessions, what a tab keeps stays between two reloads. */
const device = (answer: (request: { url: URL; init: RequestInit }) => Response = () => json([])) => {
  const rows = new Map<string, KeptConnection>()
  const sent: URL[] = []
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    }
  }
  const store: ConnectionStore = {
    all: async () => [...rows.values()],
    keep: async (connection) => void rows.set(connection.id, connection),
    forget: async (id) => void rows.delete(id),
  }
  const [local, tab] = [storage(), storage()]
  const world: SessionWorld = {
    store,
    tab,
    device: local,
    page: { origin: ORIGIN, protocol: 'https:' },
    now: () => NOON,
    fetch: async (target, init = {}) => {
      const url = new URL(target instanceof Request ? target.url : target)
      sent.push(url)
      return answer({ url, init })
    },
    openMock: async () => ({
      name: 'Demo',
      baseUrl: 'https://demo.invalid',
      credentials: await takeSecret('DEMO', 'x'),
      fetch: async () => json([]),
      faults: { all: [], current: () => new Set(), set: () => {}, subscribe: () => () => {} },
      reset: async () => {},
    }),
  }
  const open = async (link = null as Parameters<ReturnType<typeof createSession>['start']>[0], search = '') => {
    const session = createSession(world)
    await session.start(link, readMockWish({ hash: '', search }), defaultProfile)
    return session
  }
  return { open, rows, sent, newTab: () => tab.removeItem('frontdesk-connection') }
}
const wish = (changes: Partial<SignIn> = {}): SignIn => ({
  baseUrl: ORIGIN,
  ...defaultProfile,
  accessKeyId: 'AK12345678',
  secret: 'geheim',
  remember: true,
  ...changes,
})

describe('signing in', () => {
  test('is kept on the device with a key that cannot be read, and comes back after a reload', async () => {
    const { open, rows } = device()
    const session = await open()
    expect(session.state().status).toBe('out')
    expect(await session.signIn(wish())).toEqual({ ok: true, skew: 0 })
    const [kept] = rows.values()
    expect(kept?.key.extractable).toBe(false)
    expect(JSON.stringify(kept)).not.toContain('geheim')
    await expect(crypto.subtle.exportKey('raw', kept?.key ?? ({} as CryptoKey))).rejects.toThrow(/extractable/)
    expect((await open()).state()).toMatchObject({
      status: 'in',
      kind: 'real',
      connection: { name: 'desk.example · AK123456' },
    })
  })

  test('for only this tab leaves nothing behind', async () => {
    const { open, rows } = device()
    const session = await open()
    await session.signIn(wish({ remember: false }))
    expect(session.state().status).toBe('in')
    expect(rows.size).toBe(0)
    expect((await open()).state().status).toBe('out')
  })

  test('that does not work changes nothing and says why', async () => {
    const { open, rows } = device(() => json({ code: 'UNAUTHORIZED', description: 'Unknown key.' }, 401))
    const session = await open()
    expect(await session.signIn(wish())).toMatchObject({ ok: false, reason: 'key' })
    expect(session.state().status).toBe('out')
    expect(rows.size).toBe(0)
  })

  test.each([
    ['address', () => new Response('<!doctype html>')],
    ['address', () => json({ statusCode: 404, message: 'Cannot GET' }, 404)],
    ['rights', () => json({}, 403)],
    ['other', () => json({}, 500)],
  ] as const)('tells %s', async (reason, answer) => {
    const session = await device(answer).open()
    expect(await session.signIn(wish())).toMatchObject({ ok: false, reason })
  })

  test.each([
    ['cors', 'https://far.example', true],
    ['network', 'https://far.example', false],
    ['mixed', 'http://far.example', true],
  ] as const)('tells %s when nothing of another origin can be read', async (reason, baseUrl, alive) => {
    const { open } = device(({ init }) => {
      if (init.mode === 'no-cors' && alive) return new Response(null)
      throw new TypeError('Failed to fetch')
    })
    expect(await (await open()).signIn(wish({ baseUrl }))).toMatchObject({ ok: false, reason })
  })

  test('a deployment without calendars is still one', async () => {
    const { open } = device(({ url }) => (url.pathname.endsWith('/calendars') ? json({}, 404) : json([])))
    expect(await (await open()).signIn(wish())).toMatchObject({ ok: true })
  })
})

describe('several connections', () => {
  test('are switched, renamed and forgotten', async () => {
    const { open, rows } = device()
    const session = await open()
    await session.signIn(wish())
    await session.signIn(wish({ accessKeyId: 'SECOND', name: 'Other' }))
    const [, first] = session
      .saved()
      .map((it) => it.id)
      .toSorted((a, b) => (rows.get(a)?.name === 'Other' ? -1 : rows.get(b)?.name === 'Other' ? 1 : 0))
    await session.rename(first ?? '', 'Main')
    await session.switchTo(first ?? '')
    expect(session.state()).toMatchObject({ connection: { name: 'Main' } })
    await session.forget(first ?? '')
    expect(session.state().status).toBe('out')
    expect(session.saved().map((it) => it.name)).toEqual(['Other'])
  })

  test('signing out stays out after a reload, with the connection waiting', async () => {
    const { open } = device()
    const session = await open()
    await session.signIn(wish())
    session.signOut()
    const again = await open()
    expect(again.state().status).toBe('out')
    expect(again.saved()).toHaveLength(1)
  })

  test('a new tab begins with the last one', async () => {
    const { open, newTab } = device()
    await (await open()).signIn(wish())
    newTab()
    expect((await open()).state().status).toBe('in')
  })
})

describe('sign-in links', () => {
  test('sign in to this server', async () => {
    const session = await device().open({ accessKeyId: 'AK', secretAccessKey: 's', baseUrl: null })
    expect(session.state()).toMatchObject({ status: 'in', connection: { baseUrl: ORIGIN, remembered: true } })
  })

  test('to another server wait for a yes and send nothing', async () => {
    const { open, sent } = device()
    const session = await open({ accessKeyId: 'AK', secretAccessKey: 's', baseUrl: 'https://far.example' })
    expect(session.state()).toMatchObject({ status: 'out', asked: { baseUrl: 'https://far.example' } })
    expect(JSON.stringify(session.state())).not.toContain('"s"')
    expect(sent).toEqual([])
  })
})

describe('mock mode', () => {
  test('begins by the address, stays for the tab, and is left by the address', async () => {
    const { open } = device()
    expect((await open(null, '?mock=1&faults=slow')).state()).toMatchObject({ kind: 'mock' })
    expect((await open()).state()).toMatchObject({ kind: 'mock' })
    expect((await open(null, '?mock=0')).state()).toMatchObject({ status: 'out' })
  })
})
