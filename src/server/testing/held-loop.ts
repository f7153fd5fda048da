import { setTimeout as pause } from 'node:timers/promises'

/** What came of some work, and the longest time for which it held the event loop, in milliseconds of this process's own CPU. */
export interface Held<T> {
  answer: T
  longest: number
}

/**
 * Carries work out and asks at every millisecond of the event loop how much the process has computed since the last one. CPU
 * time, and not the clock: on a busy machine a process also stands still while another one runs.
 */
export async function longestHeld<T>(work: () => Promise<T>): Promise<Held<T>> {
  let isDone = false
  const answer = work().finally(() => (isDone = true))
  answer.catch(() => {})
  let longest = 0
  for (let before = process.cpuUsage(); !isDone;) {
    await pause(1)
    const { user } = process.cpuUsage(before)
    longest = Math.max(longest, user / 1000)
    before = process.cpuUsage()
  }
  return { answer: await answer, longest }
}
