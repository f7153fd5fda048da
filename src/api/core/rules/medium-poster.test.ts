import { expect, test } from 'vitest'
import { posterOf, withPoster } from './medium-poster.ts'

const poster = { id: '018f6f3e-7f4c-7a57-8000-000000000001', url: '/media/a/b/1/c' }

test('a poster stands in the open fields, and goes', () => {
  const kept = withPoster({ mood: 'calm' }, poster)
  expect(posterOf({ environment: kept })).toEqual(poster)
  expect(withPoster(kept, null)).toEqual({ mood: 'calm' })
  expect(posterOf({ environment: {} })).toBeUndefined()
})

test.each([['wall'], [{ id: 'only' }], [{ url: 'javascript:alert(1)' }], [{ url: '//elsewhere.example/a.png' }]])(
  'what another client keeps there is none, and stays: %j',
  (theirs) => {
    expect(posterOf({ environment: { poster: theirs } })).toBeUndefined()
    expect(withPoster({ poster: theirs }, poster)).toEqual({ poster: theirs })
  },
)
