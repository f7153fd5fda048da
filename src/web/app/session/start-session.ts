import { i18n } from '@lingui/core'
import { canSign } from '../../client/credentials.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { forgetKept, lateDoor } from '../../offline/late-door.ts'
import { forgetReads } from '../query-client.ts'
import { deviceConnections } from './connection-store.ts'
import { readMockWish, type SignInLink, takeSignInLink } from './entry.ts'
import { createSession, type Session } from './session.ts'
import { browserTabs } from './tabs.ts'

const loadTelling = withMessages(() => import('./tell-left-out.ts'))

/** Where ids of connections are written down; a browser that refuses storage only forgets them. */
const lenient = (storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(storage())
    } catch {
      return null
    }
  }
  return {
    getItem: (name) => attempt((it) => it.getItem(name)),
    setItem: (name, value) => void attempt((it) => it.setItem(name, value)),
    removeItem: (name) => void attempt((it) => it.removeItem(name)),
  }
}

const browserSession = (ready: Promise<unknown> | undefined): Session =>
  createSession({
    store: deviceConnections(),
    tab: lenient(() => sessionStorage),
    tabs: browserTabs(),
    device: lenient(() => localStorage),
    page: { origin: location.origin, protocol: location.protocol },
    openMock: async (wish) => {
      const [{ openMock }] = await Promise.all([import('../../mock/open-mock.ts'), ready])
      return openMock(wish)
    },
    onLeave: forgetReads,
    offline: lateDoor,
    onForget: (id, isLast) => {
      forgetKept(id)
      if (isLast) void import('../../offline/service-worker/register.ts').then((it) => it.forgetPage())
    },
    onLeftOut: (fields) => void loadTelling().then(({ tellLeftOut }) => tellLeftOut(i18n, fields)),
  })

/**
 * Begins the session of this page. Call it before anything else of the page runs: it cleans the address bar of a
 * sign-in link at once, and also when such a link is opened in a tab that already shows the dashboard. `ready` is what
 * mock mode must wait for; `opened` comes when it is known what to show.
 */
export const startSession = (ready: Promise<unknown> | undefined): { session: Session; opened: Promise<void> } => {
  const take = (): SignInLink | null => takeSignInLink({ location, history })
  const link = take()
  const session = browserSession(ready)
  // Without Web Crypto there is nothing to sign in with; the connect page says so in words.
  const opened = session
    .start(canSign() ? link : null, canSign() ? readMockWish(location) : null)
    // Whatever fails on the way in, the connect page is what helps.
    .catch(() => session.signOut())
  addEventListener('hashchange', () => {
    const later = take()
    if (later && canSign()) void session.links.follow(later)
  })
  return { session, opened }
}
