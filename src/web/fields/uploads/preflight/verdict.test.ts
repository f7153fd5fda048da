import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { claimedFormat, formatOf, formatWord, typesOf } from './formats.ts'
import { problemWords } from './problem-words.ts'
import { needingFingerprint, twinsOf } from './twins.ts'
import { isSentByItself, verdict, type FileFacts, type Said } from './verdict.ts'

const facts = (more: Partial<FileFacts> = {}): FileFacts => ({
  fileName: 'room.png',
  size: 1000,
  format: 'image/png',
  readable: true,
  opens: true,
  ...more,
})
const limits = { maxSize: 5000, formats: ['image/png', 'image/jpeg', 'video/mp4', 'application/pdf'] }
const said: Said = { type: 'image', altText: 'A room' }
const kinds = (more: Partial<FileFacts>, about: Partial<Said> = {}) =>
  verdict(facts(more), limits, { ...said, ...about }).map(({ kind }) => kind)

describe('a file that may be sent', () => {
  test('has nothing against it', () => {
    expect(verdict(facts(), limits, said)).toEqual([])
    expect(isSentByItself([])).toBe(true)
  })

  test('may lack words in its place, and is sent all the same', () => {
    const problems = verdict(facts(), limits, { type: 'image', altText: '  ' })
    expect(problems).toEqual([{ kind: 'no-alt-text' }])
    expect(isSentByItself(problems)).toBe(true)
    expect(kinds({ fileName: 'a.mp4', format: 'video/mp4' }, { type: 'video', altText: '' })).toEqual([])
  })

  test('says whether guests get to know place, camera and owner', () => {
    const told = { camera: 'Lumen X100' }
    const find = (strips: boolean) => verdict(facts({ told }), { ...limits, strips }, said)
    expect(find(true)).toEqual([{ kind: 'told', facts: told, isStripped: true }])
    expect(find(false)).toEqual([{ kind: 'told', facts: told, isStripped: false }])
    expect(isSentByItself(find(false))).toBe(true)
    const sealed = verdict(facts({ told, isSealed: true }), { ...limits, strips: true }, said)
    expect(sealed).toEqual([{ kind: 'told', facts: told, isStripped: false }])
  })

  test('is no drawing that would keep a browser busy', () => {
    const trouble = { kind: 'expands', most: 100_000 } as const
    const found = verdict(
      facts({ fileName: 'a.svg', format: 'image/svg+xml', trouble }),
      { maxSize: null, formats: [] },
      said,
    )
    expect(found).toEqual([{ kind: 'trouble', trouble }])
    expect(isSentByItself(found)).toBe(false)
  })

  test('is sent as what it is where its name says something else', () => {
    expect(verdict(facts({ format: 'image/jpeg' }), limits, said)).toEqual([
      { kind: 'other-format', format: 'image/jpeg', claimed: 'image/png' },
    ])
    expect(kinds({ fileName: 'room' })).toEqual([])
  })

  test('may be a look around', () => {
    expect(kinds({ panorama: 'shape' })).toEqual(['panorama'])
    expect(kinds({ panorama: 'shape' }, { type: 'immersive' })).toEqual([])
    expect(kinds({ panorama: 'tag' }, { type: 'immersive' })).toEqual(['panorama'])
  })

  test('is not sent by itself where its bytes are somewhere already', () => {
    const problems = verdict(facts(), limits, said, { where: 'there', id: 'm', name: 'Room' })
    expect(problems.map(({ kind }) => kind)).toEqual(['twin'])
    expect(isSentByItself(problems)).toBe(false)
  })
})

test.each([
  ['unreadable', { readable: false }],
  ['empty', { size: 0, format: undefined }],
  ['too-large', { size: 5001 }],
  ['no-format', { format: undefined }],
  ['not-taken', { fileName: 'a.gif', format: 'image/gif' }],
])('a file that is %s is not sent', (kind, more) => {
  const problems = verdict(facts(more), limits, said)
  expect(problems.map((it) => it.kind)).toEqual([kind])
  expect(isSentByItself(problems)).toBe(false)
})

test('a deployment that says nothing of its limits is asked', () => {
  expect(
    verdict(facts({ size: 1e12, fileName: 'a.gif', format: 'image/gif' }), { maxSize: null, formats: [] }, said),
  ).toEqual([])
})

test('a field that takes pictures alone takes nothing else', () => {
  const only = { ...limits, only: 'image' as const }
  expect(verdict(facts({ fileName: 'a.pdf', format: 'application/pdf' }), only, said)).toEqual([
    { kind: 'other-type', only: 'image' },
  ])
  expect(verdict(facts(), only, said)).toEqual([])
})

test('the bytes tell the format, and the name chooses among those that look alike', () => {
  expect(formatOf('image/apng', 'a.png')).toBe('image/png')
  expect(formatOf('audio/ogg; codecs=opus', 'a.ogg')).toBe('audio/ogg')
  expect(formatOf('video/mp4', 'a.m4a')).toBe('audio/mp4')
  expect(formatOf('video/mp4', 'a.png')).toBe('video/mp4')
  expect(formatOf('application/x-cfb', 'a.ppt')).toBe('application/vnd.ms-powerpoint')
  expect(formatOf('application/x-cfb', 'a.doc')).toBe('application/x-cfb')
  expect(formatOf(null, 'a.png')).toBeUndefined()
  expect(formatWord(formatOf('image/heif', 'a.heic') ?? '')).toBe('HEIC')
  expect(claimedFormat('Room.JPEG')).toBe('image/jpeg')
  expect(claimedFormat('Room')).toBeUndefined()
  expect(formatWord('image/jpeg')).toBe('JPG')
  expect(typesOf('image/jpeg')).toEqual(['image', 'immersive'])
  expect(typesOf('application/pdf')).toEqual(['presentation'])
})

describe('the same bytes', () => {
  const known = [
    { id: 'm', name: 'Room', size: 10, sha256: 'aa' },
    { id: 'n', name: 'Link', size: 20, sha256: null },
  ]

  test('are looked for only where the sizes agree', () => {
    const files = [5, 10, 20, 30, 30, 0, 0].map((size, at) => ({ name: `${at}`, size }))
    expect(needingFingerprint(files, known).map(({ name }) => name)).toEqual(['1', '3', '4'])
    expect(needingFingerprint([{ name: 'a', size: 10, sha256: null }], known)).toEqual([])
  })

  test('are found among the media first, then in an earlier file', () => {
    const files = [
      { name: 'a', size: 10, sha256: 'aa' },
      { name: 'b', size: 30, sha256: 'bb' },
      { name: 'c', size: 30, sha256: 'bb' },
      { name: 'd', size: 30, sha256: null },
    ]
    expect(twinsOf(files, known)).toEqual([
      { where: 'there', id: 'm', name: 'Room' },
      undefined,
      { where: 'here', name: 'b' },
      undefined,
    ])
  })
})

test('a photo that many browsers cannot show is refused with what to do', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const words = problemWords(i18n, {} as never, { kind: 'not-taken', format: 'image/heic' })
  expect(words).toMatch(/HEIC.*JPEG.*Most Compatible/)
})
