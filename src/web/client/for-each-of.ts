/** Calls that are under way at the same time. */
const AT_ONCE = 3

/** What a call answers for each id, a few at a time: the service is not asked everything at once. */
export async function forEachOf<T>(ids: readonly string[], call: (id: string) => Promise<T>): Promise<Map<string, T>> {
  const answers = new Map<string, T>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- One part after the other is what this is for.
    await Promise.all(part.map(async (id) => answers.set(id, await call(id))))
  }
  return answers
}
