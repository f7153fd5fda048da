/** A test and how it ended: `passed`, `failed`, `skipped` in one way or another, or not at all. */
export interface Outcome {
  title: string
  outcome: string
  /** Why it skipped itself. */
  why?: string
}

/** A test in one project, as Playwright's JSON report has it. */
interface Run {
  projectName: string
  status: string
  annotations?: { type: string; description?: string }[]
}

/** What Playwright's JSON report says about a file or a group of tests. */
export interface Suite {
  title: string
  specs?: { title: string; tests: Run[] }[]
  suites?: Suite[]
}

/** The tests of running-report's `testResults`; their files are named from `root`. */
export function testsOfVitest(
  files: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[],
  root: string,
): Outcome[]

/** The tests of Playwright's `suites`; one that passed only when tried again has failed. One that skipped itself says why. */
export function testsOfPlaywright(suites: Suite[]): Outcome[]
