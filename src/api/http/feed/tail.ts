import type { FeedChange, Followed } from '../../core/changes.ts'
import type { Store } from '../../core/store.ts'
import { changeEvent } from './events.ts'
import { Reading } from './reading.ts'

/** A change as it goes out, written once for all who follow. */
export interface Line {
  seq: number
  event: Uint8Array
  resource: FeedChange['resource']
  id: string
}

/** Lines that are kept for those who are a little behind; who is further behind reads the table. */
const KEPT_LINES = 1000
/** Changes that are read at once. */
export const BATCH = 200

/** A change as it goes out. */
export const lineOf = (epoch: string, change: FeedChange): Line => ({
  seq: change.seq,
  event: changeEvent(epoch, change),
  resource: change.resource,
  id: change.id,
})

/** The end of an organization's changes, read once for all who follow them in this process. */
export class Tail {
  epoch = ''
  /** The number of the newest change that was read. */
  last = 0
  /** How often numbers have begun anew: what was read before means nothing any more. */
  beginnings = 0
  #lines: Line[] = []
  readonly #reading = new Reading(() => this.#look())

  constructor(
    readonly store: Store,
    readonly organizationId: string,
    /** Hears of lines that are new, also when numbers begin anew. */
    readonly onLines: (lines: readonly Line[]) => void,
  ) {}

  read(seq: number, limit: number): Promise<Followed> {
    return this.store.read(this.organizationId, (rows) => rows.changes.after(seq, limit))
  }

  /** Reads what is new; asked while it reads, it looks once more. */
  advance(): Promise<void> {
    return this.#reading.ask()
  }

  async #look(): Promise<boolean> {
    const isFirst = this.epoch === ''
    const { epoch, last, items } = await this.read(isFirst ? Number.MAX_SAFE_INTEGER : this.last, BATCH)
    if (isFirst || epoch !== this.epoch || last < this.last) this.#beginAt(epoch, last)
    else if (items.length > 0) this.#add(items.map((change) => lineOf(epoch, change)))
    return items.length === BATCH
  }

  #beginAt(epoch: string, last: number): void {
    this.beginnings++
    this.epoch = epoch
    this.last = last
    this.#lines = []
    this.onLines([])
  }

  #add(lines: readonly Line[]): void {
    // After a gap, which only dropping makes, there is nothing in sight that fits what was read before.
    const isNext = lines[0]?.seq === this.last + 1
    this.#lines = [...(isNext ? this.#lines : []), ...lines].slice(-KEPT_LINES)
    this.last = lines.at(-1)?.seq ?? this.last
    this.onLines(lines)
  }

  /** The lines after a number; undefined where some of them are not kept here any more. */
  after(seq: number): readonly Line[] | undefined {
    if (seq >= this.last) return []
    const first = this.#lines[0]?.seq ?? this.last + 1
    return seq + 1 < first ? undefined : this.#lines.slice(seq + 1 - first, seq + 1 - first + BATCH)
  }
}
