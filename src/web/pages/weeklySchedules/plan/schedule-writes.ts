import { contract } from '../../../../api/contract/table.ts'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import type { Api } from '../../../client/create-api.ts'
import type { ActContext } from '../../../ui/run/run-spec.ts'
import type { ScheduleBody } from '../schedule-form.ts'
import type { ScheduleChange } from './prepare.ts'
import type { ScheduleWrite } from './plan-run.ts'

const { weeklySchedules: rows } = contract

/** A change with its write. */
export interface Planned {
  readonly change: ScheduleChange
  readonly write: ScheduleWrite<WeeklySchedule>
}

const once = ({ signal }: ActContext) => ({ signal, retries: 0 })

const bodyOf = ({ name, calendarId, timezone, serviceIds, configuration }: WeeklySchedule): ScheduleBody => ({
  name,
  calendarId,
  timezone,
  serviceIds,
  configuration,
})

/** Whether a change of these fields can close hours at all. */
export const mayStrand = (body: Partial<ScheduleBody>): boolean =>
  (['configuration', 'timezone', 'serviceIds', 'calendarId'] as const).some((name) => body[name] !== undefined)

/** The change of a stored schedule; taken back, the changed fields are what they were. */
export function plannedUpdate(
  api: Api,
  name: string,
  before: WeeklySchedule,
  body: Partial<ScheduleBody>,
  ifVersion: number | undefined,
): Planned {
  const params = { id: before.id }
  let stored = before
  const change: ScheduleChange = {
    before,
    after: (found) => {
      stored = found ?? before
      return {
        ...stored,
        ...body,
        timezone: body.timezone ?? stored.timezone,
        serviceIds: body.serviceIds ?? stored.serviceIds,
      }
    },
  }
  const act = (context: ActContext) => api.call(rows.update, { params, body, ifVersion, ...once(context) })
  const undo = (saved: WeeklySchedule, context: ActContext) => {
    const whole = bodyOf(stored)
    // Only what was changed goes back: somebody may have renamed it since.
    const old = Object.fromEntries(Object.entries(whole).filter(([field]) => field in body))
    return api.call(rows.update, { params, body: old, ifVersion: saved.version, ...once(context) })
  }
  return { change, write: { id: before.id, name, act, undo } }
}

/** A new schedule; it can strand appointments of the services that it names, which used the others until now. */
export function plannedCreate(api: Api, name: string, body: ScheduleBody, zone: string): Planned {
  return {
    change: {
      before: undefined,
      after: () => ({ ...body, timezone: body.timezone ?? zone, serviceIds: body.serviceIds ?? [] }),
    },
    write: {
      id: 'new',
      name,
      act: ({ idempotencyKey, ...context }) =>
        api.call(rows.create, { body, idempotencyKey, ...once({ idempotencyKey, ...context }) }),
      undo: ({ id, version }, context) =>
        api.call(rows.remove, { params: { id }, ifVersion: version, ...once(context) }),
    },
  }
}

/** Deleting a schedule; taken back, it is made again under a new id. */
export function plannedRemove(api: Api, name: string, before: WeeklySchedule): Planned {
  return {
    change: { before, after: () => undefined },
    write: {
      id: before.id,
      name,
      act: async (context) => {
        const { id, version } = before
        await api.call(rows.remove, { params: { id }, ...(version && { ifVersion: version }), ...once(context) })
        return before
      },
      undo: (_removed, context) =>
        api.call(rows.create, {
          body: bodyOf(before),
          idempotencyKey: context.idempotencyKey,
          ...once(context),
        }),
    },
  }
}
