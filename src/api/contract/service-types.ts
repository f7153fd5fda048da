import { z } from 'zod/mini'
import { SHARING_SCOPES } from './choices.ts'
import { audit, clearable, paging, text, uuid, words } from './fields.ts'
import { row } from './operation.ts'
import { schedulingRules } from './services.ts'

const slug = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as first-visit'),
  )
const sharing = z.strictObject({
  scope: z.enum(SHARING_SCOPES),
  organizationIds: z._default(z.array(uuid).check(z.maxLength(200)), []),
})
const configuration = z.strictObject(schedulingRules)

const optional = {
  slug: z.optional(slug),
  description: clearable(text(10_000)),
  sharing: z.optional(sharing),
  configuration: z.optional(configuration),
}

/** CreateTemplateTypeDto. */
export const createServiceType = z.strictObject({ name: words(100), ...optional })
/** UpdateTemplateTypeDto. */
export const updateServiceType = z.strictObject({ name: z.optional(words(100)), ...optional })

/** A service type, which gives services their base configuration (specification 4.8). */
export const serviceType = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  sharing,
  configuration,
  ...audit,
})
/** A service type. */
export type ServiceType = z.output<typeof serviceType>

const base = { resource: 'serviceTypes', section: '4.8', answer: serviceType } as const
const one = { ...base, path: '/api/v1/service-types/{id}', params: z.object({ id: uuid }), status: 200 } as const

/** Rows of specification 4.8. */
export const serviceTypeRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/api/v1/service-types',
    summary: 'List service types',
    right: 'read',
    query: z.object({ name: z.optional(z.string()), ...paging(1000) }),
    status: 200,
    list: { shape: 'array', defaultLimit: null, maxLimit: 1000 },
  }),
  create: row({
    ...base,
    method: 'POST',
    path: '/api/v1/service-types',
    summary: 'Create a service type',
    right: 'write',
    body: createServiceType,
    status: 201,
  }),
  get: row({ ...one, method: 'GET', summary: 'Read a service type', right: 'read' }),
  update: row({ ...one, method: 'PUT', summary: 'Change a service type', right: 'write', body: updateServiceType }),
  remove: row({ ...one, method: 'DELETE', summary: 'Delete a service type', right: 'write', touches: ['services'] }),
}

const offers = { resource: 'serviceTypes', section: 'extension shared service types', right: 'administer' } as const

/** A service type that another organization shares, and whether this one has accepted it. */
export const offeredType = z.object({
  id: uuid,
  name: z.string(),
  description: z.nullable(z.string()),
  configuration,
  isAccepted: z.boolean(),
})
/** A service type that another organization shares. */
export type OfferedType = z.output<typeof offeredType>

/** What others share becomes a row of one's own by being accepted, and goes as such (interface, section 8). */
export const sharedTypeRows = {
  list: row({
    ...offers,
    method: 'GET',
    path: '/x/shared-service-types',
    summary: 'List the service types that others share',
    query: z.object(paging(1000)),
    status: 200,
    answer: offeredType,
    list: { shape: 'array', defaultLimit: 100, maxLimit: 1000 },
  }),
  accept: row({
    ...offers,
    method: 'POST',
    path: '/x/shared-service-types/{id}/accept',
    params: z.object({ id: uuid }),
    summary: 'Accept a service type that another organization shares',
    status: 201,
    answer: serviceType,
  }),
}
