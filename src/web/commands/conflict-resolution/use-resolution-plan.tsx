import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { prepareRuns, startRun } from '../../fields/bulk/bulk.ts'
import type { RunListeners } from '../../fields/bulk/kept-runs.ts'
import { useRunDeps } from '../../fields/bulk/use-run-deps.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { OpenPlan } from './open-plan.ts'
import type { PlanChange, Prepared } from './prepare.ts'
import type { PlannedWrite, ResolutionStep } from './plan-run.ts'

/** Nothing is written, and the form goes on as it is typed. */
const goBack = (plan: OpenPlan): void => {
  if (plan.phase === 'reading') plan.stop()
  else if (plan.phase === 'failed') plan.answer('back')
  else plan.answer(null)
}

const PlanPanel = lazyPart(
  withMessages(() => import('./plan-panel.tsx')),
  { leave: ({ plan }) => goBack(plan) },
)

/** A change that may strand appointments, and its write. */
export interface PlannedChange<Saved> {
  readonly change: PlanChange
  /** Says what is written: “Save ‘Mornings’”. */
  readonly name: string
  /** The write as a line of a run; made once everything that is stored has been read. */
  readonly write: () => PlannedWrite
  /** Does the write as ever, where nothing is stranded. */
  readonly plain: () => Promise<Saved>
}

/** Writes that are made together. */
export interface PlannedWrites {
  readonly name: string
  readonly undoTitle?: string
  /** As lines of a run, made once everything that is stored has been read. */
  readonly writes: () => readonly PlannedWrite[]
}

/** Readings that are over at once are not shown: a panel that flashes tells nothing. Milliseconds. */
const PATIENCE = 700

const loadWork = withMessages(() => import('./plan-work.ts'))

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const goneBack = (): DOMException => new DOMException('The change was taken back before it was sent.', 'AbortError')

/**
 * Stands before every write that takes bookable time away or puts appointments into each other's way: it lists the future
 * appointments that the change would strand, and runs the writes with what was chosen for each as one batch with one undo.
 */
export function useResolutionPlan() {
  const deps = useRunDeps()
  const { i18n } = useLingui()
  const [open, setOpen] = useState<OpenPlan | null>(null)

  const read = async (change: PlanChange): Promise<Prepared | 'without'> => {
    const control = new AbortController()
    const stop = () => control.abort(goneBack())
    let latest: OpenPlan = { phase: 'reading', found: 0, total: null, stop }
    let shown = false
    const timer = setTimeout(() => {
      shown = true
      setOpen(latest)
    }, PATIENCE)
    try {
      // What carries the plan out comes along: the line may go while somebody chooses, and the choices with it.
      const [{ prepare }] = await Promise.all([loadWork(), prepareRuns()])
      return await prepare(
        deps.api,
        change,
        (found, total) => {
          latest = { phase: 'reading', found, total, stop }
          if (shown) setOpen(latest)
        },
        control.signal,
      )
    } catch (error) {
      control.signal.throwIfAborted()
      clearTimeout(timer)
      const way = await new Promise<'again' | 'without' | 'back'>((answer) =>
        setOpen({ phase: 'failed', error, answer }),
      )
      if (way === 'back') throw goneBack()
      return way === 'again' ? read(change) : way
    } finally {
      clearTimeout(timer)
      setOpen(null)
    }
  }

  /** What was chosen for each stranded appointment; null where none is. Throws an AbortError where the person goes back. */
  const ask = async (change: PlanChange, name: string): Promise<readonly ResolutionStep[] | null> => {
    const prepared = await read(change)
    if (prepared === 'without' || prepared.stranded.length === 0) return null
    const steps = await new Promise<readonly ResolutionStep[] | null>((answer) =>
      setOpen({ phase: 'choosing', prepared, name, answer }),
    )
    setOpen(null)
    if (steps === null) throw goneBack()
    return steps
  }

  const begin = async (
    planned: PlannedWrites,
    steps: readonly ResolutionStep[] | null,
    listeners?: RunListeners,
  ): Promise<boolean> => {
    const writes = planned.writes()
    const { plannedRun } = await loadWork()
    const data = plannedRun(i18n, planned, writes, steps ?? [])
    return startRun(deps, data, listeners)
  }

  /** Makes one write, with a plan where it strands appointments; answers what the service answered. */
  const guard = async <Saved,>({ change, name, write, plain }: PlannedChange<Saved>): Promise<Saved> => {
    const steps = await ask(change, name)
    if (steps === null) return plain()
    const line = write()
    return new Promise<Saved>((resolve, reject) => {
      const listeners: RunListeners = {
        // What the service answered to this very write.
        onDone: (id, result) => void (id === line.id && resolve(result as Saved)),
        onRefused: (id, error) => void (id === line.id && reject(asError(error))),
        // The run was stopped while it waited for its turn: the form must not wait for it any longer.
        onEnd: ({ stopped }) => {
          if (stopped.includes(line.id)) reject(new DOMException('The run was stopped.', 'AbortError'))
        },
      }
      begin({ name, writes: () => [line] }, steps, listeners).then((isShown) => {
        if (!isShown) reject(goneBack())
      }, reject)
    })
  }

  /**
   * Makes writes together with what was chosen for the appointments that they strand, as one run; answers whether it did.
   * Where none is stranded, or all are kept, nothing is written yet: the writes are the caller's as ever.
   */
  const settle = async (planned: PlannedWrites & { change: PlanChange }): Promise<boolean> => {
    const steps = await ask(planned.change, planned.name)
    return steps !== null && steps.length > 0 && begin(planned, steps)
  }

  /** Makes many writes as one run, with a plan over all of them at once; answers whether it is on screen. */
  const runAll = async (planned: PlannedWrites & { change: PlanChange }): Promise<boolean> => {
    const steps = await ask(planned.change, planned.name)
    return begin(planned, steps)
  }

  const panel: ReactNode = open && <PlanPanel plan={open} />
  return { guard, settle, runAll, panel }
}

/** What to do after a person went back: nothing. Everything else is thrown on. */
export const unlessGoneBack = (error: unknown): false => {
  if (error instanceof DOMException && error.name === 'AbortError') return false
  throw error
}
