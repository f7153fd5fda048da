import type { FindChanges, FeedChange, RecordedChange, RecordedChanges } from '../core/changes.ts'
import { listTooLarge } from '../core/failure.ts'
import { totalCounted } from '../core/found.ts'
import { plain } from '../core/plain.ts'
import { type Change, type Kept, keyIn, type PassingChange } from './kept.ts'

type LogChange = Extract<Change, { table: 'changes' | 'changeCounters' }>

/** The changes of one organization in memory, and how far they are counted. */
export class ChangeLog {
  readonly #bySeq = new Map<number, Kept['changes']>()
  #counter: Kept['changeCounters']
  /** Whether the counter was ever written. */
  isCounted = false

  constructor(readonly organizationId: string) {
    // A log that is not loaded begins an epoch of its own.
    const epoch = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    this.#counter = { organizationId, epoch, last: 0 }
  }

  get counter(): Kept['changeCounters'] {
    return this.#counter
  }

  get(seq: number): Kept['changes'] | undefined {
    return this.#bySeq.get(seq)
  }

  /** All of them, oldest first. */
  entries(): Kept['changes'][] {
    return [...this.#bySeq.values()].sort((left, right) => left.seq - right.seq)
  }

  /** The number of the oldest one. */
  get first(): number {
    const { last } = this.#counter
    return last - this.#bySeq.size + 1
  }

  /** Makes a change and answers the one that takes it back. */
  apply(change: LogChange): LogChange {
    if (change.table === 'changeCounters') {
      const undo = { ...change, value: this.#counter }
      if (change.value) this.#counter = change.value
      this.isCounted = true
      return undo
    }
    const seq = Number(change.key.split(' ')[1])
    const undo = { ...change, value: this.#bySeq.get(seq) }
    if (change.value) this.#bySeq.set(seq, change.value)
    else this.#bySeq.delete(seq)
    return undo
  }
}

const narrow = ({ seq, resource, id, version, operation, at, person, key }: RecordedChange): FeedChange => ({
  seq,
  resource,
  id,
  version,
  operation,
  at,
  person,
  key,
})

const meets = (change: RecordedChange, find: FindChanges): boolean =>
  (find.resource === undefined || change.resource === find.resource) &&
  (find.id === undefined || change.id === find.id) &&
  (find.person === undefined || change.person === find.person) &&
  (find.key === undefined || change.key === find.key) &&
  (find.from === undefined || change.at >= find.from) &&
  (find.to === undefined || change.at < find.to) &&
  change.resource !== find.except

/** The changes of a log; `set` writes in whatever transaction it belongs to. */
export function memoryChanges(log: ChangeLog, set: (change: Change | PassingChange) => void): RecordedChanges {
  const put = (value: RecordedChange): void => {
    const { organizationId } = log
    const key = keyIn(organizationId, String(value.seq))
    set({ table: 'changes', key, value: plain({ ...value, organizationId }) })
  }
  return {
    async after(seq, limit) {
      const { epoch, last } = log.counter
      const items: FeedChange[] = []
      for (let next = Math.max(seq + 1, log.first); next <= last && items.length < limit; next++) {
        const change = log.get(next)
        if (change) items.push(narrow(change))
      }
      return { epoch, last, items }
    },
    async find(find) {
      const found = log
        .entries()
        .filter((change) => meets(change, find))
        .reverse()
      const { offset = 0, limit = found.length, withinBytes } = find
      const items = found.slice(offset, offset + limit).map(({ organizationId: _, ...change }) => change)
      if (withinBytes !== undefined && JSON.stringify(items).length > withinBytes) throw listTooLarge(withinBytes)
      return { items, total: totalCounted(found.length, find, items.length) }
    },
    async rewrite(resource, id, rewrite) {
      for (const change of log.entries()) {
        if (change.resource !== resource || change.id !== id) continue
        const { before, after } = change
        put({ ...change, before: before && rewrite(before), after: after && rewrite(after) })
      }
    },
    async drop(before, limit) {
      let dropped = 0
      for (let seq = log.first; dropped < limit; seq++, dropped++) {
        const change = log.get(seq)
        if (!change || change.at >= before) break
        set({ table: 'changes', key: keyIn(log.organizationId, String(seq)), value: undefined })
      }
      return dropped
    },
    async append(changes) {
      let { last } = log.counter
      for (const change of changes) put({ ...change, seq: ++last })
      set({ table: 'changeCounters', key: log.organizationId, value: { ...log.counter, last } })
    },
  }
}
