import { vi } from 'vitest'

/**
 * Carries work out and counts how often it let others have their turn of the event loop (`#api/core/turn.ts`): the only timers without a
 * time. What lies between two turns is a matter of how much is done at once, which does not depend on the machine.
 */
export async function turnsTaken<T>(work: () => Promise<T>): Promise<{ answer: T; turns: number }> {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  try {
    const answer = await work()
    return { answer, turns: timers.mock.calls.filter(([, time]) => time === undefined).length }
  } finally {
    timers.mockRestore()
  }
}

/** Carries work out and counts the turns of the event loop meanwhile: none where it computes in this thread in one go. */
export async function turnsBeside<T>(work: () => Promise<T>): Promise<{ answer: T; turns: number }> {
  let isDone = false
  let turns = 0
  const count = (): void => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  try {
    return { answer: await work(), turns }
  } finally {
    isDone = true
  }
}
