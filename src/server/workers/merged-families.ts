import type { Family } from '../observe/prometheus.ts'

/**
 * The families of several processes as one each, their samples told apart by the label `worker`. They are not summed: the
 * numbers of a worker that was started anew begin at 0 again, which who reads them can only see of each alone.
 */
export function mergedFamilies(
  processes: readonly (readonly [worker: string, families: readonly Family[]])[],
): Family[] {
  const merged = new Map<string, Family>()
  for (const [worker, families] of processes) {
    for (const family of families) {
      const before = merged.get(family.name)?.samples ?? []
      const own = family.samples.map((sample) => ({ ...sample, labels: { worker, ...sample.labels } }))
      merged.set(family.name, { ...family, samples: [...before, ...own] })
    }
  }
  return [...merged.values()]
}
