/** What a request looks like to the rules. */
export interface AskedFor {
  method: string
  url: string
  mode: string
}

/** First segments of addresses that belong to the service: nothing under them is ever looked at, let alone kept. */
const OF_THE_SERVICE: ReadonlySet<string> = new Set([
  'api',
  'x',
  'admin',
  'media',
  'feeds',
  'uploads',
  'openapi.json',
  '.well-known',
])

/** Files beside the page that are named by what they are, and may change. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['/favicon.svg', '/icon-192.png', '/manifest.webmanifest'])

/**
 * How the worker answers a request: `page` for an address that a person opens, `asset` for a file that is named after its
 * content, `file` for one of the few others that the page has; `nothing` leaves it to the browser.
 */
export const answerTo = ({ method, url, mode }: AskedFor, origin: string): 'page' | 'asset' | 'file' | 'nothing' => {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return 'nothing'
  if (OF_THE_SERVICE.has(asked.pathname.split('/')[1] ?? '')) return 'nothing'
  if (mode === 'navigate') return 'page'
  if (/^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(asked.pathname)) return 'asset'
  return OF_THE_PAGE.has(asked.pathname) ? 'file' : 'nothing'
}

/** Whether an answer may be kept: whole, from here, and without a word against it. */
export const mayKeep = ({ status, type, redirected, headers }: Response): boolean =>
  status === WHOLE &&
  type === 'basic' &&
  !redirected &&
  !/no-store|private/.test(headers.get('cache-control') ?? '') &&
  !headers.has('set-cookie')

const WHOLE = 200

/** Whether an answer to a navigation is the dashboard; whatever stands in front of a server that is gone answers too. */
export const isPage = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type') ?? '').startsWith('text/html')

/** What the caches of every version begin with. */
export const CACHE_PREFIX = 'frontdesk-page '

/** The cache of a version of the dashboard. */
export const cacheOf = (version: string): string => CACHE_PREFIX + version

/** The lock that whoever keeps the page shares, and that forgetting it has alone. */
export const KEEPING = 'frontdesk-page'
