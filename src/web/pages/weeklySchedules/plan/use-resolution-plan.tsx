import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { contract } from '../../../../api/contract/table.ts'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import { useApi } from '../../../client/api-context.ts'
import { invalidate } from '../../../client/query.ts'
import { startRun } from '../../../fields/bulk/bulk.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import type { Prepared, ScheduleChange } from './prepare.ts'
import type { ScheduleWrite, Step } from './plan-run.ts'

const PlanPanel = lazy(withMessages('scheduleSections', () => import('./PlanPanel.tsx')))

/** What the panel shows, and how it is answered. */
export type OpenPlan =
  | { phase: 'reading'; found: number; total: number | null; stop: () => void }
  | { phase: 'failed'; error: unknown; answer: (way: 'again' | 'without' | 'back') => void }
  | { phase: 'choosing'; prepared: Prepared; name: string; answer: (steps: readonly Step[] | null) => void }

/** A change that may strand appointments. */
export interface PlannedChange<Saved> {
  readonly change: ScheduleChange
  readonly write: ScheduleWrite<Saved>
  /** Does the write as ever, where nothing is stranded. */
  readonly plain: () => Promise<Saved>
}

/** Readings that are over at once are not shown: a panel that flashes tells nothing. Milliseconds. */
const PATIENCE = 700

const goneBack = (): DOMException => new DOMException('The change was taken back before it was sent.', 'AbortError')

/** Everything that the change of a schedule and of its appointments makes stale. */
const touched = { ...contract.weeklySchedules.update, touches: ['appointments'] as const }

/**
 * Saves changes of weekly schedules: first lists the future appointments that the change would strand, and then runs the
 * save with what was chosen for each as one batch with one undo. Throws an AbortError where the person goes back.
 */
export function useResolutionPlan() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const [open, setOpen] = useState<OpenPlan | null>(null)

  const read = async (change: ScheduleChange): Promise<Prepared | 'without'> => {
    const control = new AbortController()
    const stop = () => control.abort(goneBack())
    let latest: OpenPlan = { phase: 'reading', found: 0, total: null, stop }
    let shown = false
    const timer = setTimeout(() => {
      shown = true
      setOpen(latest)
    }, PATIENCE)
    try {
      const { prepare } = await import('./prepare.ts')
      return await prepare(
        api,
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

  const guard = async <Saved extends WeeklySchedule>({
    change,
    write,
    plain,
  }: PlannedChange<Saved>): Promise<Saved> => {
    const prepared = await read(change)
    if (prepared === 'without' || prepared.stranded.length === 0) return plain()
    const steps = await new Promise<readonly Step[] | null>((answer) =>
      setOpen({ phase: 'choosing', prepared, name: write.name, answer }),
    )
    setOpen(null)
    if (steps === null) throw goneBack()
    const { planRun } = await import('./plan-run.ts')
    const { spec, saved } = planRun(api, {
      title: i18n._('{name}, and {count, plural, =0 {no appointment} one {# appointment} other {# appointments}}', {
        name: write.name,
        count: steps.length,
      }),
      undoTitle: i18n._('Undo: {name}', { name: write.name }),
      write,
      steps,
      notSaved: i18n._('Not changed, because the schedule was not saved.'),
      invalidate: () => invalidate(queryClient, touched),
    })
    if (!(await startRun(spec))) throw goneBack()
    return saved
  }

  const panel: ReactNode = open && (
    <Suspense fallback={null}>
      <PlanPanel plan={open} />
    </Suspense>
  )
  return { guard, panel }
}
