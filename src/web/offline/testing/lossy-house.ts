import { importSecret } from '#api/signing/digest.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { createApi } from '../../client/create-api.ts'
import { createFaults } from '../../mock/faults.ts'
import { createMockFetch } from '../../mock/mock-fetch.ts'
import { keyedDemo } from '../../mock/testing/keyed-demo.ts'

/** What a line does with one request: carries it, loses it on the way there, or loses its answer. */
export type Fate = 'carried' | 'lost' | 'unanswered'

/** A write that the service carried out. */
export interface CarriedOut {
  method: string
  path: string
  body: unknown
  answer: { id?: string; version?: number }
}

const URL_OF_DEMO = 'https://demo.invalid'

/** The whole service in memory, with two desks: one whose line loses what it is told to lose, and one that is always heard. */
export const lossyHouse = async (now: number) => {
  const { snapshot, vault, secretAccessKey } = await keyedDemo(now)
  const memory = new Map<string, string>()
  const faults = createFaults('', {
    getItem: (name) => memory.get(name) ?? null,
    setItem: (name, value) => void memory.set(name, value),
  })
  const heard = createMockFetch({
    store: createMemoryStore({ load: snapshot }),
    vault,
    faults,
    name: 'House',
    now: () => now,
  })
  const fates: Fate[] = []
  const writes: CarriedOut[] = []
  const lossy: typeof globalThis.fetch = async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target)
    if (url.pathname.startsWith('/.well-known/')) return heard(target, init)
    const fate = fates.shift() ?? 'carried'
    if (fate === 'lost') throw new TypeError('no line')
    const answer = await heard(target, init)
    if (init?.method !== 'GET' && answer.ok) {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const told = (await answer.clone().json()) as CarriedOut['answer']
      writes.push({ method: init?.method ?? '', path: url.pathname, body, answer: told })
    }
    if (fate === 'unanswered') throw new TypeError('the line broke')
    return answer
  }
  const credentials = { accessKeyId: 'DEMO', key: await importSecret(secretAccessKey) }
  const apiOver = (fetch: typeof globalThis.fetch) =>
    createApi({ baseUrl: URL_OF_DEMO, origin: URL_OF_DEMO, credentials, fetch, now: () => now, sleep: async () => {} })
  return { api: apiOver(lossy), other: apiOver(heard), fates, writes }
}
