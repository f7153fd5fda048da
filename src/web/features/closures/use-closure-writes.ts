import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { Closure } from '#api/contract/closures.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { callData } from '../../client/call-data.ts'
import { invalidate } from '../../client/query.ts'
import type { PlannedWrite } from '../../commands/conflict-resolution/plan-run.ts'
import type { ClosureChange } from '../../commands/conflict-resolution/read-house.ts'
import { unlessGoneBack, useResolutionPlan } from '../../commands/conflict-resolution/use-resolution-plan.tsx'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useCalendars } from '../../fields/references.ts'
import { paths } from '../../paths/paths.ts'
import { showToast } from '../../ui/toast.ts'
import { type ClosureBody, closureBody, houseClosure } from './closure-values.ts'

const rows = contract.closures

/** The writes of closures, each with what it changes of the house, so that a plan can stand before it. */
const created = (body: ClosureBody, place: number): { change: ClosureChange; write: PlannedWrite } => ({
  change: { before: undefined, after: houseClosure(`new ${place}`, body) },
  write: {
    id: `new ${place}`,
    name: body.reason,
    to: paths.closures(),
    call: callData(rows.create, { body }),
    inverse: { ...callData(rows.remove, { params: { id: '' } }), takesId: true, takesVersion: true },
  },
})

/** What one write of a closure is: its name while it waits and once it is done, what it changes, and itself. */
interface ClosureWrite {
  name: string
  done: string
  change: ClosureChange
  /** As a line of a run. */
  line: PlannedWrite
  /** As a call of its own. */
  send: () => Promise<Closure>
  /** Takes it back, by a write of the same kind: what was booked meanwhile must not be stranded unseen. */
  takeBack: (answered: Closure) => Promise<boolean>
}

/** Creates, changes and deletes closures, always behind the plan of what that would strand; answers whether it was done. */
export function useClosureWrites() {
  const { i18n } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const calendars = useCalendars().items ?? []
  const { guard, runAll, panel } = useResolutionPlan()
  const told = (name: string, write: Promise<boolean>): Promise<boolean> =>
    write.catch((error: unknown) => {
      showToast({
        tone: 'no-show',
        text: i18n._('“{name}”: {reason}', { name, reason: errorSentence(i18n, error) }),
        duration: 15_000,
      })
      // What stood in the way may be that the list is old.
      void invalidate(queryClient, rows.create)
      return false
    })
  const guarded = async ({ name, done, change, line, send, takeBack }: ClosureWrite): Promise<boolean> => {
    const plain = async () => {
      const answered = await send()
      void invalidate(queryClient, rows.create)
      const undo = () => void told(line.name, takeBack(answered))
      showToast({ tone: 'confirmed', text: done, action: { label: i18n._('Undo'), run: undo } })
    }
    const outcome = guard<unknown>({ change: { closures: [change] }, name, write: () => line, plain })
    return outcome.then(() => true).catch(unlessGoneBack)
  }
  const create = (body: ClosureBody): Promise<boolean> => {
    const { change, write } = created(body, 0)
    return guarded({
      name: i18n._('Add “{name}”', { name: body.reason }),
      done: i18n._('Added “{name}”', { name: body.reason }),
      change,
      line: write,
      send: () => api.call(rows.create, { body }),
      takeBack: remove,
    })
  }
  const update = (closure: Closure, body: ClosureBody): Promise<boolean> => {
    const { id, version: ifVersion } = closure
    const params = { id }
    const before = closureBody(closure)
    return guarded({
      name: i18n._('Save “{name}”', { name: body.reason }),
      done: i18n._('Saved “{name}”', { name: body.reason }),
      change: { before: closure, after: houseClosure(id, body) },
      line: {
        id,
        name: body.reason,
        to: paths.closures(),
        call: callData(rows.update, { params, body, ifVersion }),
        inverse: { ...callData(rows.update, { params, body: before }), takesVersion: true },
      },
      send: () => api.call(rows.update, { params, body, ifVersion }),
      takeBack: (answered) => update(answered, before),
    })
  }
  const remove = (closure: Closure): Promise<boolean> => {
    const { id, reason: name, version: ifVersion } = closure
    const input = { params: { id }, ifVersion }
    const body = closureBody(closure)
    return guarded({
      name: i18n._('Delete “{name}”', { name }),
      done: i18n._('Deleted “{name}”', { name }),
      change: { before: closure, after: undefined },
      line: { id, name, call: callData(rows.remove, input), inverse: callData(rows.create, { body }) },
      send: () => api.call(rows.remove, input),
      takeBack: () => create(body),
    })
  }
  return {
    panel,
    create,
    update,
    /** Deletes one; what is refused is told, because nothing is open that could say it. */
    remove: (closure: Closure) => told(closure.reason, remove(closure)),
    /** Writes one as it was; told like that, for the same reason. */
    restore: (closure: Closure, body: ClosureBody) => told(closure.reason, update(closure, body)),
    /** Many at once, as one run with one undo. */
    addAll: (bodies: readonly ClosureBody[]) => {
      const made = bodies.map(created)
      return runAll({
        name: i18n._('{count, plural, one {Add # closure} other {Add # closures}}', { count: bodies.length }),
        change: { closures: made.map(({ change }) => change) },
        writes: () => made.map(({ write }) => write),
      }).catch(unlessGoneBack)
    },
    /** Where the deployment keeps no closures: the days as out-of-office of every schedule of the calendars. */
    intoSchedules: async ({ reason, dates, calendarIds = [] }: ClosureBody): Promise<boolean> => {
      if (!dates) return false
      const chosen = calendars.filter(({ id }) => calendarIds.length === 0 || calendarIds.includes(id))
      const { planIntoSchedules } = await import('./into-schedules.ts')
      const planned = await planIntoSchedules(api, chosen, dates)
      return runAll({
        name: i18n._('Close for “{name}”', { name: reason }),
        change: { schedules: planned.map(({ change }) => change) },
        writes: () => planned.map(({ write }) => write()),
      }).catch(unlessGoneBack)
    },
  }
}
