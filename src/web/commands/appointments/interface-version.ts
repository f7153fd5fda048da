import type { Appointment, AppointmentV1 } from '#api/contract/appointments.ts'
import type { BodyInput } from '#api/contract/operation.ts'
import type { contract } from '#api/contract/table.ts'
import type { Changes, NewAppointment } from '../../fields/appointment-inverse.ts'

export type { Changes, NewAppointment }

/** Which presentation of appointments is called (specification 4.4 and 4.5). */
export type InterfaceVersion = 1 | 2

/** How to cancel, in the words of version 2. */
export type Cancellation = BodyInput<(typeof contract)['appointmentsV2']['cancel']>

/** An appointment of version 1 in the words of version 2; version 1 tells no sub-status. */
export const inV2 = <A extends AppointmentV1>({
  state,
  ...rest
}: A): Omit<A, 'state'> & Pick<Appointment, 'status' | 'subStatus'> => ({
  ...rest,
  status: state,
  subStatus: null,
})

/** What is sent in the words of version 1, which has no sub-status to send. */
export const inV1 = <B extends { status?: Appointment['status'] | undefined; subStatus?: unknown }>({
  status,
  subStatus: _untold,
  ...rest
}: B) => ({ ...rest, ...(status !== undefined && { state: status }) })

/** A booking in the words of version 1, which knows no blocks of its own. */
export const newInV1 = ({ blocked: _two, blockedAppointmentId: _too, ...body }: NewAppointment) => inV1(body)
