import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { callData } from '../../client/call-data.ts'
import type { PlannedWrite } from '../../commands/conflict-resolution/plan-run.ts'
import { paths } from '../../paths/paths.ts'
import type { CalendarBody } from './calendar-form-values.ts'

/** The change of a calendar as a line of a run; taken back, the changed fields are what they were. */
export function calendarWrite(
  before: Calendar,
  body: Partial<CalendarBody>,
  ifVersion: number | undefined,
): PlannedWrite {
  const { id, name } = before
  const row = contract.adminCalendars.update
  const old = Object.fromEntries(Object.entries(before).filter(([field]) => field in body))
  return {
    id,
    name,
    to: paths.calendars.one(id),
    calendarIds: [id],
    call: callData(row, { params: { id }, body, ifVersion }),
    inverse: { ...callData(row, { params: { id }, body: old }), takesVersion: true },
  }
}
