import { operations } from '#api/core/operations/index.ts'
import type { Vault } from '#api/core/context.ts'
import { demoExternals } from '#api/core/seed/external-events.ts'
import type { Store } from '#api/core/store.ts'
import { EXTENSIONS } from '#api/http/discovery.ts'
import { createHandler } from '#api/http/handler.ts'
import type { Log } from '#api/http/host.ts'
import { defaultProfile } from '#api/signing/canonical.ts'
import { importSecret, webDigest } from '#api/signing/digest.ts'
import { newUuid, randomText } from './chance.ts'
import type { MockMedia } from './bytes/open-bytes.ts'
import { withUploadFaults } from './bytes/upload-faults.ts'
import { clockUnder, createFaultyLine, type Faults } from './faults.ts'

/** What the service in the page stands on. */
export interface MockDeps {
  store: Store
  vault: Vault
  faults: Faults
  /** The name of the service, told by the discovery document. */
  name: string
  /** Where the bytes of media go; without it media have URLs only. */
  media?: MockMedia
  now?: () => number
}

/** Tells the page's console what went wrong. */
export const pageLog: Log = { debug: () => {}, error: (text, fields) => console.error(text, fields) }

const WITHOUT_TEXT = ['GET', 'HEAD', 'PATCH']

/** An answer that goes on and on, and breaks as one of a real line does when its call is given up. */
const breakable = ({ body, status, headers }: Response, signal: AbortSignal): Response =>
  new Response(body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) ?? null, {
    status,
    headers,
  })

/** A `fetch` whose other end is the whole service in the page: the same verifying, parsing and rules as the server's. */
export const createMockFetch = ({
  store,
  vault,
  faults,
  name,
  media,
  now = Date.now,
}: MockDeps): typeof globalThis.fetch => {
  const clock = clockUnder(faults, now)
  const handle = createHandler<CryptoKey>({
    store,
    operations,
    digest: webDigest,
    importSecret,
    vault,
    now: clock,
    newId: () => newUuid(now()),
    randomText,
    profile: defaultProfile,
    rateLimit: null,
    externals: demoExternals(now),
    extensions: [...EXTENSIONS, ...(media?.extensions ?? [])],
    bytes: media?.bytes,
    name,
    version: 'demo',
    log: pageLog,
  })
  const meetFaults = createFaultyLine(faults)
  const serveBytes = media && withUploadFaults(faults, media.serve, clock)
  return async (target, init) => {
    const request = new Request(target, init)
    const body = WITHOUT_TEXT.includes(request.method) ? '' : await request.clone().text()
    const response = (await meetFaults(request, body)) ?? (await serveBytes?.(request)) ?? (await handle(request))
    request.signal.throwIfAborted()
    return response.headers.get('content-type')?.startsWith('text/event-stream')
      ? breakable(response, request.signal)
      : response
  }
}
