import type { ExportSpec } from './export-spec.ts'
import { createStore } from '../../store/store.ts'

/** An export on screen; the key tells it from the one before. */
export interface OpenExport {
  readonly key: number
  readonly spec: ExportSpec<unknown>
}

const open = createStore<OpenExport | null>(null)
let count = 0

/** Opens the dialog; one that is still open gives way. */
export const openExport = <Record>(spec: ExportSpec<Record>): void =>
  // Only records of this very export are handed to its columns.
  open.set({ key: ++count, spec: spec as unknown as ExportSpec<unknown> })

/** Closes the dialog; what is being read ends with it. */
export const endExport = (): void => open.set(null)

/** Tells a listener that an export came or went. */
export const subscribeExport = open.subscribe

/** The export on screen. */
export const currentExport = open.get
