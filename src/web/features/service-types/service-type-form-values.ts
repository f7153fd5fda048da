import type { z } from 'zod/mini'
import type { createServiceType, ServiceType } from '#api/contract/service-types.ts'
import type { FieldError } from '#api/contract/errors.ts'
import { noticeErrors } from '#api/core/rules/service-limits.ts'
import { slugOf } from '#api/core/rules/slug.ts'
import { UUID } from '#api/values/uuid.ts'
import { textOrNull, withoutBlanks } from '../../fields/record/changes.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'
import { RULES, type Rules } from '../../fields/rules/rules.ts'

/** Body of a service type, as it is written. */
type ServiceTypeBody = z.input<typeof createServiceType>

/** A field of a type's form: the type's own, or one of its sharing. */
export type ServiceTypeField = Exclude<keyof ServiceTypeBody, 'sharing'> | keyof NonNullable<ServiceTypeBody['sharing']>

/** A service type as its form shows it. */
export interface ServiceTypeValues {
  name: string
  /** Null follows the name. */
  slug: string | null
  description: string
  scope: ServiceType['sharing']['scope']
  organizationIds: string[]
  configuration: Required<Rules>
}

/** The form of a stored type, or of a new one. */
export const readServiceType = (type: ServiceType | undefined): ServiceTypeValues =>
  ({
    name: type?.name ?? '',
    slug: type?.slug ?? null,
    description: type?.description ?? '',
    scope: type?.sharing.scope ?? 'private',
    organizationIds: [...(type?.sharing.organizationIds ?? [])],
    configuration: {
      ...(Object.fromEntries(RULES.map((rule) => [rule, null])) as Required<Rules>),
      ...type?.configuration,
    },
  }) satisfies Record<ServiceTypeField, unknown>

/** The short name that will be written. */
export const slugInForce = ({ slug, name }: Pick<ServiceTypeValues, 'slug' | 'name'>): string => slug ?? slugOf(name)

/** Longest short name of the contract. */
const LONGEST_SLUG = 100

/** A short name that nobody has: this one, else with the first number that makes it so. */
export const freeSlug = (slug: string, taken: readonly string[]): string => {
  if (!taken.includes(slug)) return slug
  for (let number = 2; ; number++) {
    const tail = `-${number}`
    const next = slug.slice(0, LONGEST_SLUG - tail.length).replace(/-+$/, '') + tail
    if (!taken.includes(next)) return next
  }
}

/** What of these words is no id. */
export const notIds = (words: readonly string[]): string[] => words.filter((word) => !UUID.test(word))

/** The body that a form stands for. */
export const writeServiceType = (values: ServiceTypeValues): ServiceTypeBody =>
  ({
    name: values.name,
    slug: slugInForce(values),
    description: textOrNull(values.description),
    sharing: {
      scope: values.scope,
      organizationIds: values.scope === 'organizations' ? values.organizationIds : [],
    },
    configuration: withoutBlanks(values.configuration),
    // Nulls of the configuration have just been taken out.
  }) satisfies Record<keyof ServiceTypeBody, unknown> as ServiceTypeBody

/** Where the form shows a field of the body. */
export const placeOfServiceTypeField = (field: string): string =>
  field.replace(/^sharing\.organizationIds.*$/, 'organizationIds').replace(/^sharing\.scope$/, 'scope')

/** What cannot be in a form, by field. */
export const impossibleInType = (
  { configuration, slug, name }: ServiceTypeValues,
  others: readonly Pick<ServiceType, 'slug'>[] = [],
): FieldError[] => [
  // The field itself says whose it is.
  ...(others.some((type) => type.slug !== '' && type.slug === slugInForce({ slug, name }))
    ? [{ field: 'slug', message: 'is not valid' }]
    : []),
  ...noticeErrors(
    {
      minTimeToSchedule: configuration.minTimeToSchedule ?? undefined,
      maxTimeToSchedule: configuration.maxTimeToSchedule ?? undefined,
    },
    'configuration.',
  ),
]

/** The section of the form that asks for a field. */
export const SERVICE_TYPE_SECTIONS = {
  name: 'basics',
  slug: 'basics',
  description: 'basics',
  configuration: 'rules',
  scope: 'sharing',
  organizationIds: 'sharing',
} as const satisfies Record<ServiceTypeField, string>
/** The fields that a section asks for. */
export type ServiceTypeFieldsIn<Section> = FieldsIn<typeof SERVICE_TYPE_SECTIONS, Section>
