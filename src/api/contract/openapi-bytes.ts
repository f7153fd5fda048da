import type { JsonSchema } from './openapi-schemas.ts'
import { RENDITION_SAMPLES } from './rendition-samples.ts'
import { UPLOAD_SAMPLES } from './upload-samples.ts'

const segment = (name: string, description: string, schema: JsonSchema = { type: 'string' }): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
})
const header = (
  name: string,
  description: string,
  required: boolean,
  schema: JsonSchema = { type: 'string' },
): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})
const count = { type: 'integer', minimum: 0 }
const told = (description: string, schema: JsonSchema = { type: 'string' }): JsonSchema => ({ description, schema })
const refused = (...statuses: number[]): Record<string, JsonSchema> =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]))
const because = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const OWN = [
  segment('organizationId', 'Part of the address as it was given.', { type: 'string', format: 'uuid' }),
  segment('id', 'The medium.', { type: 'string', format: 'uuid' }),
]
const SEAL = segment('seal', 'Makes the address good for this one thing alone.')
const TUS = header('Tus-Resumable', 'The version of the protocol.', true, { type: 'string', const: '1.0.0' })
const ended = because(
  'The address was changed, its time is over, or the access key that asked for it opens nothing any more.',
)
const wrongVersion = because('`Tus-Resumable` is missing or another version.')
const tusHeaders = { 'Tus-Resumable': told('The version of the protocol.') }

const uploads: Record<string, JsonSchema> = {
  options: {
    operationId: 'uploads.ask',
    tags: ['uploads'],
    summary: 'Ask what uploads can be',
    description: 'The version and the extensions of tus that are spoken here, and the most bytes of a file.',
    security: [],
    parameters: [],
    responses: {
      204: {
        description: 'What is spoken.',
        headers: {
          ...tusHeaders,
          'Tus-Version': told('The versions that are spoken.'),
          'Tus-Extension': told('`creation-defer-length` and `termination`.'),
          'Tus-Max-Size': told('Bytes of a file at most.', count),
        },
      },
      ...refused(404),
    },
  },
  head: {
    operationId: 'uploads.tell',
    tags: ['uploads'],
    summary: 'Ask how much has arrived',
    description: 'Whoever goes on with an upload asks first: bytes are taken from `Upload-Offset` on.',
    security: [],
    parameters: [TUS],
    responses: {
      200: {
        description: 'How much there is.',
        headers: {
          ...tusHeaders,
          'Upload-Offset': told('Bytes that have arrived.', count),
          'Upload-Length': told('Bytes of the whole file, where they are known.', count),
          'Upload-Defer-Length': told('`1` while they are not.'),
        },
      },
      403: ended,
      404: because('The medium is gone, or has another file.'),
      412: wrongVersion,
      422: because('What had arrived whole was looked at now, and is not what was declared, or damaged.'),
    },
  },
  patch: {
    operationId: 'uploads.send',
    tags: ['uploads'],
    summary: 'Send bytes',
    description:
      'The rest of the file, or a piece of it. With the last byte the file is looked at: the medium is `ready` then, or refused with 422 and the reason, which its `statusReason` says too. A medium that was created without `size` says `Upload-Length` once.',
    security: [],
    parameters: [
      TUS,
      header('Upload-Offset', 'Where these bytes begin: so many have arrived.', true, count),
      header('Upload-Length', 'Bytes of the whole file, once, where the medium does not say its `size`.', false, count),
      header(
        'Repr-Digest',
        'The hash of the whole file (RFC 9530), such as `sha-256=:…:`, where the medium was created without `sha256`: with it bytes can be sent before the whole file was read. It is compared when the last byte is in.',
        false,
      ),
      header('Prefer', '`return=representation` (RFC 7240): the last bytes are answered with the medium.', false),
    ],
    requestBody: {
      required: true,
      content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      200: {
        description: 'Taken, and the medium is ready; only where `Prefer` asks for it.',
        headers: { ...tusHeaders, 'Upload-Offset': told('Bytes that have arrived in all.', count) },
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      204: {
        description: 'Taken.',
        headers: { ...tusHeaders, 'Upload-Offset': told('Bytes that have arrived in all.', count) },
      },
      400: because('A header is no number, or the length is known already or too small.'),
      403: ended,
      404: because('The medium is gone, or has its file already.'),
      409: because('`Upload-Offset` is not how much has arrived.'),
      412: wrongVersion,
      413: because('More than was declared, or than is taken here.'),
      422: because('The file is whole and not what was declared, damaged, or nothing that can be shown.'),
      502: because('There is no room, or the storage does not answer. What has arrived is kept: go on later.'),
    },
    'x-codeSamples': UPLOAD_SAMPLES,
  },
  delete: {
    operationId: 'uploads.giveUp',
    tags: ['uploads'],
    summary: 'Give an upload up',
    description: 'Lets go of what has arrived; the medium stays.',
    security: [],
    parameters: [TUS],
    responses: {
      204: { description: 'Given up.', headers: tusHeaders },
      403: ended,
      404: because('The medium is gone, or has its file already.'),
      412: wrongVersion,
    },
  },
}

const partHeaders = {
  ETag: told('Names the content.'),
  'Cache-Control': told('A few seconds; with `v` for good.'),
  'Content-Disposition': told('The name of the medium, as a file.'),
  'Accept-Ranges': told('`bytes`.'),
}

const reading = (method: 'GET' | 'HEAD'): JsonSchema => ({
  operationId: method === 'GET' ? 'media.read' : 'media.look',
  tags: ['media'],
  summary: method === 'GET' ? 'Read the file of a medium' : 'Ask about the file of a medium',
  ...(method === 'GET' && { 'x-codeSamples': RENDITION_SAMPLES }),
  description:
    'The `url` of a medium: it stays the same for its life, answers the bytes that it has now, and is good for whoever has it until it is revoked. Pictures, films, sounds and PDF come without what they tell of place, camera and owner, as far as that stands open in them; how the camera was held and the color profile stay.',
  security: [],
  parameters: [
    {
      name: 'w',
      in: 'query',
      required: false,
      description:
        'A smaller picture whose longer side has so many pixels; with `ratio` it is so wide. Never larger than the original.',
      schema: { type: 'integer', enum: [256, 640, 1280, 1920, 2560] },
    },
    {
      name: 'ratio',
      in: 'query',
      required: false,
      description:
        'With `w`: cuts the picture to this shape, to the crop that its record keeps for it (`environment.crops`), else around its focal point.',
      schema: { type: 'string', enum: ['1:1', '4:3', '3:2', '16:10', '16:9', '3:4'] },
    },
    {
      name: 'format',
      in: 'query',
      required: false,
      description: 'With `w`: its format; `auto` is AVIF, WebP or JPEG, the first that `Accept` names.',
      schema: { type: 'string', enum: ['webp', 'avif', 'jpeg', 'auto'], default: 'webp' },
    },
    {
      name: 'download',
      in: 'query',
      required: false,
      description: 'Answers it to be saved rather than shown.',
      schema: { type: 'string' },
    },
    {
      name: 'v',
      in: 'query',
      required: false,
      description: 'The first 16 or more digits of the file’s `sha256`: what names its content may be kept for good.',
      schema: { type: 'string' },
    },
    header('Range', 'A part of the file.', false, { type: 'string' }),
    { $ref: '#/components/parameters/IfNoneMatch' },
  ],
  responses: {
    200: {
      description: 'The file.',
      headers: partHeaders,
      ...(method === 'GET' ? { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } : {}),
    },
    206: {
      description: 'The part that was asked for.',
      headers: { ...partHeaders, 'Content-Range': told('Which part it is.') },
      ...(method === 'GET' ? { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } : {}),
    },
    304: { description: 'Unchanged since the given ETag.' },
    307: { description: 'An address from before: `Location` is the one that stays.' },
    400: because('There is no such smaller picture.'),
    403: because('The address was changed.'),
    404: because('The medium is gone, has no file, or its address was revoked.'),
    416: { description: 'There is no such part.' },
    503: because('Too many smaller pictures are being made; `Retry-After` says when to ask again.'),
  },
})

const feed = (method: 'GET' | 'HEAD'): JsonSchema => ({
  operationId: method === 'GET' ? 'calendarFeeds.read' : 'calendarFeeds.look',
  tags: ['feeds'],
  summary: method === 'GET' ? 'Read a calendar as iCalendar' : 'Ask about a calendar feed',
  description:
    'The `address` of a calendar feed, for calendars that subscribe to it: what takes time from 30 days ago to 365 days ahead, in UTC. It says busy and the service, guests only where the feed names them, and is good for whoever has it until it is revoked.',
  security: [],
  parameters: [{ $ref: '#/components/parameters/IfNoneMatch' }],
  responses: {
    200: {
      description: 'The calendar.',
      headers: { ETag: told('Names the content.') },
      ...(method === 'GET' ? { content: { 'text/calendar': { schema: { type: 'string' } } } } : {}),
    },
    304: { description: 'Unchanged since the given ETag.' },
    403: because('The address was changed.'),
    404: because('The address was revoked, or its calendar is gone.'),
    429: because('It was read too often.'),
  },
})

/** The tags of addresses of bytes. */
export const BYTE_TAGS = [
  { name: 'uploads', description: 'Bytes of media, sent by tus 1.0 to the `uploadUrl` of a medium.' },
  { name: 'feeds', description: 'Calendars that other programs subscribe to, read under the `address` of a feed.' },
  { name: 'media', description: 'Bytes of media, read under their `url`.' },
] as const

/** The addresses under which bytes come and go (interface, section 8): not signed, each good for one thing alone. */
export const bytePaths = (): Record<string, Record<string, unknown>> => ({
  '/uploads/{organizationId}/{id}/{accessKeyId}/{expires}/{seal}': {
    parameters: [
      ...OWN,
      segment('accessKeyId', 'The access key with which the address ends.'),
      segment('expires', 'Until when it is good, seconds of the epoch.', { type: 'integer' }),
      SEAL,
    ],
    ...uploads,
  },
  '/media/{organizationId}/{id}/{generation}/{seal}': {
    parameters: [...OWN, segment('generation', 'Grows when its addresses are revoked.', { type: 'integer' }), SEAL],
    get: reading('GET'),
    head: reading('HEAD'),
  },
  '/feeds/{organizationId}/{id}/{generation}/{seal}.ics': {
    parameters: [
      OWN[0],
      segment('id', 'The calendar feed.', { type: 'string', format: 'uuid' }),
      segment('generation', 'Grows when its address is revoked.', { type: 'integer' }),
      SEAL,
    ],
    get: feed('GET'),
    head: feed('HEAD'),
  },
})
