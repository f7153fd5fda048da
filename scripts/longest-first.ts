import { BaseSequencer, type TestSpecification } from 'vitest/node'

const waits = ({ moduleId }: TestSpecification): boolean => /\.(server|laws|conformance)\.test\.ts$/.test(moduleId)

/** Begins with the tests that start databases and servers: begun last, one of them would be waited for by idle processors. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}
