import type { ServiceType } from '../contract/service-types.ts'

/** Whether an organization may read a service type of another one (interface, section 5). */
export const isSharedWith = ({ sharing }: ServiceType, organizationId: string): boolean =>
  sharing.scope === 'public' || (sharing.scope === 'organizations' && sharing.organizationIds.includes(organizationId))
