import { describe, expect, test } from 'vitest'
import { answerTo, isPage, mayKeep } from './rules.ts'
import { ownAnswer } from './testing/cache-storage.ts'

const HERE = 'https://desk.example'
const asked = (path: string, more: { method?: string; mode?: string } = {}) =>
  answerTo({ method: 'GET', mode: 'cors', url: new URL(path, HERE).href, ...more }, HERE)

describe('the worker', () => {
  test.each(['/', '/appointments?date=2026-03-02', '/multimedia/1', '/settings/people'])(
    'answers for the page at %s',
    (path) => {
      expect(asked(path, { mode: 'navigate' })).toBe('page')
    },
  )

  test('answers for files that are named after their content, and for the few others of the page', () => {
    expect(asked('/assets/main-Ab3_d-9x.js')).toBe('asset')
    expect(asked('/assets/inter-latin-Ab3_d-9x.woff2')).toBe('asset')
    expect(asked('/favicon.svg')).toBe('file')
  })

  test.each([
    '/api/v2/appointments',
    '/x/me',
    '/x/changes',
    '/admin/keys',
    '/media/house/1/1/mac',
    '/feeds/house/1.ics',
    '/uploads/1',
    '/openapi.json',
    '/.well-known/scheduling-service',
  ])('never looks at %s, however it is asked for', (path) => {
    for (const mode of ['cors', 'navigate', 'no-cors']) expect(asked(path, { mode })).toBe('nothing')
  })

  test('leaves writes, other origins and files of no fixed content to the browser', () => {
    expect(asked('/appointments', { method: 'POST', mode: 'navigate' })).toBe('nothing')
    expect(asked('https://elsewhere.example/assets/main-Ab3_d-9x.js')).toBe('nothing')
    expect(asked('/demo/room.jpg')).toBe('nothing')
    expect(asked('/sw.js')).toBe('nothing')
  })
})

test('only a whole answer of the page’s own server is kept', () => {
  expect(mayKeep(ownAnswer('<p>'))).toBe(true)
  expect(mayKeep(ownAnswer('<p>', { status: 503 }))).toBe(false)
  expect(mayKeep(ownAnswer('<p>', { status: 206 }))).toBe(false)
  expect(mayKeep(ownAnswer('<p>', { 'cache-control': 'no-store' }))).toBe(false)
  expect(mayKeep(ownAnswer('<p>', { 'cache-control': 'private' }))).toBe(false)
  // Of another origin, or one that hides itself.
  expect(mayKeep(new Response('<p>'))).toBe(false)
  expect(isPage(ownAnswer('<p>'))).toBe(true)
  expect(isPage(ownAnswer('{}', { 'content-type': 'application/json' }))).toBe(false)
})
