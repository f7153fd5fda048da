import type { ExportSpec } from './export-spec.ts'

/** An export on screen; the key tells it from the one before. */
export interface OpenExport {
  readonly key: number
  readonly spec: ExportSpec<unknown>
}

let open: OpenExport | null = null
let count = 0
const listeners = new Set<() => void>()

const put = (next: OpenExport | null): void => {
  open = next
  for (const listener of listeners) listener()
}

/** Opens the dialog; one that is still open gives way. */
export const openExport = <Record>(spec: ExportSpec<Record>): void =>
  // Only records of this very export are handed to its columns.
  put({ key: ++count, spec: spec as unknown as ExportSpec<unknown> })

/** Closes the dialog; what is being read ends with it. */
export const endExport = (): void => put(null)

/** Tells a listener that an export came or went. */
export const subscribeExport = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The export on screen. */
export const currentExport = (): OpenExport | null => open
