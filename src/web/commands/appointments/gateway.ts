import type { Appointment, AppointmentV1 } from '#api/contract/appointments.ts'
import type { BodyInput } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/create-api.ts'
import type { Changes, NewAppointment } from '../../fields/appointment-inverse.ts'

export type { Changes, NewAppointment }

const { appointmentsV1: v1, appointmentsV2: v2 } = contract

/** Which presentation of appointments is called (specification 4.4 and 4.5). */
export type InterfaceVersion = 1 | 2

/** How to cancel, in the words of version 2. */
export type Cancellation = BodyInput<typeof v2.cancel>

/** An appointment of version 1 in the words of version 2; version 1 tells no sub-status. */
export const inV2 = <A extends AppointmentV1>({
  state,
  ...rest
}: A): Omit<A, 'state'> & Pick<Appointment, 'status' | 'subStatus'> => ({
  ...rest,
  status: state,
  subStatus: null,
})

const inV1 = <B extends { status?: Appointment['status'] | undefined; subStatus?: unknown }>({
  status,
  subStatus: _untold,
  ...rest
}: B) => ({ ...rest, ...(status !== undefined && { state: status }) })

/** A booking in the words of version 1, which knows no blocks of its own. */
export const newInV1 = ({ blocked: _two, blockedAppointmentId: _too, ...body }: NewAppointment) => inV1(body)

/** Writes one appointment through either version of the interface, as if there were only one. */
export const gatewayOf = (api: Api, version: InterfaceVersion) => {
  const two = {
    create: (body: NewAppointment, idempotencyKey: string) => api.call(v2.create, { body, idempotencyKey }),
    update: (id: string, body: Changes, ifVersion: number) => api.call(v2.update, { params: { id }, body, ifVersion }),
    cancel: (id: string, body: Cancellation, ifVersion: number) =>
      api.call(v2.cancel, { params: { id }, body, ifVersion }),
    remove: (id: string, ifVersion: number) => api.call(v2.remove, { params: { id }, ifVersion }),
  }
  if (version === 2) return two
  const one: typeof two = {
    create: async (body, idempotencyKey) => inV2(await api.call(v1.create, { body: newInV1(body), idempotencyKey })),
    update: async (id, body, ifVersion) =>
      inV2(await api.call(v1.update, { params: { id }, body: inV1(body), ifVersion })),
    cancel: async (id, _body, ifVersion) => inV2(await api.call(v1.cancel, { params: { id }, ifVersion })),
    remove: async (id, ifVersion) => inV2(await api.call(v1.remove, { params: { id }, ifVersion })),
  }
  return one
}
