import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DAY } from '#api/time/durations.ts'
import { type KeptRun, type KeptState, RUN_DAYS, type RunLine } from './run-data.ts'

const WAITING: KeptState = { outcome: 'waiting' }
const LIFE = RUN_DAYS * DAY

/** Where runs are kept. */
export interface RunStore {
  /** The runs of a connection that are not too old, the oldest first. */
  all(connectionId: string): Promise<KeptRun[]>
  get(id: string): Promise<KeptRun | undefined>
  put(run: KeptRun): Promise<void>
  /** Writes states of lines down; of a run that is kept no longer, nothing. */
  write(id: string, states: readonly (readonly [index: number, state: KeptState])[]): Promise<void>
  /** Writes the lines of a run anew, in one step with reading how they stand. */
  change(id: string, change: (line: RunLine, state: KeptState) => RunLine): Promise<void>
  drop(id: string): Promise<void>
}

const changed = (run: KeptRun, change: (line: RunLine, state: KeptState) => RunLine): RunLine[] =>
  run.lines.map((line, index) => change(line, run.states[index] ?? WAITING))

const oldestFirst = (runs: readonly KeptRun[], connectionId: string, now: number): KeptRun[] =>
  runs.filter((it) => it.connectionId === connectionId && now - it.at < LIFE).toSorted((a, b) => a.at - b.at)

/** Runs that live as long as their page, for a connection that must leave nothing on the device. */
export const pageRuns = (now: () => number = Date.now): RunStore => {
  const runs = new Map<string, KeptRun>()
  return {
    all: async (connectionId) => oldestFirst([...runs.values()], connectionId, now()),
    get: async (id) => runs.get(id),
    put: async (run) => void runs.set(run.id, run),
    write: async (id, written) => {
      const run = runs.get(id)
      if (!run) return
      const states = [...run.states]
      for (const [index, state] of written) states[index] = state
      runs.set(id, { ...run, states })
    },
    change: async (id, change) => {
      const run = runs.get(id)
      if (run) runs.set(id, { ...run, lines: changed(run, change) })
    },
    drop: async (id) => void runs.delete(id),
  }
}

type Head = Omit<KeptRun, 'states'>

interface Kept extends DBSchema {
  runs: { key: string; value: Head; indexes: { connection: string } }
  states: { key: [string, number]; value: { run: string; index: number; state: KeptState }; indexes: { run: string } }
}

/** Runs on this device: the states of the lines beside the runs, so that a step writes one line and not a thousand. */
const deviceRuns = (now: () => number = Date.now): RunStore => {
  const drop = async (database: IDBPDatabase<Kept>, id: string): Promise<void> => {
    const work = database.transaction(['runs', 'states'], 'readwrite')
    const lines = await work.objectStore('states').index('run').getAllKeys(id)
    await Promise.all([
      ...lines.map((key) => work.objectStore('states').delete(key)),
      work.objectStore('runs').delete(id),
    ])
    await work.done
  }
  const sweep = async (database: IDBPDatabase<Kept>): Promise<IDBPDatabase<Kept>> => {
    const old = (await database.getAll('runs')).filter(({ at }) => now() - at >= LIFE)
    await Promise.all(old.map(({ id }) => drop(database, id)))
    return database
  }
  let opened: Promise<IDBPDatabase<Kept>> | undefined
  const database = (): Promise<IDBPDatabase<Kept>> =>
    (opened ??= openDB<Kept>('frontdesk-runs', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('runs', { keyPath: 'id' }).createIndex('connection', 'connectionId')
        fresh.createObjectStore('states', { keyPath: ['run', 'index'] }).createIndex('run', 'run')
      },
    }).then(sweep))
  const withStates = (head: Head, written: readonly Kept['states']['value'][]): KeptRun => {
    const known = new Map(written.map(({ index, state }) => [index, state]))
    return { ...head, states: head.lines.map((_, index) => known.get(index) ?? WAITING) }
  }
  const whole = async (head: Head): Promise<KeptRun> =>
    withStates(head, await (await database()).getAllFromIndex('states', 'run', head.id))
  return {
    all: async (connectionId) => {
      const heads = await (await database()).getAllFromIndex('runs', 'connection', connectionId)
      return oldestFirst(await Promise.all(heads.map(whole)), connectionId, now())
    },
    get: async (id) => {
      const head = await (await database()).get('runs', id)
      return head && whole(head)
    },
    put: async ({ states, ...head }) => {
      const work = (await database()).transaction(['runs', 'states'], 'readwrite')
      const lines = work.objectStore('states')
      await Promise.all([
        work.objectStore('runs').put(head),
        ...states.flatMap((state, index) =>
          state.outcome === 'waiting' ? [] : [lines.put({ run: head.id, index, state })],
        ),
      ])
      await work.done
    },
    write: async (id, states) => {
      const work = (await database()).transaction(['runs', 'states'], 'readwrite')
      const lines = work.objectStore('states')
      if ((await work.objectStore('runs').getKey(id)) !== undefined) {
        await Promise.all(states.map(([index, state]) => lines.put({ run: id, index, state })))
      }
      await work.done
    },
    change: async (id, change) => {
      const work = (await database()).transaction(['runs', 'states'], 'readwrite')
      const head = await work.objectStore('runs').get(id)
      if (head) {
        const run = withStates(head, await work.objectStore('states').index('run').getAll(id))
        await work.objectStore('runs').put({ ...head, lines: changed(run, change) })
      }
      await work.done
    },
    drop: async (id) => drop(await database(), id),
  }
}

let onDevice: RunStore | undefined

/** The store of this device; undefined where the browser has none. */
export const deviceStore = (): RunStore | undefined =>
  'indexedDB' in globalThis ? (onDevice ??= deviceRuns()) : undefined
