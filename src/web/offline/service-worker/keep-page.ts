import { answerTo, type AskedFor, cacheOf, CACHE_PREFIX, isPage, mayKeep } from './rules.ts'

/** Under what the page is kept: every address that a person opens is the same document. */
const PAGE = '/'
/** How long a navigation waits for the line before it is answered by what is kept, milliseconds. */
export const PATIENCE = 3000
/** Files that are fetched at a time while a version is kept. */
const AT_ONCE = 4

/** What keeping needs of the worker's world. */
export interface KeepingWorld {
  origin: string
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  /** Comes after so many milliseconds. */
  wait: (ms: number) => Promise<void>
  /** Keeps what is kept from being forgotten while something is being kept. */
  whileKept: <T>(work: () => Promise<T>) => Promise<T>
}

/** One version of the dashboard: all that it is made of, by addresses. */
export interface KeptVersion {
  name: string
  assets: readonly string[]
}

/**
 * Keeps one version of the dashboard with its headers, and answers from it. Versions that came before are kept until `forgetOthers`, and
 * their files are answered meanwhile: the browser calls that only when no page is left that runs them.
 */
export const createPageKeeper = (
  { name, assets }: KeptVersion,
  { origin, caches, fetch, wait, whileKept }: KeepingWorld,
) => {
  const own = (): Promise<Cache> => caches.open(cacheOf(name))
  const found = async (address: string): Promise<Response | undefined> => {
    // The newest version first: it is the one whose files are all there.
    for (const cacheName of (await caches.keys()).toReversed()) {
      if (!cacheName.startsWith(CACHE_PREFIX)) continue
      // Looked for by name: to open a cache that has just been forgotten would make it anew.
      // oxlint-disable-next-line no-await-in-loop -- The first that has it ends the search.
      const kept = await caches.match(address, { cacheName })
      if (kept) return kept
    }
    return undefined
  }

  const keep = async (address: string): Promise<void> => {
    const cache = await own()
    // What an earlier version had under the same name is the same file.
    const known = address.startsWith('/assets/') ? await found(address) : undefined
    const answer = known ?? (await fetch(address, { cache: address === PAGE ? 'no-cache' : 'default' }))
    if (!known && !mayKeep(answer)) throw new Error(`${address} cannot be kept`)
    await cache.put(address, answer)
  }

  const install = async (): Promise<void> => {
    const left = [...assets]
    const inTurn = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- A few at a time, so that the open page keeps the line.
        await keep(next)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
    // Last of all: a version whose page is kept is whole.
    await keep(PAGE)
  }

  /** Answers a navigation: from the line, or from what is kept where nothing comes in time. */
  const page = async (request: Request): Promise<Response> => {
    const fromLine = fetch(request).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    const first = await Promise.race([fromLine, wait(PATIENCE).then(() => undefined)])
    if (first && 'answer' in first && (isPage(first.answer) || first.answer.status < SERVER_TROUBLE))
      return first.answer
    const kept = await found(PAGE)
    if (kept) return kept
    const last = await fromLine
    if ('answer' in last) return last.answer
    throw last.error
  }

  const asset = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const kept = await found(pathname)
    if (kept) return kept
    const answer = await fetch(request)
    // Signing out has forgotten it all; a worker that lives on with its page begins nothing anew.
    if (mayKeep(answer)) {
      const copy = answer.clone()
      await whileKept(async () => {
        if (await caches.has(cacheOf(name))) await (await own()).put(pathname, copy)
      })
    }
    return answer
  }

  const file = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request)
    } catch (error) {
      const kept = await found(new URL(request.url).pathname)
      if (!kept) throw error
      return kept
    }
  }

  return {
    /** Keeps the page and all that it is made of; fails where any of it cannot be kept, so that no half of a version is used. */
    install: (): Promise<void> => whileKept(install),
    /** The answer to a request; undefined leaves it to the browser. */
    answer: (request: Request): Promise<Response> | undefined => {
      const asked: AskedFor = request
      const how = answerTo(asked, origin)
      return how === 'page'
        ? page(request)
        : how === 'asset'
          ? asset(request)
          : how === 'file'
            ? file(request)
            : undefined
    },
    /** Forgets every other version; nothing runs it any more. */
    forgetOthers: async (): Promise<void> => {
      const names = (await caches.keys()).filter((it) => it.startsWith(CACHE_PREFIX) && it !== cacheOf(name))
      await Promise.all(names.map((it) => caches.delete(it)))
    },
  }
}

/** From this status on whatever answers says that it cannot serve. */
const SERVER_TROUBLE = 500
