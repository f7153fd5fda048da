/** What a sign-in link carries in its fragment, which never reaches a server: a code that is good once. */
export interface SignInLink {
  /** Empty in a link that cannot be used, such as one of an earlier version, which carried the key itself. */
  code: string
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
 * reload, a bookmark or a look over the shoulder must not find the code.
 */
export const takeSignInLink = ({ location, history }: AddressBar): SignInLink | null => {
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (!fragment.has('sign-in') && !fragment.has('secretAccessKey')) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return { code: fragment.get('sign-in') ?? '', baseUrl: fragment.get('baseUrl') }
}

/** Reads a sign-in link that somebody pasted; null where the text is none. */
export const readSignInLink = (text: string): (SignInLink & { origin: string }) | null => {
  if (!URL.canParse(text.trim())) return null
  const { origin, hash } = new URL(text.trim())
  const fragment = new URLSearchParams(hash.slice(1))
  const code = fragment.get('sign-in')
  return code ? { code, baseUrl: fragment.get('baseUrl'), origin } : null
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
