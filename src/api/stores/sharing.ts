import type { ServiceType } from '../contract/service-types.ts'
import type { MemoryState } from './memory-state.ts'
import { inOrder } from './ordered-table.ts'

/** Whether an organization is offered a service type of another one. */
const isSharedWith = ({ sharing }: ServiceType, organizationId: string): boolean =>
  sharing.scope === 'public' || (sharing.scope === 'organizations' && sharing.organizationIds.includes(organizationId))

/** What an organization is offered by others in memory, in the order of the table. */
export const sharedWith = (state: MemoryState, organizationId: string): ServiceType[] =>
  [...state.others(organizationId, 'serviceTypes')]
    .flatMap((other) => [...other.candidates([])])
    .filter(({ row }) => isSharedWith(row, organizationId))
    .sort(inOrder('serviceTypes'))
    .map(({ row }) => row)
