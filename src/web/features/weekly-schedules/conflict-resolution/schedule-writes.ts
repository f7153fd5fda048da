import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { callData } from '../../../client/call-data.ts'
import type { PlannedWrite } from '../../../commands/conflict-resolution/plan-run.ts'
import type { ScheduleChange } from '../../../commands/conflict-resolution/prepare.ts'
import { paths } from '../../../paths/paths.ts'
import type { ScheduleBody } from '../schedule-form-values.ts'

const { weeklySchedules: rows } = contract

/** A change of a schedule with its write, which is made once the stored schedule has been read. */
export interface Planned {
  readonly change: ScheduleChange
  readonly write: () => PlannedWrite
}

const bodyOf = ({ name, calendarId, timezone, serviceIds, configuration }: WeeklySchedule): ScheduleBody => ({
  name,
  calendarId,
  timezone,
  serviceIds,
  configuration,
})

const lookFor = ({ id, calendarId }: WeeklySchedule) => callData(rows.get, { params: { id }, query: { calendarId } })

/** Whether a change of these fields can close hours at all. */
export const mayStrand = (body: Partial<ScheduleBody>): boolean =>
  (['configuration', 'timezone', 'serviceIds', 'calendarId'] as const).some((name) => body[name] !== undefined)

/** The change of a stored schedule; taken back, the changed fields are what they were. */
export function plannedUpdate(
  name: string,
  before: WeeklySchedule,
  body: Partial<ScheduleBody>,
  ifVersion: number | undefined,
): Planned {
  const { id, calendarId } = before
  const params = { id }
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
  const write = (): PlannedWrite => {
    // Only what was changed goes back: somebody may have renamed it since.
    const old = Object.fromEntries(Object.entries(bodyOf(stored)).filter(([field]) => field in body))
    return {
      id,
      name,
      to: paths.weeklySchedules.one(id, body.calendarId ?? calendarId),
      calendarIds: [calendarId, ...(body.calendarId ? [body.calendarId] : [])],
      call: callData(rows.update, { params, body, ifVersion }),
      inverse: { ...callData(rows.update, { params, body: old }), takesVersion: true },
      look: lookFor({ ...before, ...(body.calendarId && { calendarId: body.calendarId }) }),
    }
  }
  return { change, write }
}

/** A new schedule; it can strand appointments of the services that it names, which used the others until now. */
export function plannedCreate(name: string, body: ScheduleBody, zone: string): Planned {
  const { calendarId } = body
  return {
    change: {
      before: undefined,
      after: () => ({ ...body, timezone: body.timezone ?? zone, serviceIds: body.serviceIds ?? [] }),
    },
    write: () => ({
      id: `new ${calendarId}`,
      name,
      to: paths.weeklySchedules.list({ calendarId }),
      calendarIds: [calendarId],
      call: callData(rows.create, { body }),
      inverse: { ...callData(rows.remove, { params: { id: '' } }), takesId: true, takesVersion: true },
    }),
  }
}

/** Deleting a schedule; taken back, it is made again under a new id. */
export function plannedRemove(name: string, before: WeeklySchedule): Planned {
  const { id, version, calendarId } = before
  return {
    change: { before, after: () => undefined },
    write: () => ({
      id,
      name,
      calendarIds: [calendarId],
      call: callData(rows.remove, { params: { id }, ...(version && { ifVersion: version }) }),
      inverse: callData(rows.create, { body: bodyOf(before) }),
    }),
  }
}
