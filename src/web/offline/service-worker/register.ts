import { CACHE_PREFIX, KEEPING } from './rules.ts'

/** Where the build puts the worker; from the root it may answer for every address of the dashboard. */
const WORKER = '/sw.js'

const workers = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker

/** Keeps the page itself on this device from now on. A browser that will not, or a page in development, goes on without. */
export const keepPage = async (): Promise<void> => {
  if (!import.meta.env.PROD) return
  await workers()
    ?.register(WORKER, { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)
}

/** Keeps the page no longer: the worker goes with all that it kept. */
export const forgetPage = async (): Promise<void> => {
  const registrations = (await workers()?.getRegistrations()) ?? []
  await Promise.all(registrations.map((it) => it.unregister()))
  if (!('caches' in globalThis)) return
  await navigator.locks.request(KEEPING, async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
    await Promise.all(names.map((name) => caches.delete(name)))
  })
}
