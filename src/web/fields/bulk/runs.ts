// What the first run loads.
export { runner } from './device-runner.ts'
export { RunPanel } from './RunPanel.tsx'
