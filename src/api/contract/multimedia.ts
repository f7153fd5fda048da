import { z } from 'zod/mini'
import { MULTIMEDIA_TYPES, MULTIMEDIA_STATUSES } from './choices.ts'
import { PICTURE_COLORS } from './colors.ts'
import { cropTrouble } from './crop-trouble.ts'
import { PICTURE_RATIOS } from './crops.ts'
import {
  audit,
  clearable,
  extraFields,
  mediaUrl,
  openFields,
  paging,
  queryList,
  text,
  uuid,
  whole,
  words,
} from './fields.ts'
import { isObject } from './json-object.ts'
import { row } from './operation.ts'

const type = z.enum(MULTIMEDIA_TYPES)
const status = z.enum(MULTIMEDIA_STATUSES)
const format = z
  .string()
  .check(z.maxLength(100), z.regex(/^[\w.+-]+\/[\w.+-]+$/, 'must be a media type such as image/png'))
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'))

const app = z.strictObject({
  type: text(50),
  source: z.strictObject({ url: mediaUrl, security: z.optional(text(200)) }),
  resource: z.optional(text(500)),
  args: z.optional(extraFields),
})
const coverVideo = z.strictObject({
  id: z.optional(text(100)),
  url: mediaUrl,
  size: z.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  format: z.optional(format),
  duration: z.optional(z.number().check(z.gte(0))),
})
const options = z.strictObject({
  usePixelStreaming: z.optional(z.boolean()),
  timeout: z.optional(whole(0, 86_400)),
  showBooking: z.optional(z.boolean()),
  showRegister: z.optional(z.boolean()),
})

/** KiB of `environment`: captions of a film stand there (core/rules/medium-texts.ts). */
export const ENVIRONMENT_KIB = 64

/**
 * Refuses crops that lie outside of their picture or are next to nothing. Crops stand in an open field, under the shapes that
 * they are for; what else stands there is another client's.
 */
const soundCrops = () =>
  z.check<Record<string, unknown>>(({ value, issues }) => {
    const { crops } = value
    if (!isObject(crops)) return
    for (const ratio of PICTURE_RATIOS) {
      const trouble = ratio in crops ? cropTrouble(crops[ratio]) : undefined
      if (!trouble) continue
      const path = ['crops', ratio, ...(trouble.field ? [trouble.field] : [])]
      issues.push({ code: 'custom', message: trouble.message, path, input: value })
    }
  })

const optional = {
  url: clearable(mediaUrl),
  type: z.optional(type),
  description: clearable(text(10_000)),
  altText: clearable(text(1000)),
  size: clearable(whole(0, Number.MAX_SAFE_INTEGER)),
  duration: clearable(z.number().check(z.gte(0))),
  width: clearable(whole(0, 1_000_000)),
  height: clearable(whole(0, 1_000_000)),
  sha256: clearable(sha256),
  app: clearable(app),
  environment: z.optional(openFields(ENVIRONMENT_KIB).check(soundCrops())),
  coverVideo: clearable(coverVideo),
  options: clearable(options),
}

/** CreateMultimediaDto. */
export const createMultimedia = z.strictObject({ name: words(200), format, ...optional })
/** UpdateMultimediaDto. */
export const updateMultimedia = z.strictObject({
  name: z.optional(words(200)),
  format: z.optional(format),
  ...optional,
})

/** Multimedia as answered (specification 4.1). */
export const multimedia = z.object({
  id: uuid,
  name: z.string(),
  url: z.nullable(z.string()),
  format: z.string(),
  type,
  description: z.nullable(z.string()),
  altText: z.nullable(z.string()),
  /** Bytes. */
  size: z.nullable(z.number()),
  /** Seconds. */
  duration: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  sha256: z.nullable(z.string()),
  /** Colors that its picture mostly has, the most of it first; absent where nobody has looked (extension colors). */
  colors: z.optional(z.array(z.enum(PICTURE_COLORS))),
  status,
  /** With status `error`: what was wrong with the bytes, in words. */
  statusReason: z.optional(z.nullable(z.string())),
  /** Answered once, to the call that asked for it: where the bytes go (interface, section 8). Never stored. */
  uploadUrl: z.optional(z.string()),
  app: z.nullable(app),
  environment: z.record(z.string(), z.unknown()),
  coverVideo: z.nullable(coverVideo),
  options: z.nullable(options),
  ...audit,
})
/** A medium. */
export type Multimedia = z.output<typeof multimedia>

const one = { resource: 'multimedia', section: '4.1', params: z.object({ id: uuid }), answer: multimedia } as const

/** Rows of specification 4.1. */
export const multimediaRows = {
  list: row({
    method: 'GET',
    path: '/api/v1/multimedia',
    section: '4.1',
    summary: 'List multimedia',
    resource: 'multimedia',
    right: 'read',
    query: z.object({
      name: z.optional(z.string()),
      status: z.optional(status),
      type: z.optional(queryList(type)),
      color: z.optional(queryList(z.enum(PICTURE_COLORS))),
      ...paging(1000),
    }),
    status: 200,
    answer: multimedia,
    list: { shape: 'array', defaultLimit: null, maxLimit: 1000 },
  }),
  create: row({
    method: 'POST',
    path: '/api/v1/multimedia',
    section: '4.1',
    summary: 'Create a medium',
    resource: 'multimedia',
    right: 'write',
    body: createMultimedia,
    status: 201,
    answer: multimedia,
    // The upload URL opens an upload to whoever has it.
    secretAnswer: true,
  }),
  get: row({
    method: 'GET',
    path: '/api/v1/multimedia/{id}',
    summary: 'Read a medium',
    right: 'read',
    status: 200,
    ...one,
  }),
  update: row({
    method: 'PUT',
    path: '/api/v1/multimedia/{id}',
    summary: 'Change a medium',
    right: 'write',
    body: updateMultimedia,
    status: 200,
    secretAnswer: true,
    ...one,
    touches: ['mediumVersions', 'storage'],
  }),
  remove: row({
    method: 'DELETE',
    path: '/api/v1/multimedia/{id}',
    summary: 'Delete a medium',
    right: 'write',
    status: 200,
    ...one,
    touches: ['trash', 'storage'],
  }),
}

/** A file at another site, and what its medium shall say; what is left out is told from the file. */
export const importFromUrl = z.strictObject({
  url: text(2000).check(z.minLength(1)),
  name: z.optional(words(200)),
  type: z.optional(type),
  description: clearable(text(10_000)),
  altText: clearable(text(1000)),
  environment: z.optional(openFields(ENVIRONMENT_KIB)),
  /** Keeps the file also where a medium of the very same bytes is there already. */
  allowDuplicate: z.optional(z.boolean()),
})

/** So many writes a call costs that has a file fetched. */
const FETCH_COST = 10

/** The `media-import` extension: files of other sites become media here (interface, section 8). */
export const mediaImportRows = {
  fromUrl: row({
    method: 'POST',
    path: '/x/media/from-url',
    section: 'extension media-import',
    summary: 'Fetch a file from another site and keep it as a medium',
    resource: 'multimedia',
    right: 'write',
    body: importFromUrl,
    fetches: 'url',
    cost: { calls: FETCH_COST },
    status: 201,
    answer: multimedia,
    touches: ['storage'],
  }),
}

/** The `media` extension: addresses under which bytes are read (interface, section 8). */
export const mediaAddressRows = {
  revoke: row({
    method: 'POST',
    path: '/x/media/{id}/revoke',
    section: 'extension media',
    summary: 'Revoke the public addresses of a medium',
    resource: 'multimedia',
    params: z.object({ id: uuid }),
    right: 'write',
    status: 200,
    answer: multimedia,
  }),
  original: row({
    method: 'GET',
    path: '/x/media/{id}/original',
    section: 'extension originals',
    summary: 'Read a medium with the address of its bytes as they were sent, for editors, for an hour or two',
    resource: 'multimedia',
    params: z.object({ id: uuid }),
    right: 'write',
    status: 200,
    answer: multimedia,
  }),
}
