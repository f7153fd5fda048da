/** One thing that a run works on. */
export interface RunItem {
  readonly id: string
  /** Its name for people. */
  readonly name: string
  /** The address of its page in the dashboard. */
  readonly to?: string
  /** Once it is done there is nothing at that address any more. */
  readonly goes?: true
  /** Ids of items of the same run that must be done before this one is begun. */
  readonly needs?: readonly string[]
}

/** What became of one item: `stopped` was never begun. */
export type ItemOutcome = 'waiting' | 'running' | 'done' | 'refused' | 'stopped'

/** One line of a run. */
export interface RunRow {
  readonly item: RunItem
  readonly outcome: ItemOutcome
  /** Why it was refused. */
  readonly error?: unknown
}

/** Where a run stands: `stopping` waits for what is under way. */
export type Phase = 'queued' | 'running' | 'paused' | 'stopping' | 'ended'

/** Why nothing is begun for now: too many calls, no answer, or no network; `until` in epoch milliseconds. */
export type Hold = { readonly why: 'rate' | 'line'; readonly until: number } | { readonly why: 'offline' }

/** How fast a run goes. */
export interface RunPace {
  /** Items under way at the same time. */
  readonly lanes: number
  /** Milliseconds from one beginning to the next. */
  readonly interval: number
}

/** A run at one moment. */
export interface Run {
  readonly phase: Phase
  /** Whether the run paused by itself, because going on made no sense. */
  readonly troubled: boolean
  /** Whether the page that carried the run out was closed, so that somebody must say whether to go on. */
  readonly interrupted?: boolean
  readonly rows: readonly RunRow[]
  readonly hold: Hold | null
  /** Refusals in a row that speak of the service, not of the item. */
  readonly troubles: number
  /** Holds in a row without an answer between them. */
  readonly holds: number
  /** When the last item was begun, epoch milliseconds. */
  readonly lastStart: number
}

/** What happens to a run. */
export type RunEvent =
  | { readonly type: 'begin' | 'pause' | 'resume' | 'stop' | 'try-now' | 'offline' | 'online' }
  | { readonly type: 'started'; readonly index: number; readonly now: number }
  | { readonly type: 'done'; readonly index: number }
  /** `trouble`: the service's fault rather than the item's; `halt`: every other item would be refused alike. */
  | {
      readonly type: 'refused'
      readonly index: number
      readonly error: unknown
      readonly trouble: boolean
      readonly halt: boolean
    }
  /** The item was not carried out and goes back among the waiting, or is refused where a repeat might do it twice. */
  | {
      readonly type: 'held'
      readonly index: number
      readonly hold: Hold
      readonly refusedWith?: { readonly error: unknown }
    }
  | { readonly type: 'again'; readonly which: 'refused' | 'stopped' }

/** After so many refusals in a row that speak of the service, a run pauses by itself. */
export const MOST_TROUBLES = 5

/** A run before anything has happened. */
export const newRun = (items: readonly RunItem[]): Run => ({
  phase: 'queued',
  troubled: false,
  rows: items.map((item) => ({ item, outcome: 'waiting' })),
  hold: null,
  troubles: 0,
  holds: 0,
  lastStart: Number.NEGATIVE_INFINITY,
})

/** A run as a page that was closed left it: what it had begun without an answer waits again. */
export const interruptedRun = (rows: readonly RunRow[]): Run => {
  const left = rows.map((row) => (row.outcome === 'running' ? { ...row, outcome: 'waiting' as const } : row))
  const isOver = left.every(({ outcome }) => outcome !== 'waiting')
  const run = { ...newRun([]), rows: left }
  return isOver ? { ...run, phase: 'ended' } : { ...run, phase: 'paused', interrupted: true }
}

const withRow = (run: Run, index: number, outcome: ItemOutcome, error?: unknown): Run => ({
  ...run,
  rows: run.rows.with(index, { item: run.rows[index]!.item, outcome, ...(error !== undefined && { error }) }),
})

const turn = (run: Run, from: ItemOutcome, outcome: ItemOutcome): Run => ({
  ...run,
  rows: run.rows.map((row) => (row.outcome === from ? { item: row.item, outcome } : row)),
})

const has = (run: Run, outcome: ItemOutcome): boolean => run.rows.some((row) => row.outcome === outcome)

/** Ends a run with nothing left to do, and lets go of what has no meaning any more. */
const settled = (run: Run): Run => {
  const swept = run.phase === 'stopping' ? turn(run, 'waiting', 'stopped') : run
  if (swept.phase === 'queued' || has(swept, 'waiting') || has(swept, 'running')) return swept
  return { ...swept, phase: 'ended', troubled: false, interrupted: false, hold: null, troubles: 0, holds: 0 }
}

const answered = (run: Run): Run => ({ ...run, holds: 0, hold: run.hold?.why === 'rate' ? run.hold : null })

const longer = (one: Hold | null, other: Hold): Hold =>
  one && (one.why === 'offline' || (other.why !== 'offline' && one.until > other.until)) ? one : other

const refuse = (run: Run, event: RunEvent & { type: 'refused' }): Run => {
  const next = answered(withRow(run, event.index, 'refused', event.error))
  const troubles = event.trouble ? run.troubles + 1 : 0
  const senseless = event.halt || troubles >= MOST_TROUBLES
  if (!senseless || next.phase !== 'running' || !has(next, 'waiting')) return { ...next, troubles }
  return { ...next, phase: 'paused', troubled: true, troubles: 0 }
}

const holdBack = (run: Run, { index, hold, refusedWith }: RunEvent & { type: 'held' }): Run => {
  const next = refusedWith ? withRow(run, index, 'refused', refusedWith.error) : withRow(run, index, 'waiting')
  return { ...next, hold: longer(run.hold, hold), holds: run.holds + 1 }
}

const changed = (run: Run, event: RunEvent): Run => {
  switch (event.type) {
    case 'begin':
      return run.phase === 'queued' ? { ...run, phase: 'running' } : run
    case 'started': {
      const over = run.hold?.why === 'rate'
      return { ...withRow(run, event.index, 'running'), lastStart: event.now, hold: over ? null : run.hold }
    }
    case 'done':
      return { ...answered(withRow(run, event.index, 'done')), troubles: 0 }
    case 'refused':
      return refuse(run, event)
    case 'held':
      return holdBack(run, event)
    case 'pause':
      return run.phase === 'running' ? { ...run, phase: 'paused' } : run
    case 'resume':
      return run.phase === 'paused' ? { ...run, phase: 'running', troubled: false, interrupted: false } : run
    case 'stop':
      return run.phase === 'ended'
        ? run
        : { ...run, phase: 'stopping', troubled: false, interrupted: false, hold: null }
    case 'try-now':
      // A service that asked for a pause is not asked before it is over.
      return run.hold?.why === 'line' ? { ...run, hold: { why: 'line', until: 0 } } : run
    case 'offline':
      return run.phase === 'ended' ? run : { ...run, hold: { why: 'offline' } }
    case 'online':
      return run.hold?.why === 'offline' ? { ...run, hold: null } : run
    case 'again':
      if (run.phase !== 'ended' || !has(run, event.which)) return run
      return { ...turn(run, event.which, 'waiting'), phase: 'queued' }
  }
}

/** The run after an event; an event that makes no sense for it changes nothing. */
export const reduceRun = (run: Run, event: RunEvent): Run => settled(changed(run, event))

/** What to do next: begin an item, look again at a time (epoch milliseconds), or nothing until an event. */
export type Move = { readonly start: number } | { readonly at: number } | null

/** The next move of a run. While no answer has come after a broken line, one item at a time feels the way. */
export const nextMove = (run: Run, pace: RunPace, now: number): Move => {
  if (run.phase !== 'running' || run.hold?.why === 'offline') return null
  const start = run.rows.findIndex(({ outcome }) => outcome === 'waiting')
  const lanes = run.hold?.why === 'line' ? 1 : pace.lanes
  if (start === -1 || run.rows.filter(({ outcome }) => outcome === 'running').length >= lanes) return null
  const at = Math.max(run.hold?.until ?? 0, run.lastStart + pace.interval)
  return at > now ? { at } : { start }
}

/** How many rows have each outcome. */
export const countOutcomes = (run: Run): Record<ItemOutcome, number> => {
  const counts = { waiting: 0, running: 0, done: 0, refused: 0, stopped: 0 }
  for (const { outcome } of run.rows) counts[outcome] += 1
  return counts
}
