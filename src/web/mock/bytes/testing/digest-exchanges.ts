import { createHash } from 'node:crypto'
import { head, patch, picture, type Said } from './tus-endpoint.ts'

const size = picture.length
const [whole, first, rest] = [patch(0, picture), patch(0, picture.subarray(0, 100)), patch(100, picture.subarray(100))]
const saying = (said: Said, headers: Record<string, string>): Said => ({
  ...said,
  headers: { ...said.headers, ...headers },
})
const digestOf = (bytes: Buffer) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`
const at = (offset: number) => `200 offset=${offset} length=${size}`
const taken = (offset: number) => `204 offset=${offset}`
const other = 'The file that arrived isn’t the one that was declared: its SHA-256 differs. Send it again.'
const ready = { status: 'ready', size, version: 2 }
const waiting = { status: 'need_action', size, version: 1 }

/** Exchanges about a hash that comes with the bytes, and about the record as their answer. */
export const DIGEST_EXCHANGES: [title: string, declared: object, calls: [Said, string][], record: object][] = [
  [
    'a hash that comes with the last bytes, and the record that is asked for',
    { sha256: null },
    [
      [first, taken(100)],
      [saying(rest, { 'repr-digest': digestOf(picture), prefer: 'return=representation' }), `200 offset=${size}`],
    ],
    ready,
  ],
  [
    'a record that is asked for before it is there',
    {},
    [[saying(first, { prefer: 'respond-async, return=representation' }), taken(100)]],
    waiting,
  ],
  [
    'a hash that comes with the last bytes, of other ones',
    { sha256: null },
    [[saying(whole, { 'repr-digest': digestOf(Buffer.from('other')) }), `422 UNPROCESSABLE ${other}`]],
    { status: 'error', statusReason: other },
  ],
  [
    'another hash than was declared',
    {},
    [
      [saying(whole, { 'repr-digest': digestOf(Buffer.from('other')) }), `422 UNPROCESSABLE ${other}`],
      [head, at(0)],
    ],
    waiting,
  ],
  [
    'a hash that cannot be read',
    { sha256: null },
    [
      [
        saying(whole, { 'repr-digest': 'md5=:AAAA:' }),
        '400 BAD_REQUEST Repr-Digest must tell a sha-256, as in `sha-256=:…:`.',
      ],
      [head, at(0)],
    ],
    { ...waiting, sha256: null },
  ],
]
