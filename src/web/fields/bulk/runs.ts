// What the first run loads.
export { RunPanel } from './run-panel.tsx'
export { deleteRuns, deleteTexts, endRuns, runsOf } from './page-runs.ts'
