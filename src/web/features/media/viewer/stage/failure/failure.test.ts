import { expect, test } from 'vitest'
import type { StageKind } from '../stage-kind.ts'
import { failureOf } from './failure.ts'

const ascii = (text: string) => new TextEncoder().encode(text)
const box = (name: string, content: string) => `\0\0\0${String.fromCharCode(8 + content.length)}${name}${content}`
const mp4 = (mark: string) => ascii(box('ftyp', 'isom\0\0\0\0isommp42') + box('stsd', `\0\0\0\0${mark}`))
const png = new Uint8Array([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  ...ascii('IHDR'),
  ...Array(17),
  ...ascii('\0\0\0\0IDAT'),
])

interface Answer {
  status?: number
  type?: string
  canPlay?: (type: string) => boolean
  cause?: unknown
}

const look = (kind: StageKind, format: string, bytes: Uint8Array, answer: Answer = {}) => {
  const { status = 206, type = format, canPlay = () => true, cause } = answer
  const fetch = async () => new Response(bytes.slice(), { status, headers: { 'content-type': type } })
  return failureOf({ src: 'https://a.example/file', kind, format, cause }, { fetch, canPlay })
}
const noHevc = (type: string) => !/h(vc|ev)1/.test(type)

test('a film that is coded as this browser does not play it is not called absent', async () => {
  expect(await look('video', 'video/mp4', mp4('hvc1'), { canPlay: noHevc })).toEqual({
    kind: 'codec',
    codec: 'HEVC (H.265)',
  })
  expect(await look('video', 'video/mp4', mp4('hvc1'))).toEqual({ kind: 'damaged', format: 'video/mp4' })
  expect(await look('video', 'video/mp4', mp4('none'), { canPlay: () => false })).toEqual({
    kind: 'format',
    format: 'video/mp4',
  })
})

test('a document that is locked is told from one that is damaged', async () => {
  const cause = Object.assign(new Error('No password given'), { name: 'PasswordException' })
  const pdf = ascii('%PDF-1.7 rubbish')
  expect(await look('pdf', 'application/pdf', pdf, { cause })).toEqual({ kind: 'password' })
  expect(await look('pdf', 'application/pdf', pdf)).toEqual({ kind: 'damaged', format: 'application/pdf' })
})

test('a picture is damaged, of another format, or not one at all', async () => {
  expect(await look('image', 'image/png', png)).toEqual({ kind: 'damaged', format: 'image/png' })
  expect(await look('image', 'image/heic', ascii(box('ftyp', 'heic\0\0\0\0mif1heic')))).toEqual({
    kind: 'format',
    format: 'image/heic',
  })
  expect(await look('image', 'image/png', ascii('%PDF-1.7'))).toEqual({ kind: 'other', found: 'application/pdf' })
  expect(await look('image', 'image/png', ascii('<!doctype html>'), { type: 'text/html; charset=utf-8' })).toEqual({
    kind: 'other',
    found: 'text/html',
  })
  expect(await look('image', 'image/png', ascii('rubbish'))).toEqual({ kind: 'damaged', format: 'image/png' })
})

test.each([
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [403, { kind: 'status', status: 403 }],
  [500, { kind: 'status', status: 500 }],
])('an address that answers %i is told by that', async (status, failure) => {
  expect(await look('image', 'image/png', ascii('{}'), { status, type: 'application/json' })).toEqual(failure)
})

test('what lets nobody look into it is not judged', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const asked = { src: 'https://a.example/file', kind: 'image', format: 'image/png', cause: undefined } as const
  expect(await failureOf(asked, { fetch, canPlay: () => true })).toEqual({ kind: 'unknown' })
})

test('of a long film only its ends are read', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      sent += 65_536
      controller.enqueue(
        sent === 65_536 ? new Uint8Array([...mp4('avc1'), ...Array(65_000).fill(0)]) : new Uint8Array(65_536),
      )
    },
  })
  const fetch = async () => new Response(endless, { status: 200 })
  const asked = { src: 'https://a.example/file', kind: 'video', format: 'video/mp4', cause: undefined } as const
  const failure = await failureOf(asked, { fetch, canPlay: (type) => !type.includes('avc1') })
  expect(failure).toEqual({ kind: 'codec', codec: 'H.264' })
  expect(sent).toBeLessThan(1_000_000)
})
