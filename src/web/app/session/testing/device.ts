import { defaultProfile, takeSecret } from '../../../client/credentials.ts'
import type { ConnectionStore, KeptConnection } from '../connection-store.ts'
import { readMockWish } from '../entry.ts'
import { createSession } from '../session.ts'
import type { TabMessage, Tabs } from '../tabs.ts'
import type { SessionWorld, SignIn } from '../world.ts'

/** The origin of the page. */
export const ORIGIN = 'https://desk.example'
/** The moment of every test, epoch milliseconds. */
export const NOON = Date.parse('2026-03-02T12:00:00Z')

/** An answer in JSON. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A device: what it keeps stays between two sessions, what a tab keeps stays between two reloads. */
export const device = (
  answer: (request: { url: URL; init: RequestInit }) => Response = () => json([]),
  discovery: () => Response = () => json({}, 404),
) => {
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
  const local = storage()
  let tab = storage()
  const hearing = new Set<(message: TabMessage) => void>()
  const held = new Set<string>()
  /** What one tab sees of the others. */
  const tabsOf = (): Tabs => {
    let own: ((message: TabMessage) => void) | undefined
    return {
      tell: (message) => [...hearing].filter((hear) => hear !== own).forEach((hear) => hear(message)),
      listen: (hear) => void hearing.add((own = hear)),
      hold: (id) => void held.add(id),
      held: async () => held,
    }
  }
  const world: Omit<SessionWorld, 'tab' | 'tabs'> = {
    store,
    device: local,
    page: { origin: ORIGIN, protocol: 'https:' },
    now: () => NOON,
    fetch: async (target, init = {}) => {
      const url = new URL(target instanceof Request ? target.url : target)
      if (url.pathname.startsWith('/.well-known/')) return discovery()
      sent.push(url)
      return answer({ url, init })
    },
    openMock: async () => ({
      name: 'Demo',
      baseUrl: 'https://demo.invalid',
      credentials: await takeSecret('DEMO', 'x'),
      fetch: async () => json([]),
      localMedia: () => undefined,
      faults: { all: [], current: () => new Set(), set: () => {}, subscribe: () => () => {} },
      colleague: { current: () => false, set: () => {}, subscribe: () => () => {} },
      reset: async () => {},
    }),
  }
  const open = async (search = '') => {
    const session = createSession({ ...world, tab, tabs: tabsOf() })
    await session.start(null, readMockWish({ hash: '', search }))
    return session
  }
  return {
    open,
    rows,
    sent,
    world,
    /** Another tab; those that are open stay. */
    newTab: () => void (tab = storage()),
    /** The browser is closed with all its tabs. */
    closeBrowser: () => {
      tab = storage()
      held.clear()
      hearing.clear()
    },
  }
}

/** What somebody fills in. */
export const wish = (changes: Partial<SignIn> = {}): SignIn => ({
  baseUrl: ORIGIN,
  ...defaultProfile,
  accessKeyId: 'AK12345678',
  secret: 'geheim',
  remember: true,
  ...changes,
})
