import { giveUp, head, patch, picture, pieces, type Said, spoken } from './tus-endpoint.ts'

const size = picture.length
const [whole, first, rest] = [patch(0, picture), patch(0, picture.subarray(0, 100)), patch(100, picture.subarray(100))]
const without = (said: Said, name: string): Said => ({
  ...said,
  headers: Object.fromEntries(Object.entries(said.headers ?? {}).filter(([it]) => it !== name)),
})

const gone = '404 NOT_FOUND There is no such upload.'
const at = (offset: number, length: number | '?' = size) =>
  `200 offset=${offset} ${length === '?' ? 'defer-length=1' : `length=${length}`}`
const taken = (offset: number) => `204 offset=${offset}`
const behind = (offset: number) => `409 CONFLICT Upload-Offset must be ${offset}: so many bytes have arrived.`
const tooMany = '413 BAD_REQUEST These are more bytes than the upload has left.'
const other = 'The file that arrived isn’t the one that was declared: its SHA-256 differs. Send it again.'
const noType =
  'The file was declared as image/png, but its content is of no known format. Choose the right file or format.'
const ready = { status: 'ready', size, version: 2 }
const waiting = { status: 'need_action', size, version: 1 }

/** What is said, with what is answered; and the record in the end. */
export const EXCHANGES: [title: string, declared: object, calls: [Said, string][], record: object][] = [
  [
    'what it can do',
    {},
    [
      [
        { method: 'OPTIONS' },
        '204 tus-version=1.0.0 tus-extension=creation-defer-length,termination tus-max-size=1048576',
      ],
    ],
    waiting,
  ],
  [
    'an upload in one piece, and who asks later',
    {},
    [
      [head, at(0)],
      [whole, taken(size)],
      [head, at(size)],
      [whole, gone],
      [giveUp, gone],
    ],
    ready,
  ],
  [
    'an upload in pieces',
    {},
    [
      [first, taken(100)],
      [head, at(100)],
      [rest, taken(size)],
      [head, at(size)],
    ],
    ready,
  ],
  [
    'a size that comes with the bytes',
    { size: null },
    [
      [head, at(0, '?')],
      [patch(0, picture, { 'upload-length': `${size}` }), taken(size)],
    ],
    { ...ready, version: 3 },
  ],
  [
    'a size that comes twice',
    {},
    [
      [
        patch(0, picture, { 'upload-length': `${size}` }),
        `400 BAD_REQUEST Upload-Length is known already: ${size} bytes.`,
      ],
      [head, at(0)],
    ],
    waiting,
  ],
  [
    'a size below what is there',
    { size: null },
    [
      [first, taken(100)],
      [
        patch(100, picture, { 'upload-length': '99' }),
        '400 BAD_REQUEST Upload-Length is less than the 100 bytes that have arrived.',
      ],
      [head, at(100, '?')],
    ],
    { ...waiting, size: null },
  ],
  [
    'a size beyond the largest',
    { size: null },
    [
      [
        patch(0, picture, { 'upload-length': '1048577' }),
        '413 BAD_REQUEST Upload-Length may be 1048576 bytes at most.',
      ],
      [head, at(0, '?')],
    ],
    { ...waiting, size: null },
  ],
  [
    'more bytes than declared',
    { size: 99, sha256: null },
    [
      [whole, tooMany],
      [head, at(0, 99)],
    ],
    { ...waiting, size: 99 },
  ],
  [
    'more bytes than declared, of a call that does not know how many it has',
    { size: 150, sha256: null },
    [
      [patch(0, pieces('waits', picture.subarray(0, 100), picture.subarray(100, 200))), tooMany],
      [head, at(100, 150)],
    ],
    { ...waiting, size: 150 },
  ],
  [
    'wrong offsets',
    {},
    [
      [first, taken(100)],
      [patch(0, picture), behind(100)],
      [patch(99, picture), behind(100)],
      [patch(101, picture), behind(100)],
      [head, at(100)],
    ],
    waiting,
  ],
  [
    'another hash',
    { sha256: 'a'.repeat(64) },
    [
      [whole, `422 UNPROCESSABLE ${other}`],
      [head, gone],
      [whole, gone],
    ],
    { status: 'error', statusReason: other, size, version: 2 },
  ],
  [
    'another type',
    { format: 'image/png', size: 200, sha256: null },
    [
      [patch(0, Buffer.alloc(200, 65)), `422 UNPROCESSABLE ${noType}`],
      [head, gone],
    ],
    { status: 'error', statusReason: noType, size: 200, version: 2 },
  ],
  [
    'giving up',
    {},
    [
      [first, taken(100)],
      [giveUp, '204'],
      [head, at(0)],
      [whole, taken(size)],
      [head, at(size)],
    ],
    ready,
  ],
  [
    'nothing in a piece',
    {},
    [
      [patch(0, Buffer.alloc(0)), taken(0)],
      [head, at(0)],
    ],
    waiting,
  ],
  [
    'another protocol',
    {},
    [
      [without(whole, 'tus-resumable'), '412 tus-version=1.0.0 BAD_REQUEST Tus-Resumable must be 1.0.0.'],
      [without(head, 'tus-resumable'), '412 tus-version=1.0.0 BAD_REQUEST Tus-Resumable must be 1.0.0.'],
      [head, at(0)],
    ],
    waiting,
  ],
  [
    'another version of it',
    {},
    [
      [
        { ...head, headers: { 'tus-resumable': '0.2.2' } },
        '412 tus-version=1.0.0 BAD_REQUEST Tus-Resumable must be 1.0.0.',
      ],
    ],
    waiting,
  ],
  [
    'no offset',
    {},
    [
      [without(whole, 'upload-offset'), '403 FORBIDDEN Upload-Offset is missing.'],
      [head, at(0)],
    ],
    waiting,
  ],
  [
    'no type, or another',
    {},
    [
      [
        without({ ...whole, body: pieces('waits') }, 'content-type'),
        '403 FORBIDDEN Content-Type is missing: it must be application/offset+octet-stream.',
      ],
      [
        patch(0, picture, { 'content-type': 'image/png' }),
        '400 BAD_REQUEST Content-Type must be application/offset+octet-stream.',
      ],
      [head, at(0)],
    ],
    waiting,
  ],
  [
    'an offset that is no number',
    {},
    [
      [patch(0, picture, { 'upload-offset': 'one' }), '400 BAD_REQUEST Upload-Offset must be a whole number of bytes.'],
      [patch(0, picture, { 'upload-offset': '-1' }), '400 BAD_REQUEST Upload-Offset must be a whole number of bytes.'],
    ],
    waiting,
  ],
  [
    'other methods',
    {},
    [
      [{ method: 'GET' }, '404 INVALID_STATE Cannot GET …'],
      [{ method: 'POST', headers: spoken }, '404 INVALID_STATE Cannot POST …'],
      [{ method: 'PUT' }, '404 INVALID_STATE Cannot PUT …'],
    ],
    waiting,
  ],
  [
    'a method in a header',
    {},
    [[patch(0, picture, { 'x-http-method-override': 'DELETE' }), '404 INVALID_STATE Cannot PATCH …']],
    waiting,
  ],
  [
    'an address that was cut',
    {},
    [
      [
        { ...head, path: (it) => it.slice(0, -1) },
        '403 FORBIDDEN This address does not open anything here: it was cut or changed.',
      ],
      [{ ...giveUp, path: () => '/uploads/' }, gone],
    ],
    waiting,
  ],
  [
    'an address that was changed',
    {},
    [
      [
        { ...whole, path: (it) => `${it.slice(0, -4)}AAAA` },
        '403 FORBIDDEN This address does not open anything here: it was cut or changed.',
      ],
    ],
    waiting,
  ],
  [
    'an address that has expired',
    {},
    [
      [first, taken(100)],
      [
        { ...rest, later: 120_000 },
        '403 FORBIDDEN This upload address has expired: ask for another one, and go on with that.',
      ],
      [
        { ...head, later: 120_000 },
        '403 FORBIDDEN This upload address has expired: ask for another one, and go on with that.',
      ],
      [rest, taken(size)],
    ],
    ready,
  ],
]
