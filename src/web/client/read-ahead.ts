/** Whether something may be read that nobody asked for yet: not over a line whose owner saves data. */
export const mayReadAhead = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true

/** What shows that somebody is at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Does something once somebody stirs on the page; answers what gives that up. */
export function onceStirred(work: () => void): () => void {
  const seen = new AbortController()
  const { signal } = seen
  const begin = (): void => {
    seen.abort()
    work()
  }
  for (const sign of SIGNS) document.addEventListener(sign, begin, { signal, passive: true })
  return () => seen.abort()
}

/**
 * Loads code that is likely to be wanted next once somebody stirs on the page: one after the other, each while the browser has
 * nothing else to do. What fails is asked for again by who wants it. Answers what gives up the rest.
 */
export function loadAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  // When there is nothing to do only the browser knows; one that does not say so loads nothing ahead.
  if (!('requestIdleCallback' in globalThis) || !mayReadAhead()) return () => undefined
  const end = new AbortController()
  const load = async (): Promise<void> => {
    for (const next of loads) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other, so that each leaves the page time for something else.
      await new Promise((resolve) => requestIdleCallback(resolve))
      if (end.signal.aborted) return
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await next().catch(() => undefined)
    }
  }
  const giveUp = onceStirred(() => void load())
  return () => {
    giveUp()
    end.abort()
  }
}
