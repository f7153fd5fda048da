import {
  alterItems,
  runFailure,
  inverseSpec,
  isMet,
  type Live,
  newLive,
  recalled,
  shownRun,
  stateOf,
  tellSpec,
  undoableOf,
} from './live-run.ts'
import { nextMove, type RunPace, reduceRun, type Run, type RunEvent, type RunItem } from './run-state.ts'
import type { Journal, RowState, RunSpec, RunWorld, ShownRun } from './run-spec.ts'
import { createStore } from '../../store/store.ts'

/** The pace of every run: gentle enough for the people who work beside it. */
export const PACE: RunPace = { lanes: 2, interval: 250 }

const ACTIVE: readonly Run['phase'][] = ['running', 'paused', 'stopping']

/** Carries runs out one after the other, and tells listeners of every change. */
export const createRunner = (world: RunWorld) => {
  let lives: readonly Live[] = []
  const shown = createStore<readonly ShownRun[]>([])
  let count = 0
  let forget: (() => void) | undefined

  const tell = (): void => shown.set(lives.map(shownRun))

  /** What cannot be written down is carried out all the same: it lives as long as this page. */
  const write = async (live: Live, indexes: readonly number[]): Promise<void> => {
    await live.journal?.write(indexes.map((index) => [index, stateOf(live, index)] as const)).catch(() => undefined)
  }

  const dispatch = (live: Live, event: RunEvent): void => {
    // An answer can come after the connection was left.
    if (!lives.includes(live) || live.elsewhere) return
    const before = live.run
    live.run = reduceRun(before, event)
    const changed = live.run.rows.flatMap((row, index) => (row === before.rows[index] ? [] : [index]))
    if (live.journal && changed.length > 0) void write(live, changed)
    tellSpec(live, before, changed)
    goOn()
  }

  const carryOut = async (live: Live, index: number): Promise<void> => {
    const item = live.spec.items[index]
    if (!item) return
    if (!isMet(live.run, item)) {
      // Another item's answer is what it waits for: it must not answer while its beginning is still being told.
      await Promise.resolve()
      const error = live.spec.unmet ?? new Error('Something that this needs was not done.')
      return dispatch(live, { type: 'refused', index, error, trouble: false, halt: false })
    }
    const again = live.unanswered.has(index)
    const idempotencyKey = live.begun.get(index)?.idempotencyKey ?? world.newId()
    live.begun.set(index, { idempotencyKey, begunAt: world.now() })
    let result: unknown
    try {
      if (live.journal) await write(live, [index])
      // Whoever left the connection, or stopped being the one to carry it out, begins nothing more.
      if (live.control.signal.aborted) return
      // An act that throws at once must not answer while its beginning is still being written down.
      const context = { signal: live.control.signal, idempotencyKey, again }
      result = await Promise.resolve().then(() => live.spec.act(item, context))
    } catch (error) {
      return dispatch(live, runFailure(world, live, index, error))
    }
    live.unanswered.delete(index)
    live.results.set(index, result)
    if (lives.includes(live)) live.spec.onDone?.(item, result)
    dispatch(live, { type: 'done', index })
  }

  const pump = (): void => {
    forget?.()
    forget = undefined
    const mine = lives.filter(({ elsewhere }) => !elsewhere)
    // What an earlier page left waits until somebody says to go on, and keeps no other run from beginning.
    const live =
      mine.find(({ run }) => ACTIVE.includes(run.phase) && !run.interrupted) ??
      mine.find(({ run }) => run.phase === 'queued')
    if (!live) return
    if (live.run.phase === 'queued') live.run = reduceRun(live.run, { type: 'begin' })
    if (!live.run.hold && !world.online()) live.run = reduceRun(live.run, { type: 'offline' })
    const pace = { ...PACE, lanes: live.spec.concurrency ?? PACE.lanes }
    for (;;) {
      const now = world.now()
      const move = nextMove(live.run, pace, now)
      if (!move) return
      if ('at' in move) {
        forget = world.at(move.at, goOn)
        return
      }
      live.run = reduceRun(live.run, { type: 'started', index: move.start, now })
      void carryOut(live, move.start)
    }
  }

  const goOn = (): void => {
    pump()
    tell()
  }

  const add = (spec: RunSpec, given: Partial<Live>): number => {
    const key = ++count
    const live = { ...newLive(key, spec), ...given }
    lives = [...lives, live]
    goOn()
    return key
  }

  const begin = (spec: RunSpec, undoing: boolean): number =>
    add(spec, { undoing, journal: spec.journal?.({ title: spec.title, items: spec.items, undoing }) })

  const find = (key: number): Live | undefined => lives.find((live) => live.key === key)
  const send = (key: number, event: RunEvent): void => {
    const live = find(key)
    if (live) dispatch(live, event)
  }

  return {
    subscribe: shown.subscribe,
    /** Every run since the connection was opened that nobody dismissed, oldest first. */
    shown: shown.get,
    /** Whether something is under way here or waits for its turn. */
    active: (): boolean => lives.some(({ run, elsewhere }) => run.phase !== 'ended' && !run.interrupted && !elsewhere),
    /** Adds a run, which begins when those before it have ended; answers its key. Nothing to do is no run. */
    start: <Item extends RunItem>(spec: RunSpec<Item>): number | null =>
      // Only items of this very run are handed to its act.
      spec.items.length === 0 ? null : begin(spec as unknown as RunSpec, false),
    /** Shows a run that a page before this one, or another one, began; it waits until somebody resumes it. */
    restore: <Item extends RunItem>(
      spec: RunSpec<Item>,
      { states, ...given }: { states: readonly RowState[]; journal: Journal; undoing: boolean; elsewhere: boolean },
    ): number => {
      const known = spec as unknown as RunSpec
      return add(known, { ...given, ...recalled(known, states) })
    },
    /** Takes over how a run stands by now, as another page has left it, and who carries it out. */
    update: (key: number, states: readonly RowState[], elsewhere: boolean): void => {
      const live = find(key)
      if (live) Object.assign(live, recalled(live.spec, states), { elsewhere })
      goOn()
    },
    /** Puts other items in the place of those of every run, such as without a name that must not be kept. */
    alter: (change: (item: RunItem, state: RowState) => RunItem): void => {
      for (const live of lives) alterItems(live, change)
      tell()
    },
    send,
    /** Takes back what is done and not taken back yet, as a run of its own. */
    undo: (key: number, title: string): void => {
      const live = find(key)
      if (!live || live.elsewhere) return
      const indexes = undoableOf(live)
      if (indexes.length === 0) return
      for (const index of indexes) live.undone.add(index)
      void write(live, indexes)
      begin(inverseSpec(live, indexes, title), true)
    },
    /** Forgets a run that has ended, or that nobody is to go on with. */
    dismiss: (key: number): void => {
      const live = find(key)
      if (!live || live.elsewhere || (live.run.phase !== 'ended' && !live.run.interrupted)) return
      live.journal?.drop()
      lives = lives.filter((it) => it !== live)
      tell()
    },
    /** Takes a run away that is kept no longer; nothing happens to what is under way here. */
    remove: (key: number): void => {
      lives = lives.filter((live) => live.key !== key || (!live.elsewhere && ACTIVE.includes(live.run.phase)))
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
