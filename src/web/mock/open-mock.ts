import type { KeyRow } from '../../api/core/store.ts'
import { dateOf } from '../../api/time/zoned.ts'
import { importSecret } from '../../api/signing/digest.ts'
import type { Snapshot } from '../../api/stores/kept.ts'
import { createMemoryStore } from '../../api/stores/memory.ts'
import { changesOf, freshDemo, ORGANIZATION, ORGANIZATION_NAME } from './demo-snapshot.ts'
import { createFaults } from './faults.ts'
import { type DemoOrigin, type KeptRows, openKeptRows } from './kept-rows.ts'
import { createMockFetch } from './mock-fetch.ts'
import { browserVault } from './vault.ts'

/** How mock mode was asked for. */
export interface MockWishes {
  faults: string | null
  seed: string | null
  date: string | null
}

const BASE_URL = 'https://demo.invalid'
const ACCESS_KEY_ID = 'DEMO'
const SEED = '1'
/** A demo that nobody touched is made anew around today after this many days. */
const STALE_AFTER_DAYS = 3
const DAY = 86_400_000

/** The zone of the demo clinic, whose today it is. */
const ZONE = 'Europe/Madrid'

/** The day that the address asked for, for as long as the tab: its next pages do not carry it any more. */
const KEPT_DATE = 'frontdesk-demo-date'

const isStale = (kept: DemoOrigin, wishes: MockWishes, today: string): boolean =>
  (wishes.seed !== null && wishes.seed !== kept.seed) ||
  (wishes.date !== null && wishes.date !== kept.date) ||
  (!kept.changed && wishes.date === null && Date.parse(today) - Date.parse(kept.date) > STALE_AFTER_DAYS * DAY)

const loadDemo = async (rows: KeptRows, wishes: MockWishes, now: number): Promise<Snapshot> => {
  const today = dateOf(now, ZONE)
  const kept = await rows.origin()
  if (kept && !isStale(kept, wishes, today)) return rows.load()
  const origin = { seed: wishes.seed ?? SEED, date: wishes.date ?? today, changed: false }
  const snapshot = freshDemo(origin.seed, origin.date === today ? now : Date.parse(`${origin.date}T10:00:00Z`))
  await rows.replace(changesOf(snapshot), origin)
  return snapshot
}

/** Opens the service in the page, with the demo as it was left, or a new one. */
export const openMock = async (wishes: MockWishes) => {
  const rows = await openKeptRows()
  const vault = browserVault(await rows.sealingKey())
  const faults = createFaults(wishes.faults, sessionStorage)
  const date = wishes.date ?? sessionStorage.getItem(KEPT_DATE)
  if (date !== null) sessionStorage.setItem(KEPT_DATE, date)
  const snapshot = await loadDemo(rows, { ...wishes, date }, Date.now())
  // The page's own key is made anew each time: its secret exists nowhere but in this key.
  const { secretAccessKey } = vault.issue()
  const own: KeyRow = {
    accessKeyId: ACCESS_KEY_ID,
    organizationId: ORGANIZATION,
    role: 'admin',
    label: 'This page',
    sealedSecret: await vault.seal(secretAccessKey),
    createdAt: new Date().toISOString(),
    disabledAt: null,
  }
  snapshot.keys = [...snapshot.keys.filter((key) => key.accessKeyId !== ACCESS_KEY_ID), own]
  const store = createMemoryStore({ load: snapshot, onCommit: (changes) => rows.commit(changes) })
  return {
    name: ORGANIZATION_NAME,
    baseUrl: BASE_URL,
    credentials: { accessKeyId: ACCESS_KEY_ID, key: await importSecret(secretAccessKey) },
    fetch: createMockFetch({ store, vault, faults, name: ORGANIZATION_NAME }),
    faults,
    /** Forgets the demo as it was left; the next opening makes a new one. */
    reset: () => {
      sessionStorage.removeItem(KEPT_DATE)
      return rows.clear()
    },
  }
}
/** The service in the page. */
export type MockService = Awaited<ReturnType<typeof openMock>>
