import { z } from 'zod/mini'
import {
  atMostKib,
  audit,
  clearable,
  email,
  extraFields,
  imageUrl,
  paging,
  PARTS_KIB,
  text,
  uuid,
  whole,
  words,
} from './fields.ts'
import { row } from './operation.ts'

const actor = z.strictObject({
  name: words(200),
  email: clearable(email),
  role: z.enum(['host', 'guest']),
  isAdmin: z.optional(z.boolean()),
  extraFields: z.optional(extraFields),
})
const discountCode = z.strictObject({
  name: words(200),
  description: clearable(text(1000)),
  discountType: clearable(text(50)),
  duration: clearable(text(50)),
  percent: clearable(z.number().check(z.gte(0), z.lte(100))),
  discountCode: words(100),
})

const optional = {
  description: clearable(text(10_000)),
  mainImage: clearable(imageUrl),
  /** Minutes. */
  duration: clearable(whole(1, 1440)),
  assets: z.optional(z.array(uuid).check(z.maxLength(200))),
  products: z.optional(z.array(words(200)).check(z.maxLength(200))),
  presetId: clearable(uuid),
  adminUserEmail: clearable(email),
  chatManagerUsersEmails: z.optional(z.array(email).check(z.maxLength(50))),
  notes: clearable(text(10_000)),
  labels: z.optional(z.array(words(100)).check(z.maxLength(50))),
  actors: z.optional(z.array(actor).check(z.maxLength(100), atMostKib(PARTS_KIB))),
  discountCodes: z.optional(z.array(discountCode).check(z.maxLength(100))),
}

/** CreateRoomDto. */
export const createRoom = z.strictObject({
  origin: clearable(text(50)),
  template: z.strictObject({ name: words(200), ...optional }),
})
/** UpdateRoomDto: absent fields of the template keep their value too. */
export const updateRoom = z.strictObject({
  origin: clearable(text(50)),
  template: z.optional(z.strictObject({ name: z.optional(words(200)), ...optional })),
})

/** A room as answered, addressed by its public id (specification 4.3). */
export const room = z.object({
  id: uuid,
  /** 10 characters of a–z and 0–9 without look-alikes. */
  publicId: z.string(),
  origin: z.nullable(z.string()),
  template: z.object({
    name: z.string(),
    description: z.nullable(z.string()),
    mainImage: z.nullable(z.string()),
    duration: z.nullable(z.number()),
    assets: z.array(uuid),
    products: z.array(z.string()),
    presetId: z.nullable(uuid),
    adminUserEmail: z.nullable(z.string()),
    chatManagerUsersEmails: z.array(z.string()),
    notes: z.nullable(z.string()),
    labels: z.array(z.string()),
    actors: z.array(actor),
    discountCodes: z.array(discountCode),
  }),
  ...audit,
})
/** A room. */
export type Room = z.output<typeof room>

/** What the template of a room has until someone says otherwise: all but its own name. */
export const emptyTemplate = () =>
  ({
    description: null,
    mainImage: null,
    duration: null,
    assets: [],
    products: [],
    presetId: null,
    adminUserEmail: null,
    chatManagerUsersEmails: [],
    notes: null,
    labels: [],
    actors: [],
    discountCodes: [],
  }) satisfies Omit<Room['template'], 'name'>

const base = { resource: 'rooms', section: '4.3', answer: room } as const
const one = {
  ...base,
  path: '/api/v1/rooms/{publicId}',
  params: z.object({ publicId: words(100) }),
  status: 200,
} as const

/** Rows of specification 4.3. */
export const roomRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/api/v1/rooms',
    summary: 'List rooms',
    right: 'read',
    query: z.object(paging(100)),
    status: 200,
    list: { shape: 'array', defaultLimit: 10, maxLimit: 100 },
  }),
  create: row({
    ...base,
    method: 'POST',
    path: '/api/v1/rooms',
    summary: 'Create a room',
    right: 'write',
    body: createRoom,
    status: 201,
  }),
  get: row({ ...one, method: 'GET', summary: 'Read a room', right: 'read' }),
  update: row({
    ...one,
    method: 'PUT',
    summary: 'Change a room',
    right: 'write',
    body: updateRoom,
    merged: ['template'],
  }),
  remove: row({ ...one, method: 'DELETE', summary: 'Delete a room', right: 'write' }),
}
