// What the first run loads.
export { RunPanel } from './RunPanel.tsx'
export { deleteRuns, deleteTexts, endRuns, runsOf } from './page-runs.ts'
