import type { FailureVerdict } from '../run-spec.ts'
import { createRunner } from '../runner.ts'

/** A world whose clock moves only when nothing else can happen, and whose acts answer at once. */
export const world = () => {
  let now = 0
  let online = true
  let ids = 0
  let calls: { time: number; call: () => void }[] = []
  const runner = createRunner({
    now: () => now,
    at: (time, call) => {
      const entry = { time, call }
      calls.push(entry)
      return () => (calls = calls.filter((it) => it !== entry))
    },
    newId: () => `key ${++ids}`,
    online: () => online,
    judge: (error) => error as FailureVerdict,
  })
  const flush = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return {
    runner,
    now: () => now,
    flush,
    /** Lets time pass until nothing is planned, or until a moment. */
    pass: async (until = Infinity) => {
      for (await flush(); ; await flush()) {
        const next = calls.toSorted((a, b) => a.time - b.time)[0]
        if (!next || next.time > until) return
        calls = calls.filter((it) => it !== next)
        now = Math.max(now, next.time)
        next.call()
      }
    },
    setOnline: (value: boolean) => {
      online = value
      runner.lineChanged()
    },
  }
}
/** So many items. */
export const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `R${index}` }))
/** How the items of a shown run stand. */
export const outcomes = ({ runner }: ReturnType<typeof world>, at = 0) =>
  runner.shown()[at]?.run.rows.map(({ outcome }) => outcome)
/** Refuses as the world's judge is to find. */
export const throwing = (verdict: FailureVerdict): never => {
  // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- The judge of this world takes it as it is.
  throw verdict
}
/** A refusal of one item. */
export const no: FailureVerdict = { kind: 'refused', trouble: false, halt: false }
