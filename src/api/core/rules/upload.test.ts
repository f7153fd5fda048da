import { describe, expect, test } from 'vitest'
import { MEDIA_FORMATS, mediaFormat } from './media-formats.ts'
import { typeOfFormat } from './media-type.ts'
import { type Arrived, canBeSent, faultOf, SENDABLE } from './upload.ts'

const arrived: Arrived = {
  size: 10,
  sha256: 'a'.repeat(64),
  looksLike: 'image/png',
  intact: true,
  width: 1,
  height: 1,
  duration: null,
}
const declared = { format: 'image/png', size: 10, sha256: 'a'.repeat(64) }

describe('bytes that arrived', () => {
  test('are right where they are what was declared, or nothing was', () => {
    expect(faultOf(declared, arrived)).toBeUndefined()
    expect(faultOf({ format: 'image/png', size: null, sha256: null }, arrived)).toBeUndefined()
  })

  test.each([
    ['has 9 bytes, but 10 were declared', { size: 9 }],
    ['SHA-256 differs', { sha256: 'b'.repeat(64) }],
    ['its content is text/html', { looksLike: 'text/html' }],
    ['its content is of no known format', { looksLike: null }],
    ['damaged', { intact: false }],
  ])('are wrong with a reason: %s', (reason, facts) => {
    expect(faultOf(declared, { ...arrived, ...facts })).toContain(reason)
  })

  test.each([
    ['audio/x-m4a', 'video/mp4', true],
    ['audio/webm', 'video/webm', true],
    ['audio/ogg; codecs=opus', 'audio/ogg', true],
    ['application/vnd.ms-powerpoint', 'application/x-cfb', true],
    ['video/mp4', 'audio/mp4', false],
    ['image/svg+xml', 'image/png', false],
    ['image/png', 'image/svg+xml', false],
  ])('declared as %s may look like %s: %s', (format, looksLike, fits) => {
    expect(faultOf({ format, size: null, sha256: null }, { ...arrived, looksLike }) === undefined).toBe(fits)
  })
})

describe('the formats', () => {
  test('are told apart by name and by extension, and each has a type of its own', () => {
    const names = MEDIA_FORMATS.flatMap((it) => [it.format, ...it.alsoCalled])
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(MEDIA_FORMATS.map((it) => it.extension)).size).toBe(MEDIA_FORMATS.length)
    expect(names.filter((name) => typeOfFormat(name) === undefined)).toEqual([])
    expect(mediaFormat('IMAGE/JPG')?.format).toBe('image/jpeg')
  })

  test('that a browser could run are never shown in place', () => {
    expect(MEDIA_FORMATS.filter((it) => /xml|html|script/.test(it.format) && it.inline)).toEqual([])
  })

  test('can be sent where the host takes them', () => {
    expect(canBeSent({ format: 'image/jpg' }, { formats: SENDABLE })).toBe(true)
    expect(canBeSent({ format: 'text/html' }, { formats: SENDABLE })).toBe(false)
    expect(canBeSent({ format: 'image/png' }, { formats: ['video/mp4'] })).toBe(false)
  })
})
