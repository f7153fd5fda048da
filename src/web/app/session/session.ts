import { type Api, type ApiOptions, createApi } from '../../client/create-api.ts'
import { type Credentials, defaultProfile, takeSecret } from '../../client/credentials.ts'
import type { Learnt } from '../../client/learnt.ts'
import { PLAIN_READ, silenceOf } from '../../client/silence.ts'
import { nameFor, profileOf, type SavedConnection } from './connection.ts'
import type { KeptConnection } from './connection-store.ts'
import type { MockWish, SignInLink } from './entry.ts'
import { withWords, wordsFor } from './words.ts'
import { probe, type ProbeResult } from './probe.ts'
import type { SessionState, SessionWorld, SignedOut, SignIn } from './world.ts'

const CURRENT = 'frontdesk-connection'
const MOCK = 'mock'

const fetchOf = (world: SessionWorld): typeof fetch => world.fetch ?? ((...args) => globalThis.fetch(...args))

/** Holds who is signed in where; the page listens to it and shows it. */
export const createSession = (world: SessionWorld) => {
  const { now = Date.now, newId = () => crypto.randomUUID(), store, tab, device, page } = world
  const kept = new Map<string, KeptConnection>()
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'starting' }
  let saved: readonly SavedConnection[] = []

  const tell = (next: SessionState): void => {
    state = next
    saved = [...kept.values()].toSorted((a, b) => b.lastUsedAt - a.lastUsedAt)
    for (const listener of listeners) listener()
  }

  const apiOf = (
    connection: SavedConnection & Pick<KeptConnection, 'learnt'>,
    credentials: Credentials,
    more: Pick<ApiOptions, 'retries' | 'onLearnt'>,
  ): Api =>
    createApi({
      baseUrl: connection.baseUrl,
      credentials,
      profile: profileOf(connection),
      connectionId: connection.id,
      origin: page.origin,
      learnt: connection.learnt,
      whySilent: more.retries === 0 ? undefined : silenceOf(`${connection.baseUrl}${PLAIN_READ}`, fetchOf(world), now),
      ...more,
      ...(world.now && { now: world.now }),
      ...(world.fetch && { fetch: world.fetch }),
      ...(world.onLeftOut && { onLeftOut: world.onLeftOut }),
    })

  /** Keeps what a deployment teaches while it is in use, so that the next page load begins with it. */
  const keepLearnt = (id: string, learnt: Learnt): void => {
    const connection = kept.get(id)
    if (!connection) return
    const wiser = { ...connection, learnt }
    kept.set(id, wiser)
    // What cannot be kept is learnt again.
    if (wiser.remembered) void store.keep(wiser).catch(() => undefined)
  }

  const enter = async (connection: KeptConnection): Promise<void> => {
    const used = { ...connection, lastUsedAt: now() }
    // Some private windows refuse to keep keys; such a connection lives as long as the tab, and says so.
    used.remembered &&= await store.keep(used).then(
      () => true,
      () => false,
    )
    kept.set(used.id, used)
    if (used.remembered) device.setItem(CURRENT, used.id)
    tab.setItem(CURRENT, used.id)
    tell({
      status: 'in',
      kind: 'real',
      api: apiOf(
        used,
        { accessKeyId: used.accessKeyId, key: used.key },
        { onLearnt: (learnt) => keepLearnt(used.id, learnt) },
      ),
      connection: used,
    })
  }

  const leave = (why?: SignedOut): void => {
    tab.setItem(CURRENT, '')
    tell({ status: 'out', asked: null, ...(why && { why }) })
  }

  const enterMock = async (wish: MockWish): Promise<void> => {
    tell({ status: 'starting' })
    try {
      const mock = await world.openMock(wish)
      const { baseUrl, credentials, fetch, localMedia } = mock
      const api = createApi({ baseUrl, credentials, fetch, localMedia, connectionId: MOCK, origin: baseUrl })
      tab.setItem(CURRENT, MOCK)
      tell({ status: 'in', kind: 'mock', api, mock })
    } catch (error) {
      leave({ because: 'demo', said: error instanceof Error ? error.message : String(error) })
    }
  }

  const signIn = async (wish: SignIn): Promise<ProbeResult> => {
    const credentials = typeof wish.secret === 'string' ? await takeSecret(wish.accessKeyId, wish.secret) : wish.secret
    const { baseUrl, accessKeyId, remember: remembered } = wish
    const { headerPrefix, scheme } = await wordsFor(baseUrl, wish, world.fetch)
    const known = [...kept.values()].find((it) => it.baseUrl === baseUrl && it.accessKeyId === accessKeyId)
    const name = wish.name?.trim() || known?.name || nameFor(baseUrl, accessKeyId)
    const id = known?.id ?? newId()
    const connection = { id, name, baseUrl, headerPrefix, scheme, accessKeyId, remembered, lastUsedAt: now() }
    let learnt: Learnt | undefined
    const attempt = (it: typeof connection): Promise<ProbeResult> =>
      probe(apiOf(it, credentials, { retries: 0, onLearnt: (all) => (learnt = all) }), page, world.fetch)
    const { result, spoken } = await withWords(connection, attempt)
    if (result.ok) {
      if (known?.remembered && !remembered) await store.forget(id)
      await enter({ ...spoken, key: credentials.key, ...(learnt && { learnt }) })
    }
    return result
  }

  const followLink = async (link: SignInLink): Promise<void> => {
    const credentials = await takeSecret(link.accessKeyId, link.secretAccessKey)
    const elsewhere = link.baseUrl !== null && link.baseUrl.replace(/\/+$/, '') !== page.origin
    if (elsewhere) {
      // A link from anywhere must not make this page talk to anywhere: the person says yes first.
      const { accessKeyId } = link
      return tell({ status: 'out', asked: { accessKeyId, baseUrl: link.baseUrl ?? '', credentials } })
    }
    const { accessKeyId } = link
    const result = await signIn({
      baseUrl: page.origin,
      accessKeyId,
      secret: credentials,
      remember: true,
      ...defaultProfile,
    })
    if (!result.ok) leave({ because: 'link', baseUrl: page.origin, failure: result })
  }

  return {
    state: (): SessionState => state,
    /** Connections to choose from, the last used first. */
    saved: (): readonly SavedConnection[] => saved,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Decides from the address and from what is kept how the page begins. */
    start: async (link: SignInLink | null, wish: MockWish | null): Promise<void> => {
      for (const connection of await store.all().catch(() => [])) kept.set(connection.id, connection)
      const current = tab.getItem(CURRENT) ?? device.getItem(CURRENT)
      if (link) return followLink(link)
      if (wish?.on) return enterMock(wish)
      if (current === MOCK && !wish) return enterMock({ on: true, faults: null, seed: null, date: null })
      const connection = current === null ? undefined : kept.get(current)
      if (connection) return enter(connection)
      const own = tab.getItem(CURRENT)
      leave(own && own !== MOCK ? { because: 'tab' } : undefined)
    },
    signIn,
    followLink,
    enterMock,
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
      if (renamed.remembered) await store.keep(renamed)
      tell(
        state.status === 'in' && state.kind === 'real' && state.connection.id === id
          ? { ...state, connection: renamed }
          : state,
      )
    },
    /** Forgets a connection and its key; signs out where it is in use. */
    forget: async (id: string): Promise<void> => {
      kept.delete(id)
      await store.forget(id)
      if (device.getItem(CURRENT) === id) device.removeItem(CURRENT)
      if (state.status === 'in' && state.kind === 'real' && state.connection.id === id) leave()
      else tell(state)
    },
    /** Leaves; a connection of this tab only is gone, a remembered one waits on the connect page. */
    signOut: (): void => {
      if (state.status === 'in' && state.kind === 'real') {
        if (!state.connection.remembered) kept.delete(state.connection.id)
        device.removeItem(CURRENT)
      }
      leave()
    },
  }
}

/** The session of the page. */
export type Session = ReturnType<typeof createSession>
