import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const waits = ({ moduleId }: TestSpecification): boolean => /\.(server|laws|conformance)\.test\.ts$/.test(moduleId)

/** The same files in an order that the seed decides. */
const shuffled = (files: TestSpecification[], seed: string): TestSpecification[] => {
  const place = ({ moduleId }: TestSpecification) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
  return files.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

/**
 * Begins with the tests that start databases and servers: begun last, one of them would be waited for by idle processors.
 * FRONTDESK_TEST_SEED takes the files in another order for each text, to look for tests that lean on one before them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seed = process.env['FRONTDESK_TEST_SEED']
    const sorted = seed ? shuffled(files, seed) : await super.sort(files)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}
