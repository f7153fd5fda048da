/** A transaction of an IndexedDB database. */
interface Work {
  commit: () => void
  done: Promise<void>
}

/**
 * Says at once that nothing more comes in a transaction, and ends once it is written; rejects with whatever failed of it. Without
 * that the browser waits for the page to have heard each answer, and takes everything back where the page is left meanwhile.
 */
export const writtenAtOnce = async (work: Work, asked: readonly Promise<unknown>[]): Promise<void> => {
  work.commit()
  await Promise.all([...asked, work.done])
}
