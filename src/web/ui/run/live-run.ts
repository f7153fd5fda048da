import { MINUTE } from '#api/time/durations.ts'
import { interruptedRun, newRun, type Run, type RunEvent, type RunItem } from './run-state.ts'
import type { Journal, RowState, RunSpec, RunSummary, RunWorld, ShownRun } from './run-spec.ts'

const FIRST_WAIT = 2000
const LONGEST_WAIT = MINUTE
/** After so many calls in a row without an answer, although the device has a network, the run pauses. */
const MOST_SILENCES = 4

/** A run with everything that carrying it out needs to know. */
export interface Live {
  key: number
  spec: RunSpec
  run: Run
  undoing: boolean
  elsewhere: boolean
  journal: Journal | undefined
  results: Map<number, unknown>
  undone: Set<number>
  begun: Map<number, { idempotencyKey: string; begunAt: number }>
  /** Items whose last try was not answered. */
  unanswered: Set<number>
  control: AbortController
}

/** A run that has not begun. */
export const newLive = (key: number, spec: RunSpec): Live => ({
  key,
  spec,
  run: newRun(spec.items),
  undoing: false,
  elsewhere: false,
  journal: undefined,
  results: new Map(),
  undone: new Set(),
  begun: new Map(),
  unanswered: new Set(),
  control: new AbortController(),
})

/** Whether everything that an item needs is done. */
export const isMet = ({ rows }: Run, { needs = [] }: RunItem): boolean =>
  needs.every((id) => rows.some(({ item, outcome }) => item.id === id && outcome === 'done'))

const summaryOf = ({ rows }: Run): RunSummary => {
  const ids = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).map(({ item }) => item.id)
  return { done: ids('done'), refused: ids('refused'), stopped: ids('stopped') }
}

const has = (run: Run, outcome: string) => run.rows.some((row) => row.outcome === outcome)

/** Whether a run that is paused has just done something, or is paused with something done: it may stay so for long. */
const restsDone = (run: Run, before: Run, changed: readonly number[]): boolean =>
  run.phase === 'paused' &&
  (before.phase === 'paused' ? changed.some((index) => run.rows[index]?.outcome === 'done') : has(run, 'done'))

/** Tells who began a run what has changed in it: refusals, what is done while it rests, and that it has ended. */
export const tellSpec = ({ run, spec }: Live, before: Run, changed: readonly number[]): void => {
  for (const index of changed) {
    const { item, outcome, error } = run.rows[index] ?? {}
    if (item && outcome === 'refused') spec.onRefused?.(item, error)
  }
  if (restsDone(run, before, changed)) spec.invalidate?.()
  if (run.phase !== 'ended' || before.phase === 'ended') return
  spec.invalidate?.()
  spec.onEnd?.(summaryOf(run))
}

/** What is to be kept of one item. */
export const stateOf = ({ run, results, undone, begun, unanswered }: Live, index: number): RowState => {
  const { outcome = 'waiting', error } = run.rows[index] ?? {}
  const known = { result: results.get(index), undone: undone.has(index), unanswered: unanswered.has(index) }
  return { outcome, error, ...begun.get(index), ...known }
}

/** What a failed act does to its run: a refusal, or a wait after which the item is begun again. */
export const runFailure = (
  world: RunWorld,
  { run, spec, unanswered }: Live,
  index: number,
  error: unknown,
): RunEvent => {
  const verdict = world.judge(error)
  if (verdict.kind === 'line') unanswered.add(index)
  else unanswered.delete(index)
  if (verdict.kind === 'refused') return { type: 'refused', index, error, ...verdict }
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** run.holds)
  if (verdict.kind === 'rate') {
    const until = world.now() + (verdict.after === undefined ? wait : verdict.after * 1000)
    return { type: 'held', index, hold: { why: 'rate', until } }
  }
  if (world.online() && run.holds >= MOST_SILENCES) {
    return { type: 'refused', index, error, trouble: true, halt: true }
  }
  const hold = world.online() ? { why: 'line' as const, until: world.now() + wait } : { why: 'offline' as const }
  const item = spec.items[index]
  const mayRepeat = item !== undefined && (spec.repeatable?.(item) ?? false)
  return { type: 'held', index, hold, ...(!mayRepeat && { refusedWith: { error } }) }
}

/** Everything about a run that the kept states of its items say. */
export const recalled = ({ items }: RunSpec, states: readonly RowState[]) => {
  const at = <Value>(pick: (state: RowState) => Value | undefined): Map<number, Value> =>
    new Map(
      states.flatMap((state, index) => {
        const value = pick(state)
        return value === undefined ? [] : [[index, value] as const]
      }),
    )
  return {
    run: interruptedRun(
      items.map((item, index) => {
        const { outcome = 'waiting', error } = states[index] ?? {}
        return { item, outcome, ...(error !== undefined && { error }) }
      }),
    ),
    results: at(({ outcome, result }) => (outcome === 'done' ? (result ?? {}) : undefined)),
    undone: new Set(at(({ undone }) => undone || undefined).keys()),
    begun: at(({ idempotencyKey, begunAt = 0 }) => (idempotencyKey ? { idempotencyKey, begunAt } : undefined)),
    unanswered: new Set(at(({ outcome, unanswered }) => outcome === 'running' || unanswered || undefined).keys()),
  }
}

/** What is done and can be taken back: what was done last goes first, since each returns to a place that another one may have taken after it. */
export const undoableOf = ({ run, spec, results, undone }: Live): number[] => {
  const { inverse, items } = spec
  if (!inverse || run.phase !== 'ended') return []
  const done = [...results].filter(([index, result]) => {
    const item = items[index]
    return item && !undone.has(index) && inverse(item, result) !== null
  })
  return done.map(([index]) => index).toSorted((a, b) => b - a)
}

/** The run that takes items of another one back. */
export const inverseSpec = ({ spec, results }: Live, indexes: readonly number[], title: string): RunSpec => {
  const { inverse, onDone: _done, onRefused: _refused, onEnd: _end, onUndone, undoTitle, ...rest } = spec
  const items = indexes.flatMap((index) => {
    const item = spec.items[index]
    return (item && inverse?.(item, results.get(index))) ?? []
  })
  return { ...rest, title: undoTitle ?? title, items, ...(onUndone && { onDone: onUndone }) }
}

/** A run as it is shown. */
export const shownRun = (live: Live): ShownRun => {
  const { key, spec, run, undoing, elsewhere, journal } = live
  const undoable = elsewhere ? 0 : undoableOf(live).length
  return { key, title: spec.title, run, undoing, elsewhere, id: journal?.id, undoable }
}

/** Puts other items in the place of a run's. */
export const alterItems = (live: Live, change: (item: RunItem, state: RowState) => RunItem): void => {
  const items = live.spec.items.map((item, index) => change(item, stateOf(live, index)))
  live.spec = { ...live.spec, items }
  live.run = { ...live.run, rows: live.run.rows.map((row, index) => ({ ...row, item: items[index] ?? row.item })) }
}
