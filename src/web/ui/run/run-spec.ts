import type { ItemOutcome, Run, RunItem } from './run-state.ts'

/** What an act may know of its surroundings. */
export interface ActContext {
  /** Ends when the connection is left; a stop lets what is under way end. */
  readonly signal: AbortSignal
  /** The same for every try of this item in this run, so that a service that knows such keys does it once. */
  readonly idempotencyKey: string
  /** An earlier try of this item was begun and never answered: the line broke, or the page was closed. */
  readonly again: boolean
}

/** What is kept of one item while its run goes on, so that another page can go on with it. */
export interface RowState {
  readonly outcome: ItemOutcome
  readonly error?: unknown
  readonly idempotencyKey?: string | undefined
  /** Epoch milliseconds of the last try. */
  readonly begunAt?: number | undefined
  /** What the act answered. */
  readonly result?: unknown
  /** A run that takes it back has been begun. */
  readonly undone?: boolean
  /** Its last try was not answered. */
  readonly unanswered?: boolean
}

/** Where the states of a run's items are kept. */
export interface Journal {
  /** The name of the run, the same for every page. */
  readonly id: string
  /** Writes states down. An item is begun only when its beginning is written, so that no page can begin it unawares. */
  write(states: readonly (readonly [index: number, state: RowState])[]): Promise<void>
  /** The run was dismissed. */
  drop(): void
}

/** Which items ended how, by their ids. */
export interface RunSummary {
  readonly done: readonly string[]
  readonly refused: readonly string[]
  readonly stopped: readonly string[]
}

/** What a run does. */
export interface RunSpec<Item extends RunItem = RunItem> {
  /** Says what happens and to how many: “Delete 12 services”. */
  readonly title: string
  readonly items: readonly Item[]
  /** Does it to one item; what it throws is the refusal. */
  readonly act: (item: Item, context: ActContext) => Promise<unknown>
  /** The item of a run with the same act that takes this one back, from what `act` answered for it; null where none does. */
  readonly inverse?: (item: Item, result: unknown) => Item | null
  /** Title of the run that takes back; the panel has a general one. */
  readonly undoTitle?: string
  /** Whether an item may be done again after a call without an answer, because twice is the same as once. */
  readonly repeatable?: (item: Item) => boolean
  /** The refusal of an item that needs others which were not done. */
  readonly unmet?: unknown
  /** Opens the book of a run that begins: of this one, or of the one that takes it back. */
  readonly journal?: (run: {
    readonly title: string
    readonly items: readonly Item[]
    readonly undoing: boolean
  }) => Journal
  /** Marks the touched reads stale: called once each time the run ends, and for what is done while it is paused. */
  readonly invalidate?: () => unknown
  /** Called as soon as an item is done. */
  readonly onDone?: (item: Item, result: unknown) => void
  /** Called as soon as an item is taken back, with what its inverse answered. */
  readonly onUndone?: (item: Item, result: unknown) => void
  /** Called when an item is refused. */
  readonly onRefused?: (item: Item, error: unknown) => void
  /** Called each time the run ends, also after a retry. */
  readonly onEnd?: (summary: RunSummary) => void
  /** Items under way at the same time. */
  readonly concurrency?: 1 | 2 | 3 | 4
}

/** What a failed act means for the run; `after` is the number of seconds that the service asked for. */
export type FailureVerdict =
  | { readonly kind: 'refused'; readonly trouble: boolean; readonly halt: boolean }
  | { readonly kind: 'rate'; readonly after: number | undefined }
  | { readonly kind: 'line' }

/** The world around the runs, handed in. */
export interface RunWorld {
  now(): number
  /** Calls back at a time (epoch milliseconds); answers how to forget it. */
  at(time: number, call: () => void): () => void
  newId(): string
  online(): boolean
  judge(error: unknown): FailureVerdict
}

/** A run as it is shown. */
export interface ShownRun {
  readonly key: number
  readonly title: string
  readonly run: Run
  /** How many items can be taken back. */
  readonly undoable: number
  /** Whether this run takes another one back. */
  readonly undoing: boolean
  /** Another page carries it out; this one only shows it. */
  readonly elsewhere: boolean
  /** Under what it is kept; absent where it is not. */
  readonly id?: string | undefined
}
