/** The key that a sign-in link carries in its fragment, which never reaches a server. */
export interface SignInLink {
  accessKeyId: string
  secretAccessKey: string
  /** Another deployment than this one: asked about before anything is sent there. */
  baseUrl: string | null
}

/** The address bar, as far as it is read and cleaned here. */
export interface AddressBar {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>
  history: Pick<History, 'replaceState' | 'state'>
}

/**
 * Takes a sign-in link out of the address bar and out of the history entry, before anything else of the page runs: a
 * reload, a bookmark or a look over the shoulder must not find the secret.
 */
export const takeSignInLink = ({ location, history }: AddressBar): SignInLink | null => {
  if (!location.hash.includes('secretAccessKey')) return null
  const fragment = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname + location.search)
  const accessKeyId = fragment.get('accessKeyId')
  const secretAccessKey = fragment.get('secretAccessKey')
  if (!accessKeyId || !secretAccessKey) return null
  return { accessKeyId, secretAccessKey, baseUrl: fragment.get('baseUrl') }
}

/** How mock mode is asked for by the address; everything beside `on` is handed on to it. */
export interface MockWish {
  on: boolean
  /** Faults to start with, such as `slow` (src/web/mock/faults.ts). */
  faults: string | null
  seed: string | null
  /** The day around which the demo lives, `YYYY-MM-DD`; `date` itself is what the calendar shows. */
  date: string | null
}

/** Reads `?mock=1&faults=slow,429&demo-seed=7&demo-date=2026-03-02` or `#demo`; null where the address says nothing of it. */
export const readMockWish = ({ hash, search }: Pick<Location, 'hash' | 'search'>): MockWish | null => {
  const query = new URLSearchParams(search)
  const mock = query.get('mock')
  if (mock === null && hash !== '#demo') return null
  const on = hash === '#demo' || !['0', 'false', 'off'].includes(mock ?? '')
  return { on, faults: query.get('faults'), seed: query.get('demo-seed'), date: query.get('demo-date') }
}
