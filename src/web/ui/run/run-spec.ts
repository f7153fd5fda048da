import type { Run, RunItem } from './run-state.ts'

/** What an act may know of its surroundings. */
export interface ActContext {
  /** Ends when the connection is left; a stop lets what is under way end. */
  readonly signal: AbortSignal
  /** The same for every try of this item in this run, so that a service that knows such keys does it once. */
  readonly idempotencyKey: string
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
  /** Takes one item back, from what `act` answered for it. */
  readonly undo?: (item: Item, result: unknown, context: ActContext) => Promise<unknown>
  /** Title of the run that takes back; the panel has a general one. */
  readonly undoTitle?: string
  /** Whether an item may be done again after a call without an answer, because twice is the same as once. */
  readonly repeatable?: boolean
  /** Marks the touched reads stale: called once each time the run ends. */
  readonly invalidate?: () => unknown
  /** Called each time the run ends, also after a retry. */
  readonly onEnd?: (summary: RunSummary) => void
  /** Items under way at the same time. */
  readonly concurrency?: 1 | 2 | 3 | 4
}

/** What a failed act means for the run; `after` is the number of seconds that the service asked for. */
export type Verdict =
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
  judge(error: unknown): Verdict
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
}
