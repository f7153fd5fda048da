import type { Credentials } from '../../client/credentials.ts'

/** The switches by which mock mode goes wrong (src/web/mock/faults.ts says what each does). */
export interface FaultSwitches {
  readonly all: readonly string[]
  readonly current: () => ReadonlySet<string>
  set(fault: string, on: boolean): void
  readonly subscribe: (listener: () => void) => () => void
}

/** Whether somebody else works in the demo (src/web/mock/colleague.ts). */
export interface ColleagueSwitch {
  readonly current: () => boolean
  set(on: boolean): void
  readonly subscribe: (listener: () => void) => () => void
}

/** The service in the page, as the shell sees it; its code is loaded when it is used. */
export interface MockService {
  name: string
  baseUrl: string
  credentials: Credentials
  fetch: typeof globalThis.fetch
  /** Where the page loads a medium's `url` from, or a picture of about this width; undefined for what is not kept in the page. */
  localMedia: (url: string, width?: number) => string | undefined
  faults: FaultSwitches
  /** A second person at work, who changes something every few seconds. */
  colleague: ColleagueSwitch
  /** Forgets the demo as it was left; the next opening makes a new one. */
  reset(): Promise<void>
}
