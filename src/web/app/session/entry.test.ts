import { describe, expect, test } from 'vitest'
import { type AddressBar, readMockWish, readSignInLink, takeSignInLink } from './entry.ts'

describe('a sign-in link', () => {
  const bar = (hash: string): AddressBar & { shown: string[] } => {
    const shown: string[] = []
    const location = { hash, pathname: '/appointments', search: '?view=week' }
    return {
      location,
      history: {
        state: null,
        replaceState: (_: unknown, __: string, url?: string | URL | null) => void shown.push(String(url)),
      },
      shown,
    }
  }

  test('is taken out of the address bar at once', () => {
    const address = bar('#sign-in=abc-_1')
    expect(takeSignInLink(address)).toEqual({ code: 'abc-_1', baseUrl: null })
    expect(address.shown).toEqual(['/appointments?view=week'])
  })

  test.each(['#sign-in=', '#accessKeyId=AK&secretAccessKey=a%2Bb'])(
    'that is broken or of old is cleaned too: %s',
    (hash) => {
      const address = bar(hash)
      expect(takeSignInLink(address)).toEqual({ code: '', baseUrl: null })
      expect(address.shown).toHaveLength(1)
    },
  )

  test('can be pasted', () => {
    const origin = 'https://desk.example'
    expect(readSignInLink(` ${origin}/#sign-in=abc \n`)).toEqual({ code: 'abc', baseUrl: null, origin })
    expect(readSignInLink(`${origin}/#other=abc`)).toBeNull()
    expect(readSignInLink('abc')).toBeNull()
  })
})

describe('mock mode', () => {
  test('is asked for by query or fragment', () => {
    expect(readMockWish({ hash: '#demo', search: '' })).toMatchObject({ on: true })
    expect(readMockWish({ hash: '', search: '?mock&faults=slow,429&demo-seed=7&demo-date=2026-03-02' })).toEqual({
      on: true,
      faults: 'slow,429',
      seed: '7',
      date: '2026-03-02',
    })
    expect(readMockWish({ hash: '', search: '?view=day' })).toBeNull()
  })
})
