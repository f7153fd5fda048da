import { operations } from '../../api/core/operations/index.ts'
import type { Vault } from '../../api/core/context.ts'
import type { Store } from '../../api/core/store.ts'
import { createHandler } from '../../api/http/handler.ts'
import { defaultProfile } from '../../api/signing/canonical.ts'
import { importSecret, webDigest } from '../../api/signing/digest.ts'
import { newUuid, randomText } from './chance.ts'
import { CLOCK_AHEAD, createFaultyLine, type Faults } from './faults.ts'

/** What the service in the page stands on. */
export interface MockGround {
  store: Store
  vault: Vault
  faults: Faults
  /** The name of the service, told by the discovery document. */
  name: string
  now?: () => number
}

/** A `fetch` whose other end is the whole service in the page: the same verifying, parsing and rules as the server's. */
export const createMockFetch = ({
  store,
  vault,
  faults,
  name,
  now = Date.now,
}: MockGround): typeof globalThis.fetch => {
  const clock = (): number => now() + (faults.current().has('clock') ? CLOCK_AHEAD : 0)
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
    externals: [],
    extensions: ['calendars', 'keys'],
    name,
    version: 'demo',
    log: { debug: () => {}, error: (text, fields) => console.error(text, fields) },
  })
  const meetFaults = createFaultyLine(faults)
  return async (target, init) => {
    const request = new Request(target, init)
    const body = request.method === 'GET' ? '' : await request.clone().text()
    const response = (await meetFaults(request, body)) ?? (await handle(request))
    request.signal.throwIfAborted()
    return response
  }
}
