import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import { callData } from '../../client/call-data.ts'
import type { PlannedWrite } from '../../commands/conflict-resolution/plan-run.ts'
import type { ServiceChange } from '../../commands/conflict-resolution/service-effects.ts'
import { paths } from '../../paths/paths.ts'
import { readService, type ServiceBody, writeService } from './service-form-values.ts'

/** A service as a change of some fields makes it. */
export const serviceChange = (before: Service, body: Partial<ServiceBody>): ServiceChange => ({
  before,
  // Fields of a body are fields of the service (interface, section 4).
  after: { ...before, ...body } as Service,
})

/** The change of a service as a line of a run; taken back, the changed fields are what they were. */
export function serviceWrite(
  name: string,
  before: Service,
  body: Partial<ServiceBody>,
  ifVersion: number | undefined,
): PlannedWrite {
  const { id } = before
  const row = contract.services.update
  const old = Object.fromEntries(Object.entries(writeService(readService(before))).filter(([field]) => field in body))
  return {
    id,
    name,
    to: paths.services.one(id),
    call: callData(row, { params: { id }, body, ifVersion }),
    inverse: { ...callData(row, { params: { id }, body: old }), takesVersion: true },
  }
}
