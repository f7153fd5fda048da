// The one form in which every benchmark tells what it found.
import { keepFigures } from './results.mjs'

/**
 * Prints a table of findings, each `{ what, ratio, budget, within }` with whatever else tells something, keeps their figures, and ends the
 * process with an error where a finding is not within its budget. `judged` names the columns besides the ratio that a
 * comparison with another run judges.
 */
export function report(findings) {
  console.table(findings.map(({ within, judged: _, ...finding }) => ({ ...finding, within: within ? 'yes' : 'NO' })))
  keepFigures(findings)
  if (findings.some(({ within }) => !within)) process.exitCode = 1
}
