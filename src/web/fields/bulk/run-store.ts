import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { DAY } from '#api/time/durations.ts'
import { writtenAtOnce } from '../../store/written-at-once.ts'
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

/** Lines that are written at once: the page hears nobody while they are copied, and a line of an import holds many rows. */
const TOGETHER = 20

/** A run with its first lines; `parts` counts the records after it that hold the others. */
type Head = Omit<KeptRun, 'states'> & { parts?: number }

/** Further lines of a run; without a connection, so that no list of runs has it. */
type Part = Pick<KeptRun, 'id' | 'lines'>

const partId = (id: string, at: number): string => `${id} ${at}`

/** The keys of a run and its parts: ids of runs are all of one length. */
const keysOf = (id: string): IDBKeyRange => IDBKeyRange.bound(id, `${id} \uffff`)

const inParts = (lines: readonly RunLine[]): (readonly RunLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / TOGETHER) }, (_, at) => lines.slice(at * TOGETHER, (at + 1) * TOGETHER))

interface Kept extends DBSchema {
  runs: { key: string; value: Head | Part; indexes: { connection: string } }
  states: { key: [string, number]; value: { run: string; index: number; state: KeptState }; indexes: { run: string } }
}

type Work<Mode extends IDBTransactionMode = 'readonly'> = IDBPTransaction<Kept, ['runs', 'states'], Mode>

/** Runs on this device: the states of the lines beside the runs, so that a step writes one line and not a thousand. */
const deviceRuns = (now: () => number = Date.now): RunStore => {
  const drop = async (database: IDBPDatabase<Kept>, id: string): Promise<void> => {
    const work = database.transaction(['runs', 'states'], 'readwrite')
    const lines = await work.objectStore('states').index('run').getAllKeys(id)
    await writtenAtOnce(work, [
      ...lines.map((key) => work.objectStore('states').delete(key)),
      work.objectStore('runs').delete(keysOf(id)),
    ])
  }
  const sweep = async (database: IDBPDatabase<Kept>): Promise<IDBPDatabase<Kept>> => {
    // What the index has are the runs themselves.
    const heads = (await database.getAllFromIndex('runs', 'connection')) as Head[]
    const old = heads.filter(({ at }) => now() - at >= LIFE)
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
  /** A run in one piece; `work` is a transaction over all of it. */
  const whole = async (head: Head, work: Work | Work<'readwrite'>): Promise<KeptRun> => {
    const { parts = 0, ...run } = head
    const runs = work.objectStore('runs')
    const [written, ...more] = await Promise.all([
      work.objectStore('states').index('run').getAll(head.id),
      ...Array.from({ length: parts }, (_, at) => runs.get(partId(head.id, at + 1))),
    ])
    const known = new Map(written.map(({ index, state }) => [index, state]))
    const lines = [...head.lines, ...more.flatMap((part) => part?.lines ?? [])]
    return { ...run, lines, states: lines.map((_, index) => known.get(index) ?? WAITING) }
  }
  const putLines = async ({ lines, ...head }: Omit<KeptRun, 'states'>, work: Work<'readwrite'>): Promise<void> => {
    const runs = work.objectStore('runs')
    const [first = [], ...rest] = inParts(lines)
    await runs.put({ ...head, lines: first, ...(rest.length > 0 && { parts: rest.length }) })
    // oxlint-disable-next-line no-await-in-loop -- Each in a task of its own is the point.
    for (const [at, part] of rest.entries()) await runs.put({ id: partId(head.id, at + 1), lines: part })
  }
  const reading = async (): Promise<Work> => (await database()).transaction(['runs', 'states'])
  const writing = async (): Promise<Work<'readwrite'>> =>
    (await database()).transaction(['runs', 'states'], 'readwrite')
  return {
    all: async (connectionId) => {
      const work = await reading()
      const heads = (await work.objectStore('runs').index('connection').getAll(connectionId)) as Head[]
      return oldestFirst(await Promise.all(heads.map((head) => whole(head, work))), connectionId, now())
    },
    get: async (id) => {
      const work = await reading()
      const head = (await work.objectStore('runs').get(id)) as Head | undefined
      return head && whole(head, work)
    },
    put: async ({ states, ...head }) => {
      const work = await writing()
      const kept = work.objectStore('states')
      await putLines(head, work)
      await writtenAtOnce(
        work,
        states.flatMap((state, index) =>
          state.outcome === 'waiting' ? [] : [kept.put({ run: head.id, index, state })],
        ),
      )
    },
    write: async (id, states) => {
      const work = (await database()).transaction(['runs', 'states'], 'readwrite')
      const lines = work.objectStore('states')
      const isKept = (await work.objectStore('runs').getKey(id)) !== undefined
      const kept = isKept ? states.map(([index, state]) => lines.put({ run: id, index, state })) : []
      await writtenAtOnce(work, kept)
    },
    change: async (id, change) => {
      const work = await writing()
      const head = (await work.objectStore('runs').get(id)) as Head | undefined
      if (head) {
        const { states, ...run } = await whole(head, work)
        await putLines({ ...run, lines: changed({ ...run, states }, change) }, work)
      }
      await writtenAtOnce(work, [])
    },
    drop: async (id) => drop(await database(), id),
  }
}

let onDevice: RunStore | undefined

/** The store of this device; undefined where the browser has none. */
export const deviceStore = (): RunStore | undefined =>
  'indexedDB' in globalThis ? (onDevice ??= deviceRuns()) : undefined
