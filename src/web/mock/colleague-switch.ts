import { createStore } from '../store/store.ts'
import type { Workplace } from './colleague.ts'
import { pageLog } from './mock-fetch.ts'

const KEPT = 'frontdesk-colleague'
/** Milliseconds between two deeds of a colleague: the least, and what chance adds. */
const PAUSE = { least: 3000, most: 3000 }

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Works beside the reader, a deed every few seconds, until the signal ends it. */
const work = async (admin: Workplace, signal: AbortSignal): Promise<void> => {
  const { createColleague, hireColleague } = await import('./colleague.ts')
  const step = await createColleague(await hireColleague(admin))
  while (!signal.aborted) {
    await pause(PAUSE.least + admin.random() * PAUSE.most, signal)
    if (!signal.aborted) await step()
  }
}

/** The switch of a second person at work; it lasts as long as the tab, and is off until somebody turns it on. */
export const createColleagueSwitch = (
  admin: Workplace,
  tab: Pick<Storage, 'getItem' | 'setItem'>,
  signal: AbortSignal,
) => {
  const on = createStore(tab.getItem(KEPT) === 'on')
  let end = new AbortController()
  const follow = (): void => {
    end.abort()
    end = new AbortController()
    if (!on.get()) return
    work(admin, AbortSignal.any([signal, end.signal])).catch((error: unknown) =>
      pageLog.error('nobody works beside the reader', { cause: String(error) }),
    )
  }
  follow()
  return {
    current: on.get,
    subscribe: on.subscribe,
    set: (active: boolean): void => {
      tab.setItem(KEPT, active ? 'on' : '')
      on.set(active)
      follow()
    },
  }
}
