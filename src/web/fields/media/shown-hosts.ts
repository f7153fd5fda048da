import { useApi } from '../../client/api-context.ts'
import { createStore, useStore } from '../../store/store.ts'

/** Under what this device keeps it. */
export const SHOWN_HOSTS_ITEM = 'frontdesk-shown-hosts'

/** Stands for all hosts. */
export const ALL_HOSTS = '*'

const kept = (): string[] => {
  try {
    return localStorage.getItem(SHOWN_HOSTS_ITEM)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Hosts besides the page's and the service's whose pictures load by themselves: each was chosen on this device. */
export const shownHosts = createStore<readonly string[]>(kept())

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === SHOWN_HOSTS_ITEM || key === null) shownHosts.set(kept())
})

/**
 * Tells the host of an address from which nothing is loaded before somebody asks for it, since it would learn who looks at
 * what and when; undefined where the address may be loaded.
 */
export function useHiddenHost(): (url: string | null | undefined) => string | undefined {
  const { baseUrl } = useApi()
  const shown = useStore(shownHosts)
  return (url) => {
    if (!url || !URL.canParse(url, baseUrl)) return undefined
    // As the browser reads it: an address may name a host without a scheme.
    const { protocol, host } = new URL(url, baseUrl)
    const isShown = [location.host, new URL(baseUrl).host, ...shown]
    return protocol.startsWith('http') && !isShown.includes(host) && !isShown.includes(ALL_HOSTS) ? host : undefined
  }
}
