/** A browser's caches, as far as the worker uses them: whole answers by address, the oldest cache first. */
export const memoryCaches = () => {
  const kept = new Map<string, Map<string, Response>>()
  const storage = {
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return {
        match: async (address: string) => cache.get(address)?.clone(),
        put: async (address: string, answer: Response) => void cache.set(address, answer),
      }
    },
    match: async (address: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(address)?.clone(),
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
  }
  return {
    // What the worker asks of it is all there.
    caches: storage as unknown as CacheStorage,
    /** The addresses in each cache. */
    addresses: () => Object.fromEntries([...kept].map(([name, cache]) => [name, [...cache.keys()].toSorted()])),
  }
}

/** An answer as a browser gives it for an address of the page's own origin. */
export const ownAnswer = (
  text: string,
  { status = 200, ...headers }: { status?: number } & Record<string, unknown> = {},
) =>
  Object.defineProperty(
    new Response(text, {
      status,
      headers: { 'content-type': 'text/html', ...(headers as Record<string, string>) },
    }),
    'type',
    { value: 'basic' },
  )
