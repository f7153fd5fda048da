import type { z } from 'zod/mini'
import type { OrganizationDocument, organizationSettings } from '#api/contract/organization.ts'
import { textOrNull } from '../../fields/record/changes.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'

/** The settings as they are written. */
export type OrganizationBody = z.input<typeof organizationSettings>

/** Bytes of a gigabyte, in which people reckon space. */
const GB = 1_000_000_000

/** The settings as their form shows them: a blank or null leaves it to the default. */
export interface OrganizationValues {
  name: string
  logo: string
  color: string
  phone: string
  email: string
  timezone: string
  country: string | null
  language: string | null
  weekStart: string | null
  date: string | null
  hourCycle: string | null
  guest: string
  enOne: string
  enMany: string
  esOne: string
  esMany: string
  status: string
  cancelReasons: string[]
  colors: string[]
  keptDays: number | null
  /** In gigabytes. */
  quota: number | null
  auditDays: number | null
}

/** The form of the settings. */
export const readOrganization = (document: OrganizationDocument | undefined): OrganizationValues => ({
  name: document?.name ?? '',
  logo: document?.logo ?? '',
  color: document?.color ?? '',
  phone: document?.phone ?? '',
  email: document?.email ?? '',
  timezone: document?.timezone ?? '',
  country: document?.country ?? null,
  language: document?.language ?? null,
  weekStart: document?.formats.weekStart ?? null,
  date: document?.formats.date ?? null,
  hourCycle: document?.formats.hourCycle ?? null,
  guest: document?.words.guest ?? 'guest',
  enOne: document?.words.own.en?.one ?? '',
  enMany: document?.words.own.en?.many ?? '',
  esOne: document?.words.own.es?.one ?? '',
  esMany: document?.words.own.es?.many ?? '',
  status: document?.bookings.status ?? 'confirmed',
  cancelReasons: [...(document?.bookings.cancelReasons ?? [])],
  colors: [...(document?.bookings.colors ?? [])],
  keptDays: document?.files.keptDays ?? null,
  quota: document?.files.quota == null ? null : document.files.quota / GB,
  // What was kept of an earlier version of the service does not have it.
  auditDays: (document as Partial<OrganizationDocument> | undefined)?.changes?.keptDays ?? null,
})

/** Fields that are there, so that an object sent whole holds nothing that was not set. */
const set = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

const formsOf = (one: string, many: string) =>
  one.trim() === '' && many.trim() === '' ? undefined : { one: one.trim(), many: many.trim() }

/** The body that a form stands for. */
export const writeOrganization = (values: OrganizationValues): OrganizationBody =>
  ({
    name: textOrNull(values.name.trim()),
    logo: textOrNull(values.logo),
    color: textOrNull(values.color.trim()),
    phone: textOrNull(values.phone.trim()),
    email: textOrNull(values.email.trim()),
    timezone: textOrNull(values.timezone.trim()),
    country: values.country,
    language: values.language,
    words: {
      guest: values.guest,
      own: set({ en: formsOf(values.enOne, values.enMany), es: formsOf(values.esOne, values.esMany) }),
    },
    formats: set({ date: values.date, hourCycle: values.hourCycle, weekStart: values.weekStart }),
    bookings: { status: values.status, cancelReasons: values.cancelReasons, colors: values.colors },
    files: set({ keptDays: values.keptDays, quota: values.quota === null ? null : Math.round(values.quota * GB) }),
    changes: set({ keptDays: values.auditDays }),
  }) as OrganizationBody

const PLACES: readonly [RegExp, string][] = [
  [/^changes\.keptDays$/, 'auditDays'],
  [/^words\.own\.(en|es)\.one$/, '$1One'],
  [/^words\.own\.(en|es)\.many$/, '$1Many'],
  [/^(?:words|formats|bookings|files)\.(\w+).*$/, '$1'],
]

/** Where the form shows a field of the body. */
export function placeOfOrganizationField(field: string): string {
  const found = PLACES.find(([pattern]) => pattern.test(field))
  return found ? field.replace(found[0], found[1]) : field
}

/** The section of the form that asks for a field. */
export const ORGANIZATION_SECTIONS = {
  name: 'name',
  logo: 'name',
  color: 'name',
  phone: 'contact',
  email: 'contact',
  timezone: 'formats',
  country: 'formats',
  language: 'formats',
  weekStart: 'formats',
  date: 'formats',
  hourCycle: 'formats',
  guest: 'words',
  enOne: 'words',
  enMany: 'words',
  esOne: 'words',
  esMany: 'words',
  status: 'bookings',
  cancelReasons: 'bookings',
  colors: 'bookings',
  keptDays: 'files',
  quota: 'files',
  auditDays: 'changes',
} as const satisfies Record<keyof OrganizationValues, string>
/** The fields that a section asks for. */
export type OrganizationFieldsIn<Section> = FieldsIn<typeof ORGANIZATION_SECTIONS, Section>
