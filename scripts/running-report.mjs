import { writeFileSync } from 'node:fs'

/** How often it is written at most, milliseconds. */
const INTERVAL = 1000

/**
 * Reports vitest's tests into the file that FRONTDESK_TEST_REPORT names while they run, so that a run that is stopped
 * still tells what passed, what had not ended and how many files were not begun.
 */
export default class RunningReport {
  /** What is known of each file, by its path. */
  #files = new Map()
  #written = 0

  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) this.#files.set(moduleId, fileOf(moduleId, 'waiting'))
    this.#write()
  }

  onTestModuleStart({ moduleId }) {
    this.#files.set(moduleId, fileOf(moduleId, 'running'))
    if (Date.now() - this.#written > INTERVAL) this.#write()
  }

  onTestCaseResult(test) {
    // Some are told once more after the end of their file.
    this.#files.get(test.module.moduleId)?.results.set(test.id, resultOf(test))
  }

  onTestModuleEnd(file) {
    const { moduleId } = file
    // Read anew, since what skips itself while it runs ends without a word.
    const results = new Map([...file.children.allTests()].map((test) => [test.id, resultOf(test)]))
    this.#files.set(moduleId, { ...fileOf(moduleId, file.state()), results })
    if (Date.now() - this.#written > INTERVAL) this.#write()
  }

  onTestRunEnd() {
    this.#write()
  }

  #write() {
    this.#written = Date.now()
    const testResults = [...this.#files.values()].map(({ results, ...file }) => ({
      ...file,
      assertionResults: [...results.values()],
    }))
    writeFileSync(process.env.FRONTDESK_TEST_REPORT, JSON.stringify({ testResults }))
  }
}

/** A file, and what became of each of its tests, by their ids. */
const fileOf = (name, status) => ({ name, status, results: new Map() })
const resultOf = (test) => {
  const { state, errors = [] } = test.result()
  const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)
  const told = errors.map(({ name, message }) => `${name}: ${message}`).join('\n')
  return { fullName: test.fullName, status: state, ...(told && { told: `after ${seconds} s ${told}` }) }
}
