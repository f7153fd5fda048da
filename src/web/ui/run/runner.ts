import { newRun, nextMove, type Pace, reduceRun, type Run, type RunEvent, type RunItem } from './run-state.ts'
import type { RunSpec, RunSummary, RunWorld, ShownRun } from './run-spec.ts'

interface Live {
  key: number
  spec: RunSpec
  run: Run
  undoing: boolean
  results: Map<number, unknown>
  undone: Set<number>
  idempotencyKeys: Map<number, string>
  control: AbortController
}

/** The pace of every run: gentle enough for the people who work beside it. */
export const PACE: Pace = { lanes: 2, interval: 250 }

const FIRST_WAIT = 2000
const LONGEST_WAIT = 60_000
/** After so many calls in a row without an answer, although the device has a network, the run pauses. */
const MOST_SILENCES = 4
const ACTIVE: readonly Run['phase'][] = ['running', 'paused', 'stopping']

const summaryOf = ({ rows }: Run): RunSummary => {
  const ids = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).map(({ item }) => item.id)
  return { done: ids('done'), refused: ids('refused'), stopped: ids('stopped') }
}

/** Carries runs out one after the other, and tells listeners of every change. */
export const createRunner = (world: RunWorld) => {
  let lives: readonly Live[] = []
  let shown: readonly ShownRun[] = []
  let count = 0
  let forget: (() => void) | undefined
  const listeners = new Set<() => void>()

  const tell = (): void => {
    shown = lives.map(({ key, spec, run, undoing, results, undone }) => ({
      key,
      title: spec.title,
      run,
      undoing,
      undoable: spec.undo && run.phase === 'ended' ? results.size - undone.size : 0,
    }))
    for (const listener of listeners) listener()
  }

  const dispatch = (live: Live, event: RunEvent): void => {
    // An answer can come after the connection was left.
    if (!lives.includes(live)) return
    const before = live.run.phase
    live.run = reduceRun(live.run, event)
    if (live.run.phase === 'ended' && before !== 'ended') {
      live.spec.invalidate?.()
      live.spec.onEnd?.(summaryOf(live.run))
    }
    pump()
    tell()
  }

  const failed = (live: Live, index: number, error: unknown): void => {
    const verdict = world.judge(error)
    if (verdict.kind === 'refused') return dispatch(live, { type: 'refused', index, error, ...verdict })
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** live.run.holds)
    if (verdict.kind === 'rate') {
      const until = world.now() + (verdict.after === undefined ? wait : verdict.after * 1000)
      return dispatch(live, { type: 'held', index, hold: { why: 'rate', until } })
    }
    if (world.online() && live.run.holds >= MOST_SILENCES) {
      return dispatch(live, { type: 'refused', index, error, trouble: true, halt: true })
    }
    const hold = world.online() ? { why: 'line' as const, until: world.now() + wait } : { why: 'offline' as const }
    dispatch(live, { type: 'held', index, hold, ...(!live.spec.repeatable && { refusedWith: { error } }) })
  }

  const carryOut = async (live: Live, index: number): Promise<void> => {
    const item = live.spec.items[index]
    if (!item) return
    const idempotencyKey = live.idempotencyKeys.get(index) ?? world.newId()
    live.idempotencyKeys.set(index, idempotencyKey)
    let result: unknown
    try {
      // An act that throws at once must not answer while its beginning is still being written down.
      result = await Promise.resolve().then(() => live.spec.act(item, { signal: live.control.signal, idempotencyKey }))
    } catch (error) {
      return failed(live, index, error)
    }
    live.results.set(index, result)
    dispatch(live, { type: 'done', index })
  }

  const pump = (): void => {
    forget?.()
    forget = undefined
    const live = lives.find(({ run }) => ACTIVE.includes(run.phase)) ?? lives.find(({ run }) => run.phase === 'queued')
    if (!live) return
    if (live.run.phase === 'queued') live.run = reduceRun(live.run, { type: 'begin' })
    if (!live.run.hold && !world.online()) live.run = reduceRun(live.run, { type: 'offline' })
    const pace = { ...PACE, lanes: live.spec.concurrency ?? PACE.lanes }
    for (;;) {
      const now = world.now()
      const move = nextMove(live.run, pace, now)
      if (!move) return
      if ('at' in move) {
        forget = world.at(move.at, () => {
          pump()
          tell()
        })
        return
      }
      live.run = reduceRun(live.run, { type: 'started', index: move.start, now })
      void carryOut(live, move.start)
    }
  }

  const add = (spec: RunSpec, undoing: boolean): number => {
    const key = ++count
    const live = { key, spec, undoing, results: new Map(), undone: new Set<number>(), idempotencyKeys: new Map() }
    lives = [...lives, { ...live, run: newRun(spec.items), control: new AbortController() }]
    pump()
    tell()
    return key
  }

  const find = (key: number): Live | undefined => lives.find((live) => live.key === key)
  const send = (key: number, event: RunEvent): void => {
    const live = find(key)
    if (live) dispatch(live, event)
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Every run since the connection was opened that nobody dismissed, oldest first. */
    shown: (): readonly ShownRun[] => shown,
    /** Whether something is under way or waits for its turn. */
    active: (): boolean => lives.some(({ run }) => run.phase !== 'ended'),
    /** Adds a run, which begins when those before it have ended; answers its key. Nothing to do is no run. */
    start: <Item extends RunItem>(spec: RunSpec<Item>): number | null =>
      // Only items of this very run are handed to its act.
      spec.items.length === 0 ? null : add(spec as unknown as RunSpec, false),
    send,
    /** Takes back what is done and not taken back yet, as a run of its own. */
    undo: (key: number, title: string): void => {
      const live = find(key)
      const undo = live?.spec.undo
      if (!live || !undo || live.run.phase !== 'ended') return
      // What was done last goes first: each returns to a place that another one may have taken after it.
      const indexes = [...live.results.keys()].filter((index) => !live.undone.has(index)).toSorted((a, b) => b - a)
      if (indexes.length === 0) return
      for (const index of indexes) live.undone.add(index)
      const { invalidate, concurrency, repeatable, undoTitle, items } = live.spec
      const undone = indexes.flatMap((index) => {
        const item = items[index]
        return item ? [{ ...item, index, item }] : []
      })
      const spec: RunSpec<(typeof undone)[number]> = {
        title: undoTitle ?? title,
        items: undone,
        act: ({ item, index }, context) => undo(item, live.results.get(index), context),
        ...(invalidate && { invalidate }),
        ...(concurrency && { concurrency }),
        ...(repeatable && { repeatable }),
      }
      add(spec as unknown as RunSpec, true)
    },
    /** Forgets a run that has ended. */
    dismiss: (key: number): void => {
      lives = lives.filter((live) => live.key !== key || live.run.phase !== 'ended')
      tell()
    },
    /** The browser says that the network went or came. */
    lineChanged: (): void => {
      for (const live of lives) {
        if (world.online()) dispatch(live, { type: 'online' })
        else if (ACTIVE.includes(live.run.phase)) dispatch(live, { type: 'offline' })
      }
    },
    /** Ends everything at once, also what is under way, and forgets it: the connection is left. */
    endAll: (): void => {
      forget?.()
      for (const { control } of lives) control.abort(new DOMException('The connection was left.', 'AbortError'))
      lives = []
      tell()
    },
  }
}
/** Carries runs out. */
export type Runner = ReturnType<typeof createRunner>
