import type { Row } from '#api/contract/operation.ts'
import type { Discovery } from './discovery.ts'
import type { AnyInput } from './input.ts'

/** Carries a call out over the line. */
export type OverTheLine = (row: Row, input: AnyInput) => Promise<unknown>

/** What this device keeps of a deployment for a day without a line (`web/offline/`). */
export interface OfflineDoor {
  /**
   * Carries a call out over the line, and keeps what is to be kept of it; where nothing answers, a read is answered by what is
   * kept, and a write that may wait is kept until the line is back. `failed` is why the line did not do already.
   */
  readonly carryOut: (row: Row, input: AnyInput, online: OverTheLine, failed?: unknown) => Promise<unknown>
  /** Keeps what is to be kept of a read that went past the door. */
  readonly took: (row: Row, input: AnyInput, answer: unknown) => void
  /** What the deployment last said of itself; null where that is not kept. */
  readonly discovery: () => Promise<Discovery | null>
  /** How many writes have not been sent yet. */
  readonly unsent: () => Promise<number>
}

/** The door, whose code comes with the first call that needs it. */
export interface LateDoor {
  readonly isOpen: () => boolean
  /** Hands on what was read before it was opened. */
  readonly took: OfflineDoor['took']
  /** Undefined where nothing can be kept. */
  readonly open: () => Promise<OfflineDoor | undefined>
}
