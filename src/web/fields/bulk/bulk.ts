import { i18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { showToast } from '../../ui/toast.ts'
import type { ExportSpec } from './export-spec.ts'
import type { RunListeners } from './kept-runs.ts'
import type { RunDeps } from './page-runs.ts'
import type { RunData } from './run-data.ts'
import { isFlagUp, onFlag } from './run-flag.ts'
import { createStore } from '../../store/store.ts'

const loadRuns = withMessages(() => import('./runs.ts'))
const loadExports = withMessages(() => import('./exports.ts'))

/** What the page shows of runs and exports; nothing until the first of them. */
export interface BulkParts {
  readonly RunPanel?: ComponentType
  readonly ExportDialog?: ComponentType
}

const parts = createStore<BulkParts>({})
let endings: readonly (() => void)[] = []
/** Counts the connections that were left: what was asked for under one must not begin under the next. */
let left = 0

const show = (more: BulkParts, end: () => void): void => {
  if (Object.keys(more).every((name) => name in parts.get())) return
  endings = [...endings, end]
  parts.set({ ...parts.get(), ...more })
}

const couldNotLoad = (): void =>
  void showToast({
    key: 'bulk',
    tone: 'no-show',
    text: i18n._('The connection was lost, or a new version was installed. Try again.'),
  })

/** Fetches what carries runs out, before somebody chooses what one is to do: the line may go meanwhile, and the choices with it. */
export const prepareRuns = async (): Promise<void> => void (await loadRuns())

const openRuns = async (deps: RunDeps) => {
  const asked = left
  const { RunPanel, runsOf, endRuns } = await loadRuns()
  if (asked !== left) return undefined
  show({ RunPanel }, endRuns)
  const runs = await runsOf(deps)
  return asked === left ? runs : undefined
}

/**
 * Does something to many records, paced and in sight, wherever the person goes in the dashboard; resolves as soon as the
 * run is on screen, with whether it is. What it does is data, so that it outlives the page; the listeners do not. For the
 * same operation on many records `useBulk` is shorter.
 */
export const startRun = async (deps: RunDeps, data: RunData, listeners?: RunListeners): Promise<boolean> => {
  try {
    const runs = await openRuns(deps)
    return runs?.start(data, listeners) ?? false
  } catch {
    couldNotLoad()
    return false
  }
}

/** Shows the runs that an earlier page left, and those that another one begins; loads nothing where there are none. */
export const watchRuns = (deps: RunDeps): (() => void) => {
  const { connectionId } = deps.api
  const open = () => void openRuns(deps).catch(() => undefined)
  if (deps.place !== 'device') return () => {}
  if (isFlagUp(connectionId)) open()
  return onFlag(connectionId, open)
}

/** Deletes every kept run of a connection, and ends those under way: it is signed out of. */
export const forgetRuns = async (connectionId: string): Promise<void> => {
  // Without the code of the runs none has begun here.
  if (!parts.get().RunPanel && !isFlagUp(connectionId)) return
  const { deleteRuns } = await loadRuns()
  await deleteRuns(connectionId)
}

/** Takes what kept runs say of a record out of them: after masking, names and inverses must not live on here. */
export const forgetRunTexts = async (connectionId: string, recordId: string): Promise<void> => {
  if (!parts.get().RunPanel && !isFlagUp(connectionId)) return
  const { deleteTexts } = await loadRuns()
  await deleteTexts(connectionId, recordId)
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
export const subscribeBulk = parts.subscribe

/** What to show now. */
export const bulkParts = parts.get
