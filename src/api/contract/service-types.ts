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
