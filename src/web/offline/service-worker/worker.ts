import { createPageKeeper, type KeptVersion } from './keep-page.ts'
import { KEEPING } from './rules.ts'

// The dashboard is compiled for windows; this is all that a service worker has beside.
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface AskedEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  readonly location: Location
  addEventListener(type: 'install' | 'activate', hear: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: AskedEvent) => void): void
}

/** Written in by the build (`scripts/service-worker.ts`). */
declare const KEPT_VERSION: KeptVersion

// In a service worker the global object is its scope.
const scope = globalThis as unknown as WorkerScope
const keeper = createPageKeeper(KEPT_VERSION, {
  origin: scope.location.origin,
  caches,
  fetch: (request, init) => fetch(request, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  whileKept: (work) => navigator.locks.request(KEEPING, { mode: 'shared' }, work),
})

scope.addEventListener('install', (event) => event.waitUntil(keeper.install()))
// The browser activates a version only when no page is left under the one before it.
scope.addEventListener('activate', (event) => event.waitUntil(keeper.forgetOthers()))
scope.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request)
  if (answer) event.respondWith(answer)
})
