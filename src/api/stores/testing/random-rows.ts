import fc from 'fast-check'
import type { Json, TableName, Tables } from '../../core/store.ts'
import { idOf, ORGANIZATION, OTHER } from './rows-of.ts'

/** The number of a row; few, so that rows meet. */
export const number = fc.integer({ min: 1, max: 6 })
/** The id of a row. */
export const id = number.map(idOf)
const LETTERS = ['a', 'A', 'á', 'Á', 'b', 'ß', 'İ', 'i', 'ﬀ', '%', '_', '\\', ' ', '"', "'", '\u0301']
/** Few letters, so that they meet: cases, accents, ligatures, signs of `like`, both sides of the surrogates. */
export const text = fc
  .array(fc.constantFrom(...LETTERS, '\uffee', '𝒳', '\ud800', '\u0000', '한'), { maxLength: 4 })
  .map((letters) => letters.join(''))
const startOfDay = Date.parse('2026-03-02T00:00:00.000Z')
const HOUR = 3_600_000
const instant = fc.oneof(
  fc.integer({ min: 0, max: 24 }).map((hours) => startOfDay + hours * HOUR),
  fc.integer({ min: -900, max: 900 }).map((hours) => startOfDay + hours * HOUR),
)
/** An instant, mostly of one day. */
export const iso = instant.map((ms) => new Date(ms).toISOString())
/** An instant, or null where a range is open. */
export const edge = fc.option(iso)
const range = fc
  .tuple(iso, iso)
  .map(([one, two]) => (one < two ? { startDate: one, endDate: two } : { startDate: two, endDate: one }))
const sharing = fc.record({
  scope: fc.constantFrom('private' as const, 'organizations' as const, 'public' as const),
  organizationIds: fc.subarray([ORGANIZATION, OTHER]),
})

/** A part of a phone. */
export const digits = fc.array(fc.constantFrom('0', '1'), { minLength: 1, maxLength: 3 }).map((it) => it.join(''))
const phone = fc.array(fc.constantFrom('0', '1', ' ', '-', '(0)', '٠'), { maxLength: 5 }).map((it) => it.join(''))
const guest = fc.record({
  extraFields: fc.record({ phone: fc.oneof(phone, fc.nat(), fc.jsonValue()) as fc.Arbitrary<Json> }),
})

/** Fields that vary, by table. */
export const varying: { [T in TableName]: fc.Arbitrary<Partial<Tables[T]>> } = {
  multimedia: fc.record({ name: text, size: fc.option(fc.nat(), { nil: null }) }),
  mediumVersions: fc.record({ mediumId: id, until: iso, bytes: fc.nat() }),
  trash: fc.record({ name: text, until: iso, bytes: fc.nat() }),
  presets: fc.record({ title: text, products: fc.array(text, { maxLength: 2 }) }),
  rooms: fc.record({ publicId: text, createdAt: iso }),
  appointments: fc
    .tuple(
      range,
      fc.record({
        title: text,
        serviceId: fc.option(id, { nil: null }),
        calendarIds: fc.array(id, { maxLength: 4 }),
        guests: fc.array(guest, { maxLength: 2 }),
      }),
    )
    .map(([times, fields]) => ({ ...times, ...fields })),
  calendars: fc.record({
    name: text,
    tags: fc.array(text, { maxLength: 2 }),
    extraFields: fc.dictionary(text, fc.jsonValue()),
  }),
  services: fc.record({
    name: text,
    typeId: fc.option(id, { nil: null }),
    dateRanges: fc.array(range, { maxLength: 2 }),
  }),
  serviceTypes: fc.record({ name: text, slug: text, sharing }),
  weeklySchedules: fc.record({ name: text, calendarId: id }),
  calendarFeeds: fc.record({ calendarId: id, names: fc.boolean() }),
  backups: fc.record({ records: fc.nat(9), bytes: fc.boolean() }),
  closures: fc.record({ reason: text, calendarIds: fc.array(id, { maxLength: 2 }) }),
  people: fc.record({ name: text, email: fc.option(text, { nil: null }) }),
  invitations: fc.record({ name: text, expiresAt: iso }),
  organizationSettings: fc.record({ name: text }),
  imports: fc.record({ name: text, createdAt: iso }),
  externalIds: fc.record({ importId: id, createdAt: iso }),
}
