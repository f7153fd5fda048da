import type { ChangedResource } from '../contract/changes.ts'
import { isObject } from '../contract/json-object.ts'
import type { Author, ChangedRecord, Changes, Fields, RecordedChange, RecordedChanges } from './changes.ts'
import { plain } from './plain.ts'
import type { Presences } from './presences.ts'
import type { Credentials, Json, KeyRow, Rows, TableName } from './store.ts'

/** The rows of a transaction as a store has them, before somebody watches over what is done to them. */
export interface RecordableRows extends Rows {
  readonly changes: RecordedChanges
}

/** Who writes, when, and in which call. */
export interface Stamp extends Author {
  /** ISO 8601. */
  at: string
  call: string
}

/** The author of what nobody's call does. */
export const BY_ITSELF: Author = { operation: 'service' }

/** What became of one record in a transaction; null where it was not there. */
interface Touched {
  resource: ChangedResource
  id: string
  before: Fields | null
  after: Fields | null
  /** How its own texts were masked. */
  mask?: (fields: Fields) => Fields
}

/** Fields of rows that no reader of the interface ever sees. */
const UNSEEN: Partial<Record<ChangedResource, readonly string[]>> = {
  // Where the bytes are (rules/medium-row.ts).
  multimedia: ['file', 'fileSize', 'guessedType', 'leaving'],
  mediumVersions: ['file'],
  // What it was is told with its deletion.
  trash: ['record'],
  invitations: ['hash'],
  // When a key was last used is written outside of calls.
  keys: ['sealedSecret', 'lastUsedAt'],
}

/** A row as it is recorded: as every store would keep it, without what no answer tells. */
export function recordable(resource: ChangedResource, row: object): Fields {
  const fields = plain(row) as Fields
  const unseen = UNSEEN[resource]
  return unseen ? Object.fromEntries(Object.entries(fields).filter(([name]) => !unseen.includes(name))) : fields
}

/** Whether two values say the same; a database keeps the fields of an object in an order of its own. */
export function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => sameValue(item as Json, other[at] as Json))
  }
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameValue(one[name], other[name]))
  )
}

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))

const versionOf = (fields: Fields | null): number | null =>
  typeof fields?.['version'] === 'number' ? fields['version'] : null

/** What is kept of a record that was touched; undefined where nothing came of it. */
function changeOf({ resource, id, before, after, mask }: Touched): ChangedRecord | undefined {
  if (before === null && after === null) return undefined
  const version = versionOf(after) ?? versionOf(before)
  // Of what was masked the whole is told, since nobody can work it out from the changes before.
  if (mask) return { resource, id, version, before: before && mask(before), after }
  if (before === null || after === null) return { resource, id, version, before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !sameValue(before[name], after[name]))
  if (changed.length === 0) return undefined
  return { resource, id, version, before: only(before, changed), after: only(after, changed) }
}

/** Whether what happens to rows of a table is recorded: of imports, what they made is. */
export const isRecorded = (table: TableName): table is TableName & ChangedResource =>
  table !== 'imports' && table !== 'externalIds'

/** What one transaction touches. */
class Touches {
  #touched = new Map<string, Touched>()

  /** Everything as it stands now; the answered function puts it back there. */
  mark(): () => void {
    const touched = new Map([...this.#touched].map(([name, it]) => [name, { ...it }]))
    const { isPresenceWritten } = this
    const masks = new Map(this.masks)
    return () => {
      this.#touched = touched
      this.isPresenceWritten = isPresenceWritten
      this.masks.clear()
      for (const [name, mask] of masks) this.masks.set(name, mask)
    }
  }

  note(resource: ChangedResource | TableName, id: string, before: object | undefined, after: object | undefined): void {
    if (resource !== 'keys' && !isRecorded(resource)) return
    const name = `${resource} ${id}`
    const last = after === undefined ? null : recordable(resource, after)
    const known = this.#touched.get(name)
    if (known) known.after = last
    else this.#touched.set(name, { resource, id, before: before ? recordable(resource, before) : null, after: last })
  }

  /** Whether somebody came, went or said something else: that is told, and not recorded. */
  isPresenceWritten = false

  /** What is masked before or after it is written stays out of its own change too. */
  readonly masks = new Map<string, (fields: Fields) => Fields>()

  changes(): ChangedRecord[] {
    return [...this.#touched].flatMap(([name, touched]) => {
      const mask = this.masks.get(name)
      return changeOf(mask ? { ...touched, mask } : touched) ?? []
    })
  }
}

function watchedCredentials(credentials: Credentials, touches: Touches): Credentials {
  const watched = async <T>(accessKeyId: string, work: () => Promise<T>): Promise<T> => {
    const before: KeyRow | undefined = await credentials.key(accessKeyId)
    const answer = await work()
    touches.note('keys', accessKeyId, before, await credentials.key(accessKeyId))
    return answer
  }
  return {
    ...credentials,
    addKey: async (key) => {
      await credentials.addKey(key)
      touches.note('keys', key.accessKeyId, undefined, key)
    },
    disableKey: (accessKeyId, at) => watched(accessKeyId, () => credentials.disableKey(accessKeyId, at)),
    expireKey: (accessKeyId, at) => watched(accessKeyId, () => credentials.expireKey(accessKeyId, at)),
  }
}

function watchedChanges(changes: Changes, touches: Touches): Changes {
  return {
    after: (seq, limit) => changes.after(seq, limit),
    find: (find) => changes.find(find),
    drop: (before, limit) => changes.drop(before, limit),
    rewrite: async (resource, id, rewrite) => {
      touches.masks.set(`${resource} ${id}`, rewrite)
      await changes.rewrite(resource, id, rewrite)
    },
  }
}

function watchedPresences(presences: Presences, touches: Touches): Presences {
  return {
    current: (now) => presences.current(now),
    put: async (presence, now) => {
      await presences.put(presence, now)
      touches.isPresenceWritten = true
    },
    remove: async (id) => {
      await presences.remove(id)
      touches.isPresenceWritten = true
    },
  }
}

function watchedRows(rows: RecordableRows, touches: Touches): Rows {
  return {
    credentials: watchedCredentials(rows.credentials, touches),
    changes: watchedChanges(rows.changes, touches),
    presences: watchedPresences(rows.presences, touches),
    get: (table, id) => rows.get(table, id),
    find: (table, find) => rows.find(table, find),
    count: (table, where) => rows.count(table, where),
    tally: (table, field, values) => rows.tally(table, field, values),
    sum: (table, field, where) => rows.sum(table, field, where),
    loads: (days) => rows.loads(days),
    offeredTypes: (find) => rows.offeredTypes(find),
    offeredType: (id) => rows.offeredType(id),
    insert: async (table, row) => {
      await rows.insert(table, row)
      touches.note(table, row.id, undefined, row)
    },
    insertAll: async (table, all) => {
      await rows.insertAll(table, all)
      for (const row of all) touches.note(table, row.id, undefined, row)
    },
    replace: async (table, row) => {
      const before = await rows.replace(table, row)
      touches.note(table, row.id, before, row)
      return before
    },
    remove: async <T extends TableName>(table: T, id: string) => {
      const before = await rows.remove(table, id)
      if (before) touches.note(table, id, before, undefined)
      return before
    },
    attempt: async (work) => {
      const putBack = touches.mark()
      try {
        return await rows.attempt(work)
      } catch (error) {
        putBack()
        throw error
      }
    },
    lockCalendars: (ids) => rows.lockCalendars(ids),
    lockService: (id) => rows.lockService(id),
    hold: (table, ids) => rows.hold(table, ids),
    claim: (table, id) => rows.claim(table, id),
    occupy: (appointmentId, occupancies, now) => rows.occupy(appointmentId, occupancies, now),
    occupyAll: (occupancies, now) => rows.occupyAll(occupancies, now),
    occupants: (calendarIds, from, to, now) => rows.occupants(calendarIds, from, to, now),
    recall: (key, now) => rows.recall(key, now),
    remember: (answer) => rows.remember(answer),
    forget: (resourceId) => rows.forget(resourceId),
    useSignature: (use, now) => rows.useSignature(use, now),
    nameResult: (signature, resultId) => rows.nameResult(signature, resultId),
    leaseJob: (lease, now) => rows.leaseJob(lease, now),
    jobLease: (job) => rows.jobLease(job),
    dropExpired: (now, limit) => rows.dropExpired(now, limit),
  }
}

/**
 * Lets work write, and records what it did to records as the last thing in its transaction: every store carries out its
 * writes here, so that nobody who writes can forget.
 */
export async function recorded<T>(
  rows: RecordableRows,
  { operation, key, person, address, at, call }: Stamp,
  work: (rows: Rows) => Promise<T>,
): Promise<{ answer: T; isChanged: boolean; isAccessChanged: boolean; isPresenceWritten: boolean }> {
  const touches = new Touches()
  const answer = await work(watchedRows(rows, touches))
  const by = { operation, key: key ?? null, person: person ?? null, address: address ?? null, at, call }
  const changes: Omit<RecordedChange, 'seq'>[] = touches.changes().map((change) => ({ ...change, ...by }))
  if (changes.length > 0) await rows.changes.append(changes)
  const isAccessChanged = changes.some(({ resource }) => resource === 'keys' || resource === 'people')
  return { answer, isChanged: changes.length > 0, isAccessChanged, isPresenceWritten: touches.isPresenceWritten }
}
