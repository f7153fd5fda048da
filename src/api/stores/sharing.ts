import type { ServiceType } from '../contract/service-types.ts'

/** Service types of others that an organization is offered at most. */
export const MOST_OFFERS = 1000

/** Whether an organization is offered a service type of another one. */
export const isSharedWith = ({ sharing }: ServiceType, organizationId: string): boolean =>
  sharing.scope === 'public' || (sharing.scope === 'organizations' && sharing.organizationIds.includes(organizationId))
