import { importSecret } from '#api/signing/digest.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { ORGANIZATION } from '#api/stores/testing/rows-of.ts'
import { createApi } from '../../src/web/client/create-api.ts'
import { createFaults } from '../../src/web/mock/faults.ts'
import { createMockFetch } from '../../src/web/mock/mock-fetch.ts'
import { browserVault } from '../../src/web/mock/vault.ts'
import { fullOfAppointments, weekOf } from './appointments.ts'

/** What one answer of 1,000 appointments cost, in milliseconds. */
export interface Answer {
  answer: number
  /** The same appointments written as JSON and read again, nothing else. */
  floor: number
  items: number
  total: number | null
  /** Tasks of more than 50 ms while the answer was on its way. */
  longTasks: number[]
}

declare global {
  var openService: () => Promise<void>
  var askForWeek: (round: number) => Promise<Answer>
}

const BASE_URL = 'https://demo.invalid'
const quiet = { getItem: () => null, setItem: () => {} }

const open = async (secretAccessKey: string) => {
  const vault = browserVault(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )
  const snapshot = fullOfAppointments()
  snapshot.keys.push({
    accessKeyId: 'BENCH',
    organizationId: ORGANIZATION,
    role: 'admin',
    label: null,
    sealedSecret: await vault.seal(secretAccessKey),
    createdAt: '2026-01-01T00:00:00.000Z',
    disabledAt: null,
  })
  const store = createMemoryStore({ load: snapshot })
  const fetch = createMockFetch({ store, vault, faults: createFaults('', quiet), name: 'Bench' })
  const credentials = { accessKeyId: 'BENCH', key: await importSecret(secretAccessKey) }
  return createApi({ baseUrl: BASE_URL, origin: BASE_URL, credentials, fetch, retries: 0 })
}

// Long tasks are told when they are over and the browser has a moment, so they are waited for.
const told: { start: number; duration: number }[] = []
new PerformanceObserver((list) => {
  told.push(...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration })))
}).observe({ type: 'longtask' })

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

let api: Awaited<ReturnType<typeof open>> | undefined

globalThis.openService = async () => {
  api = await open('a secret that is as long as real ones are')
}

globalThis.askForWeek = async (round) => {
  if (!api) throw new Error('The service is not open.')
  const query = { ...weekOf(round), blocked: true, limit: 1000 }
  await rest(100)
  const began = performance.now()
  const { items, total } = await api.appointmentsV2.list({ query })
  const ended = performance.now()
  await rest(100)
  const longTasks = told.filter(({ start }) => start < ended && start >= began - 1).map(({ duration }) => duration)
  const floorBegan = performance.now()
  const copy = JSON.parse(JSON.stringify(items)) as unknown[]
  const floor = performance.now() - floorBegan
  return { answer: ended - began, floor, items: copy.length, total, longTasks }
}
