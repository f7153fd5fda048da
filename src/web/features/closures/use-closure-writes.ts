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

/** Creates, changes and deletes closures, always behind the plan of what that would strand; answers whether it was done. */
export function useClosureWrites() {
  const { i18n } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const calendars = useCalendars().items ?? []
  const { guard, runAll, panel } = useResolutionPlan()
  const guarded = async (
    name: string,
    change: ClosureChange,
    write: PlannedWrite,
    plain: () => Promise<unknown>,
    done: string,
  ): Promise<boolean> => {
    const saved = async () => {
      await plain()
      void invalidate(queryClient, rows.create)
      showToast({ tone: 'confirmed', text: done })
      return true
    }
    const outcome = guard<unknown>({ change: { closures: [change] }, name, write: () => write, plain: saved })
    return outcome.then(() => true).catch(unlessGoneBack)
  }
  return {
    panel,
    create: (body: ClosureBody) => {
      const { change, write } = created(body, 0)
      const name = i18n._('Add “{name}”', { name: body.reason })
      const done = i18n._('Added “{name}”', { name: body.reason })
      return guarded(name, change, write, () => api.call(rows.create, { body }), done)
    },
    update: (closure: Closure, body: ClosureBody) => {
      const { id, version: ifVersion } = closure
      const params = { id }
      const call = callData(rows.update, { params, body, ifVersion })
      const write: PlannedWrite = {
        id,
        name: body.reason,
        to: paths.closures(),
        call,
        inverse: { ...callData(rows.update, { params, body: closureBody(closure) }), takesVersion: true },
      }
      return guarded(
        i18n._('Save “{name}”', { name: body.reason }),
        { before: closure, after: houseClosure(id, body) },
        write,
        () => api.call(rows.update, { params, body, ifVersion }),
        i18n._('Saved “{name}”', { name: body.reason }),
      )
    },
    remove: (closure: Closure) => {
      const { id, reason: name, version: ifVersion } = closure
      const input = { params: { id }, ifVersion }
      return guarded(
        i18n._('Delete “{name}”', { name }),
        { before: closure, after: undefined },
        {
          id,
          name,
          call: callData(rows.remove, input),
          inverse: callData(rows.create, { body: closureBody(closure) }),
        },
        () => api.call(rows.remove, input),
        i18n._('Deleted “{name}”', { name }),
      )
    },
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
