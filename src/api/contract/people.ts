import { z } from 'zod/mini'
import { role } from './access.ts'
import { audit, clearable, dateTime, email, paging, text, uuid, words } from './fields.ts'
import { row } from './operation.ts'

const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #2a7f9e'))

const fields = {
  email: clearable(email),
  /** Where absent, made of the name. */
  initials: z.optional(text(4).check(z.trim(), z.minLength(1))),
  color: clearable(color),
  /** The calendar of this person, where there is one. */
  calendarId: clearable(uuid),
}

/** Somebody who works here, behind any number of access keys. */
export const person = z.object({
  id: uuid,
  name: z.string(),
  email: z.nullable(z.string()),
  initials: z.string(),
  color: z.nullable(z.string()),
  calendarId: z.nullable(uuid),
  /** A call has the lower right of key and person. */
  role,
  /** Since when no key of this person opens anything; null where they do. */
  disabledAt: z.nullable(dateTime),
  ...audit,
})
/** A person. */
export type Person = z.output<typeof person>

/** What everybody sees of a person. */
export const shownPerson = z.pick(person, { id: true, name: true, initials: true, color: true, calendarId: true })

const base = { resource: 'people', section: 'extension people' } as const
const admin = { ...base, right: 'administer', answer: person } as const
const one = { ...admin, path: '/admin/people/{id}', params: z.object({ id: uuid }), status: 200 } as const
const list = { shape: 'array', defaultLimit: 100, maxLimit: 1000 } as const

/** People of the own organization, for those who administer it (interface, section 8). */
export const adminPeopleRows = {
  list: row({
    ...admin,
    method: 'GET',
    path: '/admin/people',
    summary: 'List people',
    query: z.object(paging(1000)),
    status: 200,
    list,
  }),
  create: row({
    ...admin,
    method: 'POST',
    path: '/admin/people',
    summary: 'Create a person',
    body: z.strictObject({ name: words(100), role, ...fields }),
    status: 201,
  }),
  get: row({ ...one, method: 'GET', summary: 'Read a person' }),
  update: row({
    ...one,
    method: 'PUT',
    summary: 'Change a person',
    body: z.strictObject({ name: z.optional(words(100)), role: z.optional(role), ...fields }),
  }),
  disable: row({ ...one, method: 'POST', path: '/admin/people/{id}/disable', summary: 'Disable a person' }),
  enable: row({ ...one, method: 'POST', path: '/admin/people/{id}/enable', summary: 'Enable a person again' }),
}

/** Names, initials and colors of colleagues, for everybody (interface, section 8). */
export const peopleRows = {
  list: row({
    ...base,
    right: 'read',
    method: 'GET',
    path: '/x/people',
    summary: 'List who works here',
    query: z.object(paging(1000)),
    status: 200,
    answer: shownPerson,
    list,
  }),
}
