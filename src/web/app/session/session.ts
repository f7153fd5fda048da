import { type Api, type ApiOptions, createApi } from '../../client/create-api.ts'
import type { Credentials } from '../../client/credentials.ts'
import type { Learnt } from '../../client/learned-fields.ts'
import { PLAIN_READ, silenceOf } from '../../client/silence.ts'
import { createConnectionStore } from '../../live/connection-state.ts'
import { againOf, continuedBy, idleItemOf, type SavedConnection, profileOf } from './connection.ts'
import type { KeptConnection } from './connection-store.ts'
import type { MockWish, SignInLink } from './entry.ts'
import type { Links } from './links.ts'
import type { ProbeResult } from './probe.ts'
import type { Renewing } from './renew.ts'
import type { TabMessage } from './tabs.ts'
import type { AskedLink, Renewed, SessionState, SessionWorld, SignedOut, SignIn } from './world.ts'
import { createSignal } from '../../store/store.ts'

const CURRENT = 'frontdesk-connection'
const AGAIN = 'frontdesk-again'
const MOCK = 'mock'

/** What becomes of signing in where its code does not come. */
const NO_CODE = { ok: false, reason: 'other', error: undefined } as const satisfies ProbeResult

/** Holds who is signed in where; the page listens to it and shows it. */
export const createSession = (world: SessionWorld) => {
  const { now = Date.now, newId = () => crypto.randomUUID(), store, tab, tabs, device, page } = world
  const fetch = world.fetch ?? ((...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args))
  const kept = new Map<string, KeptConnection>()
  /** What another tab signed out of, until somebody signs in to it again. */
  const left = new Set<string>()
  let keeping: Promise<unknown> = Promise.resolve()
  /** Leaves nothing of it on this device, once all is kept that was about to be. */
  const takeBack = (connection: KeptConnection): Promise<void> =>
    keeping
      .then(() => import('./take-back.ts'))
      .then((it) => it.takeBack(store, connection))
      .catch(() => undefined)
  const { tell: announce, subscribe } = createSignal()
  let state: SessionState = { status: 'starting' }
  let saved: readonly SavedConnection[] = []

  const tell = (next: SessionState): void => {
    const before = state
    state = next
    saved = [...kept.values()].toSorted((a, b) => b.lastUsedAt - a.lastUsedAt)
    announce()
    if (before.status === 'in' && !(next.status === 'in' && next.api === before.api)) {
      before.api.forget()
      world.onLeave?.(before.api)
    }
  }

  const apiOf = (
    connection: SavedConnection & Pick<KeptConnection, 'learnt'>,
    credentials: Credentials,
    more: Partial<ApiOptions>,
  ): Api =>
    createApi({
      baseUrl: connection.baseUrl,
      credentials,
      profile: profileOf(connection),
      connectionId: connection.id,
      origin: page.origin,
      told: connection.discovery,
      learnt: connection.learnt,
      whySilent: more.retries === 0 ? undefined : silenceOf(`${connection.baseUrl}${PLAIN_READ}`, fetch, now),
      ...more,
      ...(world.now && { now: world.now }),
      ...(world.fetch && { fetch: world.fetch }),
      ...(world.onLeftOut && { onLeftOut: world.onLeftOut }),
    })
  // Who is signed in already does without; the page that signs in asks for it at once.
  const tryOut = (connection: SavedConnection, credentials: Credentials): Promise<ProbeResult> =>
    import('./first-call.ts').then(
      (it) => it.probe(apiOf(connection, credentials, { retries: 0 }), page, fetch),
      () => NO_CODE,
    )

  /** Keeps what a deployment tells while it is in use, so that the next page load begins with it. */
  const keepTold = (id: string, told: Pick<KeptConnection, 'learnt' | 'caller' | 'discovery'>): void => {
    const connection = kept.get(id)
    const isKnown = (Object.keys(told) as (keyof typeof told)[]).every((name) => connection?.[name] === told[name])
    if (!connection || isKnown) return
    const wiser = { ...connection, ...told }
    kept.set(id, wiser)
    // What cannot be kept is told again.
    keeping = store.keep(wiser).catch(() => undefined)
  }

  const enter = async (connection: KeptConnection): Promise<void> => {
    const used = { ...connection, lastUsedAt: now() }
    left.delete(used.id)
    // Some private windows refuse to keep keys; such a connection lives as long as its page, and says so.
    const isKept = await store.keep(used).then(
      () => true,
      () => false,
    )
    if (left.has(used.id)) {
      await takeBack(used)
      return leave({ because: 'elsewhere' })
    }
    used.remembered &&= isKept
    kept.set(used.id, used)
    if (isKept) device.setItem(CURRENT, used.id)
    tab.setItem(CURRENT, used.id)
    tab.removeItem(AGAIN)
    tabs.hold(used.id)
    const live = createConnectionStore()
    const onLearnt = (learnt: Learnt): void => keepTold(used.id, { learnt })
    const offline = used.remembered ? world.offline?.(used.id, live) : undefined
    const api = apiOf(used, { accessKeyId: used.accessKeyId, key: used.key }, { onMet: live.met, onLearnt, offline })
    tell({ status: 'in', kind: 'real', api, connection: used, live })
  }

  const leave = (why?: SignedOut): void => {
    tab.setItem(CURRENT, '')
    const again = againOf(tab.getItem(AGAIN))
    tell({ status: 'out', ...(again && { again }), ...(why && { why }) })
  }

  const enterMock = async (wish: MockWish): Promise<void> => {
    tell({ status: 'starting' })
    try {
      const mock = await world.openMock(wish)
      const { baseUrl, credentials, localMedia } = mock
      const own = { baseUrl, origin: baseUrl, connectionId: MOCK }
      const live = createConnectionStore()
      const api = createApi({ ...own, credentials, localMedia, fetch: mock.fetch, onMet: live.met })
      tab.setItem(CURRENT, MOCK)
      tell({ status: 'in', kind: 'mock', api, mock, live })
    } catch (error) {
      leave({ because: 'demo', said: error instanceof Error ? error.message : String(error) })
    }
  }

  const continued = (baseUrl: string, organizationId: string | undefined): string | undefined =>
    continuedBy(state.status === 'out' ? state.again : undefined, baseUrl, organizationId)

  const signIn = (wish: SignIn): Promise<ProbeResult> =>
    import('./first-call.ts').then(
      (it) => it.signIn(wish, { world: { fetch, now, newId, page }, kept, apiOf, continued, enter }),
      () => NO_CODE,
    )

  /** Removes a connection and its key from this browser, in every tab. */
  const letGo = async (id: string): Promise<void> => {
    kept.delete(id)
    world.onForget?.(id, ![...kept.values()].some(({ remembered }) => remembered))
    await store.forget(id).catch(() => undefined)
    device.removeItem(idleItemOf(id))
    if (device.getItem(CURRENT) === id) device.removeItem(CURRENT)
    tabs.tell({ kind: 'left', id })
  }

  const current = () => (state.status === 'in' && state.kind === 'real' ? state : undefined)
  const house = { world: { ...world, fetch, now, newId }, kept, tell, announce, current, state: () => state }
  // Only who stands before a key that is refused needs it.
  const late = async (): Promise<Renewing> => (await import('./renew.ts')).createRenewing({ ...house, tryOut })
  const back = (way: (renewing: Renewing) => Promise<Renewed>): Promise<Renewed> =>
    late()
      .then(way)
      .catch(() => NO_CODE)
  const renewing = {
    withKey: (accessKeyId: string, secret: string) => back((it) => it.withKey(accessKeyId, secret)),
    withCode: (code: string) => back((it) => it.withCode(code)),
    withLink: (text: string) => back((it) => it.withLink(text)),
    readAnew: (id: string) => late().then((it) => it.readAnew(id)),
  }
  let openedLinks: Links | undefined
  // Few come by a link.
  const openLinks = async (): Promise<Links> => {
    const { createLinks } = await import('./links.ts')
    return (openedLinks ??= createLinks({ ...house, enter, tryOut, continued, renewing }))
  }
  const links = {
    /** The link that waits for an answer. */
    asked: (): AskedLink | null => openedLinks?.asked() ?? null,
    follow: (link: SignInLink): Promise<void> =>
      openLinks().then(
        (it) => it.follow(link),
        () => undefined,
      ),
    accept: (remember: boolean): Promise<void> => openLinks().then((it) => it.accept(remember)),
    dismiss: (): void => openedLinks?.dismiss(),
  }

  const hear = ({ kind, id }: TabMessage): void => {
    if (kind === 'renewed') return void renewing.readAnew(id)
    const own = kept.get(id)
    kept.delete(id)
    left.add(id)
    // What this tab was about to keep of it must not bring it back.
    if (own) void takeBack(own)
    if (current()?.connection.id === id) leave({ because: 'elsewhere' })
    else tell(state)
  }

  return {
    state: (): SessionState => state,
    /** Connections to choose from, the last used first. */
    saved: (): readonly SavedConnection[] => saved,
    subscribe,
    /** Decides from the address and from what is kept how the page begins; a link is asked about once it has begun. */
    start: async (link: SignInLink | null, wish: MockWish | null): Promise<void> => {
      tabs.listen(hear)
      const own = tab.getItem(CURRENT)
      const [all, held] = await Promise.all([
        store.all().catch(() => []),
        tabs.held().catch(() => new Set<string>()),
        // Its question stands as soon as the page does.
        link && openLinks().catch(() => undefined),
      ])
      for (const connection of all) {
        const { id, remembered } = connection
        if (left.has(id)) continue
        if (remembered || id === own || held.has(id)) kept.set(id, connection)
        // Its last tab was closed without signing out.
        else void store.forget(id).catch(() => undefined)
      }
      const id = own ?? device.getItem(CURRENT)
      const connection = id === null ? undefined : kept.get(id)
      if (wish?.on && !link) await enterMock(wish)
      else if (id === MOCK && !wish) await enterMock({ on: true, faults: null, seed: null, date: null })
      else if (connection) await enter(connection)
      else leave(own && own !== MOCK ? { because: 'gone' } : undefined)
      if (link) void links.follow(link)
    },
    signIn,
    enterMock,
    links,
    renewing,
    /** Works with another saved connection. */
    switchTo: async (id: string): Promise<void> => {
      const connection = kept.get(id)
      if (connection) await enter(connection)
    },
    rename: async (id: string, name: string): Promise<void> => {
      const connection = kept.get(id)
      if (!connection) return
      const renamed = { ...connection, name }
      kept.set(id, renamed)
      await store.keep(renamed).catch(() => undefined)
      const here = current()
      tell(here?.connection.id === id ? { ...here, connection: renamed } : state)
    },
    /** Keeps who calls under a connection, and what its deployment says of itself. */
    keepTold: (id: string, told: Pick<KeptConnection, 'caller' | 'discovery'>): void => keepTold(id, told),
    /** Forgets a connection and its key; signs out where it is in use. */
    forget: async (id: string): Promise<void> => {
      await letGo(id)
      if (current()?.connection.id === id) leave()
      else tell(state)
    },
    /**
     * Leaves and forgets the key. Whose key was refused, or who `comesBack`, goes on where they were once they sign in
     * again in this tab.
     */
    signOut: async (comesBack = false): Promise<void> => {
      const here = current()
      if (here) {
        const { id } = here.connection
        if (comesBack || here.live.state().is === 'refused')
          tab.setItem(AGAIN, JSON.stringify(againOf(kept.get(id) ?? null)))
        await letGo(id)
      }
      leave()
    },
    /** Somebody else signs in than the one whose key was refused here. */
    someoneElse: (): void => {
      tab.removeItem(AGAIN)
      leave()
    },
  }
}

/** The session of the page. */
export type Session = ReturnType<typeof createSession>
