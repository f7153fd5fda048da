/** What the report asks of one of vitest's tests. */
interface ToldTest {
  id: string
  fullName: string
  module: { moduleId: string }
  result(): { state: string; errors?: readonly { name?: string; message: string }[] }
  diagnostic(): { duration: number } | undefined
}

/** Vitest's reporter into the file that FRONTDESK_TEST_REPORT names; each test counts once there, however often it is told. */
export default class RunningReport {
  onTestRunStart(specifications: readonly { moduleId: string }[]): void
  onTestModuleStart(file: { moduleId: string }): void
  onTestCaseResult(test: ToldTest): void
  onTestModuleEnd(file: { moduleId: string; state(): string; children: { allTests(): Iterable<ToldTest> } }): void
  onTestRunEnd(): void
}
