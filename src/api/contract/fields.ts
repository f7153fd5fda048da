import { z } from 'zod/mini'

/** A UUID in any version; answered and stored in lower case. */
export const uuid = z.guid().check(z.toLowerCase())

const DAY = z.core.regexes.date.source.slice(1, -1)
const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?`
const OFFSET = String.raw`[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?`
/** ISO 8601 lets go without seconds, and writes an offset as `+02:00`, `+0200` or `+02`; RFC 3339 knows small letters too. */
const INSTANT = new RegExp(`^${DAY}[Tt]${CLOCK}(?:[Zz]|${OFFSET})$`)

const toUtc = (text: string): string => {
  const whole = text.replace(/([+-]\d\d)(?::?(\d\d))?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
  const at = new Date(whole.toUpperCase())
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

/** An instant: ISO 8601 with `Z` or an offset coming in, always UTC with milliseconds going out. */
export const dateTime = new z.iso.ZodMiniISODateTime({
  type: 'string',
  format: 'datetime',
  check: 'string_format',
  precision: null,
  offset: true,
  local: false,
  pattern: INSTANT,
}).check(
  z.overwrite(toUtc),
  // An offset can carry the first or last day over; six-digit years would no longer sort as text.
  z.refine((value) => !/^[+-]/.test(value), { error: 'must be in the years 0000 to 9999 in UTC' }),
)

/** A calendar day, `YYYY-MM-DD`, without a zone. */
export const date = z.iso.date()

/** A clock time of day, `HH:mm`, 24 hours; `24:00` only where a range ends. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/** Text of at most `max` characters. */
export const text = (max: number) => z.string().check(z.maxLength(max))

/** Text that says something: 1 to `max` characters, not only blanks. */
export const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** An IANA zone name; whether the zone exists is a 422, asked by the operation. */
export const zoneName = words(100)

/** A language by its BCP 47 tag, such as es or pt-BR. */
export const language = text(35).check(
  z.regex(/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i, 'must be a language tag such as es or pt-BR'),
)

/** A whole number between two bounds, both included. */
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** A body field that may be left out, and that `null` clears. */
export const clearable = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema))

const KIB = 1024
const utf8 = new TextEncoder()

/** Refuses a value whose JSON is longer than so many KiB: what has no bound of its own would make lists without one. */
export const atMostKib = <T>(max: number) =>
  z.refine<T>((value) => utf8.encode(JSON.stringify(value)).length <= max * KIB, {
    error: `must be at most ${max} KiB`,
  })

/** A free object: any JSON of at most so many KiB. */
export const openFields = (mostKib: number) => z.record(z.string(), z.unknown()).check(atMostKib(mostKib))

/** A free object of a resource: any JSON, at most 16 KiB. */
export const extraFields = openFields(16)

/** KiB that a list of parts with fields of their own (guests, votes, actors) may take in all. */
export const PARTS_KIB = 128

/** An e-mail address as people write it. */
export const email = z.email().check(z.maxLength(254))

const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/\s\p{Cc}][^\s\p{Cc}]*$/iu.test(value) && URL.canParse(value)

/** Where media may live: `https:`, `http:` or a path of this service. */
export const mediaUrl = text(2000).check(
  z.refine((value) => isWebAddress(value) || /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(value), {
    error: 'must be an https:, http: or absolute path of this service',
  }),
)

/** Text that a page may put where a picture is loaded from: of no other scheme, nor of a site that only seems a path. */
export const imageUrl = text(2000).check(
  z.refine((value) => isWebAddress(value) || !/^[^/?#]*:|^\s*[/\\]{2}|\p{Cc}/u.test(value), {
    error: 'must be an https:, http: or absolute path of this service',
  }),
)

/** What every resource carries beside its own fields (interface, audit). */
export const audit = {
  organizationId: uuid,
  createdAt: dateTime,
  updatedAt: dateTime,
  version: z.int(),
  deletedAt: z.optional(dateTime),
}

/** A query value that is a whole number from `min` to `max`. */
const queryInteger = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,100}$/, 'must be a whole number')), z.transform(Number)),
    whole(min, max),
  )

/** A query value that is `true`, `false`, `1` or `0`. */
export const queryBoolean = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value: 'true' | 'false' | '1' | '0') => value === 'true' || value === '1'),
)

const asList = (value: string | string[]): string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A query value that is a list: repeated, comma-separated or indexed (specification 4.4). */
export const queryList = <T extends z.core.$ZodType<unknown, string>>(item: T) =>
  z.pipe(z.pipe(z.union([z.string(), z.array(z.string())]), z.transform(asList)), z.array(item))

/** `page` and `limit` of a list that gives at most `max` items at once. */
export const paging = (max: number) => ({
  // Any page may be asked for: beyond the end there is an empty one (interface, lists).
  page: z.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
  limit: z.optional(queryInteger(1, max)),
})
