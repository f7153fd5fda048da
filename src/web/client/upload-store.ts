import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useApi } from './api-context.ts'
import type { Api } from './create-api.ts'
import type { UploadQueue, UploadsState } from './uploads/upload.ts'
import { gathered } from '../store/gathered.ts'
import { createSignal } from '../store/store.ts'

/** The uploads of one connection; the engine behind them is loaded when it is first needed. */
export interface Uploads {
  /** The queue; the first call loads it. The cache hears what has changed. */
  open: (cache: QueryClient) => Promise<UploadQueue>
  /** Undefined until the queue is open. */
  state: () => UploadsState | undefined
  subscribe: (listener: () => void) => () => void
  /** Goes on with what an earlier page left; loads nothing where it left nothing. */
  start: (cache: QueryClient) => void
  close: () => void
}

/** Milliseconds for which tellings gather: each paints a list of all files, and hundreds of small ones begin and end many times a second. */
const TOGETHER = 50

const flagOf = (connectionId: string): string => `frontdesk-uploads ${connectionId}`

/** Whether an earlier page left uploads; a browser that refuses storage left none. */
const isLeft = (connectionId: string): boolean => {
  try {
    return localStorage.getItem(flagOf(connectionId)) !== null
  } catch {
    return false
  }
}

const loadEngine = () => import('./uploads/open-queue.ts')

const createUploads = (api: Api, keeps: boolean): Uploads => {
  const { tell, subscribe } = createSignal()
  let opened: Promise<UploadQueue> | undefined
  let queue: UploadQueue | undefined
  let shown: QueryClient | undefined
  const load = async (): Promise<UploadQueue> => {
    const { openUploadQueue } = await loadEngine()
    queue = openUploadQueue({ api, keeps, flag: flagOf(api.connectionId), cache: () => shown })
    queue.subscribe(gathered(tell, TOGETHER))
    tell()
    return queue
  }
  const open = (cache: QueryClient): Promise<UploadQueue> => {
    shown = cache
    opened ??= load()
    // A chunk that did not load is asked for again by the next call.
    opened.catch(() => (opened = undefined))
    return opened
  }
  return {
    open,
    state: () => queue?.state(),
    subscribe,
    start: (cache) => {
      shown = cache
      if (keeps && isLeft(api.connectionId)) open(cache).catch(() => undefined)
    },
    close: () => {
      opened?.then(
        (it) => it.close(),
        () => undefined,
      )
      opened = undefined
      queue = undefined
      tell()
    },
  }
}

const perApi = new WeakMap<Api, Uploads>()

/** The uploads of a connection, the same for as long as it is. `keeps`: whether they may be kept on this device; the first call says. */
export const uploadsOf = (api: Api, keeps = false): Uploads => {
  const uploads = perApi.get(api) ?? createUploads(api, keeps)
  perApi.set(api, uploads)
  return uploads
}

/** Stops the uploads of a connection; what is kept goes on with the next start. */
export const closeUploads = (api: Api): void => perApi.get(api)?.close()

/** Deletes what is kept of the uploads of a connection that is not to be remembered. */
export const forgetUploads = async (connectionId: string): Promise<void> => {
  if (!isLeft(connectionId)) return
  await (await loadEngine()).clearUploads(connectionId)
  localStorage.removeItem(flagOf(connectionId))
}

/** Every upload of the connection; undefined until one was wanted, or left by an earlier page. */
export const useUploads = (): UploadsState | undefined => {
  const uploads = uploadsOf(useApi())
  return useSyncExternalStore(uploads.subscribe, uploads.state)
}

/** How the queue is reached: the first call loads it. */
export const useUploadQueue = (): (() => Promise<UploadQueue>) => {
  const uploads = uploadsOf(useApi())
  const cache = useQueryClient()
  return useCallback(() => uploads.open(cache), [uploads, cache])
}
