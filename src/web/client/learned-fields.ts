/** What one deployment taught that is worth knowing at the next opening; plain data, kept with the connection. */
export interface Learnt {
  /** Milliseconds by which its clock is ahead of this device's; absent while nobody measured. */
  skew?: number | undefined
  /** Query parameters that it refused as unknown, by group and operation of the contract (`calendars.list`). */
  refusedQuery: Readonly<Record<string, readonly string[]>>
}

/** What is known of a deployment that was never spoken to. */
export const NOTHING_LEARNT: Learnt = { refusedQuery: {} }
