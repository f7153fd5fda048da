import { randomFrom } from '#api/core/seed/random.ts'
import type { Store } from '#api/core/store.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { type Audited, auditedCalls, takingBack } from './audited-calls.ts'
import { type Coverage, fuzzTenants } from './fuzz-tenants.ts'

/** How many of the writes are taken back after all of their work. */
const TAKEN_BACK = 0.05

/**
 * So many random writes of every operation over the real handler, a part of them taken back at their end, each of which is
 * compared with the log. `everyRow` is that of `auditedCalls`.
 */
export async function auditRandomWrites(
  store: Store,
  writes: number,
  seed: string,
  everyRow?: (call: number) => boolean,
): Promise<Audited & { coverage: Map<string, Coverage> }> {
  const log = { debug: () => {}, error: () => {} }
  const service = await openMemoryService({}, { store: takingBack(store, randomFrom(`${seed} back`), TAKEN_BACK), log })
  const watched = auditedCalls(service, store, everyRow)
  const { findings, coverage } = await fuzzTenants(watched.service, writes, seed, {
    isMeant: ({ method, right }) => method !== 'GET' && right !== 'read',
    own: 0.97,
    roles: ['viewer', 'staff', 'staff', 'admin', 'admin', 'admin', 'admin', 'admin'],
    removals: 0.3,
  })
  return { ...watched.audited, findings: [...watched.audited.findings, ...findings], coverage }
}
