import type { ShownPresence } from '../../contract/presence.ts'
import type { Store } from '../../core/store.ts'
import { presenceEvent } from './events.ts'
import { Reading } from './reading.ts'

/** Who is present in an organization, read once for all who follow it in this process. */
export class Board {
  /** Counts what was told; 0 while nobody was ever present. */
  version = 0
  /** All who are present, as it goes out: whoever reads it needs none of those before. */
  event = new Uint8Array()
  #said = '[]'
  /** When the first of them ends unless it lasts longer, epoch milliseconds. */
  #ends = Infinity
  readonly #reading = new Reading(() => this.#look())

  constructor(
    readonly store: Store,
    readonly organizationId: string,
    private readonly now: () => number,
    private readonly onNews: () => void,
  ) {}

  /** Whether somebody's presence may have ended by itself. */
  isOld(): boolean {
    return this.#ends <= this.now()
  }

  /** Reads who is present; asked while it reads, it looks once more. */
  read(): Promise<void> {
    return this.#reading.ask()
  }

  async #look(): Promise<boolean> {
    const kept = await this.store.read(this.organizationId, (rows) => rows.presences.current(this.now()))
    this.#ends = Math.min(Infinity, ...kept.map(({ until }) => until))
    this.#tell(kept.map(({ until: _, ...shown }) => shown))
    return false
  }

  /** That somebody is still there is no news. */
  #tell(present: readonly ShownPresence[]): void {
    const said = JSON.stringify(present)
    if (said === this.#said) return
    this.#said = said
    this.version++
    this.event = presenceEvent(said)
    this.onNews()
  }
}
