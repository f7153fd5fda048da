import { z } from 'zod/mini'
import { right, role } from './access.ts'
import { audit, clearable, dateTime, email, imageUrl, language, uuid, whole, words, zoneName } from './fields.ts'
import { row } from './operation.ts'
import { shownPerson } from './people.ts'

/** What an organization may call those who are booked for. */
export const GUEST_WORDS = ['guest', 'patient', 'client', 'customer', 'student', 'member'] as const

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country by its two letters, such as ES'))
const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #2a7f9e'))

/** One and several of those who are booked for, in the words of one language. */
const guestForms = z.strictObject({ one: words(40), many: words(40) })
/** Languages in which an organization may have words of its own. */
const MOST_LANGUAGES = 20
const wordsFor = z.strictObject({
  guest: z.optional(z.enum(GUEST_WORDS)),
  /** By language, where none of the words above is what the organization says. */
  own: z.optional(
    z
      .record(language, guestForms)
      .check(z.refine((own) => Object.keys(own).length <= MOST_LANGUAGES, 'must hold at most 20 languages')),
  ),
})
const formats = z.strictObject({
  /** What stands first in a date: day, month or year. */
  date: z.optional(z.enum(['dmy', 'mdy', 'ymd'])),
  hourCycle: z.optional(z.enum(['h12', 'h23'])),
  weekStart: z.optional(z.enum(['monday', 'saturday', 'sunday'])),
})

const bookings = z.strictObject({
  /** How an appointment stands that staff book. */
  status: z.optional(z.enum(['pending', 'confirmed'])),
  /** Why appointments are canceled, offered beside the reasons that the interface knows. */
  cancelReasons: z.optional(z.array(words(100)).check(z.maxLength(20))),
  /** Offered where a color is chosen. */
  colors: z.optional(z.array(color).check(z.maxLength(12))),
})

/** Days for which what was deleted or replaced can be kept at most. */
const MOST_KEPT_DAYS = 400
const files = z.strictObject({
  /** Days for which earlier versions of files and deleted media are kept; 0 keeps none. */
  keptDays: z.optional(whole(0, MOST_KEPT_DAYS)),
  /** Bytes that all files may take together; the service may have a lower bound. */
  quota: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
})

/** Days for which changes can be kept: the least is a month of looking back, the most ten years. */
const AUDIT_DAYS = [30, 3650] as const
const changes = z.strictObject({
  /** Days for which the log tells who changed what; then it is dropped from its beginning. */
  keptDays: z.optional(whole(...AUDIT_DAYS)),
})

/** How an organization presents itself and writes things: all of it optional, defaults in core/rules/organization.ts. */
const settings = {
  name: clearable(words(200)),
  logo: clearable(imageUrl),
  color: clearable(color),
  /** Where guests ask, as it is written on paper. */
  phone: clearable(words(40)),
  email: clearable(email),
  timezone: clearable(zoneName),
  /** ISO 3166: whose phone numbers are written without a country. */
  country: clearable(country),
  language: clearable(language),
  words: clearable(wordsFor),
  formats: clearable(formats),
  bookings: clearable(bookings),
  files: clearable(files),
  changes: clearable(changes),
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
  color: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Null where nothing was set: each calendar has a zone of its own anyway. */
  timezone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language: z.nullable(z.string()),
  words: z.object({
    guest: z.string(),
    own: z.record(z.string(), z.object({ one: z.string(), many: z.string() })),
  }),
  formats: z.object({
    date: z.nullable(z.string()),
    hourCycle: z.nullable(z.string()),
    weekStart: z.nullable(z.string()),
  }),
  bookings: z.object({
    status: z.string(),
    cancelReasons: z.array(z.string()),
    colors: z.array(z.string()),
  }),
  /** Null where nothing was set: the service's own settings count then. */
  files: z.object({ keptDays: z.nullable(z.number()), quota: z.nullable(z.number()) }),
  /** Without a number the service keeps them for 400 days. */
  changes: z.object({ keptDays: z.optional(z.number()) }),
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
