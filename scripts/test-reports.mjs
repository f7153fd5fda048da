// Reads what vitest and Playwright report into one list: each test with its outcome, whatever is neither named `skipped`.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The tests of running-report's `testResults`; their files are named from `root`. */
export function testsOfVitest(files, root) {
  const waiting = files.filter(({ status }) => status === 'waiting').length
  const begun = files.filter(({ status }) => status !== 'waiting').flatMap((file) => testsOfFile(file, root))
  return waiting === 0 ? begun : [...begun, { title: `${waiting} files of tests`, outcome: 'not begun' }]
}

function testsOfFile(file, root) {
  const path = relative(root, file.name)
  const tests = file.assertionResults.map(({ fullName, status, told }) => ({
    title: `${path}: ${fullName}`,
    outcome: status === 'passed' || status === 'failed' ? status : `skipped (${status})`,
    ...(told && { told }),
  }))
  if (file.status === 'running') return [...tests, { title: `${path}: the file itself`, outcome: 'not ended' }]
  // A file that cannot be loaded has no tests, and must not vanish with them.
  if (tests.length > 0 || file.status === 'passed') return tests
  return [{ title: `${path}: the file itself`, outcome: 'failed' }]
}

/** The tests of Playwright's `suites`; one that passed only when tried again has failed. One that skipped itself says why. */
export function testsOfPlaywright(suites, above = []) {
  return suites.flatMap((suite) => {
    const titles = [...above, suite.title]
    const here = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ projectName, status, annotations = [], results = [] }) => {
        const why = status === 'skipped' && annotations.find(({ type }) => type === 'skip')?.description
        const told = results.flatMap(({ error }) => error?.message ?? []).join('\n')
        return {
          title: `[${projectName}] ${[...titles, spec.title].filter(Boolean).join(' › ')}`,
          outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
          ...(why && { why }),
          ...(told && { told }),
        }
      }),
    )
    return [...here, ...testsOfPlaywright(suite.suites ?? [], titles)]
  })
}

/** What failed and what was told of it, without colours, in so many lines at most. */
export function briefly(title, told, most = 8) {
  const lines = stripVTControlCharacters(told ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [title, ...lines.slice(0, most).map((line) => `    ${line.slice(0, 240)}`)].join('\n')
}

/** Of each failed test of Playwright's `suites` its title and the files that say in words what its page showed. */
export function pagesOfFailures(suites, above = []) {
  return suites.flatMap((suite) => {
    const titles = [...above, suite.title]
    const here = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .flatMap(({ projectName, results = [] }) => {
          const told = results.flatMap(({ attachments = [] }) => attachments)
          const files = told.flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : []))
          return [{ title: `[${projectName}] ${[...titles, spec.title].filter(Boolean).join(' › ')}`, files }]
        }),
    )
    return [...here, ...pagesOfFailures(suite.suites ?? [], titles)]
  })
}

/** The part of such a file that is the page: its first block in YAML, of so many lines at most. */
export function pageOf(context, most) {
  const lines = context.split('\n')
  const from = lines.indexOf('```yaml')
  if (from < 0) return ''
  const page = lines.slice(from + 1, lines.indexOf('```', from))
  return page.length > most ? [...page.slice(0, most), `… ${page.length - most} more`].join('\n') : page.join('\n')
}
