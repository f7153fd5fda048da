import { i18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import type { RunSpec } from '../../ui/run/run-spec.ts'
import type { RunItem } from '../../ui/run/run-state.ts'
import { showToast } from '../../ui/toast.ts'
import type { ExportSpec } from './export-spec.ts'

const loadRuns = withMessages('bulk', () => import('./runs.ts'))
const loadExports = withMessages('bulk', () => import('./exports.ts'))

/** What the page shows of runs and exports; nothing until the first of them. */
export interface BulkParts {
  readonly RunPanel?: ComponentType
  readonly ExportDialog?: ComponentType
}

let parts: BulkParts = {}
let endings: readonly (() => void)[] = []
/** Counts the connections that were left: what was asked for under one must not begin under the next. */
let left = 0
const listeners = new Set<() => void>()

const show = (more: BulkParts, end: () => void): void => {
  if (Object.keys(more).every((name) => name in parts)) return
  parts = { ...parts, ...more }
  endings = [...endings, end]
  for (const listener of listeners) listener()
}

const couldNotLoad = (): void =>
  void showToast({
    key: 'bulk',
    tone: 'no-show',
    text: i18n._('The connection was lost, or a new version was installed in the meantime. Load the page again.'),
  })

/**
 * Does something to many records, paced and in sight, wherever the person goes in the dashboard; resolves as soon as the
 * run is on screen, with whether it is. For calls of the contract `useBulk` is shorter.
 */
export const startRun = async <Item extends RunItem>(spec: RunSpec<Item>): Promise<boolean> => {
  const asked = left
  try {
    const { RunPanel, runner } = await loadRuns()
    if (asked !== left) return false
    show({ RunPanel }, runner.endAll)
    return runner.start(spec) !== null
  } catch {
    couldNotLoad()
    return false
  }
}

/** Opens the dialog that saves a list as a CSV file; resolves with whether it is on screen. */
export const startExport = async <Record>(spec: ExportSpec<Record>): Promise<boolean> => {
  const asked = left
  try {
    const { ExportDialog, openExport, endExport } = await loadExports()
    if (asked !== left) return false
    show({ ExportDialog }, endExport)
    openExport(spec)
    return true
  } catch {
    couldNotLoad()
    return false
  }
}

/** Ends every run and export at once and forgets what they show: the connection is left. */
export const endBulk = (): void => {
  left += 1
  for (const end of endings) end()
}

/** Tells a listener that the first run or export came. */
export const subscribeBulk = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What to show now. */
export const bulkParts = (): BulkParts => parts
