/** A test and how it ended: `passed`, `failed`, `skipped` in one way or another, or not at all. */
export interface Outcome {
  title: string
  outcome: string
  /** Why it skipped itself. */
  why?: string
  /** What was told of its failure. */
  told?: string
}

/** A test in one project, as Playwright's JSON report has it. */
interface Run {
  projectName: string
  status: string
  annotations?: { type: string; description?: string }[]
  results?: { error?: { message?: string }; attachments?: { name: string; path?: string }[] }[]
}

/** What Playwright's JSON report says about a file or a group of tests. */
export interface Suite {
  title: string
  specs?: { title: string; tests: Run[] }[]
  suites?: Suite[]
}

/** The tests of running-report's `testResults`; their files are named from `root`. */
export function testsOfVitest(
  files: { name: string; status: string; assertionResults: { fullName: string; status: string; told?: string }[] }[],
  root: string,
): Outcome[]

/** The tests of Playwright's `suites`; one that passed only when tried again has failed. One that skipped itself says why. */
export function testsOfPlaywright(suites: Suite[]): Outcome[]

/** What failed and what was told of it, without colours, in so many lines at most; eight unless said. */
export function briefly(title: string, told?: string, most?: number): string

/** Of each failed test of Playwright's `suites` its title and the files that say in words what its page showed. */
export function pagesOfFailures(suites: Suite[]): { title: string; files: string[] }[]

/** The part of such a file that is the page: its first block in YAML, of so many lines at most; '' where it has none. */
export function pageOf(context: string, most: number): string
