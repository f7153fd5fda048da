import type { QueryClient } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../create-api.ts'
import { invalidate } from '../query.ts'
import { sleepUntil } from '../retry.ts'
import { deviceUploads } from './kept-uploads.ts'
import { ownAlone, ownByLocks } from './own.ts'
import { createUploadQueue } from './queue.ts'
import { createShownMedia } from './shown-media.ts'
import type { UploadPhase, UploadQueue } from './upload.ts'

/** What would be lost with the page: it is neither done nor kept. */
const AT_RISK = new Set<UploadPhase>(['waiting', 'reading', 'declaring', 'sending', 'confirming', 'offline', 'paused'])

/** Waits this long, or until the browser has a line again. */
const waitForLine = async (ms: number, signal: AbortSignal): Promise<void> => {
  const early = new AbortController()
  const wake = (): void => early.abort()
  addEventListener('online', wake, { once: true })
  try {
    await sleepUntil(ms, early.signal, signal)
  } finally {
    removeEventListener('online', wake)
  }
}

/** Tells the next start whether there is anything to go on with. */
const raise = (flag: string, isAnything: boolean): void => {
  try {
    if (isAnything) localStorage.setItem(flag, '1')
    else localStorage.removeItem(flag)
  } catch {
    // A browser that refuses storage starts with nothing.
  }
}

/** Runs at once, and once more after that if it was called meanwhile: many files end close to each other. */
const inTurn = (work: () => Promise<void>): (() => void) => {
  let running: Promise<void> | undefined
  let again = false
  const run = (): void => {
    if (running) again = true
    else {
      running = work().finally(() => {
        running = undefined
        if (again) run()
      })
      again = false
    }
  }
  return run
}

/** What the queue of a browser is opened with. */
export interface OpenOptions {
  api: Api
  /** Whether uploads may be kept on this device. */
  keeps: boolean
  /** Under which name of the device's storage the next start finds that something is kept. */
  flag: string
  /** The cache that shows the media at this moment. */
  cache: () => QueryClient | undefined
}

/** Opens the queue in this browser. */
export const openUploadQueue = ({ api, keeps, flag, cache }: OpenOptions): UploadQueue => {
  const shown = createShownMedia(api, cache)
  const queue = createUploadQueue({
    api,
    onChanged: inTurn(async () => {
      const queries = cache()
      if (queries) await invalidate(queries, contract.multimedia.update)
    }),
    onReady: shown.add,
    onFailed: shown.unknown,
    onIdle: shown.finish,
    fetch: api.fetch,
    store: keeps ? deviceUploads() : null,
    onKept: (isAnything) => raise(flag, isAnything),
    own: 'locks' in navigator ? ownByLocks(navigator.locks) : ownAlone,
    wait: waitForLine,
  })
  const warn = (event: BeforeUnloadEvent): void => {
    if (queue.state().uploads.some(({ phase, kept }) => !kept && AT_RISK.has(phase))) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return {
    ...queue,
    close: () => {
      removeEventListener('beforeunload', warn)
      shown.close()
      queue.close()
    },
  }
}

/** Deletes what is kept of the uploads of a connection. */
export const clearUploads = (connectionId: string): Promise<void> => deviceUploads().clear(connectionId)
