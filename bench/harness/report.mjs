// The one form in which every benchmark tells what it found.

/**
 * Prints a table of findings, each `{ what, ratio, budget, within }` with whatever else tells something, and ends the
 * process with an error where a finding is not within its budget.
 */
export function report(findings) {
  console.table(findings.map(({ within, ...finding }) => ({ ...finding, within: within ? 'yes' : 'NO' })))
  if (findings.some(({ within }) => !within)) process.exitCode = 1
}
