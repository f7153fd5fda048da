import { z } from 'zod/mini'
import { right, role } from './access.ts'
import { audit, clearable, dateTime, imageUrl, language, uuid, whole, words, zoneName } from './fields.ts'
import { row } from './operation.ts'
import { shownPerson } from './people.ts'

/** What an organization may call those who are booked for. */
export const GUEST_WORDS = ['guest', 'patient', 'client', 'customer', 'student', 'member'] as const

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country by its two letters, such as ES'))
const wordsFor = z.strictObject({ guest: z.optional(z.enum(GUEST_WORDS)) })
const formats = z.strictObject({
  hourCycle: z.optional(z.enum(['h12', 'h23'])),
  weekStart: z.optional(z.enum(['monday', 'saturday', 'sunday'])),
})

/** Days for which what was deleted or replaced can be kept at most. */
const MOST_KEPT_DAYS = 400
const files = z.strictObject({
  /** Days for which earlier versions of files and deleted media are kept; 0 keeps none. */
  keptDays: z.optional(whole(0, MOST_KEPT_DAYS)),
  /** Bytes that all files may take together; the service may have a lower bound. */
  quota: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
})

/** How an organization presents itself and writes things: all of it optional, defaults in core/rules/organization.ts. */
const settings = {
  name: clearable(words(200)),
  logo: clearable(imageUrl),
  timezone: clearable(zoneName),
  /** ISO 3166: whose phone numbers are written without a country. */
  country: clearable(country),
  language: clearable(language),
  words: clearable(wordsFor),
  formats: clearable(formats),
  files: clearable(files),
}

/** What is written of an organization; what is absent keeps its value, and null means the default again. */
export const organizationSettings = z.strictObject(settings)

/** The document as it is kept: only what was set. Its id is that of the organization. */
export const keptSettings = z.object({ id: uuid, ...settings, ...audit })
/** A kept document. */
export type KeptSettings = z.output<typeof keptSettings>

/** The document as everybody reads it, defaults filled in. */
export const organizationDocument = z.object({
  id: uuid,
  name: z.string(),
  logo: z.nullable(z.string()),
  /** Null where nothing was set: each calendar has a zone of its own anyway. */
  timezone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language: z.nullable(z.string()),
  words: z.object({ guest: z.string() }),
  formats: z.object({ hourCycle: z.nullable(z.string()), weekStart: z.nullable(z.string()) }),
  /** Null where nothing was set: the service's own settings count then. */
  files: z.object({ keptDays: z.nullable(z.number()), quota: z.nullable(z.number()) }),
  /** 0 before anything was set. */
  version: z.int(),
  updatedAt: z.nullable(dateTime),
})
/** The settings of an organization. */
export type OrganizationDocument = z.output<typeof organizationDocument>

/** Who calls: key, person, role, rights and organization. */
const caller = z.object({
  accessKeyId: z.string(),
  label: z.nullable(z.string()),
  /** When the key ends by itself; null for never. */
  expiresAt: z.nullable(dateTime),
  /** The lower one of key and person. */
  role,
  /** What the calls of this key may do, by name. */
  rights: z.array(right),
  person: z.nullable(z.extend(shownPerson, { email: z.nullable(z.string()) })),
  organization: organizationDocument,
})

/** Who am I (interface, section 8). */
export const meRows = {
  get: row({
    resource: 'me',
    section: 'extension me',
    right: 'read',
    method: 'GET',
    path: '/x/me',
    summary: 'Tell who calls',
    status: 200,
    answer: caller,
  }),
}

/** The settings of the own organization; everybody reads them in `/x/me` (interface, section 8). */
export const adminOrganizationRows = {
  update: row({
    resource: 'me',
    section: 'extension organization',
    right: 'administer',
    method: 'PUT',
    path: '/admin/organization',
    summary: 'Change the settings of the organization',
    body: organizationSettings,
    status: 200,
    answer: organizationDocument,
  }),
}
