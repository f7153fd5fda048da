type Question = () => Promise<boolean>

const guards = new Set<Question>()

/** Lets `question` be asked before anything takes the reader away from what is typed; answers how to end that. */
export function guardLeaving(question: Question): () => void {
  guards.add(question)
  return () => guards.delete(question)
}

/**
 * Asks every form that holds unsaved input whether it may be left, the one on top first, and answers whether all may. To
 * be awaited before a navigation that is no link (a command, a message's button), before signing out and before switching
 * the connection; without unsaved input it answers yes at once.
 */
export async function mayLeaveNow(): Promise<boolean> {
  for (const question of [...guards].toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- One question at a time; the first “stay” ends it.
    if (!(await question())) return false
  }
  return true
}

/** Does `step` once `mayLeaveNow` answers yes, and nothing where the reader stays. */
export const leaveNow = (step: () => void): void => void mayLeaveNow().then((may) => may && step())
