/** Milliseconds of work between two breaths of the page. */
const AT_ONCE = 12

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Does something with each item, in steps so short that the page stays alive; stops where the signal says so. */
export async function inSteps<T>(items: readonly T[], act: (item: T) => void, signal?: AbortSignal): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    act(item)
    if (performance.now() - began < AT_ONCE) continue
    // oxlint-disable-next-line no-await-in-loop -- One step after the other is the point.
    await breathe()
    signal?.throwIfAborted()
    began = performance.now()
  }
  signal?.throwIfAborted()
}
