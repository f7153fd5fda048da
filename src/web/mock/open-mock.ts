import { dropKept } from '#api/core/jobs/drop-kept.ts'
import { namesOf } from '#api/core/operations/media-versions.ts'
import type { KeyRow } from '#api/core/store.ts'
import { DAY } from '#api/time/durations.ts'
import { dateOf } from '#api/time/zoned.ts'
import { importSecret } from '#api/signing/digest.ts'
import type { Change, Snapshot } from '#api/stores/kept.ts'
import { createMemoryStore, type PresenceChange } from '#api/stores/memory.ts'
import { type KeptBytes, openKeptBytes } from './bytes/kept-bytes.ts'
import { createLocalMedia } from './bytes/local-media.ts'
import { createMockMedia } from './bytes/open-bytes.ts'
import { createColleagueSwitch } from './colleague-switch.ts'
import { snapshotChanges, freshDemo, ORGANIZATION, ORGANIZATION_NAME } from './demo-snapshot.ts'
import { clockUnder, createFaults } from './faults.ts'
import { type DemoOrigin, type KeptRows, openKeptRows } from './kept-rows.ts'
import { createMockFetch, pageLog } from './mock-fetch.ts'
import { browserVault } from './vault.ts'
import { withRoom } from './with-room.ts'

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

/** The zone of the demo clinic, whose today it is. */
const ZONE = 'Europe/Madrid'

/** The lock and the channel of all tabs that show the demo. */
const TABS = 'frontdesk-demo'

/** The day that the address asked for, for as long as the tab: its next pages do not carry it any more. */
const KEPT_DATE = 'frontdesk-demo-date'

const isStale = (kept: DemoOrigin, wishes: MockWishes, today: string): boolean =>
  (wishes.seed !== null && wishes.seed !== kept.seed) ||
  (wishes.date !== null && wishes.date !== kept.date) ||
  (!kept.changed && wishes.date === null && Date.parse(today) - Date.parse(kept.date) > STALE_AFTER_DAYS * DAY)

const loadDemo = async (rows: KeptRows, bytes: KeptBytes, wishes: MockWishes, now: number): Promise<Snapshot> => {
  const today = dateOf(now, ZONE)
  const kept = await rows.origin()
  if (kept && !isStale(kept, wishes, today)) {
    const snapshot = await rows.load()
    const media = new Map(
      [...snapshot.trash.map(({ record }) => record), ...snapshot.multimedia].map((it) => [it.id, it]),
    )
    await bytes.sweep(({ id }) => media.has(id))
    for (const { medium, name } of await bytes.files()) {
      const row = media.get(medium.id)
      const versions = snapshot.mediumVersions.filter(({ mediumId }) => mediumId === medium.id)
      if (row?.status === 'ready' && !namesOf(row, versions).includes(name)) {
        await bytes.clear(medium, (it) => it === name)
      }
    }
    return snapshot
  }
  const origin = { seed: wishes.seed ?? SEED, date: wishes.date ?? today, changed: false }
  const snapshot = freshDemo(origin.seed, origin.date === today ? now : Date.parse(`${origin.date}T10:00:00Z`))
  await bytes.forget()
  await rows.replace(snapshotChanges(snapshot), origin)
  return snapshot
}

/** Of the tabs of this browser one writes at a time; where a browser cannot order them, each writes when it likes. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(TABS, async () => work()) : work()

/** Ends what the opening before has begun: a page has one service. */
let end = new AbortController()

/** What tabs tell each other: that something was written, or who came, stayed or left. */
type Told = 'written' | readonly PresenceChange[]

/** Tells the other tabs what happened in this one, and hears it of them. */
const openTabs = (hear: (told: Told) => void, signal: AbortSignal): { tell: (told: Told) => void } => {
  // After a page was put aside and comes back, what was told meanwhile is lost.
  addEventListener('pageshow', () => hear('written'), { signal })
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {} }
  const channel = new BroadcastChannel(TABS)
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data), { signal })
  signal.addEventListener('abort', () => channel.close())
  return { tell: (told) => channel.postMessage(told) }
}

/** Opens the service in the page, with the demo as it was left, or a new one. */
export const openMock = async (wishes: MockWishes) => {
  end.abort()
  end = new AbortController()
  const rows = await openKeptRows()
  const vault = browserVault(await rows.sealingKey())
  const faults = createFaults(wishes.faults, sessionStorage)
  const date = wishes.date ?? sessionStorage.getItem(KEPT_DATE)
  if (date !== null) sessionStorage.setItem(KEPT_DATE, date)
  const local = createLocalMedia()
  const depot = await openKeptBytes({ onKept: local.add, onGone: local.remove })
  const snapshot = await alone(() => loadDemo(rows, depot, { ...wishes, date }, Date.now()))
  for (const file of await depot.files()) await local.add(file)
  for (const row of snapshot.multimedia) local.tell(row.id, row)
  // The page's own key is made anew each time: its secret exists nowhere but in this key.
  const { secretAccessKey } = vault.issue()
  const own: KeyRow = {
    accessKeyId: ACCESS_KEY_ID,
    organizationId: ORGANIZATION,
    role: 'admin',
    // Who did something by it is called so in the log, and behind “by”.
    label: 'Demo user',
    sealedSecret: await vault.seal(secretAccessKey),
    createdAt: new Date().toISOString(),
    disabledAt: null,
  }
  snapshot.keys = [...snapshot.keys.filter((key) => key.accessKeyId !== ACCESS_KEY_ID), own]
  const commit = async (changes: readonly Change[]): Promise<void> => {
    // The page's own key is of this page alone: under the same id other tabs have another secret.
    const common = changes.filter(({ table, key }) => table !== 'keys' || key !== ACCESS_KEY_ID)
    if (common.length > 0) await withRoom(rows.commit(common))
    for (const { table, key, value } of changes) {
      if (table === 'multimedia') local.tell(key.split(' ')[1] ?? '', value)
    }
    tabs.tell('written')
  }
  const missed = async (): Promise<readonly Change[]> => {
    const changes = await rows.missed()
    for (const { table, key, value } of changes) {
      if (table !== 'multimedia') continue
      const [organizationId = '', id = ''] = key.split(' ')
      for (const file of value ? await depot.filesOf({ organizationId, id }) : []) {
        if (!local.blob(file.medium, file.name)) await local.add(file)
      }
      local.tell(id, value)
    }
    return changes
  }
  const store = createMemoryStore({
    load: snapshot,
    onCommit: commit,
    onPresences: (changes) => tabs.tell(changes),
    common: { missed, alone },
  })
  const tabs = openTabs((told) => void (told === 'written' ? store.catchUp() : store.meet(told)), end.signal)
  // Nobody does jobs while no page is open.
  while (await store.write(ORGANIZATION, (all) => dropKept(all, Date.now()))) continue
  // What was loaded may be a demo that has taken the place of theirs.
  tabs.tell('written')
  const media = createMockMedia({
    store,
    depot,
    local,
    addressKey: await depot.addressKey(),
    now: clockUnder(faults, Date.now),
    log: pageLog,
  })
  // Faults are the reader's: whoever works beside them has a line of their own.
  const noFaults = createFaults('', { getItem: () => null, setItem: () => {} })
  const quiet = createMockFetch({ store, vault, faults: noFaults, name: ORGANIZATION_NAME, media })
  const admin = {
    fetch: (request: Request) => quiet(request),
    baseUrl: BASE_URL,
    key: { accessKeyId: ACCESS_KEY_ID, secretAccessKey },
    now: Date.now,
    random: Math.random,
  }
  return {
    name: ORGANIZATION_NAME,
    baseUrl: BASE_URL,
    credentials: { accessKeyId: ACCESS_KEY_ID, key: await importSecret(secretAccessKey) },
    fetch: createMockFetch({ store, vault, faults, name: ORGANIZATION_NAME, media }),
    localMedia: local.address,
    faults,
    colleague: createColleagueSwitch(admin, sessionStorage, end.signal),
    /** Forgets the demo as it was left; the next opening makes a new one. */
    reset: async () => {
      sessionStorage.removeItem(KEPT_DATE)
      await Promise.all([rows.clear(), depot.forget()])
    },
  }
}
